extension Solver {
  /// A constraint in words: its terms, relation, constant and priority, and its label and where it was
  /// written if these were given.
  ///
  /// Examples: `left + width <= 300 (required)`, `width == 80 (priority 750) "caption"`,
  /// `width ~ 100 (hugging 250, compression 750)`, `left >= 16 (required) at Screen/Header.swift:12`.
  public func text(of constraint: Constraint) -> String {
    guard isLive(constraint) else { return "an unknown constraint" }
    let record = core.record(of: constraint.index)
    var text = ""
    for entry in core.terms.run(record.row) {
      append(entry.coefficient * record.scale, nameOrNumber(of: entry.id), to: &text)
    }
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

  /// Why a constraint was refused, what it contradicts, and what to do, for people.
  public func text(of error: AddConstraintError) -> String {
    switch error {
    case .unsatisfiable(let conflict):
      var text = "The constraint cannot hold together with"
      for constraint in conflict { text += "\n  " + self.text(of: constraint) }
      return text + "\nRemove one of these, or give one of them or the refused one a priority."
    case .notFinite:
      return "A coefficient or the constant is no usable number. Check divisions and infinities."
    case .unknownVariable:
      return "A variable belongs to another solver or was removed. Make it with this solver."
    case .noVariables:
      return "No variable is left in the constraint. Check for terms that cancel."
    case .coefficientOutOfRange(let variable, let coefficient):
      return
        "The coefficient \(Self.text(coefficient)) of \(nameOrNumber(of: variable.index)) is too "
        + "small or too large. Scale the constraint."
    case .weightOutOfRange(let weight):
      return "The weight \(Self.text(weight)) is not between 0.001 and 1000000."
    case .priorityOutOfRange(let level):
      return "The priority \(Self.text(level)) is not a number of at least zero."
    case .alreadyEdited(let variable, _):
      return
        "\(nameOrNumber(of: variable.index)) is being edited already. Use that edit or remove it."
    case .alreadyStays(let variable, _):
      return
        "\(nameOrNumber(of: variable.index)) has a stay already. Change its priority or remove it."
    }
  }

  /// A number as people write it: no fraction if it has none.
  static func text(_ value: Double) -> String {
    if abs(value) < 1e15, Double(Int64(value)) == value { return "\(Int64(value))" }
    return "\(value)"
  }

  static func text(level: Double) -> String { level == .infinity ? "required" : text(level) }

  static func text(priority: Double) -> String {
    priority == .infinity ? "required" : "priority " + text(priority)
  }

  private func append(_ coefficient: Double, _ name: String, to text: inout String) {
    if text.isEmpty {
      if coefficient < 0 { text += "-" }
    } else {
      text += coefficient < 0 ? " - " : " + "
    }
    if abs(coefficient) != 1 { text += Self.text(abs(coefficient)) + " * " }
    text += name
  }
}
