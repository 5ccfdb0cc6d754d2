/// The records of an engine by item.
///
/// An item is mostly asked for several times in a row, by constraint after constraint and fact after fact: the records
/// asked for last are found without a hash.
struct NodeTable {
  private var all: [ObjectIdentifier: ItemNode] = [:]
  /// Records that are among all, each at a number that follows from its item's place in memory.
  private var recent = [Unmanaged<ItemNode>?](repeating: nil, count: 64)

  /// How often a record was looked for by a hash.
  private(set) var hashedSearches = 0

  var count: Int { all.count }
  /// The records, in no order.
  var values: some Collection<ItemNode> { all.values }

  private static func number(_ item: ObjectIdentifier) -> Int {
    // Objects lie at multiples of 16.
    let bits = UInt(bitPattern: item) >> 4
    return Int(truncatingIfNeeded: (bits ^ (bits >> 6)) & 63)
  }

  /// The record of an item, if there is one.
  mutating func find(_ item: ObjectIdentifier) -> ItemNode? {
    let number = Self.number(item)
    if let known = recent[number]?.takeUnretainedValue(), known.identity == item { return known }
    hashedSearches += 1
    guard let node = all[item] else { return nil }
    recent[number] = .passUnretained(node)
    return node
  }

  mutating func add(_ node: ItemNode) {
    all[node.identity] = node
    recent[Self.number(node.identity)] = .passUnretained(node)
  }

  mutating func remove(_ node: ItemNode) {
    guard all[node.identity] === node else { return }
    recent[Self.number(node.identity)] = nil
    all[node.identity] = nil
  }
}
