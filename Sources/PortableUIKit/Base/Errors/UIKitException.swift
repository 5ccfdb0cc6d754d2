/// An Objective-C exception of UIKit as a value (name and reason as Apple words them).
///
/// Swift on Linux cannot catch an exception. A programming error is therefore reported to
/// ``handler``; where that returns, the call that was refused has changed nothing. Code that works on
/// data, as a document reader does, calls the throwing checks instead.
public struct UIKitException: Error, Hashable, Sendable, CustomStringConvertible {
  /// For example `NSInvalidArgumentException`.
  public let name: String
  public let reason: String

  public init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }

  public var description: String { "\(name): \(reason)" }

  @MainActor static func raise(_ exception: UIKitException) {
    Platform.current.diagnostics.exception(exception)
  }

  static func invalidArgument(_ reason: String) -> UIKitException {
    UIKitException(name: "NSInvalidArgumentException", reason: reason)
  }

  static func notALayoutItem(_ item: Any) -> UIKitException {
    .invalidArgument(
      "NSLayoutConstraint for \(item): Constraint items must each be a view or layout guide.")
  }

  static func illegalPriority(_ priority: UILayoutPriority) -> UIKitException {
    .internalInconsistency(
      "It's illegal to set priority:\(priority.rawValue).  Priorities must be greater than 0 and "
        + "less or equal to NSLayoutPriorityRequired, which is 1000.000000.")
  }

  static func internalInconsistency(_ reason: String) -> UIKitException {
    UIKitException(name: "NSInternalInconsistencyException", reason: reason)
  }

  /// A tree of controllers that disagrees with the tree of their views.
  static func hierarchyInconsistency(_ reason: String) -> UIKitException {
    UIKitException(name: "UIViewControllerHierarchyInconsistency", reason: reason)
  }

  static func generic(_ reason: String) -> UIKitException {
    UIKitException(name: "NSGenericException", reason: reason)
  }
}
