import Foundation

/// How a renderer draws.
open class UIGraphicsRendererFormat: NSObject {
  /// The rectangle in points that is drawn, set by the renderer.
  open internal(set) var bounds = CGRect.zero

  public override required init() {
    super.init()
  }

  /// The format that suits the main screen.
  open class func `default`() -> Self { Self() }

  /// The same.
  open class func preferred() -> Self { Self() }
}
