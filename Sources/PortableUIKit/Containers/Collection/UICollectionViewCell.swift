import Foundation

/// An item of a collection view, with its content in a view that fills it.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView(frame: .zero)
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var isSelected = false
  open var isHighlighted = false
  /// What a tap on the item starts, with the cell as sender: the segue of a document.
  package var selectionSegue: ((UICollectionViewCell) -> Void)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  /// Has the collection measure the item again.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UICollectionView)?.cellDidInvalidateSize(self)
  }

  override func hosts(_ subview: UIView) -> Bool { subview === contentView }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
