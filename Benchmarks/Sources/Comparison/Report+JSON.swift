import Foundation

extension Report {
  /// One line of the JSON report. Keys are those of the documented format; the rest is extra.
  private struct Line: Encodable {
    var workload: String
    var phase: String
    var size: Int
    var ours: Double?
    var peer: String
    var theirs: Double?
    var ratio: Double?
    var agree: Bool?
    var isStopped: Bool?
    var goal: Double?
    var allocations: Double?
    var note: String?

    /// Missing numbers are written as null: the keys of the format are in every line.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(workload, forKey: .workload)
      try container.encode(phase, forKey: .phase)
      try container.encode(size, forKey: .size)
      try container.encode(ours, forKey: .ours)
      try container.encode(peer, forKey: .peer)
      try container.encode(theirs, forKey: .theirs)
      try container.encode(ratio, forKey: .ratio)
      try container.encode(agree, forKey: .agree)
      try container.encodeIfPresent(isStopped, forKey: .isStopped)
      try container.encodeIfPresent(goal, forKey: .goal)
      try container.encodeIfPresent(allocations, forKey: .allocations)
      try container.encodeIfPresent(note, forKey: .note)
    }

    enum CodingKeys: String, CodingKey {
      case workload, phase, size, peer, ratio, agree, goal, allocations, note
      case ours = "ours_us"
      case theirs = "peer_us"
      case isStopped = "peer_stopped"
    }
  }

  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = try results.map { row in
      let line = Line(
        workload: row.workload, phase: row.phase, size: row.size,
        ours: row.ours.map(Self.rounded), peer: row.peer, theirs: row.theirs.map(Self.rounded),
        ratio: row.ratio.map(Self.rounded), agree: row.agree,
        isStopped: row.isLowerBound ? true : nil, goal: row.goal,
        allocations: row.allocations.map(Self.rounded), note: row.note)
      return "  " + String(decoding: try encoder.encode(line), as: UTF8.self)
    }
    let screenLines = try screens.map { row in
      let line = Line(
        workload: row.screen, phase: row.phase, size: row.views,
        ours: Self.rounded(row.microseconds),
        peer: row.yoga == nil ? "none" : "Yoga", theirs: row.yoga.map(Self.rounded),
        ratio: row.yoga.map { Self.rounded($0 / row.microseconds) }, agree: row.agree,
        isStopped: nil, goal: nil,
        allocations: Self.rounded(row.allocations),
        note: "moved \(row.variablesMoved), pivots \(row.pivots), rectangles "
          + "\(row.rectanglesChanged), layouts \(row.viewsLaidOut)")
      return "  " + String(decoding: try encoder.encode(line), as: UTF8.self)
    }
    return "[\n" + (lines + screenLines).joined(separator: ",\n") + "\n]\n"
  }

  /// Four significant digits: more would be noise.
  private static func rounded(_ value: Double) -> Double {
    Double(String(format: "%.4g", value)) ?? value
  }

  static func logarithm(_ value: Double) -> Double { log(value) }
}
