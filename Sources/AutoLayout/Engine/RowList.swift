/// Rows in no order, each of which knows its place. Up to 18 lie in the list itself, as many as nearly all items
/// have: content, limits and the constraints that place an item.
struct RowList: Sequence {
  private typealias Six = (EngineRow?, EngineRow?, EngineRow?, EngineRow?, EngineRow?, EngineRow?)

  private var slots: (Six, Six, Six) = (
    (nil, nil, nil, nil, nil, nil), (nil, nil, nil, nil, nil, nil), (nil, nil, nil, nil, nil, nil)
  )
  /// Those that find no room.
  private var rest: [EngineRow] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// How many lie in the list itself.
  private static let room = 18

  subscript(place: Int) -> EngineRow? {
    get {
      if place >= Self.room { return rest[place - Self.room] }
      return withUnsafeBytes(of: slots) {
        $0.assumingMemoryBound(to: EngineRow?.self)[place]
      }
    }
    set {
      if place >= Self.room {
        if let newValue { rest[place - Self.room] = newValue }
        return
      }
      withUnsafeMutableBytes(of: &slots) {
        $0.assumingMemoryBound(to: EngineRow?.self)[place] = newValue
      }
    }
  }

  /// Adds a row at the place `count`.
  mutating func append(_ row: EngineRow) {
    if count >= Self.room {
      // Who has so many has some more, as a container has of its parts.
      if rest.capacity == 0 { rest.reserveCapacity(Self.room) }
      rest.append(row)
    } else {
      self[count] = row
    }
    count += 1
  }

  /// Takes the row at a place out, the last one into its place.
  ///
  /// - Returns: the row that has the place now, or that was there if it was the last.
  mutating func remove(at place: Int) -> EngineRow? {
    let last = self[count - 1]
    count -= 1
    if count >= Self.room { rest.removeLast() } else { self[count] = nil }
    if place < count { self[place] = last }
    return last
  }

  func makeIterator() -> Iterator { Iterator(list: self) }

  struct Iterator: IteratorProtocol {
    fileprivate let list: RowList
    private var place = 0

    fileprivate init(list: RowList) { self.list = list }

    mutating func next() -> EngineRow? {
      guard place < list.count else { return nil }
      place += 1
      return list[place - 1]
    }
  }
}
