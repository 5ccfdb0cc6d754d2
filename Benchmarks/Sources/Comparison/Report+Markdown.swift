import Foundation
import Workloads

extension Report {
  /// RESULTS.md: goals first, then what is lost or missed, then every number.
  func markdown() -> String {
    ([
      """
      # Results

      \(description)\(pace.map { " \($0.summary)" } ?? "")

      Times are microseconds of thread CPU time (of single steps below 20: of time that passed), medians of several
      samples (in a whole run, of builds below a second and of what is short the shorter of two such medians); both engines
      run in one process and build their constraint objects inside the measured time.
      Ratio = peer / ours. How every number comes about: [the guide](../Docs/Guides/Benchmarks.md). Written by `Benchmarks/compare`.
      """,
      goals(), losses(), allocatorSection(), growth(), memory(), yardstick(), orderSection(),
      transactionSection(),
      screenSection(),
    ] + workloadSections()).filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private func goals() -> String {
    guard !rows.isEmpty else { return "" }
    var lines = [
      "## Goals", "",
      "The smallest and the largest ratio kiwi / ours of the phases that belong to each goal.", "",
      "| goal | views | to reach | smallest | largest | phases |",
      "| --- | --- | --- | --- | --- | --- |",
    ]
    for expectation in Expectation.allCases {
      for views in [10, 100, 1000] {
        guard let goal = expectation.ratio(views: views) else { continue }
        let measured = rows.filter {
          $0.expectation == expectation && $0.size == views && $0.peer == "kiwi" && $0.ratio != nil
        }.sorted { ($0.ratio ?? 0) < ($1.ratio ?? 0) }
        guard let worst = measured.first, let best = measured.last else { continue }
        // A lower bound that falls short of the goal decides nothing, and counts as not reached.
        let reached = measured.filter { ($0.ratio ?? 0) >= goal }.count
        lines.append(
          "| \(expectation.rawValue) | \(Self.count(views)) | \(Self.number(goal)) "
            + "| \(Self.ratio(worst)) (\(worst.workload)) | \(Self.ratio(best)) (\(best.workload)) "
            + "| \(reached) of \(measured.count) reach it |")
      }
    }
    return lines.joined(separator: "\n")
  }

  private func losses() -> String {
    let slower = results.filter { ($0.ratio ?? .infinity) < 1 }
    let missed = results.filter { $0.missesGoal && ($0.ratio ?? 0) >= 1 }
    let wrong = results.filter { $0.agree == false }
    var lines = ["## Losses", ""]
    func table(_ title: String, _ rows: [ResultRow]) {
      lines += [title, ""]
      guard !rows.isEmpty else { return }
      lines += [
        "| workload | phase | views | ours | peer | peer's time | ratio | to reach |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
      ]
      for row in rows {
        lines.append(
          "| \(row.workload) | \(row.phase) | \(Self.count(row.size)) "
            + "| \(Self.time(row.ours)) | \(row.peer) | \(Self.time(row.theirs)) "
            + "| \(Self.ratio(row)) | \(row.goal.map(Self.number) ?? "–") |")
      }
      lines.append("")
    }
    table(
      slower.isEmpty
        ? "We are slower than a peer nowhere in this run." : "Slower than the peer:", slower)
    table(
      missed.isEmpty ? "No other goal is missed." : "Faster than the peer, short of the goal:",
      missed)
    table(
      wrong.isEmpty ? "No answers disagree." : "Answers that are not equally good:", wrong)
    if !leftOut.isEmpty {
      lines += [
        "", "Sizes left out because our own build would have taken more than ten seconds:", "",
      ]
      lines += leftOut.map { "* \($0.workload), \(Self.count($0.size)) views" }
    }
    return lines.joined(separator: "\n").trimmingCharacters(in: .newlines)
  }

  private func growth() -> String {
    var lines = [
      "## Growth of our times from 1,000 to 100,000 views", "",
      """
      A thousand views lie in the cache of a core, a hundred thousand do not. The first lines say how much of an \
      exponent is the machine's: passes over as much memory as a repeated resize has to read and write at least, and \
      as a build has to write.
      """, "",
      "| workload | phase | exponent | at most |", "| --- | --- | --- | --- |",
    ]
    let heading = lines.count
    for pass in bareMemory {
      guard let exponent = pass.exponent else { continue }
      lines.append("| bare memory | \(pass.what) | \(String(format: "%.2f", exponent)) | – |")
    }
    for row in rows where row.size == 1000 && row.peer == "kiwi" {
      guard let exponent = exponent(workload: row.workload, phase: row.phase) else { continue }
      let limit = row.expectation.exponent
      let missed = limit.map { exponent > $0 } ?? false
      let text = String(format: "%.2f", exponent)
      lines.append(
        "| \(row.workload) | \(row.phase) | \(missed ? "**\(text)**" : text) "
          + "| \(limit.map { String(format: "%.2f", $0) } ?? "–") |")
    }
    return lines.count > heading ? lines.joined(separator: "\n") : ""
  }

  private func memory() -> String {
    guard !counts.isEmpty else { return "" }
    let lines =
      [
        "## Counts and memory", "",
        """
        Bytes on the heap after the build and `trim()`, without the arrays in which a caller keeps the handles of \
        variables and constraints; edits take working storage beside it. Constraints \
        as kiwi counts them (a content size is two), rows as we do (it is one). To reach: at most 150 bytes per variable and row together.
        """, "",
        """
        | workload | views | variables | constraints | rows | nonzeros | our bytes | per variable + row \
        | kiwi's bytes | allocations of our build |
        """,
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |",
      ]
      + counts.map { count in
        "| \(count.workload) | \(Self.count(count.size)) "
          + "| \(Self.count(count.variables)) | \(Self.count(count.constraints)) "
          + "| \(Self.count(count.rows)) | \(Self.count(count.nonzeros)) "
          + "| \(count.heapBytes.map { Self.count($0) } ?? "–") "
          + "| \(count.bytesPerVariableAndRow.map { Self.number($0) } ?? "–") "
          + "| \(count.peerHeapBytes.map { Self.count($0) } ?? "–") "
          + "| \(Self.number(count.buildAllocations)) |"
      }
    return lines.joined(separator: "\n")
  }

  private func yardstick() -> String {
    let highs = rows.filter { $0.peer == "HiGHS" }
    guard !highs.isEmpty else { return "" }
    return
      ([
        "## Builds beside a cold HiGHS", "",
        """
        HiGHS solves the finished system from nothing as one linear program of weighted sums (the \
        program is put together outside the measured time; CPU time of the process).
        """, "",
        "| workload | views | ours | HiGHS | ratio | agree |",
        "| --- | --- | --- | --- | --- | --- |",
      ]
      + highs.map { row in
        "| \(row.workload) | \(Self.count(row.size)) | \(Self.time(row.ours)) "
          + "| \(Self.time(row.theirs)) | \(Self.ratio(row)) | \(Self.agreement(row)) |"
      }).joined(separator: "\n")
  }

  private func workloadSections() -> [String] {
    families.compactMap { family in
      let own = rows.filter { $0.workload == family.name && $0.peer == "kiwi" }
      guard !own.isEmpty else { return nil }
      var lines = [
        "## \(family.name)", "",
        family.summary.prefix(1).uppercased() + family.summary.dropFirst() + ".",
        "",
        "| phase | views | ours | kiwi | ratio | to reach | agree | allocations | remarks |",
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
      ]
      var phases: [String] = []
      for row in own where !phases.contains(row.phase) { phases.append(row.phase) }
      for phase in phases {
        for row in own where row.phase == phase {
          lines.append(
            "| \(row.phase) | \(Self.count(row.size)) | \(Self.time(row.ours)) "
              + "| \(row.isLowerBound ? "> " : "")\(Self.time(row.theirs)) | \(Self.ratio(row)) "
              + "| \(row.goal.map(Self.number) ?? "–") | \(Self.agreement(row)) "
              + "| \(row.allocations.map(Self.number) ?? "–") | \(row.note ?? "") |")
        }
      }
      return lines.joined(separator: "\n")
    }
  }
}
