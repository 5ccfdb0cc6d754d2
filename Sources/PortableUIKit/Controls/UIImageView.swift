import Foundation

/// Shows an image; its intrinsic size is the image's, none without one (AL-56).
@preconcurrency @MainActor
open class UIImageView: UIView {
  open var image: UIImage? {
    didSet {
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      if image?.alignmentRectInsets != oldValue?.alignmentRectInsets { alignmentDidChange() }
      setNeedsDisplay()
    }
  }
  open var highlightedImage: UIImage?
  open var isHighlighted = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A view of the image's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open override var intrinsicContentSize: CGSize {
    image.map { image in
      let insets = image.alignmentRectInsets
      return CGSize(
        width: image.size.width - insets.left - insets.right,
        height: image.size.height - insets.top - insets.bottom)
    } ?? super.intrinsicContentSize
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    designAlignmentRectInsets ?? image?.alignmentRectInsets ?? .zero
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }
}
