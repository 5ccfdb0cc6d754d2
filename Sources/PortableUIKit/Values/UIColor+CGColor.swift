import Foundation

extension UIColor {
  /// A colour that is the same under all traits.
  public convenience init(cgColor: CGColor) {
    let values = cgColor.sRGB
    self.init(red: values.red, green: values.green, blue: values.blue, alpha: values.alpha)
  }

  /// The colour as it is under the current traits (`UITraitCollection.current`); it does not follow
  /// others.
  public var cgColor: CGColor { CGColor(components(for: .current)) }
}
