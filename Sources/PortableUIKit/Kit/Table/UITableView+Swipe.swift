import Foundation

extension UITableView: RowSwipeHost {
  var mayBeSwiped: Bool { dataSource != nil && !isEditing }

  func swipedPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func swipedFrame(of path: IndexPath) -> CGRect { rowFrame(at: path) }

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

  func swipeWillOpen(_ path: IndexPath) { delegate?.tableView(self, willBeginEditingRowAt: path) }

  func swipeDidChange(_ path: IndexPath, isOpen: Bool) {
    cellForRow(at: path)?.showingDeleteConfirmation = isOpen
    if !isOpen { delegate?.tableView(self, didEndEditingRowAt: path) }
  }
}
