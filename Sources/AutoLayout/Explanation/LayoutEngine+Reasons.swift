import Cassowary

extension LayoutEngine {
  /// Why `attribute` of `item` has its value; nil for an item of another tree or no attribute.
  ///
  /// Each rule that holds exactly and is connected with the quantity is tried: its constant is
  /// moved a little, the quantity's answer noted, the trial taken back.
  ///
  /// - Complexity: one trial edit per connected rule that holds exactly. For inspection.
  public func reason(
    for attribute: LayoutAttribute, of item: any LayoutItem
  ) -> LayoutReason? {
    guard let node = node(for: item), attribute.axis != nil else { return nil }
    settle()
    // A hook may have had the item leave.
    guard !node.isDiscarded else { return nil }
    var expressing = Expressing(self)
    let container = node.parent ?? node
    expressing.addQuantity(
      attribute.resolved(for: container.direction), of: node, in: container, partner: nil)
    let form = expressing.form
    return LayoutReason(
      quantity: "\(node.name).\(attribute.name)", value: value(of: form),
      causes: causes(of: form).map { LayoutReason.Cause(rule: member($0.row), rate: $0.rate) },
      isOpen: isOpen(form))
  }

  /// The rules that place `item` along `axis` or give it its size (AL-119), in order of
  /// installation: constraints, content sizes, autoresizing, limits, and the root's size.
  public func rulesAffectingLayout(
    of item: any LayoutItem, axis: LayoutAxis
  ) -> [LayoutConflict.Member] {
    guard let node = node(for: item) else { return [] }
    settle()
    guard !node.isDiscarded, node.variables != nil || node.isDerived else { return [] }
    let attributes: [LayoutAttribute] = axis == .horizontal ? [.left, .width] : [.top, .height]
    var rows: [Int: EngineRow] = [:]
    for attribute in attributes {
      for cause in causes(of: form(attribute, of: node)) { rows[cause.row.id] = cause.row }
    }
    return rows.values.sorted { $0.id < $1.id }.map(member)
  }

  /// The ambiguities of `item`, in words that name what is missing; nil if there are none (AL-117).
  public func ambiguityReport(for item: any LayoutItem) -> String? {
    let open = ambiguities(of: item)
    guard !open.isEmpty else { return nil }
    let missing = open.filter { $0.contenders.isEmpty && !$0.quantity.isOfContent }
    let wishes = missing.map { ambiguity in
      switch ambiguity.quantity {
      case .x: "x position: relate its leading, trailing or centerX to another item"
      case .y: "y position: relate its top, bottom, centerY or a baseline to another item"
      case .width: "width: set it, relate two horizontal edges, or give it a content size"
      default: "height: set it, relate two vertical edges, or give it a content size"
      }
    }
    var sentences: [String] = []
    if !wishes.isEmpty {
      sentences.append(
        "\(item.layoutName) lacks a constraint for its " + wishes.joined(separator: "; for its "))
    }
    for ambiguity in open where !ambiguity.contenders.isEmpty {
      let rules = ambiguity.contenders.map(\.shortText).joined(separator: " and ")
      sentences.append(
        "\(item.layoutName).\(ambiguity.quantity.rawValue) is contended for at equal priority by "
          + "\(rules): give one of them another priority")
    }
    let content = open.filter { $0.contenders.isEmpty && $0.quantity.isOfContent }.map {
      $0.quantity == .contentWidth ? "width" : "height"
    }
    if !content.isEmpty {
      sentences.append(
        "\(item.layoutName) has ambiguous scrollable content \(content.joined(separator: " and ")): "
          + "relate what it scrolls to all four edges of its content")
    }
    return sentences.joined(separator: ". ")
  }

  /// Rows that a value of `form` follows from, with its rate of change, in order of installation.
  func causes(of form: AffineForm) -> [(row: EngineRow, rate: Double)] {
    let now = value(of: form)
    return exactRows(connectedWith: form).compactMap { row in
      let rate = rate(of: form, now, by: row)
      return rate.magnitude > Self.rateTolerance ? (row, rate) : nil
    }
  }

  /// The rows that hold exactly and are connected with `form` through other such rows.
  func exactRows(connectedWith form: AffineForm) -> [EngineRow] {
    var variables = form.terms.map(\.variable)
    var seen = Set(variables)
    var rows: [Int: EngineRow] = [:]
    var mentions: [Variable: [EngineRow]] = [:]
    for row in installedRows {
      for term in row.terms { mentions[term.variable, default: []].append(row) }
    }
    while let variable = variables.popLast() {
      if nodeOfVariable[variable.place] == nil { continue }
      for row in mentions[variable] ?? [] where rows[row.id] == nil && holdsExactly(row) {
        rows[row.id] = row
        for term in row.terms where seen.insert(term.variable).inserted {
          variables.append(term.variable)
        }
      }
    }
    return rows.values.sorted { $0.id < $1.id }
  }

  func holdsExactly(_ row: EngineRow) -> Bool {
    let left = row.terms.reduce(0) {
      $0 + $1.coefficient * solver.value(of: $1.variable)!
    }
    return (left - row.rightHandSide).magnitude <= Self.constantTolerance
  }

  /// By how much `form` grows per point of the right-hand side of `row`.
  private func rate(of form: AffineForm, _ now: Double, by row: EngineRow) -> Double {
    for step in [Self.trialStep, -Self.trialStep] {
      let rate = afterTrial { solver -> Double in
        do {
          for handle in row.handles {
            try solver.setConstant(handle, to: row.rightHandSide + step)
          }
        } catch {
          return 0
        }
        solver.commit()
        return (value(of: form) - now) / step
      }
      if rate.magnitude > Self.rateTolerance { return rate }
    }
    return 0
  }

  /// How far a constant is moved to learn a rate, in points: small enough to cross no bound that is
  /// not nearly touched, a power of two so that rates come out clean.
  private static let trialStep = 1.0 / 64

  /// Rates below this are noise of the trial.
  private static let rateTolerance = 1e-6
}
