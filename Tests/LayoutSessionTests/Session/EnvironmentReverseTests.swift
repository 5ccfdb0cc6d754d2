import Foundation
import LayoutSession
import PropertyTesting
import Testing

/// A change of the environment and its reverse leave everything as it was, and no conflict is told of a state that can hold.
@MainActor @Suite("Environments change as one") struct EnvironmentReverseTests {
  /// A change, and the statement that takes it back.
  private static let changes = [
    ("rtl on", "rtl off"), ("text size AX3", "text size L"), ("text size XS", "text size L"),
    ("trait horizontal regular", "trait horizontal compact"),
    ("direction card rtl", "direction card ltr"),
    ("margins card left 30", "margins card left 8"), ("margins row right 1", "margins row right 8"),
    ("safeArea card top 44", "safeArea card top 20"), ("hide a", "unhide a"),
    ("device \"iPad Pro 11-inch\" landscape", "device \"iPhone 8\""),
    ("device \"iPhone 8\" landscape", "device \"iPhone 8\""),
  ]

  private static let kinds = [
    "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
  ]
  private static let alignments = ["fill", "leading", "center", "trailing", "firstBaseline"]

  /// A card with a stack of texts, and constraints of all kinds around and in it.
  private func lines(_ random: inout RandomSource) -> [String] {
    func below(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }
    func one(_ words: [String]) -> String { words[below(words.count)] }
    let axis = one(["horizontal", "vertical"])
    var lines = [
      "view card", "card.leading == screen.leading + \(below(20))", "card.top == screen.top",
      "card.width == \(250 + below(200))\(one(["", "", " @750"]))", "card.height == 300",
      "stack row \(axis) spacing \(below(3) * 4) distribute \(one(Self.kinds)) align "
        + "\(one(Self.alignments))\(one(["", " margins"])) in card",
      "label a \"Hello there\" in row", "button b \"OK\" in row",
      "label c \"\(one(["x", "A longer text that wraps"]))\" in row",
      "row.leading == card.\(one(["leading", "leadingMargin", "safeArea.leading"]))",
      "row.top == card.\(one(["top", "topMargin", "safeArea.top"])) + \(below(9))",
      "label d \"Beside\" in card",
      "d.leading \(one(["==", ">="])) card.leadingMargin + \(below(9))",
      "d.top == row.bottom + 8",
    ]
    let others = [
      "row.trailing == card.trailingMargin", "row.trailing <= card.trailing @900", "lines c 0",
      "d.trailing <= card.trailingMargin", "d.width == a.width @400", "a.width >= 40",
      "d.trailing == card.trailing - 4 when horizontal regular", "c.width == 2*b.width @300",
      "d.right == card.right - 30 @999", "d.width >= 500",
      "a.width == 60", "row.height == 44 when horizontal compact",
    ]
    for line in others where below(10) < 3 { lines.append(line) }
    return lines
  }

  private func answers(_ session: Session) -> String {
    ["show", "conflicts", "ambiguity"].map { "> \($0)\n\(session.apply($0).text())" }.joined()
  }

  /// Whether a conflict is met if the environment is so from the start, or a view as soon as it is there.
  private static func conflicts(_ lines: [String], with change: String) -> Bool {
    var lines = lines
    let words = change.split(separator: " ")
    let place = lines.firstIndex { line in
      let names = line.split(separator: " ").prefix(2)
      return ["view", "stack", "label"].contains(names.first) && names.last == words[1]
    }
    lines.insert(change, at: place.map { $0 + 1 } ?? 0)
    let session = Session()
    return ([start] + lines).contains { session.apply($0).text().contains("conflict") }
  }

  private static let start = "device \"iPhone 8\""

  /// `SEEDS` says how many layouts.
  @Test func aChangeAndItsReverseLeaveAllAsItWas() {
    let seeds = ProcessInfo.processInfo.environment["SEEDS"].flatMap(UInt64.init) ?? 25
    for seed in 0..<seeds {
      var random = RandomSource(seed: seed)
      let lines = lines(&random)
      let session = Session()
      for line in [Self.start] + lines {
        let refusal = session.apply(line).firstError
        #expect(refusal == nil, "\(line): \(refusal?.message ?? "")")
      }
      let before = answers(session)
      for _ in 0..<3 {
        let change = Self.changes[Int(random.next() % UInt64(Self.changes.count))]
        let answer = session.apply(change.0)
        if !Self.conflicts(lines, with: change.0) {
          #expect(
            !answer.text().contains("conflict"), "seed \(seed): \(change.0): \(answer.text())")
        }
        session.apply(change.1)
        let after = answers(session)
        if after != before {
          Issue.record(
            "seed \(seed), \(change): \(lines.joined(separator: "\n"))\n\(before)\nnow\n\(after)")
          return
        }
      }
    }
  }
}
