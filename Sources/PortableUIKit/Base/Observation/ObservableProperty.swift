import Foundation

/// A property that can be observed by its name.
///
/// Without Objective-C a name does not lead to a property: a view's class lists those that apps observe by name.
@MainActor struct ObservableProperty {
  /// Told the old and the new value, and whether it is the call before the change.
  typealias Handler = (_ old: Any?, _ new: Any?, _ isPrior: Bool) -> Void

  let name: String
  /// Begins to observe the property of an object; nil where the object has none of the name.
  let observe: (AnyObject, NSKeyValueObservingOptions, @escaping Handler) -> NSKeyValueObservation?

  init<Root: KeyValueObserving, Value>(_ name: String, _ keyPath: KeyPath<Root, Value>) {
    self.name = name
    observe = { object, options, handler in
      (object as? Root)?.observe(keyPath, options: options) { _, change in
        handler(change.oldValue, change.newValue, change.isPrior)
      }
    }
  }

  /// Begins to observe the property of that name of an object; nil if it has none.
  static func observe(
    _ name: String, of object: AnyObject, _ options: NSKeyValueObservingOptions,
    _ handler: @escaping Handler
  ) -> NSKeyValueObservation? {
    let properties = (object as? UIView).map { type(of: $0).observableProperties } ?? ofOthers
    for property in properties where property.name == name {
      if let observation = property.observe(object, options, handler) { return observation }
    }
    return nil
  }

  /// The properties of objects that are no views.
  private static let ofOthers: [ObservableProperty] = [
    // Controllers and items
    .init("title", \UIViewController.title), .init("view", \UIViewController.viewIfLoaded),
    .init("view.frame", \UIViewController.viewIfLoaded?.frame),
    .init("view.bounds", \UIViewController.viewIfLoaded?.bounds),
    .init("parentViewController", \UIViewController.parent),
    .init("selectedIndex", \UITabBarController.selectedIndex),
    .init("selectedViewController", \UITabBarController.selectedViewController),
    .init("viewControllers", \UINavigationController.viewControllers),
    .init("title", \UIBarItem.title), .init("image", \UIBarItem.image),
    .init("enabled", \UIBarItem.isEnabled), .init("badgeValue", \UITabBarItem.badgeValue),
    .init("title", \UINavigationItem.title), .init("prompt", \UINavigationItem.prompt),
    // Gestures and layers
    .init("state", \UIGestureRecognizer.state), .init("enabled", \UIGestureRecognizer.isEnabled),
    .init("position", \CALayer.position), .init("bounds", \CALayer.bounds),
    .init("frame", \CALayer.frame),
    .init("opacity", \CALayer.opacity), .init("hidden", \CALayer.isHidden),
    .init("cornerRadius", \CALayer.cornerRadius),
  ]
}
