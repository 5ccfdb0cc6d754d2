import AutoLayout

/// Rows of the engine in words.
@MainActor package struct RowText {
  let engine: LayoutEngine
  /// The identifiers of a document's constraints by the objects made for them.
  let identifiers: [ObjectIdentifier: String]

  package init(engine: LayoutEngine, identifiers: [ObjectIdentifier: String] = [:]) {
    self.engine = engine
    self.identifiers = identifiers
  }

  /// The row as a sentence part: `constraint 3, title.width == 40`, `the natural width of title, 34`.
  ///
  /// - Parameter hasSize: Whether a natural size is told with its number.
  package func name(_ row: LayoutRowReport, hasSize: Bool = true) -> String {
    let size = hasSize ? ", \(NumberText.points(row.rightHandSide))" : ""
    switch row.source {
    case .constraint(let constraint):
      if let named = constraint as? any NamedConstraint { return named.ruleName }
      if constraint.isSum {
        return "the origin, \(constraint.layoutForm.identifier ?? "the place of a view")"
      }
      let owner = constraint.isSystem ? "the stack's" : "constraint"
      let id = identifiers[ObjectIdentifier(constraint)]
      return "\(owner) \(id.map { "\($0), " } ?? "")\(constraint.relationText)"
    case .contentSize(let name, let axis):
      return "the natural \(word(axis)) of \(name)\(size)"
    case .autoresizing(let name, let axis, let isExtent):
      return
        "the autoresizing \(isExtent ? word(axis) : axis == .horizontal ? "x" : "y") of \(name)"
    case .sizeLimit(let name, let axis):
      return "\(name).\(word(axis)) >= 0, as no size is negative"
    case .contentLimit(let name, let axis):
      return
        "\(name).content\(axis == .horizontal ? "Width" : "Height") >= 0, as no size is negative"
    case .originRest(let name, let axis):
      return "nothing determines \(name).\(axis == .horizontal ? "x" : "y")"
    case .exercise(let name, let attribute):
      return "a pull at \(name).\(attribute.name)"
    case .rootSize(let axis):
      return "the screen's \(word(axis))\(size)"
    }
  }

  /// How a sentence about a value ends that only this row gives: `, by constraint 3, title.width == 40` or
  /// `, the natural width of title`.
  func ending(_ row: LayoutRowReport) -> String {
    switch row.source {
    case .contentSize, .rootSize: ", \(name(row, hasSize: false))"
    case .originRest: "; \(name(row))"
    default: ", by \(name(row))"
    }
  }

  private func word(_ axis: LayoutAxis) -> String { axis == .horizontal ? "width" : "height" }

  /// The row over the solver's variables: `title.x + title.width - card.width <= -8 @750`.
  package func formula(_ row: LayoutRowReport) -> String {
    var text = ""
    for term in row.terms {
      let magnitude = abs(term.factor)
      text += text.isEmpty ? (term.factor < 0 ? "-" : "") : (term.factor < 0 ? " - " : " + ")
      if magnitude != 1 { text += "\(NumberText.points(magnitude))*" }
      text += engine.name(of: term.variable)
    }
    text += " \(row.relation.text) \(NumberText.points(row.rightHandSide))"
    if let hugging = row.hugging {
      text += " @\(NumberText.points(row.strength)) below, @\(NumberText.points(hugging)) above"
    } else if row.isBroken {
      text += " (given up)"
    } else if row.strength.isFinite {
      text += " @\(NumberText.points(row.strength))"
    }
    return text
  }
}

extension LayoutRowReport {
  /// Whether it is the bound of an inequality or a limit at which something rests.
  package var isBoundAtRest: Bool {
    if case .originRest = source { return false }
    return isResting
  }
}
