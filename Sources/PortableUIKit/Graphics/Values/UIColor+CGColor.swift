import Foundation

extension UIColor {
  /// A colour that is the same under all traits, with the space or the pattern of `cgColor`.
  public convenience init(cgColor: CGColor) {
    let isPlain = cgColor.pattern == nil && cgColor == CGColor(cgColor.sRGB)
    guard isPlain else {
      self.init(exact: cgColor)
      return
    }
    let values = cgColor.sRGB
    self.init(red: values.red, green: values.green, blue: values.blue, alpha: values.alpha)
  }

  /// A colour by its components in Display P3, each in 0...1.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    guard let space = CGColorSpace(name: CGColorSpace.displayP3),
      let color = CGColor(space, [red, green, blue, alpha])
    else { preconditionFailure("Internal inconsistency: Display P3 is not known") }
    self.init(exact: color)
  }

  /// The colour as it is under the current traits (`UITraitCollection.current`); it does not follow
  /// others.
  public var cgColor: CGColor { cgColor(for: .current) }
}
