import Foundation

/// A colour that is the same everywhere, as layers have them: four components in the sRGB space.
public final class CGColor: Sendable, Hashable {
  /// Red, green, blue and opacity, each in 0...1.
  public let values: UIColor.Components

  init(_ values: UIColor.Components) {
    self.values = values
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor.Components(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  public var alpha: CGFloat { values.alpha }
  public var numberOfComponents: Int { 4 }
  public var components: [CGFloat]? { [values.red, values.green, values.blue, values.alpha] }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: values.red, green: values.green, blue: values.blue, alpha: alpha)
  }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.values == b.values }
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension UIColor {
  /// A colour that is the same under all traits.
  public convenience init(cgColor: CGColor) {
    let values = cgColor.values
    self.init(red: values.red, green: values.green, blue: values.blue, alpha: values.alpha)
  }

  /// The colour as it is under the current traits (`UITraitCollection.current`); it does not follow
  /// others.
  public var cgColor: CGColor { CGColor(components(for: .current)) }
}
