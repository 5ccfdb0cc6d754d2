import Foundation

/// How an image is drawn (IM-1).
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// How many colours pixels can have (raw values as in UIKit); pixels here have 8 bits a component.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }

  /// Pixels per point; 0 is the main screen's number.
  open var scale: CGFloat = UITraitCollection.mainScreenScale
  /// Whether the image has no opacity of its own: it then begins black.
  open var opaque = false
  open var preferredRange = Range.automatic
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }

  public required init() {
    super.init()
  }

  /// A format with the scale of `traits`.
  public convenience init(for traits: UITraitCollection) {
    self.init()
    if traits.displayScale > 0 { scale = traits.displayScale }
  }

  /// The number of pixels per point that is drawn with.
  var drawnScale: CGFloat {
    scale > 0 && scale.isFinite ? scale : UITraitCollection.mainScreenScale
  }
}
