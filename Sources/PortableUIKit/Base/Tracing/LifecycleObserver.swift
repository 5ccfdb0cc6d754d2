/// Hears of the callbacks of views and controllers.
@MainActor package protocol LifecycleObserver: AnyObject {
  /// Comes before the callback is made.
  func willSend(_ callback: LifecycleCallback, to receiver: UIResponder)
}
