/// How much a constraint matters: required, or optional at some level.
///
/// Optional priorities are ordered by their level and the order is exact: a constraint of a higher
/// level is never given up for any number of constraints of lower levels, however near the levels
/// are (749.5 and 750 are distinct). Any finite level of at least zero is optional, a thousand
/// included; only ``required`` must hold.
///
/// - Warning: 1000 is a level like any other here, and not required as it is in UIKit and in `AutoLayout`. Write
///   ``required``. Texts of such a constraint warn of it: `width == 80 (priority 1000, not required)`.
///
/// Negative and NaN levels can be written down, but every operation refuses them with a typed error.
public struct Priority: Hashable, Comparable, Sendable {
  /// The level: larger matters more. Positive infinity is ``required``.
  public let level: Double

  /// Makes an optional priority of the given level.
  @inlinable public init(_ level: Double) { self.level = level }

  /// The constraint must hold; constraints that contradict it are refused.
  @inlinable public static var required: Priority { Priority(.infinity) }
  /// Level 750: how strongly content resists being made smaller, as a rule.
  @inlinable public static var high: Priority { Priority(750) }
  /// Level 250: how strongly content hugs its size, as a rule.
  @inlinable public static var low: Priority { Priority(250) }
  /// Level 50: the pull towards the smallest fitting size.
  @inlinable public static var fittingSize: Priority { Priority(50) }

  /// The level that means "required" to UIKit.
  static var requiredInUIKit: Double { 1000 }

  /// True if the constraint must hold.
  @inlinable public var isRequired: Bool { level == .infinity }

  @inlinable public static func < (left: Priority, right: Priority) -> Bool {
    left.level < right.level
  }
}

extension Priority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  @inlinable public init(floatLiteral value: Double) { self.init(value) }
  @inlinable public init(integerLiteral value: Int) { self.init(Double(value)) }
}
