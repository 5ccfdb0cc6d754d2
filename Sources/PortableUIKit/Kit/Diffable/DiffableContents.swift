import Foundation

/// The items that a table or a collection shows from a snapshot.
struct DiffableContents<Section: Hashable, Item: Hashable> {
  private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
  private(set) var paths: [Item: IndexPath] = [:]

  mutating func take(_ next: NSDiffableDataSourceSnapshot<Section, Item>) {
    snapshot = next.settled
    paths = snapshot.paths
  }

  /// Takes a snapshot; tells where each item that stays is now, and which are to be shown anew in the cells they have.
  mutating func follow(
    _ next: NSDiffableDataSourceSnapshot<Section, Item>
  ) -> (moves: [IndexPath: IndexPath], reconfigured: [IndexPath]) {
    let old = paths
    take(next)
    var reloaded = Set(next.reloadedItemIdentifiers)
    for section in next.reloadedSectionIdentifiers {
      reloaded.formUnion(next.itemIdentifiers(inSection: section))
    }
    var moves: [IndexPath: IndexPath] = [:]
    for (item, path) in old where !reloaded.contains(item) {
      if let new = paths[item] { moves[path] = new }
    }
    return (moves, next.reconfiguredItemIdentifiers.compactMap { paths[$0] })
  }

  func section(at index: Int) -> Section? {
    let sections = snapshot.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  func itemCount(inSection index: Int) -> Int {
    section(at: index).map { snapshot.numberOfItems(inSection: $0) } ?? 0
  }
}
