// Going back: the state of every slab and of the counts, bit for bit.

extension Core {
  /// A point in the journal to which the core can return.
  struct Savepoint: BitwiseCopyable {
    var position: Int
    var counts: Counts
    var used: PoolCounts
  }

  /// The numbers of elements in use of the list pools.
  struct PoolCounts: BitwiseCopyable {
    var columns: Int32
    var users: Int32
    var terms: Int32
    var watchers: Int32
    var members: Int32
  }

  /// How far the tables were in use at a savepoint: what lies beyond is dropped by going back, so it is
  /// not logged.
  struct Marks: BitwiseCopyable {
    var variables: Int32
    var rows: Int32
    var constraints: Int32
    var cells: Int32
    var columns: Int32
    var users: Int32
    var terms: Int32
    var watchers: Int32
    var members: Int32
    // These tables shrink as well as grow.
    var etas: Int32
    var etaEntries: Int32
    var formSlots: Int32
    var requiredTail: Int32
    var optionalTail: Int32
    var rangeTail: Int32

    /// Everything is logged.
    static let none = Marks(
      variables: .max, rows: .max, constraints: .max, cells: .max, columns: .max, users: .max,
      terms: .max, watchers: .max, members: .max, etas: .max, etaEntries: .max, formSlots: .max,
      requiredTail: .max, optionalTail: .max, rangeTail: .max)
  }

  /// A change that can be taken back; changes nest.
  struct Scope {
    var start: Savepoint
    /// The marks of the change around this one.
    fileprivate var outer: Marks
    fileprivate var isOutermost: Bool
    /// Whether a way forward, from an earlier restore, is set aside until the change ends.
    fileprivate var setsAside: Bool
    fileprivate var startsBlank: Bool
  }

