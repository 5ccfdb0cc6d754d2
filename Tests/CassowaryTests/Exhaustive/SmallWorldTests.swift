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
    let rows = Self.rows(1, constants: [-1, 0, 1])
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
    let rows = Self.rows(2, constants: [-1, 0, 1])
    for a in rows {
      for b in rows {
        if let complaint = SmallWorld(rows: [a, b], variables: 2).complaint() {
          Issue.record("\(complaint)")
          return
        }
      }
    }
  }

  /// Two and three variables, three rows, every choice of forms, relations and priorities up to exchanging
  /// and turning round variables. Which system of a class is tried, in which order its rows come and
  /// which constants of {-1, 0, 1} they have varies, all of them twice.
  @Test(arguments: [2, 3]) func threeRowsUpToSymmetry(_ variables: Int) {
    let symmetry = SmallWorldSymmetry(
      of: Self.rows(variables, constants: [0]), variables: variables)
    var random = SplitMix(seed: UInt64(variables))
    var classes = 0
    var systems = 0
    for a in symmetry.rows.indices {
      for b in a..<symmetry.rows.count {
        for c in b..<symmetry.rows.count {
          systems += 1
          guard symmetry.isFirst(a, b, c) else { continue }
          classes += 1
          for _ in 0..<2 {
            let way = random.int(0...47)
            var chosen = [a, b, c].map { symmetry.rows[symmetry.image(of: $0, way: way)] }
            chosen.shuffle(using: &random)
            for place in chosen.indices { chosen[place].constant = random.int(-1...1) }
            if let complaint = SmallWorld(rows: chosen, variables: variables).complaint() {
              Issue.record("\(complaint)")
              return
            }
          }
        }
      }
    }
    // Multisets of three out of 36 and 117 rows.
    let count = symmetry.rows.count
    #expect(systems == count * (count + 1) * (count + 2) / 6)
    #expect(classes == symmetry.classCount)
  }

  /// Three variables, three rows, every constant of {-1, 0, 1}: 7,268,976 systems, for which the environment
  /// variable `CASSOWARY_EXHAUSTIVE` asks. One of each class up to exchanging and turning round variables
  /// is tried, every second time another one, with its rows in every order.
  ///
  /// The systems of a class differ in the names of variables and the signs that they are written with: all have
  /// a solution or none has, and the least costs are the same. What the solver makes of names and signs differs,
  /// in ties; which of the class it meets therefore varies, and random systems see the others.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["CASSOWARY_EXHAUSTIVE"] != nil))
  func threeVariablesThreeRowsAllConstants() {
    let symmetry = SmallWorldSymmetry(
      of: Self.rows(3, constants: [-1, 0, 1]), variables: 3)
    let rows = symmetry.rows
    var random = SplitMix(seed: 7)
    var systems = 0
    var classes = 0
    for a in rows.indices {
      for b in a..<rows.count {
        for c in b..<rows.count {
          systems += 1
          guard symmetry.isFirst(a, b, c) else { continue }
          classes += 1
          let way = classes.isMultiple(of: 2) ? random.int(0...47) : 0
          let chosen = [a, b, c].map { rows[symmetry.image(of: $0, way: way)] }
          for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
            let world = SmallWorld(rows: order.map { chosen[$0] }, variables: 3)
            if let complaint = world.complaint() {
              Issue.record("\(complaint)")
              return
            }
          }
        }
      }
    }
    #expect(systems == 351 * 352 * 353 / 6)
    #expect(classes == symmetry.classCount)
    print("\(systems) systems of three rows on three variables, in \(classes) classes")
  }
}
