import Foundation

/// A data source whose sections may be trees of items.
@MainActor protocol OutlineSource: AnyObject {
  /// How many items are around an item, and whether it is open; nil in a section that is no tree.
  func outlinePlace(at path: IndexPath) -> (level: Int, isExpanded: Bool)?
  /// Opens or closes an item.
  func toggleOutline(at path: IndexPath)
}

extension UICollectionView {
  /// The list of a section that the layout has prepared.
  func list(at path: IndexPath) -> UICollectionLayoutListConfiguration? {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.list(at: path)?.configuration
  }

  /// Tells a cell that is about to get its content what it is in its list.
  func giveListRole(_ cell: UIView?, kind: String?, at path: IndexPath) {
    guard let cell = cell as? UICollectionViewListCell else { return }
    let list = list(at: path)
    cell.listAppearance = list?.appearance
    switch kind {
    case UICollectionView.elementKindSectionHeader: cell.listRole = .header
    case UICollectionView.elementKindSectionFooter: cell.listRole = .footer
    default:
      cell.listRole =
        list?.headerMode == .firstItemInSection && path.item == 0 ? .header : .row
    }
  }

  /// Has a row show its place in the tree of its section.
  func giveOutlinePlace(to cell: UICollectionViewCell, at path: IndexPath) {
    guard let cell = cell as? UICollectionViewListCell,
      let place = (dataSource as? any OutlineSource)?.outlinePlace(at: path)
    else { return }
    cell.isExpanded = place.isExpanded
    if cell.indentationLevel != place.level { cell.indentationLevel = place.level }
  }

  func refreshOutlinePlaces() {
    guard dataSource is any OutlineSource else { return }
    for (element, view) in shownViews {
      guard case .item(let path) = element, let cell = view as? UICollectionViewCell else {
        continue
      }
      giveOutlinePlace(to: cell, at: path)
    }
  }

  func toggleOutline(of cell: UICollectionViewListCell) {
    guard let path = path(of: cell) else { return }
    (dataSource as? any OutlineSource)?.toggleOutline(at: path)
  }
}
