import Foundation

extension UIColor {
  /// Makes this the colour of fills and lines in the current context, as it is under the current traits.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes this the colour of fills in the current context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Makes this the colour of lines in the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
