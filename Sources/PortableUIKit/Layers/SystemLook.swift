/// What the views of the system look like: their drawing, through the context that views draw into.
@MainActor package protocol SystemLook: AnyObject {
  /// Tells drawings apart: what was drawn under another key is drawn again before it is shown.
  var key: SystemLookKey { get }
  /// Draws what the class of `view` shows; answers whether it has a look at all.
  func draw(_ view: UIView, in context: CGContext) -> Bool
  /// Draws what the class of `view` shows above its subviews; answers whether that is anything.
  func drawOverlay(_ view: UIView, in context: CGContext) -> Bool
}
