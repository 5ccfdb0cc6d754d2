import Foundation

/// The sink of what there is to tell about a program: UIKit writes to its log there, raises an exception, speaks or buzzes.
public struct Diagnostics: Sendable {
  public typealias ConflictHandler = @MainActor (UnsatisfiableConstraints) -> Void

  /// Whether texts about constraints go to standard error while nobody gets them.
  public var printsConflicts = ConflictPrinter.isTestProcess && !ConflictPrinter.isSilenced
  /// Gets every conflict of required constraints (``UIView/unsatisfiableConstraintsHandler``).
  public var conflict: ConflictHandler?
  /// Gets a constant beyond the limit of layout (``UIView/constraintLimitHandler``).
  public var constraintLimit: (@MainActor (NSLayoutConstraint, String) -> Void)?
  /// Gets a layout that does not settle (``UIView/layoutFeedbackLoopHandler``).
  public var feedbackLoop: (@MainActor (LayoutFeedbackLoop) -> Void)?
  /// Gets warnings (``UIViewController/warningHandler``).
  public var warning: (@MainActor (String) -> Void)?
  /// Gets exceptions (``UIKitException/handler``).
  public var exception: @MainActor (UIKitException) -> Void = {
    // Unlike a failed precondition, this gives the reason in release builds too.
    fatalError("\($0)")
  }
  /// Gets notifications for assistive programs (``UIAccessibility/notificationHandler``).
  public var accessibilityNotice: (@MainActor (UIAccessibility.Notification, Any?) -> Void)?
  /// Gets all that would be felt (``UIFeedbackGenerator/onFeedback``).
  public var feedback: (@MainActor (UIFeedbackGenerator.Feedback) -> Void)?
}

// The handlers under the names that programs use.

extension UIView {
  /// Whether conflicts of required constraints, and constants beyond the limit, go to standard error as UIKit prints
  /// them; a handler takes them instead.
  ///
  /// True in a process that runs tests, and in an app from its launch on, unless the environment's `UIKIT_CONFLICTS` is
  /// `silent`.
  public static var printsConflicts: Bool {
    get { Platform.current.diagnostics.printsConflicts }
    set { Platform.set(\.diagnostics.printsConflicts, to: newValue) }
  }

  /// Receives every conflict of required constraints when it is found; layout goes on without the
  /// broken one (AL-131).
  public static var unsatisfiableConstraintsHandler: Diagnostics.ConflictHandler? {
    get { Platform.current.diagnostics.conflict }
    set { Platform.set(\.diagnostics.conflict, to: newValue) }
  }

  /// Receives the first constraint of a window whose constant is beyond the limit that layout can
  /// resolve, with the words that UIKit logs; a smaller constant takes its place (AL-28).
  public static var constraintLimitHandler: (@MainActor (NSLayoutConstraint, String) -> Void)? {
    get { Platform.current.diagnostics.constraintLimit }
    set { Platform.set(\.diagnostics.constraintLimit, to: newValue) }
  }

  /// Receives the report of a layout that does not settle; the pass has then stopped.
  public static var layoutFeedbackLoopHandler: (@MainActor (LayoutFeedbackLoop) -> Void)? {
    get { Platform.current.diagnostics.feedbackLoop }
    set { Platform.set(\.diagnostics.feedbackLoop, to: newValue) }
  }
}

extension UIViewController {
  /// Receives warnings UIKit would log, such as presenting twice (PR-5).
  public static var warningHandler: (@MainActor (String) -> Void)? {
    get { Platform.current.diagnostics.warning }
    set { Platform.set(\.diagnostics.warning, to: newValue) }
  }
}

extension UIKitException {
  /// Receives every exception; stops the program unless replaced (a test records them).
  @MainActor public static var handler: @MainActor (UIKitException) -> Void {
    get { Platform.current.diagnostics.exception }
    set { Platform.set(\.diagnostics.exception, to: newValue) }
  }
}

extension UIAccessibility {
  /// Receives the posted notifications; a test records them.
  public static var notificationHandler: (@MainActor (Notification, Any?) -> Void)? {
    get { Platform.current.diagnostics.accessibilityNotice }
    set { Platform.set(\.diagnostics.accessibilityNotice, to: newValue) }
  }
}

extension UIFeedbackGenerator {
  /// Told of everything that would be felt.
  public static var onFeedback: (@MainActor (Feedback) -> Void)? {
    get { Platform.current.diagnostics.feedback }
    set { Platform.set(\.diagnostics.feedback, to: newValue) }
  }
}
