import Cassowary
import Foundation
import Testing

/// Every system of up to three variables and three rows over {-1, 0, 1}, relations and priorities,
/// against exact enumeration.
@Suite struct SmallWorldTests {
  /// All forms but zero, up to sign (a sign only turns the relation round).
  static func forms(_ variables: Int) -> [[Int]] {
    var forms: [[Int]] = [[]]
    for _ in 0..<variables { forms = forms.flatMap { form in [-1, 0, 1].map { form + [$0] } } }
    return forms.filter { ($0.first { $0 != 0 } ?? -1) > 0 }
  }

  static func rows(_ variables: Int, constants: [Int]) -> [SmallWorld.Row] {
    forms(variables).flatMap { form in
      [Relation.lessThanOrEqual, .equal, .greaterThanOrEqual].flatMap { relation in
        constants.flatMap { constant in
          (0...2).map {
            SmallWorld.Row(form: form, relation: relation, constant: constant, level: $0)
          }
        }
      }
    }
  }

  @Test func oneVariableThreeRows() {
    let rows = Self.rows(1, constants: [-1, 0, 2])
    for a in rows {
      for b in rows {
        for c in rows {
          if let complaint = SmallWorld(rows: [a, b, c], variables: 1).complaint() {
            Issue.record("\(complaint)")
            return
          }
        }
      }
    }
  }

  @Test func twoVariablesTwoRows() {
    let rows = Self.rows(2, constants: [-1, 0, 2])
    for a in rows {
      for b in rows {
        if let complaint = SmallWorld(rows: [a, b], variables: 2).complaint() {
          Issue.record("\(complaint)")
          return
        }
      }
    }
  }

  /// One constant per place in the order of adding; unordered systems are tried in one order each
  /// (which one varies with the numbers), all 273,819 of them with `CASSOWARY_EXHAUSTIVE=1`, else
  /// every 23rd.
  @Test func threeVariablesThreeRows() {
    let isFull = ProcessInfo.processInfo.environment["CASSOWARY_EXHAUSTIVE"] != nil
    let rows = Self.rows(3, constants: [1])
    let constants = [1, -2, 2]
    var number = 0
    for first in rows.indices {
      for second in first..<rows.count {
        for third in second..<rows.count {
          number += 1
          if !isFull && number % 23 != 0 { continue }
          var chosen = [rows[first], rows[second], rows[third]]
          if number % 2 == 1 { chosen.reverse() }
          if number % 3 == 1 { chosen.swapAt(0, 1) }
          for place in chosen.indices { chosen[place].constant = constants[place] }
          if let complaint = SmallWorld(rows: chosen, variables: 3).complaint() {
            Issue.record("\(complaint)")
            return
          }
        }
      }
    }
    #expect(number == 273_819)
  }
}
