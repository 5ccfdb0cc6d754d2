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

  /// The colour behind the rows of a list: the configuration's, or that of groups; nil for that of the collection.
  private var listGroundColor: UIColor? {
    guard let list = list(at: IndexPath(item: 0, section: 0)) else { return nil }
    if let color = list.backgroundColor { return color }
    return list.isGrouped ? .systemGroupedBackground : nil
  }

  /// The view behind the rows of a list, and behind the background view; nil for none.
  func listGround() -> UIView? {
    guard let color = listGroundColor else {
      ownListGround = nil
      return nil
    }
    let ground = ownListGround ?? UIView()
    ground.isUserInteractionEnabled = false
    if ground.backgroundColor != color { ground.backgroundColor = color }
    ownListGround = ground
    return ground
  }

  /// Tells a row which end of its group it is.
  func giveGroupPlace(to cell: UICollectionViewListCell, at path: IndexPath) {
    let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
    guard let (list, isLast) = layout?.list(at: path) else { return cell.takeGroup(nil) }
    let first = list.headerMode == .firstItemInSection ? 1 : 0
    cell.takeGroup(
      .init(
        isGrouped: list.isGrouped && cell.listRole == .row,
        isRound: list.appearance == .insetGrouped, begins: path.item == first, ends: isLast))
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
