import AutoLayout
import Cassowary
import CassowaryDiagnostics
import LayoutReports

extension Session {
  /// The most variables whose freedom is told: beyond, every one is followed in vain.
  static let freedomLimit = 400

  /// Everything that is undetermined, with the variables that it would drag along.
  func freedomText() -> String {
    let variables = shownVariables
    guard variables.count <= Self.freedomLimit else {
      return "more than \(Self.freedomLimit) variables: ask why for one of them\n"
    }
    // A variable that stays where it is may be free, or a row that only rests at its bound.
    var freedoms: [Freedom] = []
    var index: [String: Int] = [:]
    let rows = model.engine.rowsByHandle
    let names = RowText(engine: model.engine)
    for variable in variables {
      let chain = ValueChain(of: [(variable, 1)], in: model.engine, rows: rows)
      var causes = chain.undetermined.map { free, factor in
        (model.engine.name(of: free), "nothing holds \(model.engine.name(of: free))", factor)
      }
      causes += chain.parts.filter(\.row.isResting).map { part in
        // A coordinate that rests where it is and one that nothing holds are the same to a reader.
        if case .originRest(let item, let axis) = part.row.source {
          let name = "\(item).\(axis == .horizontal ? "x" : "y")"
          return (name, "nothing holds \(name)", part.factor)
        }
        return (
          names.formula(part.row),
          part.row.isBoundAtRest
            ? "\(names.formula(part.row)) rests at its bound" : names.name(part.row), part.factor
        )
      }
      for (key, text, factor) in causes {
        let place = index[key] ?? freedoms.count
        if place == freedoms.count {
          index[key] = place
          freedoms.append(Freedom(name: key, text: text))
        }
        let name = model.engine.name(of: variable)
        // A free variable moves itself; that goes without saying.
        if name == freedoms[place].name { continue }
        freedoms[place].movers.append(
          factor == 1 ? name : "\(name) (times \(NumberText.points(factor)))")
      }
    }
    let ties = tiesText
    guard !freedoms.isEmpty || !ties.isEmpty else {
      return "nothing is free: every value is determined\n"
    }
    return freedoms.map { freedom in
      let movers = freedom.movers.joined(separator: ", ")
      return freedom.text + (movers.isEmpty ? "\n" : "; with it would move \(movers)\n")
    }.joined() + ties
  }

  /// The quantities that are open because equal priorities contend for them, a line for each tie;
  /// empty if there is none.
  private var tiesText: String {
    var quantities: [(rules: [String], names: [String])] = []
    func note(_ name: String, _ rules: [String]) {
      if let place = quantities.firstIndex(where: { $0.rules == rules }) {
        quantities[place].names.append(name)
      } else {
        quantities.append((rules, [name]))
      }
    }
    for item in model.orderedViews where item !== model.screen {
      for ambiguity in model.engine.ambiguities(of: item) where !ambiguity.contenders.isEmpty {
        note(
          "\(item.name).\(ambiguity.quantity.rawValue)", ambiguity.contenders.map(Conflict.words))
      }
    }
    for variable in model.orderedVariables {
      guard let contenders = model.engine.contenders(for: variable.variable), !contenders.isEmpty
      else { continue }
      note(variable.name, contenders.map(Conflict.words))
    }
    return quantities.map { rules, names in
      "equal priorities contend for \(names.joined(separator: ", ")): \(AmbiguityText.list(rules))\n"
    }.joined()
  }

  private struct Freedom {
    /// The variable, or the row in its notation.
    var name: String
    var text: String
    var movers: [String] = []
  }

  /// The views with undetermined numbers, and the missing constraints.
  func ambiguityText() -> String {
    var lines: [String] = []
    for item in model.orderedViews where item !== model.screen {
      let text = AmbiguityText(model.engine.ambiguities(of: item), words: Conflict.words)
      lines += text.sentences(item.name)
    }
    for variable in model.orderedVariables {
      guard let contenders = model.engine.contenders(for: variable.variable) else { continue }
      let rules = contenders.map(Conflict.words)
      lines.append(
        rules.isEmpty
          ? "\(variable.name) is not determined"
          : "\(variable.name) is not determined: equal priorities contend for it: "
            + AmbiguityText.list(rules))
    }
    return lines.isEmpty ? Self.noAmbiguity : lines.map { $0 + "\n" }.joined()
  }

  /// The answer where everything is determined.
  static let noAmbiguity = "no ambiguity\n"

