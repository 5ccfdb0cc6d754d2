import Foundation

/// A colour that is the same everywhere: numbers in a colour space, or a pattern.
public final class CGColor: Sendable, Hashable {
  public let colorSpace: CGColorSpace?
  private let numbers: [CGFloat]
  /// What the colour tiles an area with, instead of being plain.
  public let pattern: CGPattern?

  package init(colorSpace: CGColorSpace, numbers: [CGFloat], pattern: CGPattern? = nil) {
    self.colorSpace = colorSpace
    self.numbers = numbers
    self.pattern = pattern
  }

  /// A colour of the sRGB space.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(colorSpace: CGColorSpaceCreateDeviceRGB(), numbers: [red, green, blue, alpha])
  }

  public convenience init(_ components: ColorComponents) {
    self.init(
      red: components.red, green: components.green, blue: components.blue,
      alpha: components.alpha)
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(colorSpace: CGColorSpaceCreateDeviceGray(), numbers: [gray, alpha])
  }

  public var alpha: CGFloat { numbers.last ?? 0 }
  /// The number of components, opacity included.
  public var numberOfComponents: Int { numbers.count }
  /// The components in the colour's own space, the opacity last.
  public var components: [CGFloat]? { numbers }

  /// The colour in sRGB; components of extended colours may lie outside 0...1.
  public var sRGB: ColorComponents {
    switch colorSpace?.kind {
    case .gray where numbers.count == 2:
      ColorComponents(red: numbers[0], green: numbers[0], blue: numbers[0], alpha: numbers[1])
    case .rgb where numbers.count == 4:
      ColorComponents(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
    default: .clear
    }
  }

  public func copy(alpha: CGFloat) -> CGColor? {
    guard let colorSpace else { return nil }
    return CGColor(
      colorSpace: colorSpace, numbers: numbers.dropLast() + [alpha], pattern: pattern)
  }

  public static func == (a: CGColor, b: CGColor) -> Bool {
    a.colorSpace == b.colorSpace && a.numbers == b.numbers && a.pattern == b.pattern
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(colorSpace)
    hasher.combine(numbers)
  }
}
