import Foundation

/// The face and size that text asks for, before it is known which fonts are installed.
public struct FontRequest: Hashable, Sendable {
  /// Which family is wanted.
  public enum Family: Hashable, Sendable {
    /// The system's font.
    case system
    /// The system's fixed-width font.
    case monospaced
    /// A font by its family or full name.
    case named(String)
  }

  public var family: Family
  /// The size in units of the run's space, above zero.
  public var pointSize: CGFloat
  /// The weight on the scale of CSS: 400 regular, 700 bold.
  public var weight: Int
  public var isItalic: Bool

  public init(family: Family, pointSize: CGFloat, weight: Int = 400, isItalic: Bool = false) {
    self.family = family
    self.pointSize = pointSize
    self.weight = weight
    self.isItalic = isItalic
  }
}
