/// The items of one section as a tree, of which those inside of closed items are not shown.
///
/// - Complexity: Asking is O(1) but for lists, which are O(items) as changes are.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private var roots: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  /// The item around each; an item at the root has none.
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var known: Set<ItemIdentifierType> = []
  private var open: Set<ItemIdentifierType> = []

  public init() {}

  // MARK: Asking

  /// Every item, an item before those inside of it.
  public var items: [ItemIdentifierType] { flat(roots) { _ in true } }
  public var rootItems: [ItemIdentifierType] { roots }
  /// The items that are shown: those inside of open ones only.
  public var visibleItems: [ItemIdentifierType] { flat(roots, open.contains) }
  public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { open.contains(item) }
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard known.contains(item) else { return false }
    var current = parents[item]
    while let here = current {
      if !open.contains(here) { return false }
      current = parents[here]
    }
    return true
  }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  /// How many items are around an item.
  public func level(of item: ItemIdentifierType) -> Int {
    guard isKnown(item) else { return 0 }
    var level = 0
    var current = parents[item]
    while let here = current {
      level += 1
      current = parents[here]
    }
    return level
  }
  /// The items inside of an item, as a tree of their own.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot {
    var part = NSDiffableDataSourceSectionSnapshot()
    guard isKnown(parent) else { return part }
    if includingParent { part.append([parent]) }
    part.take(children[parent] ?? [], of: self, to: includingParent ? parent : nil)
    part.open = open.filter(part.known.contains)
    return part
  }

  // MARK: Changing

  /// Adds items at the end of those inside of an item, or of the root.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent, !isKnown(parent) { return }
    insert(items, in: parent, at: (parent.map { children[$0] ?? [] } ?? roots).count)
  }
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, besides: item, offset: 0)
  }
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, besides: item, offset: 1)
  }
  /// Takes items away, and all inside of them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where known.contains(item) {
      let gone = flat([item]) { _ in true }
      if let parent = parents[item] {
        children[parent]?.removeAll { $0 == item }
      } else {
        roots.removeAll { $0 == item }
      }
      for item in gone {
        known.remove(item)
        open.remove(item)
        parents[item] = nil
        children[item] = nil
      }
    }
  }
  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items where isKnown(item) { open.insert(item) }
  }
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items where isKnown(item) { open.remove(item) }
  }
  /// Puts other items inside of an item.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
  ) {
    guard isKnown(parent) else { return }
    delete(children[parent] ?? [])
    take(snapshot.roots, of: snapshot, to: parent)
    open.formUnion(snapshot.open)
  }

  // MARK: Work

  private func flat(
    _ items: [ItemIdentifierType], _ shows: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    var result: [ItemIdentifierType] = []
    var waiting = Array(items.reversed())
    while let item = waiting.popLast() {
      result.append(item)
      if shows(item) { waiting += (children[item] ?? []).reversed() }
    }
    return result
  }

  private func isKnown(_ item: ItemIdentifierType) -> Bool {
    if known.contains(item) { return true }
    DiffableFailure.raise("Item identifier was not found in the section snapshot: \(item)")
    return false
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], besides item: ItemIdentifierType, offset: Int
  ) {
    guard isKnown(item) else { return }
    let parent = parents[item]
    let row = parent.map { children[$0] ?? [] } ?? roots
    if let index = row.firstIndex(of: item) { insert(items, in: parent, at: index + offset) }
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], in parent: ItemIdentifierType?, at index: Int
  ) {
    guard Set(items).count == items.count, known.isDisjoint(with: items) else {
      return DiffableFailure.raise(
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: "
          + "\(DiffableFailure.duplicates(items, beside: known))")
    }
    known.formUnion(items)
    if let parent {
      children[parent, default: []].insert(contentsOf: items, at: index)
      for item in items { parents[item] = parent }
    } else {
      roots.insert(contentsOf: items, at: index)
    }
  }

  /// Takes items of another tree along with all inside of them.
  private mutating func take(
    _ items: [ItemIdentifierType], of other: NSDiffableDataSourceSectionSnapshot,
    to parent: ItemIdentifierType?
  ) {
    append(items, to: parent)
    var waiting = items
    while let item = waiting.popLast() {
      let inner = other.children[item] ?? []
      if !inner.isEmpty { append(inner, to: item) }
      waiting += inner
    }
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
