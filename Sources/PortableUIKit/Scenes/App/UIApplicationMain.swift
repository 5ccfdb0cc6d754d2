// The name is that of Objective-C, which callers use.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Starts an app: makes the application object and its delegate of their classes, launches, and serves the
/// main run loop until the process is asked to end (SIGTERM or SIGINT), which the delegate is told of.
///
/// The order of the calls is Apple's ("About the app launch sequence", "Specifying the scenes your app
/// supports"): the main storyboard is loaded; `application(_:willFinishLaunchingWithOptions:)`,
/// `application(_:didFinishLaunchingWithOptions:)`; then, in an app with scenes,
/// `application(_:configurationForConnecting:options:)`, `scene(_:willConnectTo:options:)`,
/// `sceneWillEnterForeground(_:)`, the appearance of the first controller, `sceneDidBecomeActive(_:)`;
/// otherwise the appearance and `applicationDidBecomeActive(_:)`.
///
/// - Parameters:
///   - argc: The number of arguments.
///   - argv: The arguments.
///   - principalClassName: A subclass of `UIApplication`, or nil for that class.
///   - delegateClassName: The class of the delegate with its module, as `NSStringFromClass` tells it.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  if let principalClassName {
    guard let type = NSClassFromString(principalClassName) as? UIApplication.Type,
      let application = ClassMaker.make(type)
    else {
      UIKitException.raise(
        .internalInconsistency(
          "Unable to instantiate the UIApplication subclass instance. "
            + "No class named \(principalClassName) is loaded."))
      return 70
    }
    UIApplication.shared = application
  }
  guard let delegateClassName else {
    UIApplication.shared.run(nil)
    return 0
  }
  guard let type = NSClassFromString(delegateClassName) as? NSObject.Type,
    let delegate = ClassMaker.make(type) as? any UIApplicationDelegate
  else {
    UIKitException.raise(
      .internalInconsistency(
        "Unable to instantiate the UIApplication delegate instance. "
          + "No class named \(delegateClassName) is loaded."))
    return 70
  }
  UIApplication.shared.run(delegate)
  return 0
}
