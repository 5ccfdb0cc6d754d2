import Foundation

/// An object that can respond to events; the chain of `next` leads from a view to its window.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Values that client code associates with this object, by key.
  var associatedValues: [UnsafeRawPointer: Any] = [:]
  /// Who hears of the callbacks this object receives.
  package var lifecycleObservers: [any LifecycleObserver] = []

  public override init() {
    super.init()
  }

  /// Told after the object was made from a document and connected.
  open func awakeFromNib() {}

  /// The next responder in the chain, nil at its end.
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var isFirstResponder: Bool { false }
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { true }
}
