import Foundation

/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let genericException = NSExceptionName("NSGenericException")
  public static let rangeException = NSExceptionName("NSRangeException")
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  public static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException")
}

/// A programmer's error that an app or library reports itself.
///
/// Nothing catches exceptions in Swift: as on Apple's systems the program ends, with the reason.
public final class NSException: NSObject, @unchecked Sendable {
  public let name: NSExceptionName
  public let reason: String?
  public let userInfo: [AnyHashable: Any]?

  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
    super.init()
  }

  /// Ends the program, with the name and the reason, unless ``UIKitException/handler`` does something else on the
  /// main thread.
  public func raise() {
    let exception = UIKitException(name: name.rawValue, reason: reason ?? "")
    guard Thread.isMainThread else { fatalError("\(exception)") }
    MainActor.assumeIsolated { UIKitException.raise(exception) }
  }

  public override var description: String { reason ?? name.rawValue }
}
