/// A constraint system in terms of its original constraints: the problem, and nothing of its solution.
///
/// ```swift
/// var problem = ConstraintProblem()
/// let width = problem.addVariable("width")
/// problem.add("at least 44", [width: 1], .greaterThanOrEqual, 44, .required)
/// problem.add("hugging", [width: 1], .equal, 30, .level(250))
/// ```
///
/// Every constraint is a *row*: a linear form, a target, and a price for each unit the form is below or above
/// the target. A required price is infinite; an optional one belongs to a level (a priority), and no amount
/// at one level is traded for anything at a higher one. An intrinsic content size is one row with two
/// different prices.
public struct ConstraintProblem: Hashable, Sendable {
  /// The names of the variables; a variable is an index into this list.
  public private(set) var variables: [String] = []
  /// The rows, in the order they were added.
  public private(set) var rows: [ConstraintRow] = []

  /// Makes a problem without variables and rows.
  public init() {}

  /// Adds a variable and returns its index.
  @discardableResult
  public mutating func addVariable(_ name: String) -> Int {
    variables.append(name)
    return variables.count - 1
  }

  /// Adds a row and returns its index.
  @discardableResult
  public mutating func add(_ row: ConstraintRow) -> Int {
    rows.append(row)
    return rows.count - 1
  }

  /// Adds a relation between a linear form and a target.
  @discardableResult
  public mutating func add(
    _ label: String, _ terms: [Int: Double], _ relation: RowRelation, _ target: Double,
    _ price: RowPrice
  ) -> Int {
    add(
      ConstraintRow(
        label: label, terms: terms, target: target,
        below: relation == .lessThanOrEqual ? .free : price,
        above: relation == .greaterThanOrEqual ? .free : price))
  }

  /// Gives a row another target.
  mutating func setTarget(of row: Int, to target: Double) { rows[row].target = target }

  /// Replaces every price.
  mutating func mapPrices(_ transform: (RowPrice) -> RowPrice) {
    for index in rows.indices {
      rows[index].below = transform(rows[index].below)
      rows[index].above = transform(rows[index].above)
    }
  }

  /// The levels of the optional prices, highest first.
  public var levels: [Double] {
    let all = rows.flatMap { [$0.below.level, $0.above.level].compactMap(\.self) }
    return Set(all).sorted(by: >)
  }

  /// The price paid at each level, highest first, for some values; required rows are not counted.
  ///
  /// - Complexity: O(terms).
  public func costs(of values: [Double]) -> [Double] {
    let levels = levels
    var costs = [Double](repeating: 0, count: levels.count)
    for row in rows {
      let residual = row.residual(values)
      let price = residual < 0 ? row.below : row.above
      guard case .level(let level, let weight) = price,
        let lane = levels.firstIndex(of: level)
      else { continue }
      costs[lane] += weight * residual.magnitude
    }
    return costs
  }
}
