import Foundation

/// The list of items that a behaviour is about.
@MainActor struct DynamicItems {
  private(set) var list: [any UIDynamicItem] = []

  func contains(_ item: any UIDynamicItem) -> Bool { list.contains { $0 === item } }
  mutating func add(_ item: any UIDynamicItem) { if !contains(item) { list.append(item) } }
  mutating func remove(_ item: any UIDynamicItem) { list.removeAll { $0 === item } }
}
