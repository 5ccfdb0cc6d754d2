import Foundation

/// The content view of a row, with the margins of rows.
@MainActor final class UITableViewCellContentView: UIView {
  /// The row's, which are 8 points before an accessory; plain ones until a window gives them.
  override var defaultMargins: NSDirectionalEdgeInsets {
    (superview as? UITableViewCell)?.contentMargins ?? super.defaultMargins
  }
}
