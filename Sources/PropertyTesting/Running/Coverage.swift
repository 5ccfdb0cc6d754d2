/// How often each label was seen in the cases of a run.
///
/// A generator that never reaches the interesting cases passes every property; a reader knows that the run meant
/// something if it counts the cases reached, and asserts the counts.
public struct Coverage: Hashable, Sendable, CustomStringConvertible {
  /// The number of cases counted: passed or failed, not discarded.
  public private(set) var cases = 0
  private var counts: [String: Int] = [:]

  /// Makes an empty count.
  public init() {}

  /// The number of cases that carried the label.
  public func count(of label: String) -> Int { counts[label] ?? 0 }

  /// The labels seen, in alphabetical order.
  public var labels: [String] { counts.keys.sorted() }

  /// Counts one case with its labels, each once.
  public mutating func record(_ labels: some Sequence<String>) {
    cases += 1
    for label in Set(labels) {
      counts[label, default: 0] += 1
    }
  }

  /// Returns the requirements that the counts do not meet, in the order given.
  public func unmet(_ requirements: [CoverageRequirement]) -> [CoverageRequirement] {
    requirements.filter { count(of: $0.label) < $0.minimum }
  }

  /// One line per label: its count, its share of the cases, its name.
  public var description: String {
    guard !counts.isEmpty else { return "\(cases) cases, no labels" }
    let width = String(cases).count
    let lines = labels.map { label in
      let count = count(of: label)
      let percent = cases == 0 ? 0 : count * 100 / cases
      return "  \(Self.padded(count, to: width)) (\(Self.padded(percent, to: 3)) %) \(label)"
    }
    return (["\(cases) cases"] + lines).joined(separator: "\n")
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let text = String(number)
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
