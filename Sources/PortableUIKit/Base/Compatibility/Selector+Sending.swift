import Foundation

extension Selector {
  /// Whether an object has a method of this name.
  package func isUnderstood(by object: AnyObject) -> Bool {
    isUnderstood(byObjectsOf: type(of: object))
  }

  /// Whether objects of a class have a method of this name.
  func isUnderstood(byObjectsOf type: AnyClass) -> Bool {
    MethodFinder.method(self, of: type) != nil
      || SymbolProperty.isDeclared(propertyName, by: type)
  }

  /// The property that the selector sets (`setTitle:`) or reads (`title`).
  private var propertyName: String {
    let name = description
    guard name.hasPrefix("set"), name.hasSuffix(":"), name.count > 4 else { return name }
    let property = name.dropFirst(3).dropLast()
    return property.prefix(1).lowercased() + property.dropFirst()
  }

  /// Calls the method of this name with up to two arguments; false where the object has none that takes them.
  @discardableResult package func send(
    to object: AnyObject, _ first: Any? = nil, _ second: Any? = nil
  ) -> Bool {
    MethodFinder.method(self, of: type(of: object))?.call(on: object, first, second) ?? false
  }

  /// Calls the method of this name as the action of a control, a gesture or a button of a bar; raises where the
  /// target has none, as a message to such an object does.
  @MainActor func perform(by target: AnyObject, sender: Any?, event: Any? = nil) {
    if StandardActions.perform(self, on: target, with: sender, for: event as? UIEvent) { return }
    UIKitException.raise(unrecognized(by: target))
  }

  /// Calls the method of this name on any thread, as a message does; raises where the object has none.
  func message(_ target: AnyObject, _ first: Any? = nil, _ second: Any? = nil) {
    if send(to: target, first, second) { return }
    guard MainContext.isCurrent else { fatalError("\(unrecognized(by: target))") }
    nonisolated(unsafe) let (target, first) = (target, first)
    MainActor.assumeIsolated { perform(by: target, sender: first) }
  }

  private func unrecognized(by target: AnyObject) -> UIKitException {
    .invalidArgument(
      "-[\(type(of: target)) \(description)]: unrecognized selector sent to instance. On Linux a selector is "
        + "found by the symbols of the program: it names a method of a class that is not generic, in a program "
        + "that is not stripped, whose parameters are objects.")
  }
}
