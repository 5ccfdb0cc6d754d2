import Foundation

/// Has the device make itself felt.
///
/// Nothing can be felt here; ``onFeedback`` tells a test which feedback a device would give.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// A feedback that a device would give.
  public enum Feedback: Hashable, Sendable {
    /// The intensity lies between 0 and 1.
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
    case selection
    case notification(UINotificationFeedbackGenerator.FeedbackType)
  }

  public override init() { super.init() }
  /// A generator for events in a view.
  public init(view: UIView) { super.init() }

  /// Says that feedback is near, which wakes the device's engine.
  open func prepare() {}

  func give(_ feedback: Feedback) { Platform.current.diagnostics.feedback?(feedback) }
}
