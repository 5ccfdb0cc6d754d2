import Foundation

/// The menu to cut, copy and paste that a long press on a row or an item opens.
@MainActor enum EditMenu {
  private static let entries: [(title: String, action: Selector)] = [
    ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"),
  ]

  /// The menu of what may be done; nil where nothing may.
  static func configuration(
    _ mayPerform: @escaping (Selector) -> Bool, _ perform: @escaping (Selector) -> Void
  ) -> UIContextMenuConfiguration? {
    let shown = entries.filter { mayPerform($0.action) }
    guard !shown.isEmpty else { return nil }
    return UIContextMenuConfiguration(previewProvider: nil) { _ in
      UIMenu(
        children: shown.map { entry in UIAction(title: entry.title) { _ in perform(entry.action) } }
      )
    }
  }
}
