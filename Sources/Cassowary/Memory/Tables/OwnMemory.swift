/// A list or table with memory of its own that the journal does not log.
protocol OwnMemory {
  /// Takes a part of the first room for `room` elements, if there is no memory yet.
  mutating func begin(in first: inout FirstRoom, room: Int)
  /// The bytes that it takes beside the first room.
  var bytes: Int { get }
  /// Gives the memory back with all that is in it.
  mutating func giveBack()
  /// Gives back the room that its contents do not need.
  mutating func trim()
  /// Frees the memory at the end.
  func deallocate()
}

extension OwnMemory {
  mutating func begin(in first: inout FirstRoom, room: Int) {}
  mutating func trim() { giveBack() }
}

extension Stack: OwnMemory {}
extension LexVector: OwnMemory {}
extension Neighbourhood: OwnMemory {}
extension CostTable: OwnMemory {}
extension Journal: OwnMemory {}
extension Suboptimisation: OwnMemory {}
extension EditDirectionCache: OwnMemory {}
extension ExchangeLog: OwnMemory {}

extension Scratch: OwnMemory {
  mutating func begin(in first: inout FirstRoom, room: Int) {
    begin(in: &first, room: room, isZeroed: false)
  }
}
