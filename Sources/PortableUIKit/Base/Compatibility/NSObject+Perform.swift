import Foundation

/// Selectors sent to any object. The methods are found by their names, as ``Selector`` tells; they have no
/// results here. One that names no method of the object raises, as a message does.
extension NSObject {
  /// Whether the object has a method of this name.
  public func responds(to aSelector: Selector) -> Bool { aSelector.isUnderstood(by: self) }

  @discardableResult public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? {
    aSelector.message(self)
    return nil
  }

  @discardableResult public func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<
    AnyObject
  >? {
    aSelector.message(self, object)
    return nil
  }

  @discardableResult public func perform(
    _ aSelector: Selector, with object1: Any?, with object2: Any?
  ) -> Unmanaged<AnyObject>? {
    aSelector.message(self, object1, object2)
    return nil
  }

  /// Calls the method after `delay` seconds by the current run loop, unless
  /// ``cancelPreviousPerformRequests(withTarget:)`` comes before. The object is kept until then.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    // The timer calls its block on the thread of the run loop it is added to.
    nonisolated(unsafe) let (target, argument) = (self, anArgument)
    let timer = Timer(timeInterval: max(0, delay), repeats: false) { timer in
      PerformRequests.remove(timer)
      aSelector.message(target, argument)
    }
    PerformRequests.add(timer, target: self, selector: aSelector)
    RunLoop.current.add(timer, forMode: .common)
  }

  /// Whether objects of the class have a method of this name.
  public static func instancesRespond(to aSelector: Selector) -> Bool {
    aSelector.isUnderstood(byObjectsOf: self)
  }

  public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    PerformRequests.cancel(target: aTarget as AnyObject, selector: nil)
  }

  /// Cancels the delayed calls of one method, whatever their argument is.
  public static func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any? = nil
  ) {
    PerformRequests.cancel(target: aTarget as AnyObject, selector: aSelector)
  }
}

/// Selectors sent through a protocol, such as a delegate's.
extension NSObjectProtocol {
  /// Whether the object has a method of this name.
  public func responds(to aSelector: Selector) -> Bool { aSelector.isUnderstood(by: self) }

  @discardableResult public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? {
    aSelector.message(self)
    return nil
  }

  @discardableResult public func perform(
    _ aSelector: Selector, with object: Any?
  ) -> Unmanaged<AnyObject>? {
    aSelector.message(self, object)
    return nil
  }
}

/// Messages to the class, by the names that Objective-C has for it.
extension UIApplication {
  /// Whether the class has a method of this name: `sharedApplication` only.
  public static func responds(to aSelector: Selector) -> Bool {
    aSelector.description == "sharedApplication"
  }

  /// The application for `sharedApplication`; nil for other names.
  @discardableResult public static func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? {
    responds(to: aSelector) ? .passUnretained(shared) : nil
  }

  /// The application for `sharedApplication`; nil for other names.
  public static func value(forKey key: String) -> Any? {
    key == "sharedApplication" ? shared : nil
  }
}
