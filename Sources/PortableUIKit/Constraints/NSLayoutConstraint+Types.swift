extension NSLayoutConstraint {
  /// What of an item a constraint relates (raw values as in UIKit, AL-3).
  public enum Attribute: Int, Sendable, CaseIterable {
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20
    case notAnAttribute = 0

    /// The old name of ``lastBaseline``.
    public static var baseline: Attribute { .lastBaseline }

    /// Whether the attribute is a margin, or a middle within margins.
    var isOfMargins: Bool { rawValue >= Attribute.leftMargin.rawValue }
  }

  /// How the two sides of a constraint compare (AL-2).
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }
}
