import Foundation

extension UIAccessibilityCustomAction {
  /// A group of actions that is named by the system.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The actions that an editor offers.
    public static let edit = Category(rawValue: "UIAccessibilityCustomActionCategoryEdit")
  }

  public var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }

  public convenience init(attributedName: NSAttributedString, actionHandler: Handler?) {
    self.init(name: attributedName.string, actionHandler: actionHandler)
  }

  /// An action that a ``SelectorResponding`` target carries out, or any responder if it is a command of every one.
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name, actionHandler: nil)
    self.target = target as AnyObject?
    self.selector = selector
  }

  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(name: name, target: target, selector: selector)
    self.image = image
  }

  public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.init(name: attributedName.string, target: target, selector: selector)
  }

  /// An action that calls a method of `target`, which it does not keep:
  ///
  ///     UIAccessibilityCustomAction(name: "Reply", target: self, selector: Post.reply)
  public convenience init<Target: AnyObject>(
    name: String, target: Target, selector: @escaping @MainActor (Target) -> () -> Bool
  ) {
    self.init(name: name) { [weak target] _ in target.map { selector($0)() } ?? false }
    self.target = target
  }

  public convenience init<Target: AnyObject>(
    name: String, target: Target,
    selector: @escaping @MainActor (Target) -> (UIAccessibilityCustomAction) -> Bool
  ) {
    self.init(name: name) { [weak target] in target.map { selector($0) }?($0) ?? false }
    self.target = target
  }

  /// Does the action, as a user who chooses it does.
  ///
  /// - Returns: Whether it was done.
  @discardableResult public func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target, let selector else { return false }
    return StandardActions.perform(selector, on: target, with: self)
  }
}
