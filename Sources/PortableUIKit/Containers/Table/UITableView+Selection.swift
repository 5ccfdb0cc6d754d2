import Foundation

extension UITableView {
  // MARK: By the program

  func select(_ path: IndexPath?, _ position: ScrollPosition) {
    if !allowsMultipleSelection {
      for selected in selectedPaths where selected != path { deselect(selected) }
    }
    guard let path, !selectedPaths.contains(path) else { return }
    selectedPaths.append(path)
    cellForRow(at: path)?.setSelected(true, animated: false)
    if position != .none { scroll(to: path, position) }
  }

  func deselect(_ path: IndexPath) {
    selectedPaths.removeAll { $0 == path }
    cellForRow(at: path)?.setSelected(false, animated: false)
  }

  // MARK: By the user

  /// Highlights the row under a finger that came down; answers whether there is one that wants it.
  func highlight(_ touches: Set<UITouch>) -> Bool {
    guard allowsSelection, highlightedPath == nil, let touch = touches.earliest,
      let path = indexPathForRow(at: touch.location(in: self)), let cell = cellForRow(at: path),
      touch.view?.hasAncestorOrSelf(cell) ?? false,
      delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return false }
    highlightedPath = path
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
    return true
  }

  func endHighlight() {
    guard let path = highlightedPath else { return }
    highlightedPath = nil
    cellForRow(at: path)?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
  }

  /// Selects the row that was tapped, or deselects it where several may be selected and it is, as far
  /// as the delegate agrees.
  func choose(_ path: IndexPath) {
    if allowsMultipleSelection, selectedPaths.contains(path) { return giveUp(path) }
    let chosen = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let chosen else { return }
    if !allowsMultipleSelection {
      for selected in selectedPaths where selected != chosen { giveUp(selected) }
    }
    select(chosen, .none)
    delegate?.tableView(self, didSelectRowAt: chosen)
  }

  private func giveUp(_ path: IndexPath) {
    let chosen = delegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
    guard let chosen else { return }
    deselect(chosen)
    delegate?.tableView(self, didDeselectRowAt: chosen)
  }
}
