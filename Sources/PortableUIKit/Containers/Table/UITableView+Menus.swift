import Foundation

extension UITableView {
  /// The menus of the rows, which the delegate has.
  func makeMenus() -> ItemMenus {
    ItemMenus { [weak self] point in
      guard let self, let path = indexPathForRow(at: point) else { return nil }
      return delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
    } willDisplay: { [weak self] configuration, companion in
      guard let self else { return }
      delegate?.tableView(self, willDisplayContextMenu: configuration, animator: companion)
    } willEnd: { [weak self] configuration, companion in
      guard let self else { return }
      delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: companion)
    }
  }
}
