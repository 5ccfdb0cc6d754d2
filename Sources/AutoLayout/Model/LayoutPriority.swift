/// The importance of a constraint: a number above 0, up to 1000 (AL-40).
///
/// A constraint at `required` must hold. All others are optional and strictly ordered: none is
/// given up for any number of less important ones (AL-7).
public struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public var rawValue: Float

  public static let required = LayoutPriority(1000)
  public static let defaultHigh = LayoutPriority(750)
  public static let dragThatCanResizeScene = LayoutPriority(510)
  public static let sceneSizeStayPut = LayoutPriority(500)
  public static let dragThatCannotResizeScene = LayoutPriority(490)
  public static let defaultLow = LayoutPriority(250)
  public static let fittingSizeLevel = LayoutPriority(50)

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Whether the number lies above 0 and is at most 1000; others are illegal (AL-41).
  public var isValid: Bool { rawValue > 0 && rawValue <= 1000 }

  /// Whether a content size can be wished for at this priority: a legal one, or 0 for not at all (UM-1601).
  var isWish: Bool { isValid || rawValue == 0 }

  /// Whether a constraint at this priority must hold.
  public var isRequired: Bool { rawValue >= 1000 }

  public static func < (a: LayoutPriority, b: LayoutPriority) -> Bool { a.rawValue < b.rawValue }
}
