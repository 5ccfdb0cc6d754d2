import Dispatch
import Foundation

/// Sections and their items by identifier, in the order they are to be shown.
///
/// - Complexity: Additions at the end cost what they add; a method that takes a place looks for it
///   in O(n).
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  private var sections: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  public init() {}

  // MARK: Asking

  public var numberOfItems: Int { sectionOfItem.count }
  public var numberOfSections: Int { sections.count }
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let items = items[identifier] else {
      DiffableFailure.raise("Section identifier was not found: \(identifier)")
      return []
    }
    return items
  }
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { sectionOfItem[identifier] }
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = sectionOfItem[identifier] else { return nil }
    var before = 0
    for other in sections {
      if other == section { break }
      before += items[other]?.count ?? 0
    }
    return items[section]?.firstIndex(of: identifier).map { before + $0 }
  }
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    items[identifier] == nil ? nil : sections.firstIndex(of: identifier)
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { if let index = place(of: toIdentifier) { insert(identifiers, at: index) } }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { if let index = place(of: toIdentifier) { insert(identifiers, at: index + 1) } }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    for section in gone {
      for item in items[section] ?? [] { sectionOfItem[item] = nil }
      items[section] = nil
    }
    sections.removeAll { gone.contains($0) }
  }
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where place(of: identifier) == nil { return }
    reloadedSectionIdentifiers += identifiers
  }

  private func place(of section: SectionIdentifierType) -> Int? {
    guard let index = indexOfSection(section) else {
      DiffableFailure.raise(
        "Invalid update: destination for section operation [\(section)] is not in the snapshot.")
      return nil
    }
    return index
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    guard Set(identifiers).count == identifiers.count,
      !identifiers.contains(where: { items[$0] != nil })
    else {
      return DiffableFailure.raise(
        "Fatal: supplied section identifiers are not unique. Duplicate identifiers: "
          + "\(DiffableFailure.duplicates(identifiers, beside: Set(sections)))")
    }
    sections.insert(contentsOf: identifiers, at: index)
    for identifier in identifiers { items[identifier] = [] }
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, to target: SectionIdentifierType, offset: Int
  ) {
    guard let old = place(of: identifier), place(of: target) != nil, identifier != target else {
      return
    }
    sections.remove(at: old)
    guard let index = sections.firstIndex(of: target) else { return }
    sections.insert(identifier, at: index + offset)
  }

  // MARK: Items

  /// Adds items at the end of a section, by default of the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last else {
      return DiffableFailure.raise(
        "There are currently no sections in the data source. Please add a section first.")
    }
    insert(identifiers, in: section, at: nil)
  }
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, besides: beforeIdentifier, offset: 0) }
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, besides: afterIdentifier, offset: 1) }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    let touched = Set(gone.compactMap { sectionOfItem[$0] })
    for section in touched { items[section]?.removeAll { gone.contains($0) } }
    for item in gone { sectionOfItem[item] = nil }
  }
  public mutating func deleteAllItems() {
    sections = []
    items = [:]
    sectionOfItem = [:]
  }
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, besides: toIdentifier, offset: 0) }
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, besides: toIdentifier, offset: 1) }
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    if areKnown(identifiers) { reloadedItemIdentifiers += identifiers }
  }
  /// Has items shown anew in the cells they have.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    if areKnown(identifiers) { reconfiguredItemIdentifiers += identifiers }
  }

  private func areKnown(_ identifiers: [ItemIdentifierType]) -> Bool {
    if let stranger = identifiers.first(where: { sectionOfItem[$0] == nil }) {
      DiffableFailure.raise(
        "Attempted to reload item identifier that does not exist in the snapshot: \(stranger)")
      return false
    }
    return true
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int?
  ) {
    guard items[section] != nil else {
      return DiffableFailure.raise("Section identifier was not found: \(section)")
    }
    guard Set(identifiers).count == identifiers.count,
      !identifiers.contains(where: { sectionOfItem[$0] != nil })
    else {
      return DiffableFailure.raise(
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: "
          + "\(DiffableFailure.duplicates(identifiers, beside: Set(sectionOfItem.keys)))")
    }
    let place = index ?? items[section]?.count ?? 0
    items[section]?.insert(contentsOf: identifiers, at: place)
    for identifier in identifiers { sectionOfItem[identifier] = section }
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], besides other: ItemIdentifierType, offset: Int
  ) {
    guard let section = sectionOfItem[other], let index = items[section]?.firstIndex(of: other)
    else {
      return DiffableFailure.raise(
        "Invalid parameter not satisfying: the item identifier \(other) is not in the snapshot")
    }
    insert(identifiers, in: section, at: index + offset)
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, besides other: ItemIdentifierType, offset: Int
  ) {
    guard identifier != other, sectionOfItem[identifier] != nil, sectionOfItem[other] != nil else {
      return DiffableFailure.raise(
        "Invalid parameter not satisfying: \(identifier) and \(other) are two items of the snapshot"
      )
    }
    deleteItems([identifier])
    insert([identifier], besides: other, offset: offset)
  }

  /// Where every item is.
  ///
  /// - Complexity: O(n).
  var paths: [ItemIdentifierType: IndexPath] {
    var paths: [ItemIdentifierType: IndexPath] = [:]
    paths.reserveCapacity(sectionOfItem.count)
    for (number, section) in sections.enumerated() {
      for (row, item) in (items[section] ?? []).enumerated() {
        paths[item] = IndexPath(item: row, section: number)
      }
    }
    return paths
  }

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, sections.indices.contains(path.section),
      let items = items[sections[path.section]], items.indices.contains(path.item)
    else { return nil }
    return items[path.item]
  }

  /// The same without the wishes to load again, as it is kept.
  var settled: Self {
    var copy = self
    copy.reloadedSectionIdentifiers = []
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    return copy
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSnapshot: Equatable {}

/// The changes that snapshots refuse, as UIKit does.
enum DiffableFailure {
  private static let mainQueueKey = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the main actor runs this: its queue may be served by another thread than the main one.
  private static var isOnMainQueue: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) == true
  }

  static func raise(_ reason: String) {
    guard isOnMainQueue else { fatalError("NSInternalInconsistencyException: \(reason)") }
    MainActor.assumeIsolated { UIKitException.raise(.internalInconsistency(reason)) }
  }

  static func duplicates<Value: Hashable>(_ values: [Value], beside known: Set<Value>) -> [Value] {
    var seen = known
    return values.filter { !seen.insert($0).inserted }
  }
}
