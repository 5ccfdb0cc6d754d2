/// Variables and rows for ``Solver/load(_:)``, side by side in flat buffers, which are filled in order and may be used
/// again.
///
/// ```swift
/// var batch = Batch()
/// let left = batch.addVariable("left")
/// let width = batch.addVariable("width")
/// batch.addRow([(left, 1), (width, 1)], .lessThanOrEqual, 300)
/// batch.addRow([(width, 1)], [Breakpoint(0, below: .required), Breakpoint(400, below: .high, above: .high)])
/// let loaded = try solver.load(batch)
/// ```
///
/// A batch names its variables by number, in the order in which they were added: those that loading makes and those that
/// a solver has already. It knows no solver, so that nothing is checked before it is loaded.
public struct Batch: Sendable {
  /// One comparison of a row with a number, and the levels of the costs of missing that.
  @usableFromInline struct Pull: Sendable {
    @usableFromInline var value: Double
    @usableFromInline var below: Double
    @usableFromInline var above: Double
    @usableFromInline var weight: Double

    @inlinable init(value: Double, below: Double, above: Double, weight: Double) {
      self.value = value
      self.below = below
      self.above = above
      self.weight = weight
    }
  }

  /// A name or a label, and the number of what it belongs to.
  struct Note: Sendable {
    var number: Int
    var text: String
    var location: SourceLocation?
  }

  /// Handles of variables that exist; ``new`` for those that loading makes.
  @usableFromInline var sources: [UInt64] = []
  /// The starting values of new variables, zero for the others.
  @usableFromInline var values: [Double] = []
  /// The solver of the variables that exist.
  private(set) var owner = SolverIdentity.none
  /// The first variable that is of another solver than those before it.
  private(set) var stranger: Variable?
  private(set) var names: [Note] = []

  /// The numbers and factors of the terms, and how many there are up to the end of each row.
  @usableFromInline var numbers: [Int32] = []
  @usableFromInline var factors: [Double] = []
  @usableFromInline var termEnds: [Int32] = []
  /// The breakpoints, and how many there are up to the end of each row.
  @usableFromInline var pulls: [Pull] = []
  @usableFromInline var pullEnds: [Int32] = []
  private(set) var labels: [Note] = []

  /// Instead of a handle: a variable that loading makes. No handle is zero, as serial numbers begin with one.
  @inlinable static var new: UInt64 { 0 }

  /// Instead of a level: no cost. A negative number is one that loading refuses.
  @inlinable package static var noCost: Double { -.infinity }

  /// An empty batch.
  public init() {}

  /// The numbers of variables, rows and breakpoints so far.
  public var variableCount: Int { sources.count }
  public var rowCount: Int { termEnds.count }
  public var breakpointCount: Int { pulls.count }

  /// Makes room, so that the buffers grow once.
  public mutating func reserve(variables: Int, rows: Int, terms: Int, breakpoints: Int) {
    sources.reserveCapacity(variables)
    values.reserveCapacity(variables)
    numbers.reserveCapacity(terms)
    factors.reserveCapacity(terms)
    termEnds.reserveCapacity(rows)
    pulls.reserveCapacity(breakpoints)
    pullEnds.reserveCapacity(rows)
  }

  /// Empties the batch, which keeps its memory.
  public mutating func removeAll() {
    sources.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    owner = .none
    stranger = nil
    names.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
    factors.removeAll(keepingCapacity: true)
    termEnds.removeAll(keepingCapacity: true)
    pulls.removeAll(keepingCapacity: true)
    pullEnds.removeAll(keepingCapacity: true)
    labels.removeAll(keepingCapacity: true)
  }

  // MARK: Variables

  /// Adds a variable that loading makes.
  ///
  /// - Parameters:
  ///   - name: its name in explanations and dumps.
  ///   - value: the value that it has as long as no row moves it.
  /// - Returns: its number in the batch.
  @discardableResult
  @inlinable
  public mutating func addVariable(_ name: String = "", startingAt value: Double = 0) -> Int {
    if !name.isEmpty { note(name) }
    sources.append(Self.new)
    values.append(value)
    return sources.count - 1
  }

