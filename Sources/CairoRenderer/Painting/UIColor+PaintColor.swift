import PortableUIKit

extension UIColor {
  /// The colour that is the same under all traits.
  convenience init(_ color: PaintColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