  /// Starts a change that can be taken back.
  mutating func beginChange() -> Scope {
    let isOutermost = !journal.isRecording
    trouble = nil
    let startsBlank = isOutermost && blank == nil && isBlank
    let scope = Scope(
      start: savepoint, outer: marks, isOutermost: isOutermost,
      setsAside: keepsWayForward && journal.setAside(), startsBlank: startsBlank)
    if startsBlank {
      blank = Blank()
      return scope
    }
    journal.isRecording = true
    if !keepsWayForward {
      // What the change around this one needs is logged, too: hence the larger of both numbers.
      let around = scope.isOutermost ? 0 : Int32.max
      marks = Marks(
        variables: counts.variables, rows: counts.rows, constraints: counts.constraints,
        cells: counts.cells, columns: columns.used, users: users.used, terms: terms.used,
        watchers: watchers.used, members: members.used,
        etas: max(counts.etas, min(around, marks.etas)),
        etaEntries: max(counts.etaEntries, min(around, marks.etaEntries)),
        formSlots: max(counts.formSlots, min(around, marks.formSlots)),
        requiredTail: max(counts.requiredTail, min(around, marks.requiredTail)),
        optionalTail: max(counts.optionalTail, min(around, marks.optionalTail)),
        rangeTail: max(counts.rangeTail, min(around, marks.rangeTail)))
      setFresh(marks)
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
    if stepLog.isOn { forgetHoldings() }
    endChange(scope)
  }

  /// Ends a change; the outermost one stops the recording and forgets how to go back, unless
  /// checkpoints ask for it.
  mutating func endChange(_ scope: Scope) {
    if scope.setsAside { journal.endAside() }
    if scope.startsBlank {
      blank?.removed.deallocate()
      blank = nil
    }
    if keepsWayForward { return }
    if scope.isOutermost {
      stopRecording()
    } else {
      marks = scope.outer
      setFresh(marks)
    }
  }

  /// Logs everything from now on, so that one can go forward as well as back.
  mutating func keepWayForward() {
    keepsWayForward = true
    journal.isRecording = true
    setFresh(.none)
  }

  /// Stops logging and forgets what was logged.
  mutating func stopRecording() {
    keepsWayForward = false
    journal.stopRecording()
  }

  /// Tells every slab from where on its elements are fresh.
  private mutating func setFresh(_ marks: Marks) {
    let variables = marks.variables
    x.fresh = variables
    definition.fresh = variables
    pivot.setFresh(variables)
    staySlot.fresh = variables
    useCount.fresh = variables
    variableGeneration.fresh = variables
    ownRow.fresh = variables
    editOf.setFresh(variables)
    stayOf.setFresh(variables)
    etaTargetHead.setFresh(variables)
    etaMemberHead.setFresh(variables)
    stayMultiplier.setFresh(variables)
    stayQueued.setFresh(variables)
    columns.setFresh(nodes: variables, elements: marks.columns)
    users.setFresh(nodes: variables, elements: marks.users)
    watchers.setFresh(nodes: variables, elements: marks.watchers)
    let rows = marks.rows
    kind.fresh = rows
    slot.fresh = rows
    position.fresh = rows
    activity.fresh = rows
    lower.fresh = rows
    upper.fresh = rows
    multiplier.fresh = rows
    queued.fresh = rows
    terms.setFresh(nodes: rows, elements: marks.terms)
    members.setFresh(nodes: rows, elements: marks.members)
    let etas = marks.etas
    etaTarget.fresh = etas
    etaEnd.fresh = etas
    etaTargetNext.fresh = etas
    let entries = marks.etaEntries
    etaVariable.fresh = entries
    etaFactor.fresh = entries
    etaMemberNext.fresh = entries
    etaOwner.fresh = entries
    cells.fresh = marks.cells
    forms.fresh = marks.formSlots
    constraints.fresh = marks.constraints
    requiredQueue.fresh = marks.requiredTail
    optionalQueue.fresh = marks.optionalTail
    rangeQueue.fresh = marks.rangeTail
  }

  /// The present point in the journal.
  var savepoint: Savepoint {
    Savepoint(position: journal.position, counts: counts, used: poolCounts)
  }

  var poolCounts: PoolCounts {
    get {
      PoolCounts(
        columns: columns.used, users: users.used, terms: terms.used, watchers: watchers.used,
        members: members.used)
    }
    set {
      columns.used = newValue.columns
      users.used = newValue.users
      terms.used = newValue.terms
      watchers.used = newValue.watchers
      members.used = newValue.members
    }
  }

  /// Takes back everything since the savepoint. Cost: the work done since.
  mutating func rollBack(to point: Savepoint) {
    forgetRays()
    let first = journal.place(of: point.position)
    var index = journal.count
    while index > first {
      index -= 1
      exchange(index)
    }
    journal.truncate(to: first)
    counts = point.counts
    poolCounts = point.used
  }

  /// Goes to another point of the journal, back or forward, keeping the way to return.
  mutating func travel(to point: Savepoint) {
    forgetRays()
    var index = journal.count
    let place = journal.place(of: point.position)
    while index > place {
      index -= 1
      exchange(index)
    }
    while index < place {
      exchange(index)
      index += 1
    }
    journal.moveCursor(to: place)
    counts = point.counts
    poolCounts = point.used
  }

  /// Swaps the logged bytes of one entry with the present ones.
  mutating func exchange(_ index: Int) {
    let entry = journal.entries[index]
    let place = bytes(ofSlab: entry.tag) + entry.offset
    var present: UInt64 = 0
    withUnsafeMutableBytes(of: &present) {
      $0.copyMemory(from: UnsafeRawBufferPointer(start: place, count: entry.size))
    }
    withUnsafeBytes(of: entry.bytes) {
      place.copyMemory(from: $0.baseAddress!, byteCount: entry.size)
    }
    journal.entries[index].bytes = present
    if entry.tag == x.tag { touch(Int32(entry.offset / MemoryLayout<Double>.stride)) }
  }

  private mutating func bytes(ofSlab tag: UInt8) -> UnsafeMutableRawPointer {
    func raw<Element>(_ slab: Slab<Element>) -> UnsafeMutableRawPointer? {
      slab.tag == tag ? UnsafeMutableRawPointer(slab.base) : nil
    }
    func raw<Element>(_ slab: LazySlab<Element>) -> UnsafeMutableRawPointer? { raw(slab.table) }
    func raw<Element, Layout>(_ field: Field<Element, Layout>) -> UnsafeMutableRawPointer? {
      field.tag == tag ? field.base : nil
    }
    func raw<Element>(_ pool: ListPool<Element, Slab<ListHeader>>) -> UnsafeMutableRawPointer? {
      raw(pool.headers) ?? raw(pool.elements) ?? raw(pool.control)
    }
    func raw<Element>(_ pool: ListPool<Element, Field<ListHeader, RowRecord>>)
      -> UnsafeMutableRawPointer?
    {
      raw(pool.headers) ?? raw(pool.elements) ?? raw(pool.control)
    }
    let found: UnsafeMutableRawPointer?
    switch tag {
    case ..<10:
      found =
        raw(x) ?? raw(definition) ?? raw(pivot.signs) ?? raw(staySlot) ?? raw(useCount)
        ?? raw(variableGeneration) ?? raw(editOf) ?? raw(etaTargetHead) ?? raw(etaMemberHead)
    case ..<20:
      found =
        raw(kind) ?? raw(slot) ?? raw(position) ?? raw(activity) ?? raw(lower) ?? raw(upper)
        ?? raw(multiplier) ?? raw(queued) ?? raw(stayMultiplier) ?? raw(pivot.others)
    case ..<40:
      found =
        raw(columns) ?? raw(users) ?? raw(terms) ?? raw(watchers) ?? raw(members) ?? raw(ownRow)
        ?? raw(stayQueued) ?? raw(stayOf)
    case ..<50:
      found =
        raw(etaTarget) ?? raw(etaEnd) ?? raw(etaTargetNext) ?? raw(etaVariable) ?? raw(etaFactor)
        ?? raw(etaMemberNext) ?? raw(etaOwner)
    default:
      found =
        raw(cells) ?? raw(forms) ?? raw(constraints) ?? raw(requiredQueue) ?? raw(optionalQueue)
        ?? raw(rangeQueue)
    }
    guard let found else { preconditionFailure("Internal inconsistency: no slab has tag \(tag)") }
    return found
  }
}
