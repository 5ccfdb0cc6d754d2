import Foundation

/// An object that can respond to events; the chain of `next` leads from a view to its window.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Values that client code associates with this object, by key.
  var associatedValues: [UnsafeRawPointer: Any] = [:]
  /// Who hears of the callbacks this object receives.
  package final var lifecycleObservers: [any LifecycleObserver] = []

  public override init() {
    super.init()
  }

  /// Told after the object was made from a document and connected.
  open func awakeFromNib() {}

  /// The next responder in the chain, nil at its end.
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Becomes the one who gets keyboard events: in a window, and if the one before resigns (RC-5).
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, let window = responderWindow else { return false }
    if window.firstResponder === self { return true }
    if let old = window.firstResponder, !old.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  @discardableResult open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if let window = responderWindow, window.firstResponder === self { window.firstResponder = nil }
    return true
  }

  /// The window at the end of the chain.
  private var responderWindow: UIWindow? {
    (self as? UIView)?.window ?? (self as? UIViewController)?.viewIfLoaded?.window
  }
}
