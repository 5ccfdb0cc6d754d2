/// The slots around a transformed row, few enough to be looked at whatever the size of the system.
struct Neighbourhood {
  /// The most slots that are looked at, so that the cost does not follow the size of the system.
  static var limit: Int { 64 }

  /// The slots, those that the transformed row reads first, then those that their definitions read.
  var slots = Stack<SlotID>()
  /// The rest of the transformed row at each slot, and once the slot is done its factor.
  var values = Stack<Double>()
  /// For each slot, the number of surveyed definitions that read it and are not done.
  var waits = Stack<Int32>()
  /// Places of the slots that are done, or about to be.
  var order = Stack<Int32>()
  /// Open-addressing table of places, plus one; four times as large as the neighbourhood.
  private var table = Scratch<Int32, UInt8>()

  /// The places of the table less one: four for each slot, and a key is a byte.
  private static var mask: UInt32 { 255 }

  func deallocate() {
    slots.deallocate()
    values.deallocate()
    waits.deallocate()
    order.deallocate()
    table.deallocate()
  }

  /// Takes a part of the first room.
  mutating func begin(in first: inout FirstRoom, room: Int) {
    slots.begin(in: &first, room: room)
    values.begin(in: &first, room: room)
    waits.begin(in: &first, room: room)
    order.begin(in: &first, room: room)
    table.begin(in: &first, room: Int(Self.mask) + 1)
  }

  /// The bytes that the neighbourhood takes beside the first room.
  var bytes: Int { slots.bytes + values.bytes + waits.bytes + order.bytes + table.bytes }

  /// Gives the memory back.
  mutating func giveBack() {
    deallocate()
    self = Neighbourhood()
  }

  mutating func removeAll() {
    slots.removeAll()
    values.removeAll()
    waits.removeAll()
    order.removeAll()
    table.reserve(Int(Self.mask) + 1)
    table.base.update(repeating: 0, count: table.capacity)
  }

  /// The place of a slot, which joins if there is room; else -1.
  mutating func place(of slot: SlotID) -> Int {
    var key = Int32(bitPattern: (UInt32(bitPattern: slot.number) &* 0x9e37_79b9) >> 24)
    while table[key] > 0 {
      let place = Int(table[key]) - 1
      if slots[place] == slot { return place }
      key = Int32(bitPattern: UInt32(bitPattern: key &+ 1) & Self.mask)
    }
    if slots.count == Self.limit { return -1 }
    slots.append(slot)
    values.append(0)
    waits.append(0)
    table[key] = UInt8(slots.count)
    return slots.count - 1
  }
}
