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

  // MARK: Touches

  /// Told of fingers that have come down; of its own accord passes them on up the chain (TO-2).
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn { $0.touchesBegan(touches, with: event) }
  }
  /// Told of fingers that have moved; of its own accord passes them on up the chain.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn { $0.touchesMoved(touches, with: event) }
  }
  /// Told of fingers that were lifted; of its own accord passes them on up the chain.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn { $0.touchesEnded(touches, with: event) }
  }
  /// Told of touches that were taken back (TO-5); of its own accord passes them on up the chain.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn { $0.touchesCancelled(touches, with: event) }
  }

  /// The window at the end of the chain.
  private var responderWindow: UIWindow? {
    (self as? UIView)?.window ?? (self as? UIViewController)?.viewIfLoaded?.window
  }
}
