import Foundation

/// The content view of an item; that of a row of a list has the margins of rows.
@MainActor final class CollectionCellContentView: UIView, RowContentView {
  override var defaultMargins: NSDirectionalEdgeInsets {
    (superview as? UICollectionViewListCell)?.contentMargins ?? super.defaultMargins
  }
  var rowMargins: NSDirectionalEdgeInsets {
    (superview as? UICollectionViewListCell)?.standardMargins ?? super.defaultMargins
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    passMarginsOn()
  }
}
