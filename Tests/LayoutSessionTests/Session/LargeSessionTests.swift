import Foundation
import LayoutSession
import Testing

/// Sessions of thousands of statements. The count is 1,000 unless `LARGE_SESSION` says otherwise,
/// for the debug build solves slowly; times are told, not judged, on machines of unknown load.
@MainActor @Suite struct LargeSessionTests {
  /// A column of labels in a card, five statements to a label.
  private static func script(_ count: Int) -> String {
    var lines = ["view card 320x200"]
    for index in 0..<count / 5 {
      lines.append("label l\(index) \"Label \(index)\" in card")
      lines.append("l\(index).leading == card.leading + 8")
      lines.append(
        index == 0 ? "l0.top == card.top + 8" : "l\(index).top == l\(index - 1).bottom + 4")
      lines.append("l\(index).width >= 44 @700 as w\(index)")
      lines.append("x\(index) + l\(index).width <= 1000")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  @Test func aLargeSessionLoadsAndIsTakenBack() {
    let count = ProcessInfo.processInfo.environment["LARGE_SESSION"].flatMap(Int.init) ?? 1_000
    let files = MemoryFiles(["large.layout": Self.script(count)])
    let session = Session(files: files)
    let clock = ContinuousClock()
    let loading = clock.measure { #expect(!session.apply("load \"large.layout\"").isFailure) }
    #expect(session.statementCount == count + 1)
    let one = clock.measure { session.apply("undo") }
    let all = clock.measure { session.apply("undo 20000") }
    let again = clock.measure { session.apply("redo 20000") }
    print("load \(loading), undo 1 \(one), undo all \(all), redo all \(again)")
    #expect(session.statementCount == count + 1)
    session.apply("undo")
    #expect(session.statementCount == count)
  }

  /// What the solver has done so far, as `stats` counts it.
  private func work(of session: Session) -> [String: Int] {
    let lines = session.apply("stats").text().split(separator: "\n").dropFirst()
    return lines.reduce(into: [:]) { counts, line in
      let words = line.split(separator: " ")
      counts[words.dropLast().joined(separator: " ")] = words.last.flatMap { Int($0) }
    }
  }

  /// Undo costs what the statement altered: as much work behind two thousand statements as behind
  /// a thousand. Behind few of them all are carried out again.
  @Test func undoCostsTheSameAtAnyDepth() {
    let costs = [1_000, 2_000].map { count -> [String: Int] in
      let session = Session(files: MemoryFiles(["large.layout": Self.script(count)]))
      session.apply("load \"large.layout\"")
      session.apply("l0.width >= 60 @800")
      session.apply("set w0 50")
      let before = work(of: session)
      session.apply("undo 2")
      return work(of: session).merging(before) { $0 - $1 }
    }
    for what in ["pivots", "flips", "variables moved", "solves for a direction", "factorisations"] {
      #expect(costs[0][what] != nil)
      #expect(costs[0][what] == costs[1][what], "\(what)")
    }
  }
}
