/// Writes constraints in the LP format that solvers share.
///
/// A side of a row that costs gets an error: `form + below - above = constant` fills up a form that is too small and cuts
/// down one that is too large. For each level a row makes the sum of its errors, times their weights, one column, named
/// `cost_` and the level's rank, 1 for the highest.
struct LinearProgramWriter {
  private let form: LinearProgramForm
  /// Sides of lower levels are left out.
  private let least: Double
  private var rows = ""
  private var errors: [Double: String] = [:]
  private var columns: [Variable: String] = [:]
  /// Variables in order of appearance: they have no bounds.
  private var free = ""
  /// The names that are taken, each with the number that the next column of that name gets.
  private var numbers: [[UInt8]: Int] = [:]

  init(form: LinearProgramForm, least: Double) {
    self.form = form
    self.least = least
  }

  /// The levels of the rows so far, highest first.
  var levels: [Double] { errors.keys.sorted(by: >) }

  // MARK: Rows

  mutating func add(
    _ constraint: Constraint, _ record: ConstraintRecord,
    terms: [(coefficient: Double, variable: Variable)]
  ) {
    guard let comment = form.comment(constraint) else { return }
    let below = record.costsBelow ? record.below : -.infinity
    let above = record.costsAbove ? record.above : -.infinity
    let rest = form.rest?.level ?? -.infinity
    let weakest = max(below, above) > rest ? max(least, rest.nextUp) : least
    let hasBelow = record.costsBelow && below >= weakest
    let hasAbove = record.costsAbove && above >= weakest
    let isOptional = hasBelow && below < .infinity || hasAbove && above < .infinity
    // A row of constants that must hold does hold, and has no column that it could be written with.
    guard hasBelow || hasAbove, isOptional || !terms.isEmpty else { return }
    let number = "_\(constraint.place)"
    var row = ""
    for (coefficient, variable) in terms { row += Self.term(coefficient, column(of: variable)) }
    if hasBelow { row += error("below" + number, " + ", record, level: below) }
    if hasAbove { row += error("above" + number, " - ", record, level: above) }
    if !comment.isEmpty { rows += "\\ \(comment)\n" }
    let relation = hasBelow ? (hasAbove ? "=" : ">=") : "<="
    rows += " r\(constraint.place):\(row) \(relation) \(record.constant)\n"
  }

  private mutating func error(
    _ name: String, _ sign: String, _ record: ConstraintRecord, level: Double
  ) -> String {
    if level == .infinity { return "" }
    errors[level, default: ""] += Self.term(record.weight, name)
    return sign + name
  }

  private static func term(_ coefficient: Double, _ name: String) -> String {
    (coefficient < 0 ? " - " : " + ") + "\(abs(coefficient)) \(name)"
  }

  // MARK: Columns

  private mutating func column(of variable: Variable) -> String {
    if let name = columns[variable] { return name }
    let name = name(for: form.column(variable))
    columns[variable] = name
    free += " \(name) free\n"
    return name
  }

  /// A name with letters that the format allows, which nothing else in the file has; none begins with a digit, a point
  /// or an e, which could be the rest of a number.
  private mutating func name(for text: String) -> String {
    var letters = text.unicodeScalars.map { scalar -> UInt8 in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", ".": UInt8(scalar.value)
      default: 0x5F
      }
    }
    if Self.isReserved(letters) { letters.insert(0x5F, at: 0) }
    let base = letters
    // A name is tried with each number once, however many columns have it.
    if var number = numbers[base] {
      repeat {
        letters = base + Array("_\(number)".utf8)
        number += 1
      } while numbers[letters] != nil
      numbers[base] = number
    }
    numbers[letters] = 2
    return String(decoding: letters, as: UTF8.self)
  }

  private static func isReserved(_ letters: [UInt8]) -> Bool {
    guard let first = letters.first, first > 0x39, first | 0x20 != 0x65 else { return true }
    let word = letters.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
    return words.contains { word.elementsEqual($0.utf8) }
      || ["below_", "above_", "cost_"].contains { word.starts(with: $0.utf8) }
  }

  /// Words that begin a part of the file or bound a variable, and the column of a file without rows.
  private static let words = [
    "minimize", "minimum", "min", "maximize", "maximum", "max", "subject", "such", "st", "s.t.",
    "st.", "bounds", "bound", "free", "infinity", "inf", "general", "generals", "gen", "integer",
    "integers", "int", "binary", "binaries", "bin", "none", "zero",
  ]

  // MARK: The text

  /// The whole file.
  /// - Parameters:
  ///   - weights: How much each level costs in the objective, the highest first.
  ///   - bounds: The most that levels may cost, the highest first.
  func text(weights: [Double], bounds: [Double] = []) -> String {
    let levels = levels
    var text = ""
    var objective = ""
    var costs = ""
    for (rank, level) in levels.enumerated() {
      let cost = "cost_\(rank + 1)"
      text += "\\ \(cost): level \(Solver.text(level))\n"
      if weights[rank] != 0 { objective += Self.term(weights[rank], cost) }
      costs += " level_\(rank + 1):\(errors[level] ?? "") - \(cost) = 0\n"
    }
    text += "Minimize\n cost:" + (objective.isEmpty ? " 0 zero" : objective)
    // Readers require a row.
    text += "\nSubject To\n" + (rows.isEmpty ? " none: zero = 0\n" : rows + costs) + "Bounds\n"
    if objective.isEmpty { text += " zero = 0\n" }
    for (rank, bound) in bounds.enumerated() { text += " cost_\(rank + 1) <= \(bound)\n" }
    return text + free + "End\n"
  }
}
