import Foundation

/// A colour that is the same everywhere: numbers in a colour space, or a pattern.
public final class CGColor: Sendable, Hashable {
  public let colorSpace: CGColorSpace?
  private let numbers: [CGFloat]
  /// The pattern with which the colour tiles an area, instead of being plain.
  public let pattern: CGPattern?
  /// The colour in sRGB; components of wide or extended colours may lie outside 0...1. For a pattern
  /// its tint.
  public let sRGB: ColorComponents

  private init(
    _ colorSpace: CGColorSpace, _ numbers: [CGFloat], _ sRGB: ColorComponents,
    pattern: CGPattern? = nil
  ) {
    self.colorSpace = colorSpace
    self.numbers = numbers
    self.pattern = pattern
    self.sRGB = sRGB
  }

  /// A colour by its components, the opacity last; nil for a pattern space.
  public convenience init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = colorSpace.numberOfComponents + 1
    self.init(colorSpace, Array(UnsafeBufferPointer(start: components, count: count)))
  }

  /// A colour by its components; nil where their number is not that of the space and one for opacity.
  package convenience init?(_ colorSpace: CGColorSpace, _ numbers: [CGFloat]) {
    guard let sRGB = colorSpace.sRGB(numbers) else { return nil }
    self.init(colorSpace, numbers, sRGB)
  }

  /// A pattern as a colour.
  ///
  /// - Parameter components: the opacity of a coloured pattern; the tint of another one in the base
  ///   space, the opacity last.
  public convenience init?(
    patternSpace: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
  ) {
    guard patternSpace.kind == .pattern else { return nil }
    if pattern.isColored {
      let alpha = components.pointee
      self.init(patternSpace, [alpha], ColorComponents.black.withAlpha(alpha), pattern: pattern)
      return
    }
    guard let base = patternSpace.baseColorSpace else { return nil }
    let count = base.numberOfComponents + 1
    let numbers = Array(UnsafeBufferPointer(start: components, count: count))
    guard let tint = base.sRGB(numbers) else { return nil }
    self.init(patternSpace, numbers, tint, pattern: pattern)
  }

  /// A coloured pattern as a colour.
  public convenience init(pattern: CGPattern, alpha: CGFloat = 1) {
    self.init(
      CGColorSpace(.pattern), [alpha], ColorComponents.black.withAlpha(alpha), pattern: pattern)
  }

  public convenience init(_ components: ColorComponents) {
    self.init(
      CGColorSpaceCreateDeviceRGB(),
      [components.red, components.green, components.blue, components.alpha], components)
  }

  /// A colour of the sRGB space.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(ColorComponents(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(
      CGColorSpaceCreateDeviceGray(), [gray, alpha],
      ColorComponents(red: gray, green: gray, blue: gray, alpha: alpha))
  }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  public var alpha: CGFloat { numbers.last ?? 0 }
  /// The number of components, opacity included.
  public var numberOfComponents: Int { numbers.count }
  /// The components in the colour's own space, the opacity last.
  public var components: [CGFloat]? { numbers }

  public func copy() -> CGColor? { self }

  public func copy(alpha: CGFloat) -> CGColor? {
    guard let colorSpace else { return nil }
    return CGColor(
      colorSpace, numbers.dropLast() + [alpha], sRGB.withAlpha(alpha), pattern: pattern)
  }

  /// The colour in another space; nil for a pattern, and to a pattern space.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent = .defaultIntent,
    options: [AnyHashable: Any]? = nil
  ) -> CGColor? {
    guard pattern == nil, space.kind != .pattern else { return nil }
    return CGColor(space, space.components(of: sRGB))
  }

  public static func == (a: CGColor, b: CGColor) -> Bool {
    a.colorSpace == b.colorSpace && a.numbers == b.numbers && a.pattern == b.pattern
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(colorSpace)
    hasher.combine(numbers)
  }
}
