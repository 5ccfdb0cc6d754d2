import Foundation

extension UIBarButtonItem {
  // MARK: With a target

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title, style: style)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image, style: style)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }

  /// A button that calls a method of `target`, which it does not keep:
  ///
  ///     UIBarButtonItem(barButtonSystemItem: .add, target: self, action: ListController.add)
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target,
    action: @escaping @MainActor (Target) -> () -> Void
  ) {
    self.init(systemItem: systemItem)
    primaryAction = UIAction { [weak target] _ in if let target { action(target)() } }
  }

  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target,
    action: @escaping @MainActor (Target) -> () -> Void
  ) {
    self.init(title: title, style: style)
    primaryAction = UIAction { [weak target] _ in if let target { action(target)() } }
  }

  // MARK: With an action or a menu

  public convenience init(systemItem: SystemItem, primaryAction: UIAction?, menu: UIMenu? = nil) {
    self.init(systemItem: systemItem)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
    self.init(title: primaryAction?.title, style: .plain)
    image = primaryAction?.image
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: title ?? primaryAction?.title, style: .plain)
    self.image = image ?? primaryAction?.image
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  func operate(from bar: UIView, at rect: CGRect) {
    if let primaryAction { return primaryAction.performWithSender(self, target: target) }
    if let menu {
      MenuView.open(menu, from: bar, rect: rect, source: self) { [weak self] action in
        action.performWithSender(self, target: nil)
      }
      return
    }
    if let action { UIApplication.shared.sendAction(action, to: target, from: self, for: nil) }
  }

  /// Shows whether a tap begins or ends editing.
  func showsEditing(_ isEditing: Bool) {
    systemItem = isEditing ? .done : .edit
    style = isEditing ? .done : .plain
    lookDidChange()
  }
}
