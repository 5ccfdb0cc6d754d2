extension UIResponder {
  /// Tells those who observe this object of a callback it is about to receive.
  ///
  /// It is called where UIKit sends a callback, so that overrides that do not call `super` are seen
  /// as well, and costs a look at an empty list without observers.
  func trace(_ callback: @autoclosure () -> LifecycleCallback) {
    guard !lifecycleObservers.isEmpty else { return }
    let callback = callback()
    for observer in lifecycleObservers { observer.willSend(callback, to: self) }
  }
}
