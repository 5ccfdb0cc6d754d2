/// A trait: a kind of value that environments pass down to those inside them (TR-9).
///
///     struct Density: UITraitDefinition {
///       static let defaultValue = 1.0
///     }
///
/// Reading a trait that was never set gives its default value.
public protocol UITraitDefinition: SendableMetatype {
  associatedtype Value

  static var defaultValue: Value { get }
  static var name: String { get }
  static var identifier: String? { get }
  /// Whether colours look different under different values.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String { String(describing: self) }
  public static var identifier: String? { nil }
  public static var affectsColorAppearance: Bool { false }
}
