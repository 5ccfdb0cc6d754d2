import Foundation
import Screens

extension Report {
  /// The screens: times and counts, size beside size, so that growth can be seen.
  func screenSection() -> String {
    let sections = MainActor.assumeIsolated {
      ScreenFamily.all.map { (name: $0.name, summary: $0.summary) }
    }.compactMap { section($0.name, $0.summary) }
    guard !sections.isEmpty else { return "" }
    return
      ([
        """
        ## Screens

        Microseconds of thread CPU time per step through the engine (E) or through views and their passes \
        (V), which also express constraints, keep records and round frames. *Yoga*: the time of Yoga, an engine \
        of flexbox in C++, for the same screen written in flexbox; its frames after the first layout are \
        compared with ours and lie within half a point, beyond the rounding of its 32-bit sums. Ratio = Yoga / ours. \
        Counts are per step. A local change shall cost the same whatever the size. *agree*: after each step every \
        frame is the one that a screen made from nothing has.

        Goals of first layouts: a ratio of 1 and 6 allocations an item (E1, E2), 0.33 and 15 a view (V1); of a view's \
        rotation 1.5 µs, of a leaf 4 µs, of a row that comes or goes 15 µs. \
        Decisions [40](../Docs/Decisions/0040-rows-lie-in-a-table.md) and \
        [45](../Docs/Decisions/0045-known-objects-are-not-looked-up.md) say which are missed, and why.
        """
      ] + sections).joined(separator: "\n\n")
  }

  private func section(_ name: String, _ summary: String) -> String? {
    let own = screens.filter { $0.screen == name }
    guard !own.isEmpty else { return nil }
    var lines = [
      "### \(name)", "", summary.prefix(1).uppercased() + summary.dropFirst() + ".", "",
      """
      | phase | views | µs | Yoga µs | ratio | variables moved | pivots | rectangles changed | views laid out \
      | allocations | agree |
      """, "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    var phases: [String] = []
    for row in own where !phases.contains(row.phase) { phases.append(row.phase) }
    for phase in phases {
      for row in own where row.phase == phase {
        let counts = [
          row.variablesMoved, row.pivots, row.rectanglesChanged, row.viewsLaidOut, row.allocations,
        ].map(Self.count)
        lines.append(
          "| \(phase)\(row.isLocal ? " (local)" : "") | \(Self.count(row.views)) "
            + "| \(Self.time(row.microseconds)) | \(row.yoga.map(Self.time) ?? "–") "
            + "| \(row.yoga.map { Self.number($0 / row.microseconds) } ?? "–") | \(counts.joined(separator: " | ")) "
            + "| \(row.agree ? "yes" : "**no**") |")
      }
    }
    return lines.joined(separator: "\n")
  }

  /// An average of counts: whole numbers as such.
  private static func count(_ average: Double) -> String {
    average == average.rounded() ? count(Int(average)) : number(average)
  }
}
