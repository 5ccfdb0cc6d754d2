/// The window of an app's delegate, which need not have one.
///
/// A protocol of its own, as ``UIApplicationDelegate`` has another `window`, which reads as UIKit's does.
@preconcurrency @MainActor public protocol ApplicationWindowHolding: AnyObject {
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension ApplicationWindowHolding {
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }
}
