/// A structure around a number that takes numbers to and from itself, as `UIWindow.Level.alert + 1` does.
///
/// The operators are members of an extension, so that an app may define some of its own on the type itself.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  public static func + (value: Self, number: RawValue) -> Self {
    Self(rawValue: value.rawValue + number)!
  }
  public static func + (number: RawValue, value: Self) -> Self {
    Self(rawValue: number + value.rawValue)!
  }
  public static func - (value: Self, number: RawValue) -> Self {
    Self(rawValue: value.rawValue - number)!
  }
  public static func - (a: Self, b: Self) -> RawValue { a.rawValue - b.rawValue }
  public static func += (value: inout Self, number: RawValue) { value = value + number }
  public static func -= (value: inout Self, number: RawValue) { value = value - number }
}

extension UILayoutPriority: _UIKitNumericRawRepresentable {}
extension UIWindow.Level: _UIKitNumericRawRepresentable {}
extension UIFont.Weight: _UIKitNumericRawRepresentable {}
