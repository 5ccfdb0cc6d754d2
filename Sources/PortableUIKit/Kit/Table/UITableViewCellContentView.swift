import Foundation

/// The content view of a row, with the margins of rows.
@MainActor final class UITableViewCellContentView: UIView, RowContentView {
  /// The row's, which are 8 points before an accessory; plain ones until a window gives them.
  override var defaultMargins: NSDirectionalEdgeInsets {
    (superview as? UITableViewCell)?.contentMargins ?? super.defaultMargins
  }
  /// Standard texts begin where the lines between rows do.
  var rowMargins: NSDirectionalEdgeInsets {
    (superview as? UITableViewCell)?.standardMargins ?? super.defaultMargins
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    passMarginsOn()
  }
}
