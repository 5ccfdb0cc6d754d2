import Foundation

/// A row that was drawn aside, and the buttons beside it.
@MainActor final class RowSwipe {
  let path: IndexPath
  let configuration: UISwipeActionsConfiguration
  /// Whether the buttons stand at the leading edge.
  let isLeading: Bool
  let buttons: [UIButton]
  /// How far the row is drawn aside in points, 0 or more.
  var distance: CGFloat = 0

  static let buttonWidth: CGFloat = 74

  init(_ path: IndexPath, _ configuration: UISwipeActionsConfiguration, isLeading: Bool) {
    self.path = path
    self.configuration = configuration
    self.isLeading = isLeading
    buttons = configuration.actions.map { action in
      let button = UIButton(type: .custom)
      button.setTitle(action.title, for: .normal)
      button.setImage(action.image, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 15)
      button.backgroundColor = action.backgroundColor
      return button
    }
  }

  /// The distance at which all buttons are seen.
  var openDistance: CGFloat { CGFloat(buttons.count) * RowSwipe.buttonWidth }
}

/// A drag across a row of a table.
final class RowSwipeRecognizer: UIPanGestureRecognizer {
  init() {
    super.init(target: nil, action: nil)
    addTarget(self, action: RowSwipeRecognizer.follow)
  }

  private func follow(_ recognizer: RowSwipeRecognizer) {
    (view as? UITableView)?.followSwipe(self)
  }
}

extension UITableView {
  // MARK: Buttons

  /// The button that deletes a row which the data source lets be edited.
  func deletingConfiguration(for path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let dataSource, dataSource.tableView(self, canEditRowAt: path),
      delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete
    else { return nil }
    if let actions = delegate?.tableView(self, editActionsForRowAt: path) {
      return UISwipeActionsConfiguration(actions: actions.map { $0.contextualAction(for: path) })
    }
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
        guard let self else { return done(false) }
        self.dataSource?.tableView(self, commit: .delete, forRowAt: path)
        done(true)
      }
    ])
  }

  func swipeConfiguration(for path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    let found: UISwipeActionsConfiguration?
    if let delegate {
      found =
        isLeading
        ? delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        : delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    } else {
      found = isLeading ? nil : deletingConfiguration(for: path)
    }
    return found?.actions.isEmpty == false ? found : nil
  }

  // MARK: Dragging

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Whether the finger goes across a row that has actions on that side.
  func mayBeginSwipe() -> Bool {
    guard dataSource != nil, !isEditing else { return false }
    let way = swipeRecognizer.translation(in: self)
    guard abs(way.x) > abs(way.y) else { return false }
    let start = swipeRecognizer.location(in: self)
    guard let path = indexPathForRow(at: CGPoint(x: start.x - way.x, y: start.y - way.y)) else {
      return false
    }
    if swipe?.path == path { return true }
    return swipeConfiguration(for: path, isLeading: (way.x > 0) != isRightToLeft) != nil
  }

  func followSwipe(_ recognizer: UIPanGestureRecognizer) {
    let way = recognizer.translation(in: self)
    switch recognizer.state {
    case .began, .changed:
      if swipe == nil || recognizer.state == .began {
        let start = recognizer.location(in: self)
        guard let path = indexPathForRow(at: CGPoint(x: start.x - way.x, y: start.y - way.y)) else {
          return
        }
        if swipe?.path != path {
          openSwipe(path, isLeading: (way.x > 0) != isRightToLeft)
        }
      }
      guard let swipe else { return }
      let outward = swipe.isLeading != isRightToLeft ? way.x : -way.x
      swipe.distance = max(0, outward)
      setNeedsLayout()
    case .ended:
      guard let swipe else { return }
      if swipe.distance > bounds.width / 2, swipe.configuration.performsFirstActionWithFullSwipe {
        perform(0, of: swipe)
      } else if swipe.distance > swipe.openDistance / 2 {
        swipe.distance = swipe.openDistance
        setNeedsLayout()
      } else {
        closeSwipe()
      }
    case .cancelled: closeSwipe()
    case .possible, .failed: break
    }
  }

  private func openSwipe(_ path: IndexPath, isLeading: Bool) {
    closeSwipe()
    guard let configuration = swipeConfiguration(for: path, isLeading: isLeading) else { return }
    delegate?.tableView(self, willBeginEditingRowAt: path)
    let opened = RowSwipe(path, configuration, isLeading: isLeading)
    for (index, button) in opened.buttons.enumerated() {
      button.addAction(
        UIAction { [weak self, weak opened] _ in
          if let self, let opened { perform(index, of: opened) }
        }, for: .primaryActionTriggered)
      insertSubview(button, at: lowestRowIndex)
    }
    swipe = opened
    (cellForRow(at: path))?.showingDeleteConfirmation = true
  }

  private func perform(_ index: Int, of swipe: RowSwipe) {
    let action = swipe.configuration.actions[index]
    action.handler(action, swipe.buttons[index]) { [weak self] _ in self?.closeSwipe() }
  }

  /// Puts the row back over its buttons.
  func closeSwipe() {
    guard let closed = swipe else { return }
    swipe = nil
    for button in closed.buttons { button.removeFromSuperview() }
    (cellForRow(at: closed.path))?.showingDeleteConfirmation = false
    delegate?.tableView(self, didEndEditingRowAt: closed.path)
    setNeedsLayout()
  }

  // MARK: Places

  func swipeOffset(of entry: TableEntry) -> CGFloat {
    guard let swipe, entry == .row(swipe.path) else { return 0 }
    return swipe.isLeading != isRightToLeft ? swipe.distance : -swipe.distance
  }

  func placeSwipe() {
    guard let swipe else { return }
    let row = frame(of: .row(swipe.path))
    let width = max(RowSwipe.buttonWidth, swipe.distance / CGFloat(max(1, swipe.buttons.count)))
    for (number, button) in swipe.buttons.enumerated() {
      let x = CGFloat(number) * width
      button.frame = CGRect(
        x: swipe.isLeading != isRightToLeft ? row.minX + x : row.maxX - x - width, y: row.minY,
        width: width, height: row.height)
    }
  }
}
