import Foundation

/// A log of a part of a program: its messages are lines on standard error.
///
/// Information and what is for debugging is left out, as a device's console does.
public final class OSLog: NSObject, Sendable {
  public struct Category: Sendable {
    public let rawValue: String
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that writes nothing.
  public static let disabled = OSLog(label: nil)

  /// The words before each message; nil in a log that writes nothing.
  private let label: String?

  private init(label: String?) { self.label = label }

  public convenience init(subsystem: String, category: String) {
    self.init(label: [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":"))
  }
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  public func isEnabled(type: OSLogType) -> Bool {
    label != nil && type != .debug && type != .info
  }
  /// Whether signposts are recorded: never.
  public var signpostsEnabled: Bool { false }

  func write(_ type: OSLogType, _ message: @autoclosure () -> String) {
    guard let label, isEnabled(type: type) else { return }
    let kind = type == .error ? "error: " : type == .fault ? "fault: " : ""
    let line = (label.isEmpty ? "" : "[\(label)] ") + kind + message() + "\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}
