import Foundation

extension UISplitViewController {
  // MARK: Collapsing

  /// Puts everything into one controller, which then fills the view.
  func collapseColumns() {
    shownMode = .secondaryOnly
    chosenMode = nil
    if style == .unspecified { collapsePair() } else { collapseStacks() }
    delegate?.splitViewControllerDidCollapse(self)
  }

  /// The older kind: the primary controller takes in the secondary one.
  private func collapsePair() {
    let secondary = columns[.secondary]
    let primary = delegate?.primaryViewController(forCollapsing: self) ?? columns[.primary]
    collapse = Collapse()
    secondary.map(release)
    if let old = columns[.primary], old !== primary { release(old) }
    showCollapsed(primary ?? secondary)
    if let primary, let secondary {
      let isDone =
        delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
      if isDone {
        collapse?.dropped = secondary
      } else {
        primary.collapseSecondaryViewController(secondary, for: self)
        if secondary.parent == nil { collapse?.dropped = secondary }
      }
    }
  }

  /// The kind with columns: their stacks are put on top of one another up to the top column, or the
  /// controller for compact width takes their place.
  private func collapseStacks() {
    let proposed: Column = columns[.compact] == nil ? .secondary : .compact
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    collapse = Collapse()
    for column in Column.allColumns { container(of: column).map(release) }
    if top == .compact, columns[.compact] != nil {
      showCollapsed(container(of: .compact))
      return
    }
    let existing = Column.allColumns.filter { container(of: $0) is UINavigationController }
    guard let base = existing.first.flatMap(container(of:)) as? UINavigationController else {
      return
    }
    var sum: [UIViewController] = []
    for column in existing {
      guard let navigation = container(of: column) as? UINavigationController else { continue }
      let stack = navigation.viewControllers
      collapse?.stacks[column] = stack
      guard navigation === base || column.rawValue <= top.rawValue else { continue }
      if navigation !== base { navigation.setViewControllers([], animated: false) }
      sum += stack
    }
    base.setViewControllers(sum, animated: false)
    showCollapsed(base)
  }

  func showCollapsed(_ controller: UIViewController?) {
    if let old = collapse?.shown, old !== controller { release(old) }
    collapse?.shown = controller
    guard let controller, let view = viewIfLoaded else { return }
    adopt(controller)
    controller.view.frame = view.bounds
    if controller.view.superview !== view { view.insertSubview(controller.view, at: 0) }
  }

  /// Goes to a column within the stack.
  func revealCollapsed(_ column: Column) {
    guard let navigation = collapse?.shown as? UINavigationController,
      let stack = collapse?.stacks[column], let first = stack.first
    else { return }
    let current = navigation.viewControllers
    if let start = current.firstIndex(where: { $0 === first }) {
      let end = current[start...].lastIndex { entry in stack.contains { $0 === entry } } ?? start
      if end < current.count - 1 {
        navigation.setViewControllers(Array(current[...end]), animated: true)
      }
      return
    }
    (container(of: column) as? UINavigationController)?.setViewControllers([], animated: false)
    navigation.setViewControllers(current + stack, animated: true)
  }

  // MARK: Expanding

  /// Takes everything apart again and shows the columns.
  func expandColumns() {
    guard let collapse else { return }
    if style == .unspecified { expandPair(collapse) } else { expandStacks(collapse) }
    let proposed = resolvedMode(for: viewIfLoaded?.bounds.size ?? .zero)
    let mode =
      delegate?.splitViewController(
        self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
    if mode != proposed { chosenMode = mode }
    installColumns()
    delegate?.splitViewControllerDidExpand(self)
  }

  private func expandPair(_ collapse: Collapse) {
    let shown = collapse.shown
    let primary = delegate?.primaryViewController(forExpanding: self) ?? shown
    var secondary: UIViewController?
    if let primary {
      secondary =
        delegate?.splitViewController(self, separateSecondaryFrom: primary)
        ?? primary.separateSecondaryViewController(for: self)
    }
    if let shown, shown !== primary { release(shown) }
    self.collapse = nil
    columns[.primary] = primary
    columns[.secondary] = secondary ?? collapse.dropped
  }

  private func expandStacks(_ collapse: Collapse) {
    self.collapse = nil
    guard let shown = collapse.shown else { return }
    let isCompact = shown === container(of: .compact)
    if isCompact { release(shown) }
    guard !isCompact, let base = shown as? UINavigationController else { return }
    let current = base.viewControllers
    // Each column takes back its part of the stack, from its first controller on; a controller
    // pushed later belongs to the column under it.
    var parts: [Column: [UIViewController]] = [:]
    var column: Column?
    for controller in current {
      if let start = Column.allColumns.first(where: { collapse.stacks[$0]?.first === controller }) {
        column = start
      }
      if let column { parts[column, default: []].append(controller) }
    }
    for column in Column.allColumns {
      guard let navigation = container(of: column) as? UINavigationController else { continue }
      if navigation === base { base.setViewControllers(parts[column] ?? [], animated: false) }
    }
    for column in Column.allColumns {
      guard let navigation = container(of: column) as? UINavigationController, navigation !== base
      else { continue }
      let stack = parts[column] ?? collapse.stacks[column] ?? []
      navigation.setViewControllers(stack, animated: false)
    }
  }
}
