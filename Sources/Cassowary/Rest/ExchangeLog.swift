/// The exchanges of the basis since the oldest direction was computed, as far as directions need them.
///
/// If a row `a` takes the place of one whose direction was `e`, every direction `d` becomes `d - (a * d) / (a * e) *
/// e`. Mostly `a * d` is zero: the row does not move along the direction, and the direction stays as it is. If `e` is
/// short, the direction changes in a few places; if it is long, the direction is computed afresh.
struct ExchangeLog {
  struct Entry: BitwiseCopyable {
    /// The inactive row whose rate changed; none for an exchange.
    var row: Link<RowRecord>
    /// The variable whose stay entered, if one did.
    var stay: Link<VariableRecord>
    /// Parts of the row that entered, and after them of the direction; the latter is left out if it is long.
    var first: Int32
    var terms: Int32
    var direction: Int32
    var isLong: Bool
    /// The entering row's rate along the direction.
    var factor: Double
  }

  /// A number that belongs to a variable.
  struct Part: BitwiseCopyable {
    var value: Double
    var variable: VariableID
  }

  private(set) var entries = Stack<Entry>()
  private(set) var parts = Stack<Part>()

  /// The most parts, variables with their rates, of a direction that is noted: after an exchange
  /// with a longer one, edit directions are solved anew (decision 8).
  static var longest: Int { 48 }
  /// The most exchanges that are noted: an edit direction that is not followed for longer is solved anew.
  private static var mostEntries: Int { 256 }
  /// The most parts of all noted directions, four for each exchange on the average.
  private static var mostParts: Int { 1_024 }

  func deallocate() {
    entries.deallocate()
    parts.deallocate()
  }

  /// The bytes that the log takes.
  var bytes: Int { entries.bytes + parts.bytes }

  /// Empties the log and gives its memory back.
  mutating func giveBack() {
    entries.giveBack()
    parts.giveBack()
  }

  @inline(__always)
  var count: Int { entries.count }

  /// True if there may be no room for another exchange.
  var isFull: Bool {
    entries.count >= Self.mostEntries || parts.count > Self.mostParts - 2 * Self.longest
  }

  /// Makes room for all that the log can hold, so that no exchange has to.
  mutating func reserve() {
    entries.reserve(Self.mostEntries)
    parts.reserve(Self.mostParts)
  }

  mutating func removeAll() {
    entries.removeAll()
    parts.removeAll()
  }

  /// Notes that an inactive row came, went or changed.
  mutating func note(row: RowID) {
    entries.append(
      Entry(row: Link(row), stay: .none, first: 0, terms: 0, direction: 0, isLong: false, factor: 0)
    )
  }

  /// Notes an exchange; its parts are appended after this.
  mutating func note(stay: Link<VariableRecord>, terms: Int, direction: Int, factor: Double) {
    let isLong = direction > Self.longest
    entries.append(
      Entry(
        row: .none, stay: stay, first: Int32(parts.count), terms: Int32(terms),
        direction: isLong ? 0 : Int32(direction), isLong: isLong, factor: factor))
  }

  @inline(__always)
  mutating func append(_ variable: VariableID, _ value: Double) {
    parts.append(Part(value: value, variable: variable))
  }
}
