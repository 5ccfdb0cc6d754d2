import Foundation

/// An observation of a property, which ends when it is released.
@preconcurrency @MainActor
public final class NSKeyValueObservation: NSObject {
  /// Looks for a change and tells of it; nil when the observation has ended.
  private var look: (() -> Void)?

  init(_ look: @escaping () -> Void) {
    self.look = look
    super.init()
  }

  var hasEnded: Bool { look == nil }

  func lookForChange() { look?() }

  /// Ends the observation.
  public func invalidate() { look = nil }
}
