import Foundation

extension UITableView {
  /// Whether several rows may be selected at the same time now.
  var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private var selectsByTap: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  func refreshRowBackgrounds() {
    for cell in visibleCells { cell.refreshBackgrounds() }
  }

  // MARK: By the program

  func select(_ path: IndexPath?, _ position: ScrollPosition) {
    if !selectsSeveral {
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

  /// Notes a finger that came down on the button of a row's accessory; answers whether it did.
  func beginAccessoryTap(_ touches: Set<UITouch>) -> Bool {
    guard let touch = touches.earliest,
      let path = indexPathForRow(at: touch.location(in: self)), let cell = cellForRow(at: path),
      touch.view?.hasAncestorOrSelf(cell) ?? false, cell.hasAccessoryButton(under: touch)
    else { return false }
    accessoryTap = (touch, cell)
    return true
  }

  /// Does the action of a tap on a row or on the button of its accessory.
  func finishTap() {
    if let (touch, cell) = accessoryTap {
      accessoryTap = nil
      if cell.hasAccessoryButton(under: touch) { chooseAccessory(of: cell) }
      return
    }
    if let path = highlightedPath { choose(path) }
    endHighlight()
  }

  /// Starts the accessory's segue and tells the delegate; the row is not selected.
  private func chooseAccessory(of cell: UITableViewCell) {
    guard let path = path(of: cell) else { return }
    cell.accessorySegue?(cell)
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  /// Highlights the row under a finger that came down; answers whether there is one that wants it.
  func highlight(_ touches: Set<UITouch>) -> Bool {
    guard selectsByTap, highlightedPath == nil, let touch = touches.earliest,
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
  /// as the delegate agrees. A selected row starts its segue, and then the delegate is told.
  func choose(_ path: IndexPath) {
    if selectsSeveral, selectedPaths.contains(path) { return giveUp(path) }
    let chosen = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let chosen else { return }
    if !selectsSeveral {
      for selected in selectedPaths where selected != chosen { giveUp(selected) }
    }
    select(chosen, .none)
    if let cell = cellForRow(at: chosen) { cell.selectionSegue?(cell) }
    delegate?.tableView(self, didSelectRowAt: chosen)
    if !isEditing, let delegate, delegate.tableView(self, canPerformPrimaryActionForRowAt: chosen) {
      delegate.tableView(self, performPrimaryActionForRowAt: chosen)
    }
  }

  private func giveUp(_ path: IndexPath) {
    let chosen = delegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
    guard let chosen else { return }
    deselect(chosen)
    delegate?.tableView(self, didDeselectRowAt: chosen)
  }
}
