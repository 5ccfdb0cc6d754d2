import Foundation

extension UIImage {
  /// Which colours an image is drawn in (raw values as in UIKit).
  public enum RenderingMode: Int, Sendable {
    /// The mode that the image's file declares.
    case automatic = 0
    case alwaysOriginal = 1
    /// In the tint colour, where the image is opaque.
    case alwaysTemplate = 2
  }

  /// How the parts between the caps are made larger (raw values as in UIKit).
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }

  /// Whether the image is drawn in the tint colour, its own colours left aside.
  package var isTemplate: Bool { look.isTemplate }
  public var renderingMode: RenderingMode { look.renderingMode }
  /// The parts at the edges that keep their size, in points.
  public var capInsets: UIEdgeInsets { look.caps ?? .zero }
  public var resizingMode: ResizingMode { look.caps == nil ? .stretch : look.resizingMode }
  /// Whether the image is mirrored where the interface is read from the right.
  public var flipsForRightToLeftLayoutDirection: Bool { look.flipsForRightToLeft }

  private func with(_ change: (inout ImageLook) -> Void) -> UIImage {
    var look = look
    change(&look)
    return UIImage(self, look: look, alignmentRectInsets: alignmentRectInsets)
  }

  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    with { $0.renderingMode = mode }
  }

  /// The shape of the image in `color` (IM-7).
  public func withTintColor(_ color: UIColor) -> UIImage {
    with { $0.tint = color }
  }

  /// The image in `color`, with a rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The same image with other alignment insets.
  public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
    UIImage(self, look: look, alignmentRectInsets: insets)
  }

  /// An image whose edges keep their size, the rest between them repeated (CS-12).
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// An image whose edges keep their size.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    with {
      $0.caps = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// An image whose middle column and row, one point each behind the caps, are stretched.
  public func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
    resizableImage(
      withCapInsets: UIEdgeInsets(
        top: CGFloat(top), left: CGFloat(left), bottom: max(0, size.height - CGFloat(top) - 1),
        right: max(0, size.width - CGFloat(left) - 1)), resizingMode: .stretch)
  }

  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeft = true }
  }

  /// The image mirrored; pixels only.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    guard let cgImage else { return self }
    let flipped = UIImage(
      cgImage: cgImage, scale: scale, orientation: imageOrientation.flippedHorizontally)
    return UIImage(flipped, look: look, alignmentRectInsets: alignmentRectInsets)
  }
}
