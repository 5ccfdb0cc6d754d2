/// The looks of the system's views: their drawing, through the context that views draw into.
@MainActor package protocol SystemLook: AnyObject {
  /// Tells drawings apart: a drawing made under another key is made again before it is shown.
  var key: SystemLookKey { get }
  /// Draws the look of the class of `view`; answers whether it has one at all.
  func draw(_ view: UIView, in context: CGContext) -> Bool
  /// Draws the part of the look that the class of `view` shows above its subviews; answers whether
  /// there is one.
  func drawOverlay(_ view: UIView, in context: CGContext) -> Bool
}