  /// The variables of views in force and the free ones, in a fixed order.
  var shownVariables: [Variable] {
    var variables: [Variable] = []
    var known: Set<Variable> = []
    for item in model.orderedViews where item !== model.screen {
      for attribute in [LayoutAttribute.left, .top, .width, .height] {
        for term in expression(of: .attribute(item, nil, attribute)).terms
        where known.insert(term.variable).inserted {
          variables.append(term.variable)
        }
      }
    }
    return variables + model.orderedVariables.map(\.variable)
  }

  /// Levels up to this one decide only quantities that constraints leave open.
  private static let weakestWish = 1e-6

  /// The basis as a table: for each variable its value and the row that holds it.
  func tableauText() -> String {
    let rows = model.engine.rowsByHandle
    let names = RowText(engine: model.engine)
    var table = TextTable(columns: [
      .init("VARIABLE"), .init("VALUE", .right), .init("HELD BY"), .init("MULTIPLIER"),
    ])
    for entry in model.engine.solver.basis {
      let free = model.variable(entry.variable)
      let isGone = free.map { model.variables[$0.name] !== $0 } ?? false
      let isHidden =
        model.view(named: LayoutModel.screenName) == nil
        && model.engine.item(of: entry.variable) === model.screen
      let name = model.engine.name(of: entry.variable)
      // The variables of views that were removed have no names, and wait to be used again.
      guard !isGone, !isHidden, !name.isEmpty else { continue }
      let value = NumberText.points(model.engine.solver.value(of: entry.variable)!)
      var holder = "its stay"
      var multiplier = ""
      switch entry.holder {
      case .stay(let other):
        if other != entry.variable { holder = "the stay of \(model.engine.name(of: other))" }
      case .constraints(let handles):
        let held = handles.compactMap { rows[$0] }.filter { !$0.breaksTies }
        holder = held.map(names.formula).joined(separator: "; ")
        let parts = handles.flatMap { model.engine.solver.multiplier(of: $0) }
          .filter { $0.priority.level > Self.weakestWish }
        multiplier = parts.map { part in
          let level =
            part.priority.isRequired ? "required" : NumberText.points(part.priority.level)
          return "\(NumberText.points(part.value)) @\(level)"
        }.joined(separator: ", ")
      }
      table.append([name, value, holder, multiplier])
    }
    return table.rows.isEmpty ? "there are no variables\n" : table.text()
  }

  /// The independent judge's verdict on the solution.
  func certificateText() throws(SessionError) -> String {
    var problem = ConstraintProblem()
    var indices: [Variable: Int] = [:]
    var values: [Double] = []
    let names = RowText(engine: model.engine)
    for row in model.engine.rowReports where !row.breaksTies {
      var terms: [Int: Double] = [:]
      for term in row.terms {
        if indices[term.variable] == nil {
          indices[term.variable] = problem.addVariable(model.engine.name(of: term.variable))
          values.append(model.engine.solver.value(of: term.variable)!)
        }
        if let index = indices[term.variable] { terms[index, default: 0] += term.factor }
      }
      func price(_ strength: Double) -> RowPrice {
        strength == .infinity ? .required : .level(strength)
      }
      let isBelowFree = row.relation == .lessThanOrEqual
      let isAboveFree = row.relation == .greaterThanOrEqual
      problem.add(
        ConstraintRow(
          label: names.name(row), terms: terms, target: row.rightHandSide,
          below: isBelowFree ? .free : price(row.strength),
          above: isAboveFree ? .free : price(row.hugging ?? row.strength)))
    }
    guard !values.isEmpty else { return "there is nothing to judge\n" }
    do throws(DiagnosticsError) {
      return try certificateText(Judge(problem, values: values).certificate(), values.count)
    } catch {
      throw SessionError("the judge cannot decide: \(error)")
    }
  }

  private func certificateText(_ certificate: Certificate, _ count: Int) -> String {
    var lines: [String] = []
    switch certificate.verdict {
    case .optimal:
      lines.append(
        "optimal: proved by multipliers over \(NumberText.count(certificate.rows.count, "row")) and "
          + NumberText.count(count, "variable"))
    case .forbidden(let violations):
      lines.append("forbidden: required rows do not hold")
      lines += violations.map { "  \($0.label) misses by \(NumberText.points(abs($0.residual)))" }
    case .improvable(let improvement):
      lines.append("not optimal: level \(NumberText.points(improvement.level)) can be improved")
    case .inconclusive(let reason):
      lines.append("undecided: \(reason)")
    }
    for (level, cost) in zip(certificate.levels, certificate.costs) where abs(cost) > 1e-9 {
      lines.append("  level \(NumberText.points(level)): error \(NumberText.points(cost))")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
