// Working storage of the solves: there is none before the first solve, and none after memory was given back.

extension Factorisation {
  /// A number that no mark carries; all marks are cleared when the numbers run out. Every marking and every solve
  /// begins with this, so that there is working storage from here on.
  @inline(__always)
  mutating func nextEpoch() -> Int32 {
    if isRare(epoch == .max) { clearMarks() }
    makeWorkspace()
    epoch &+= 1
    return epoch
  }

  /// Makes the working storage, as large as the tables of slots, if it is not there.
  @inline(__always)
  mutating func makeWorkspace() {
    if isRare(workspace.capacity != pivot.capacity) { renewWorkspace() }
  }

  @inline(never)
  private mutating func renewWorkspace() {
    var block = workspace
    var none = FirstRoom()
    block.renew(for: pivot.capacity, used: Int(counts.slots), in: &none) { layout in
      arrangeWorkspace(in: &layout)
    }
    workspace = block
  }

  /// Gives the working storage back, or lets it grow with the tables of slots when it is needed next. The last solve is
  /// lost.
  mutating func giveBackWorkspace() {
    var block = workspace
    block.giveBack { layout in arrangeWorkspace(in: &layout) }
    workspace = block
    solvedSlot = .none
  }

  private mutating func arrangeWorkspace(in layout: inout TableBlock.Layout) {
    w.settle(in: &layout)
    d.settle(in: &layout)
    z.settle(in: &layout)
    alpha.settle(in: &layout)
  }

  /// Takes the marks off a slot that comes into use.
  @inline(__always)
  func clearMarks(of slot: SlotID) {
    if workspace.capacity == 0 { return }
    w.marks[slot] = 0
    d.marks[slot] = 0
    z.marks[slot] = 0
    alpha.marks[slot] = 0
  }

  @inline(never)
  private mutating func clearMarks() {
    for table in [w.marks, d.marks, z.marks, alpha.marks] {
      table.base.update(repeating: 0, count: table.capacity)
    }
    etas.mark.base.update(repeating: 0, count: etas.mark.capacity)
    epoch = 0
    wEpoch = 0
    zEpoch = 0
  }
}
