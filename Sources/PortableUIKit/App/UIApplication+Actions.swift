import Foundation

extension UIApplication {
  /// Calls a method, found by its name, of `target`, or of the first responder that has it: see ``Selector``.
  ///
  /// Without a target the search begins at the sender where that is a responder, otherwise at the first responder
  /// of the key window, and ends with the app and its delegate.
  ///
  /// - Returns: Whether a method was called.
  @discardableResult public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target {
      let target = target as AnyObject
      if let target = target as? any SelectorResponding, target.perform(action, with: sender) {
        return true
      }
      return action.send(to: target, sender, event)
    }
    var next =
      sender as? UIResponder ?? keyWindow?.firstResponder ?? keyWindow?.rootViewController ?? self
    while true {
      if action.send(to: next, sender, event) { return true }
      guard let responder = next.next else { break }
      next = responder
    }
    if next !== self, action.send(to: self, sender, event) { return true }
    return delegate.map { action.send(to: $0, sender, event) } ?? false
  }
}

extension UIApplication {
  /// An object of a class that is only known as a value, made by `init()`; nil where it cannot be found.
  package static func makeObject(_ type: NSObject.Type) -> NSObject? { ClassMaker.make(type) }
}