  /// Keeps the name of the variable that comes.
  @usableFromInline
  mutating func note(_ name: String) { names.append(Note(number: sources.count, text: name)) }

  /// Adds a variable that a solver has.
  ///
  /// - Returns: its number in the batch.
  @discardableResult
  public mutating func add(_ variable: Variable) -> Int {
    if owner == .none { owner = variable.owner }
    if variable.owner != owner && stranger == nil { stranger = variable }
    sources.append(variable.handle)
    values.append(0)
    return sources.count - 1
  }

  // MARK: Rows

  /// Adds a term to the row that ``endRow(label:location:)`` ends.
  @inlinable
  public mutating func addTerm(_ variable: Int, times factor: Double = 1) {
    // A number that is none of the batch stays none.
    numbers.append(Int32(exactly: variable) ?? -1)
    factors.append(factor)
  }

  /// Adds a breakpoint to the row that ``endRow(label:location:)`` ends.
  @inlinable
  public mutating func addBreakpoint(_ breakpoint: Breakpoint) {
    addBreakpoint(
      breakpoint.value, below: breakpoint.below?.level ?? Self.noCost,
      above: breakpoint.above?.level ?? Self.noCost, weight: breakpoint.weight)
  }

  /// Adds a breakpoint that costs at the given levels below and above it, or nothing: ``noCost``.
  @inlinable
  package mutating func addBreakpoint(
    _ value: Double, below: Double, above: Double, weight: Double = 1
  ) {
    pulls.append(Pull(value: value, below: below, above: above, weight: weight))
  }

  /// Ends a row: the terms and breakpoints since the last one are its own.
  ///
  /// - Parameters:
  ///   - label: the name of each of its constraints in explanations.
  ///   - location: where it was written, for explanations.
  /// - Returns: the number of the row.
  @discardableResult
  @inlinable
  public mutating func endRow(label: String = "", location: SourceLocation? = nil) -> Int {
    if !label.isEmpty || location != nil { note(label, location) }
    termEnds.append(Int32(truncatingIfNeeded: numbers.count))
    pullEnds.append(Int32(truncatingIfNeeded: pulls.count))
    return termEnds.count - 1
  }

  /// Keeps the label and the location of the row that ends.
  @usableFromInline
  mutating func note(_ label: String, _ location: SourceLocation?) {
    labels.append(Note(number: termEnds.count, text: label, location: location))
  }

  /// Adds a row: the sum of some terms and the numbers to which it is compared.
  @discardableResult
  public mutating func addRow(
    _ terms: [(variable: Int, factor: Double)], _ breakpoints: [Breakpoint], label: String = "",
    location: SourceLocation? = nil
  ) -> Int {
    for term in terms { addTerm(term.variable, times: term.factor) }
    for breakpoint in breakpoints { addBreakpoint(breakpoint) }
    return endRow(label: label, location: location)
  }

  /// Adds a row with one constraint: a relation between a sum and a number.
  @discardableResult
  public mutating func addRow(
    _ terms: [(variable: Int, factor: Double)], _ relation: Relation, _ value: Double,
    priority: Priority = .required, weight: Double = 1, label: String = "",
    location: SourceLocation? = nil
  ) -> Int {
    addRow(
      terms,
      [
        Breakpoint(
          value, below: relation == .lessThanOrEqual ? nil : priority,
          above: relation == .greaterThanOrEqual ? nil : priority, weight: weight)
      ], label: label, location: location)
  }

  // MARK: What is where

  /// The places of a row's terms.
  func terms(ofRow row: Int) -> Range<Int> { Self.range(row, in: termEnds) }

  /// The places of a row's breakpoints.
  func pulls(ofRow row: Int) -> Range<Int> { Self.range(row, in: pullEnds) }

  private static func range(_ row: Int, in ends: [Int32]) -> Range<Int> {
    (row > 0 ? Int(ends[row - 1]) : 0)..<Int(ends[row])
  }
}
