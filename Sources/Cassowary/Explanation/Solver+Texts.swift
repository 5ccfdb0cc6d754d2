extension Solver {
  /// A constraint in words: its terms, relation, constant and priority, and its label and where it was
  /// written if these were given.
  ///
  /// Examples: `left + width <= 300 (required)`, `width == 80 (priority 750) "caption"`,
  /// `width ~ 100 (hugging 250, compression 750)`, `left >= 16 (required) at Screen/Header.swift:12`. A priority of 1000,
  /// which is required in UIKit and is not here, is `(priority 1000, not required)`.
  public func text(of constraint: Constraint) -> String {
    guard isLive(constraint) else { return "an unknown constraint" }
    let record = problem.record(of: constraint.id)
    var text = ""
    for entry in problem.terms.run(record.row) {
      Self.append(entry.coefficient * record.scale, nameOrNumber(of: entry.variable), to: &text)
    }
    if text.isEmpty { text = "0" }
    let isPlain = !record.costsBelow || !record.costsAbove || record.below == record.above
    if isPlain {
      text += record.costsBelow ? (record.costsAbove ? " == " : " >= ") : " <= "
      text += Self.text(record.constant)
      text += " (" + Self.text(priority: record.costsBelow ? record.below : record.above)
    } else {
      text += " ~ " + Self.text(record.constant)
      text += " (hugging " + Self.text(level: record.above)
      text += ", compression " + Self.text(level: record.below)
    }
    if record.weight != 1 { text += ", weight " + Self.text(record.weight) }
    text += ")"
    let label = label(of: constraint)
    if !label.isEmpty { text += " \"" + label + "\"" }
    if let location = location(of: constraint) { text += " at \(location.file):\(location.line)" }
    return text
  }

  /// A number as people write it: no fraction if it has none.
  static func text(_ value: Double) -> String {
    if abs(value) < 1e15, Double(Int64(value)) == value { return "\(Int64(value))" }
    return "\(value)"
  }

  static func text(level: Double) -> String {
    switch level {
    case .infinity: "required"
    case Priority.requiredInUIKit: "1000, not required"
    default: text(level)
    }
  }

  static func text(priority: Double) -> String {
    (priority == .infinity ? "" : "priority ") + text(level: priority)
  }

  static func append(_ coefficient: Double, _ name: String, to text: inout String) {
    if text.isEmpty {
      if coefficient < 0 { text += "-" }
    } else {
      text += coefficient < 0 ? " - " : " + "
    }
    if abs(coefficient) != 1 { text += Self.text(abs(coefficient)) + " * " }
    text += name
  }
}
