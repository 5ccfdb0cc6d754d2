// Going back: the state of every slab and of the counts, bit for bit.

extension Core {
  /// A point in the journal to which the core can return.
  struct Savepoint: BitwiseCopyable {
    var position: Int
    var counts: Counts
    var pools: PoolSizes
  }

  /// A change that can be taken back; changes nest.
  struct Scope {
    var start: Savepoint
    /// The marks of the change around this one.
    fileprivate var outer: TableSizes
    fileprivate var isOutermost: Bool
    /// Whether a way forward, from an earlier restore, is set aside until the change ends.
    fileprivate var setsAside: Bool
    fileprivate var startsBlank: Bool
  }

  /// Starts a change that can be taken back.
  mutating func beginChange() -> Scope {
    let isOutermost = !journal.isRecording
    optimisation.trouble = nil
    let startsBlank = isOutermost && memory.blank == nil && isBlank
    let scope = Scope(
      start: savepoint, outer: memory.marks, isOutermost: isOutermost,
      setsAside: memory.keepsWayForward && journal.setAside(), startsBlank: startsBlank)
    if startsBlank {
      memory.blank = Blank()
      return scope
    }
    journal.isRecording = true
    if !memory.keepsWayForward {
      // Going back drops all that lies beyond the sizes, so it is not logged. A change around this one may have had
      // larger tables: for tables that shrink the larger of both sizes counts.
      var sizes = tableSizes
      if !scope.isOutermost { sizes.keepLogging(memory.marks) }
      memory.marks = sizes
      setFresh(memory.marks)
    }
    return scope
  }

  /// Takes a change back. Cost: the work done since it began.
  mutating func rollBack(_ scope: Scope) {
    if scope.startsBlank {
      wipe(to: scope.start)
    } else {
      rollBack(to: scope.start)
    }
    if stepLog.isOn { stepLog.forgetHoldings(problem, agenda) }
    endChange(scope)
  }

  /// Ends a change; the outermost one stops the recording and forgets how to go back, unless
  /// checkpoints ask for it.
  mutating func endChange(_ scope: Scope) {
    if scope.setsAside { journal.endAside() }
    if scope.startsBlank {
      memory.blank?.removed.deallocate()
      memory.blank = nil
    }
    if memory.keepsWayForward { return }
    if scope.isOutermost {
      stopRecording()
    } else {
      memory.marks = scope.outer
      setFresh(memory.marks)
    }
  }

  /// Logs everything from now on, so that one can go forward as well as back.
  mutating func keepWayForward() {
    memory.keepsWayForward = true
    journal.isRecording = true
    setFresh(.unlimited)
  }

  /// Stops logging and forgets the log.
  mutating func stopRecording() {
    memory.keepsWayForward = false
    journal.stopRecording()
  }

  /// Tells every table the place from which its elements are fresh.
  private mutating func setFresh(_ sizes: TableSizes) {
    var setter = FreshnessSetter(sizes)
    visitTables(&setter)
  }

  /// The present point in the journal.
  var savepoint: Savepoint {
    mutating get { Savepoint(position: journal.position, counts: counts, pools: poolSizes) }
  }

  /// Takes back everything since the savepoint. Cost: the work done since.
  mutating func rollBack(to point: Savepoint) {
    refactorised(.basis)
    let first = journal.place(of: point.position)
    exchange(from: journal.count, to: first)
    journal.truncate(to: first)
    counts = point.counts
    setPoolSizes(point.pools)
  }

  /// Goes to another point of the journal, back or forward, keeping the way to return.
  mutating func travel(to point: Savepoint) {
    refactorised(.basis)
    let place = journal.place(of: point.position)
    exchange(from: journal.count, to: place)
    journal.moveCursor(to: place)
    counts = point.counts
    setPoolSizes(point.pools)
  }

  /// Swaps the logged bytes of entries with the present ones, for the entries on the way from one place in the journal
  /// to another.
  private mutating func exchange(from start: Int, to end: Int) {
    if start == end { return }
    withUnsafeTemporaryAllocation(
      of: UnsafeMutableRawPointer.self, capacity: TableFinder.tagLimit
    ) { tables in
      var finder = TableFinder(in: tables.baseAddress!)
      visitTables(&finder)
      var index = start
      while index > end {
        index -= 1
        exchange(index, tables.baseAddress!)
      }
      while index < end {
        exchange(index, tables.baseAddress!)
        index += 1
      }
    }
  }

  /// Swaps the logged bytes of one entry with the present ones.
  private mutating func exchange(
    _ index: Int, _ tables: UnsafeMutablePointer<UnsafeMutableRawPointer>
  ) {
    let entry = journal.entries[index]
    let place = tables[Int(entry.tag)] + entry.offset
    var present: UInt64 = 0
    withUnsafeMutableBytes(of: &present) {
      $0.copyMemory(from: UnsafeRawBufferPointer(start: place, count: entry.size))
    }
    withUnsafeBytes(of: entry.bytes) {
      place.copyMemory(from: $0.baseAddress!, byteCount: entry.size)
    }
    journal.entries[index].bytes = present
    if entry.tag == point.x.tag {
      changes.touch(VariableID(entry.offset / MemoryLayout<Double>.stride))
    }
  }
}
