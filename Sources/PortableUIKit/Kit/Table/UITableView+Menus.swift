import Foundation

extension UITableView {
  /// The menus of the rows, which the delegate has.
  func makeMenus() -> ItemMenus {
    ItemMenus { [weak self] point in
      guard let self, let path = indexPathForRow(at: point) else { return nil }
      return delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
        ?? editMenu(of: path)
    } willDisplay: { [weak self] configuration, companion in
      guard let self else { return }
      delegate?.tableView(self, willDisplayContextMenu: configuration, animator: companion)
    } willEnd: { [weak self] configuration, companion in
      guard let self else { return }
      delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: companion)
    } preview: { [weak self] configuration, isOpening in
      guard let self else { return nil }
      return isOpening
        ? delegate?.tableView(
          self, previewForHighlightingContextMenuWithConfiguration: configuration)
        : delegate?.tableView(
          self, previewForDismissingContextMenuWithConfiguration: configuration)
    }
  }

  private func editMenu(of path: IndexPath) -> UIContextMenuConfiguration? {
    guard let delegate, delegate.tableView(self, shouldShowMenuForRowAt: path) else { return nil }
    return EditMenu.configuration { [weak self] action in
      guard let self else { return false }
      return delegate.tableView(
        self, canPerformAction: action, forRowAt: path, withSender: contextMenuInteraction)
    } _: { [weak self] action in
      guard let self else { return }
      delegate.tableView(
        self, performAction: action, forRowAt: path, withSender: contextMenuInteraction)
    }
  }
}
