import Foundation

/// How a table keeps and compares its objects.
public enum NSPointerFunctions {
  /// Raw values as in Foundation. Objects are compared by identity whatever is asked for.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let strongMemory = Options([])
    public static let weakMemory = Options(rawValue: 5)
    public static let objectPersonality = Options([])
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}
