public import AutoLayout

extension UIView {
  /// The parts of a frame that give way when the superview is resized (AR-1): the mask that the engine goes by.
  public typealias AutoresizingMask = AutoLayout.AutoresizingMask
}
