import Foundation

extension UISplitViewController {
  /// The controller that stands for a column: the one given, or the navigation controller around it.
  func container(of column: Column) -> UIViewController? { wrappers[column] ?? columns[column] }

  var currentControllers: [UIViewController] {
    if let collapse { return [collapse.shown].compactMap { $0 } }
    return Column.allColumns.compactMap(container(of:))
  }

  // MARK: Replacing

  /// Sets the controllers of a split view of the older kind, the primary one first.
  func replaceControllers(with controllers: [UIViewController]) {
    if isCollapsed {
      guard let first = controllers.first else { return }
      showCollapsed(first)
      columns[.primary] = first
      return
    }
    replaceController(of: .primary, with: controllers.first)
    replaceController(of: .secondary, with: controllers.dropFirst().first)
  }

  func replaceController(of column: Column, with new: UIViewController?) {
    guard columns[column] !== new else { return }
    let old = container(of: column)
    let oldContent = columns[column]
    columns[column] = new
    wrappers[column] = nil
    if let new, style != .unspecified, !(new is UINavigationController) {
      wrappers[column] = UINavigationController(rootViewController: new)
    }
    if isCollapsed {
      replaceCollapsed(column, oldContent, old)
      return
    }
    guard column != .compact else { return }
    old.map(release)
    if isViewLoaded { installColumns() }
  }

  /// Follows a replaced column where the columns lie on top of one another.
  private func replaceCollapsed(
    _ column: Column, _ oldContent: UIViewController?, _ old: UIViewController?
  ) {
    guard let new = columns[column] else { return }
    if collapse?.shown == nil || collapse?.shown === old {
      showCollapsed(container(of: column))
    } else if let stack = collapse?.stacks[column] {
      collapse?.stacks[column] = [new]
      guard let navigation = collapse?.shown as? UINavigationController else { return }
      let kept = navigation.viewControllers
      guard let start = kept.firstIndex(where: { $0 === stack.first }) else { return }
      (new.parent as? UINavigationController)?.setViewControllers([], animated: false)
      navigation.setViewControllers(kept[..<start] + [new], animated: false)
    }
  }

  // MARK: Children

  /// Makes a controller a child, with its view in place.
  func adopt(_ controller: UIViewController) {
    guard controller.parent !== self else { return }
    addChild(controller)
    controller.didMove(toParent: self)
  }

  /// Takes a child and its view away.
  func release(_ controller: UIViewController) {
    guard controller.parent === self else { return }
    controller.appearanceCause = .movingFromParent
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  // MARK: Showing

  func showPrimary(_ controller: UIViewController) {
    if let navigation = collapse?.shown as? UINavigationController {
      navigation.push(controller, animated: true)
    } else if isCollapsed {
      present(controller, animated: true)
    } else {
      replaceController(of: .primary, with: controller)
    }
  }

  func showSecondary(_ controller: UIViewController) {
    guard isCollapsed else { return replaceController(of: .secondary, with: controller) }
    columns[.secondary] = controller
    wrappers[.secondary] = nil
    if let navigation = collapse?.shown as? UINavigationController {
      navigation.push(controller, animated: true)
      collapse?.stacks[.secondary] = [controller]
    } else {
      present(controller, animated: true)
    }
  }
}
