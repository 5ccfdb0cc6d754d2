/// The bookkeeping of one factorisation: which rows wait for how many variables.
struct FactorisationPlan: ~Copyable {
  let rows: Stack<RowID>
  /// Defined variables, and those taken as known, are known.
  var mentions: RowMentions
  var tears = Stack<VariableID>()
  /// The rows that turned out to depend on others.
  private var dependent = Stack<RowID>()
  private var ready = Stack<Int32>()
  private var readyHead = 0
  private var tearCursor: Int32 = 0
  /// Whether the rows to be put off were looked for.
  private(set) var hasPutOffLeaves = false
  /// The rows that are put off to the end, each with the variable that it is to define. Their order there does not
  /// matter, as no eta comes after them.
  private var putOff = Stack<(row: RowID, variable: VariableID)>()

  init(variables: Int, rows: Stack<RowID>) {
    self.rows = rows
    mentions = RowMentions(variables: variables, rows: rows.count)
  }

  func deallocate() {
    mentions.deallocate()
    tears.deallocate()
    ready.deallocate()
    putOff.deallocate()
  }

  /// Counts the unknown variables of every row and notes which rows mention them.
  mutating func count(_ terms: RowTerms) {
    mentions.count(rows, terms)
    for index in 0..<Int32(rows.count) where mentions.unknown[index] <= 1 { ready.append(index) }
  }

  /// The next row with at most one unknown variable; each row is returned once.
  mutating func nextReady() -> Int32? {
    while readyHead < ready.count {
      let index = ready[readyHead]
      readyHead += 1
      if mentions.unknown[index] >= 0 {
        mentions.unknown[index] = -1
        return index
      }
    }
    return nil
  }

  /// Puts off to the end the rows that alone mention an unknown variable, and those that do so without these: the
  /// *column singletons* of the rows that are not placed yet. No other row depends on the variables that they define,
  /// so that no eta has to read these.
  ///
  /// - Complexity: the size of the rows that are not placed yet.
  mutating func putOffLeaves(_ terms: RowTerms) {
    hasPutOffLeaves = true
    if !isAnyWaiting { return }
    let waiting = Scratch<VariableID, Int32>(capacity: mentions.isKnown.capacity)
    var leaves = Stack<VariableID>()
    defer {
      waiting.deallocate()
      leaves.deallocate()
    }
    for index in 0..<rows.count where mentions.unknown[Int32(index)] >= 0 {
      for entry in terms.run(rows[index]) where mentions.isKnown[entry.variable] == 0 {
        waiting[entry.variable] += 1
      }
    }
    for variable in VariableID.first(Int32(mentions.isKnown.capacity)) where waiting[variable] == 1
    {
      leaves.append(variable)
    }
    while !leaves.isEmpty {
      let leaf = leaves.removeLast()
      if waiting[leaf] != 1 { continue }
      let index = waitingRow(mentioning: leaf)
      if terms.mentionsHardly(leaf, in: rows[Int(index)]) { continue }
      mentions.unknown[index] = -1
      putOff.append((rows[Int(index)], leaf))
      for entry in terms.run(rows[Int(index)]) where mentions.isKnown[entry.variable] == 0 {
        waiting[entry.variable] -= 1
        if waiting[entry.variable] == 1 { leaves.append(entry.variable) }
      }
    }
  }

  private var isAnyWaiting: Bool {
    for index in 0..<rows.count where mentions.unknown[Int32(index)] >= 0 { return true }
    return false
  }

  /// The only row that waits and mentions a variable.
  private func waitingRow(mentioning variable: VariableID) -> Int32 {
    let places = mentions.places(mentioning: variable)
    var place = 0
    while mentions.unknown[places[place]] < 0 { place += 1 }
    return places[place]
  }

  /// One of the rows that were put off, with the variable that it defines, once all others are placed.
  mutating func nextPutOff() -> (row: RowID, variable: VariableID)? {
    putOff.isEmpty ? nil : putOff.removeLast()
  }

  /// Marks a variable as known; rows that wait for at most one more become ready.
  mutating func know(_ variable: VariableID) {
    mentions.isKnown[variable] = 1
    for index in mentions.places(mentioning: variable) where mentions.becomesReady(index) {
      ready.append(index)
    }
  }

  /// The next variable to take as known: among those of the first waiting row, the one that most rows mention.
  mutating func nextTear(_ terms: RowTerms) -> VariableID? {
    while Int(tearCursor) < rows.count {
      if mentions.unknown[tearCursor] >= 0 {
        var best: VariableID?
        var most: Int32 = -1
        for entry in terms.run(rows[Int(tearCursor)]) where mentions.isKnown[entry.variable] == 0 {
          let mentioned = Int32(mentions.places(mentioning: entry.variable).count)
          if mentioned > most {
            most = mentioned
            best = entry.variable
          }
        }
        if let best { return best }
      }
      tearCursor += 1
    }
    return nil
  }

  /// Takes note of a row that depends on others.
  mutating func noteDependent(_ row: RowID) { dependent.append(row) }

  /// Hands out the rows that depend on others; the caller frees the list.
  mutating func takeDependent() -> Stack<RowID> { dependent }
}
