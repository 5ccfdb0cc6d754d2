import Foundation

extension UITableView {
  /// Whether rows may be edited of which the data source does not say so.
  func mayEditByDefault(_ source: AnyObject) -> Bool {
    if DeclaredMethod.commitRow.isDeclared(by: source) { return true }
    guard isEditing else { return false }
    if allowsMultipleSelectionDuringEditing || DeclaredMethod.moveRow.isDeclared(by: source) {
      return true
    }
    guard let delegate else { return false }
    return DeclaredMethod.trailingActions.isDeclared(by: delegate)
      || DeclaredMethod.leadingActions.isDeclared(by: delegate)
  }

  /// The level of the cell that is being made for a row, for delegates that do not say another.
  func ownIndentation(at path: IndexPath) -> Int { cellForRow(at: path)?.indentationLevel ?? 0 }

  func ownIndentationWhileEditing(at path: IndexPath) -> Bool {
    cellForRow(at: path)?.shouldIndentWhileEditing ?? true
  }
}
