/// A triangular basis for rows that come together, chosen by their structure alone (a *crash*: R. E. Bixby,
/// Implementing the simplex method: the initial basis, 1992, doi:10.1287/ijoc.4.3.267; I. Maros, Computational
/// Techniques of the Simplex Method, 2003, chapter 9).
///
/// A row defines a variable once all others that it mentions are known: first required equalities, then preferences, the
/// strongest first, then inequalities that the point violates. If no row has one unknown variable left, all but one of
/// some row are taken as known, where their stays hold them. The order of the definitions is that in which they are
/// evaluated.
struct CrashBasis: ~Copyable {
  /// A row, by its place in the list, that defines a variable.
  struct Definition: BitwiseCopyable {
    var place: Int32
    var variable: VariableID
  }

  let rows: Stack<RowID>
  var mentions: RowMentions
  var definitions = Stack<Definition>()
  /// The different strengths of equalities, the strongest first; those beyond the last rank share it.
  private var strengths = Stack<Double>()
  /// The strength of each row that is to be held at a breakpoint; negative for inequalities.
  private var strength: Scratch<Int32, Double>
  private var ranks: Scratch<Int32, UInt8>
  /// The rows that wait for their turn, in lists by rank: each row names the next.
  private var next: Scratch<Int32, Int32>
  private var heads: Scratch<Int32, Int32>
  private var tails: Scratch<Int32, Int32>
  /// The ranks whose lists are not empty, a bit each.
  private var waiting: UInt64 = 0
  /// Inequalities with one unknown variable.
  private var inequalities = Stack<Int32>()
  private var inequalitiesHead = 0
  /// The next row to look at for variables that are taken as known, and whether required rows are looked at.
  private var cursor: Int32 = 0
  private var isLookingAtRequired = true

  /// Instead of a number of unknown variables: that of a row which defines one.
  static var defining: Int32 { -2 }
  /// The most ranks: a word has a bit for each. The order among weaker rows is that in which they came.
  private static var mostRanks: Int { 64 }
  /// Instead of a rank: that of an inequality.
  private static var noRank: UInt8 { 0xff }

  init(variables: Int, rows: Stack<RowID>) {
    self.rows = rows
    mentions = RowMentions(variables: variables, rows: rows.count)
    strength = Scratch(capacity: Swift.max(1, rows.count))
    ranks = Scratch(capacity: Swift.max(1, rows.count))
    next = Scratch(capacity: Swift.max(1, rows.count))
    heads = Scratch(capacity: Self.mostRanks)
    tails = Scratch(capacity: Self.mostRanks)
    strengths.append(.infinity)
  }

  func deallocate() {
    mentions.deallocate()
    definitions.deallocate()
    strengths.deallocate()
    strength.deallocate()
    ranks.deallocate()
    next.deallocate()
    heads.deallocate()
    tails.deallocate()
    inequalities.deallocate()
  }

  // MARK: Strengths

  /// Takes note of how strongly a row is held at a breakpoint: infinitely if it is required.
  mutating func setStrength(_ value: Double, of place: Int32) {
    strength[place] = value
    if value < 0 || strengths.count == Self.mostRanks { return }
    var index = strengths.count
    while index > 0 && strengths[index - 1] < value { index -= 1 }
    if strengths[index - 1] != value { strengths.insert(value, at: index) }
  }

  /// The rank of a strength: that of the weakest kept one that is not below it, or the last.
  private func rank(of value: Double) -> UInt8 {
    if value < 0 { return Self.noRank }
    var rank = 0
    while rank < strengths.count - 1 && strengths[rank] > value { rank += 1 }
    return UInt8(truncatingIfNeeded: rank)
  }

  // MARK: Whose turn it is

  /// Counts the unknown variables of the rows, and queues those that wait for one.
  mutating func begin(_ terms: RowTerms) {
    mentions.count(rows, terms)
    for place in 0..<Int32(rows.count) {
      ranks[place] = rank(of: strength[place])
      if mentions.unknown[place] == 1 { queue(place) }
    }
  }

  private mutating func queue(_ place: Int32) {
    let rank = ranks[place]
    if rank == Self.noRank { return inequalities.append(place) }
    let list = Int32(rank)
    next[place] = -1
    if waiting & 1 << UInt64(rank) == 0 {
      waiting |= 1 << UInt64(rank)
      heads[list] = place
    } else {
      next[tails[list]] = place
    }
    tails[list] = place
  }

  /// The next equality that waits for one variable, the strongest first.
  mutating func nextEquality() -> Int32? {
    while waiting != 0 {
      let rank = waiting.trailingZeroBitCount
      let list = Int32(truncatingIfNeeded: rank)
      let place = heads[list]
      if next[place] < 0 { waiting &= ~(1 << UInt64(rank)) } else { heads[list] = next[place] }
      if mentions.unknown[place] == 1 { return place }
    }
    return nil
  }

  /// The next inequality that waits for one variable.
  mutating func nextInequality() -> Int32? {
    while inequalitiesHead < inequalities.count {
      let place = inequalities[inequalitiesHead]
      inequalitiesHead += 1
      if mentions.unknown[place] == 1 { return place }
    }
    return nil
  }

  /// The next equality that waits for several variables, required ones first.
  mutating func nextForTearing() -> Int32? {
    while true {
      while Int(cursor) < rows.count {
        if mentions.unknown[cursor] > 1 && ranks[cursor] != Self.noRank
          && (ranks[cursor] == 0) == isLookingAtRequired
        {
          return cursor
        }
        cursor += 1
      }
      if !isLookingAtRequired { return nil }
      isLookingAtRequired = false
      cursor = 0
    }
  }

  /// True if a row is an inequality that waits for one variable.
  func isInequality(_ place: Int32) -> Bool {
    ranks[place] == Self.noRank && mentions.unknown[place] == 1
  }

  // MARK: What is known

  /// Lets a row define a variable.
  mutating func define(_ variable: VariableID, by place: Int32) {
    mentions.unknown[place] = Self.defining
    definitions.append(Definition(place: place, variable: variable))
    know(variable)
  }

  /// Takes a variable as known.
  mutating func know(_ variable: VariableID) {
    mentions.isKnown[variable] = 1
    for place in mentions.places(mentioning: variable) where mentions.becomesReady(place) {
      if mentions.unknown[place] == 1 { queue(place) }
    }
  }

  /// Takes all unknown variables of a row as known but the last.
  mutating func tear(_ run: UnsafeBufferPointer<Entry>) {
    var last: VariableID?
    for entry in run where mentions.isKnown[entry.variable] == 0 {
      if let last { know(last) }
      last = entry.variable
    }
  }
}
