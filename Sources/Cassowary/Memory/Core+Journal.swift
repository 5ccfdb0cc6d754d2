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
      // What the change around this one needs is logged, too: hence the larger of both numbers.
      let around = scope.isOutermost ? 0 : Int32.max
      memory.marks = Marks(
        variables: problem.counts.variables, rows: problem.counts.rows,
        constraints: problem.counts.constraints,
        cells: multipliers.counts.cells, columns: factorisation.columns.used,
        users: factorisation.users.used, terms: problem.terms.used,
        watchers: point.watchers.used, members: problem.members.used,
        etas: max(factorisation.counts.etas, min(around, memory.marks.etas)),
        etaEntries: max(factorisation.counts.etaEntries, min(around, memory.marks.etaEntries)),
        formSlots: max(problem.counts.formSlots, min(around, memory.marks.formSlots)),
        requiredTail: max(agenda.counts.requiredTail, min(around, memory.marks.requiredTail)),
        optionalTail: max(agenda.counts.optionalTail, min(around, memory.marks.optionalTail)),
        rangeTail: max(agenda.counts.rangeTail, min(around, memory.marks.rangeTail)))
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
    if stepLog.isOn { forgetHoldings() }
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
    setFresh(.none)
  }

  /// Stops logging and forgets what was logged.
  mutating func stopRecording() {
    memory.keepsWayForward = false
    journal.stopRecording()
  }

  /// Tells every slab from where on its elements are fresh.
  private mutating func setFresh(_ marks: Marks) {
    let variables = marks.variables
    point.x.fresh = variables
    basis.definition.fresh = variables
    factorisation.pivot.setFresh(variables)
    basis.staySlot.fresh = variables
    problem.useCount.fresh = variables
    problem.variableGeneration.fresh = variables
    problem.ownRow.fresh = variables
    problem.editOf.setFresh(variables)
    problem.stayOf.setFresh(variables)
    factorisation.etas.headOfTarget.setFresh(variables)
    factorisation.etas.headOfMember.setFresh(variables)
    multipliers.stayHead.setFresh(variables)
    agenda.stayQueued.setFresh(variables)
    factorisation.columns.setFresh(nodes: variables, elements: marks.columns)
    factorisation.users.setFresh(nodes: variables, elements: marks.users)
    point.watchers.setFresh(nodes: variables, elements: marks.watchers)
    let rows = marks.rows
    basis.kind.fresh = rows
    basis.slot.fresh = rows
    point.position.fresh = rows
    point.activity.fresh = rows
    point.lower.fresh = rows
    point.upper.fresh = rows
    multipliers.head.fresh = rows
    agenda.flags.fresh = rows
    problem.terms.setFresh(nodes: rows, elements: marks.terms)
    problem.members.setFresh(nodes: rows, elements: marks.members)
    let etas = marks.etas
    factorisation.etas.target.fresh = etas
    factorisation.etas.end.fresh = etas
    factorisation.etas.nextOfTarget.fresh = etas
    let entries = marks.etaEntries
    factorisation.etas.variable.fresh = entries
    factorisation.etas.factor.fresh = entries
    factorisation.etas.nextOfMember.fresh = entries
    factorisation.etas.owner.fresh = entries
    multipliers.cells.fresh = marks.cells
    problem.forms.fresh = marks.formSlots
    problem.constraints.fresh = marks.constraints
    agenda.required.fresh = marks.requiredTail
    agenda.optional.fresh = marks.optionalTail
    agenda.range.fresh = marks.rangeTail
  }

  /// The present point in the journal.
  var savepoint: Savepoint {
    Savepoint(position: journal.position, counts: counts, used: poolCounts)
  }

  var poolCounts: PoolCounts {
    get {
      PoolCounts(
        columns: factorisation.columns.used, users: factorisation.users.used,
        terms: problem.terms.used, watchers: point.watchers.used,
        members: problem.members.used)
    }
    set {
      factorisation.columns.used = newValue.columns
      factorisation.users.used = newValue.users
      problem.terms.used = newValue.terms
      point.watchers.used = newValue.watchers
      problem.members.used = newValue.members
    }
  }

  /// Takes back everything since the savepoint. Cost: the work done since.
  mutating func rollBack(to point: Savepoint) {
    forgetDirections()
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
    forgetDirections()
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
    if entry.tag == point.x.tag { touch(Int32(entry.offset / MemoryLayout<Double>.stride)) }
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
        raw(point.x) ?? raw(basis.definition) ?? raw(factorisation.pivot.signs) ?? raw(
          basis.staySlot) ?? raw(problem.useCount)
        ?? raw(problem.variableGeneration) ?? raw(problem.editOf) ?? raw(
          factorisation.etas.headOfTarget) ?? raw(factorisation.etas.headOfMember)
    case ..<20:
      found =
        raw(basis.kind) ?? raw(basis.slot) ?? raw(point.position) ?? raw(point.activity) ?? raw(
          point.lower) ?? raw(point.upper)
        ?? raw(multipliers.head) ?? raw(agenda.flags) ?? raw(multipliers.stayHead)
        ?? raw(factorisation.pivot.others)
    case ..<40:
      found =
        raw(factorisation.columns) ?? raw(factorisation.users) ?? raw(problem.terms) ?? raw(
          point.watchers) ?? raw(problem.members) ?? raw(problem.ownRow)
        ?? raw(agenda.stayQueued) ?? raw(problem.stayOf)
    case ..<50:
      found =
        raw(factorisation.etas.target) ?? raw(factorisation.etas.end) ?? raw(
          factorisation.etas.nextOfTarget) ?? raw(factorisation.etas.variable) ?? raw(
          factorisation.etas.factor)
        ?? raw(factorisation.etas.nextOfMember) ?? raw(factorisation.etas.owner)
    default:
      found =
        raw(multipliers.cells) ?? raw(problem.forms) ?? raw(problem.constraints) ?? raw(
          agenda.required) ?? raw(agenda.optional)
        ?? raw(agenda.range)
    }
    guard let found else { preconditionFailure("Internal inconsistency: no slab has tag \(tag)") }
    return found
  }
}
