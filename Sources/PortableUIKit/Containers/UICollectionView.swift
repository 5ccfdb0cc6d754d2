import Foundation

/// A scrolling grid. Items are not made here: a document places its cells as subviews.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
