extension Report {
  /// Builds under the default malloc beside those of the run with a tuned one.
  func allocatorSection() -> String {
    let builds = rows.filter { $0.phase == Comparator.build && $0.peer == Comparator.kiwi }
    let lines = builds.compactMap { build -> String? in
      guard
        let tuned = tunedBuilds.first(where: {
          $0.workload == build.workload && $0.size == build.size
        })
      else { return nil }
      let bound = tuned.isStopped == true ? "≥ " : ""
      return "| \(build.workload) | \(Self.count(build.size)) "
        + "| \(Self.time(build.ours)) | \(Self.ratio(build)) "
        + "| \(Self.time(tuned.ours)) | \(tuned.ratio.map { bound + Self.number($0) } ?? "–") |"
    }
    guard !lines.isEmpty else { return "" }
    return
      ([
        "## Builds under another malloc", "",
        """
        All other tables are of the system's default malloc. Tuned: pages of two megabytes, and freed memory stays with the process \
        (`compare --tuned-malloc`). Microseconds, and the ratio kiwi / ours, of two processes.
        """, "",
        "| workload | views | default, µs | ratio | tuned, µs | ratio |",
        "| --- | --- | --- | --- | --- | --- |",
      ] + lines).joined(separator: "\n")
  }
}
