/// A user-defined runtime attribute: a value set by key path when the object is created.
public struct RuntimeAttribute: Sendable, Equatable {
  public enum Value: Sendable, Equatable {
    case boolean(Bool)
    case number(Double)
    case string(String)
    case point(x: Double, y: Double)
    case size(width: Double, height: Double)
    case rectangle(x: Double, y: Double, width: Double, height: Double)
    case image(name: String)
    /// A colour by its attributes, such as `red`, `green`, `blue`, `alpha` or `name`.
    case color([String: String])
    case null
  }

  public var keyPath: String
  public var value: Value
}
