/// A whole system once more, dense and in twice the precision: the slow way out if the steps of the sparse method, which
/// rounds to 16 digits, come to no end or cannot be trusted.
///
/// It is the primal simplex method over the same piecewise-linear costs, first for required constraints alone, then for
/// all priorities as one lexicographic cost. Every breakpoint is a row `s = form - bound` of a table over as many columns
/// as there are variables; a column is a breakpoint at which the point lies, or a variable that nothing determines.
/// Numbers are taken as the simplest fractions that round to them.
///
/// A table of these has 32 bytes for each breakpoint and variable, and a pivot looks at all of them: only small
/// systems are solved this way (``PreciseProgram/mostCells``).
struct PreciseProgram {
  /// A breakpoint of a form: the sides of it that cost something, and how steeply.
  struct Breakpoint {
    var form: Int
    var bound: Double
    /// The levels of the costs on either side; negative for none, infinite for forbidden.
    var leftLevel: Double
    var rightLevel: Double
    var slope: Double

    var forbidsLeft: Bool { leftLevel == .infinity }
    var forbidsRight: Bool { rightLevel == .infinity }
  }

  /// A form: the sum of variables, by number, times coefficients.
  typealias Form = [(variable: Int, coefficient: Double)]

  /// The thing that a column or a row of the table stands for.
  enum Part: Equatable {
    case breakpoint(Int)
    case variable(Int)

    /// Its place in the order of Bland's rule.
    func order(after breakpoints: Int) -> Int {
      switch self {
      case .breakpoint(let number): number
      case .variable(let number): breakpoints + number
      }
    }
  }

  let breakpoints: [Breakpoint]
  /// Where the variables were at first.
  let start: [Double]
  /// The levels of optional costs, highest first.
  let levels: [Double]
  /// Of each breakpoint, the numbers of the levels on either side; nil for none and for forbidden.
  var levelNumbers: [(left: Int?, right: Int?)] = []

  var columns: [Part]
  var rows: [Part]
  /// Row by row: how the value of a row's part depends on those of the columns' parts.
  var table: [DoubleDouble]
  /// The values of the rows' parts at the point: of a breakpoint how far the form is above it, of a variable how far it is
  /// from its start.
  var values: [DoubleDouble]
  /// Of each breakpoint that is a row's, the side whose slope counts: -1, 1, or 0 for neither.
  var sides: [Int]
  /// Multiplications that may still be done.
  var work = PreciseProgram.mostWork

  /// The most cells, breakpoints times variables, of a system that is solved: 1.3 megabytes.
  static var mostCells: Int { 40_000 }
  /// The most multiplications: a fifth of a second or so.
  private static var mostWork: Int { 20_000_000 }

  /// Makes the table of a system at a point.
  init(forms: [Form], breakpoints: [Breakpoint], start: [Double]) {
    self.breakpoints = breakpoints
    self.start = start
    var levels: [Double] = []
    for part in breakpoints {
      for level in [part.leftLevel, part.rightLevel]
      where level >= 0 && level < .infinity && !levels.contains(level) {
        levels.append(level)
      }
    }
    levels.sort(by: >)
    self.levels = levels
    func number(of level: Double) -> Int? { levels.firstIndex(of: level) }
    levelNumbers = breakpoints.map { (number(of: $0.leftLevel), number(of: $0.rightLevel)) }
    columns = start.indices.map { .variable($0) }
    rows = breakpoints.indices.map { .breakpoint($0) }
    table = Array(repeating: DoubleDouble(), count: breakpoints.count * start.count)
    values = []
    sides = Array(repeating: 0, count: breakpoints.count)
    for (index, part) in breakpoints.enumerated() {
      var value = -DoubleDouble(simplest: part.bound)
      for term in forms[part.form] {
        let coefficient = DoubleDouble(simplest: term.coefficient)
        table[index * start.count + term.variable] = coefficient
        value = .sum(value, coefficient * DoubleDouble(start[term.variable]))
      }
      values.append(value)
    }
  }

  // MARK: The table

  @inline(__always) func element(_ row: Int, _ column: Int) -> DoubleDouble {
    table[row * columns.count + column]
  }

  /// The place of each part that is a row's.
  func rowsByBreakpoint() -> [Int?] {
    var places = [Int?](repeating: nil, count: breakpoints.count)
    for (index, part) in rows.enumerated() {
      if case .breakpoint(let number) = part { places[number] = index }
    }
    return places
  }

  /// Exchanges the part of a row with that of a column. The value of the row's part becomes zero, that of the column's
  /// part what it takes for that.
  mutating func exchange(_ row: Int, _ column: Int) {
    let count = columns.count
    work -= rows.count * count
    let base = row * count
    let pivot = table[base + column]
    let inverse = DoubleDouble(1) / pivot
    // value = sum p v  =>  v[column] = (part - other terms - value) / p
    var substitute = [DoubleDouble](repeating: DoubleDouble(), count: count)
    var used: [Int] = []
    for place in 0..<count where place != column && !table[base + place].isZero {
      substitute[place] = -(table[base + place] * inverse)
      used.append(place)
    }
    substitute[column] = inverse
    let moved = -(values[row] * inverse)
    values.withUnsafeMutableBufferPointer { values in
      table.withUnsafeMutableBufferPointer { table in
        for other in 0..<values.count where other != row {
          let start = other * count
          let factor = table[start + column]
          if factor.isZero { continue }
          for place in used {
            table[start + place] = .sum(table[start + place], factor * substitute[place])
          }
          table[start + column] = factor * inverse
          values[other] = .sum(values[other], factor * moved)
        }
      }
    }
    for place in 0..<count { table[base + place] = substitute[place] }
    values[row] = moved
    (rows[row], columns[column]) = (columns[column], rows[row])
  }

  // MARK: Results

  /// The value of each variable.
  func variableValues() -> [Double] {
    var result = start
    for (index, part) in rows.enumerated() {
      if case .variable(let number) = part {
        result[number] = (DoubleDouble(start[number]) + values[index]).value
      }
    }
    return result
  }
}
