import AutoLayout
import LayoutReports

extension Statement {
  /// Whether the answer to the question has the solver try other values than those that hold.
  var looksAround: Bool {
    switch self {
    case .sweep, .prove, .ambiguity, .freedom, .tableau, .certify, .picture, .report: true
    default: false
    }
  }
}

extension Session {
  /// The answer to a question; none if `statement` alters the session.
  func answer(_ statement: Statement) throws(SessionError) -> [Response.Part]? {
    switch statement {
    case .value(let sum): [.text(try valueText(sum))]
    case .show(let names): [.text(try frameTable(names))]
    case .tree: [.text(treeText())]
    case .constraints: [.text(constraintList())]
    case .conflicts: [.text(conflictList())]
    case .statistics: [.text(statisticsText())]
    case .history: [.text(historyText())]
    case .sweep(let sweep): [.text(try sweepText(sweep))]
    case .prove(let proof): [.text(try proofText(proof))]
    case .why(let target): [.text(try explanation(of: target))]
    case .ambiguity: [.text(ambiguityText())]
    case .freedom: [.text(freedomText())]
    case .tableau: [.text(tableauText())]
    case .certify: [.text(try certificateText())]
    case .draw(let columns): [.drawing(try drawing(columns: columns))]
    case .help(let topic): [.text(try HelpTopic.text(topic))]
    case .save(let file): try save(file)
    case .picture(let file): try savePicture(file)
    case .report(let file): try saveReport(file)
    default: nil
    }
  }

  // MARK: Values

  private func valueText(_ sum: Located<LinearText>) throws(SessionError) -> String {
    // A single name of a view is answered by its frame.
    if sum.value.terms.count == 1, let term = sum.value.terms.first, term.operand.attribute == nil,
      sum.value.constant == 0, term.factor == 1, model.view(named: term.operand.name.value) != nil
    {
      return try frameTable([term.operand.name])
    }
    var known = LinearSum()
    known.constant = sum.value.constant
    for term in sum.value.terms {
      known.add(try quantity(term.operand), times: term.factor)
    }
    let value = known.terms.reduce(known.constant) { $0 + $1.factor * self.value(of: $1.quantity) }
    return "\(known.text) = \(NumberText.points(value))\n"
  }

  /// The frames of views and the values of free variables as tables.
  private func frameTable(_ names: [Name]) throws(SessionError) -> String {
    var views: [SessionItem] = []
    var variables: [FreeVariable] = []
    if names.isEmpty {
      views = model.orderedViews
      variables = model.orderedVariables
    } else {
      for name in names {
        if let variable = model.variables[name.value] {
          variables.append(variable)
        } else {
          views.append(try view(name))
        }
      }
    }
    guard !views.isEmpty || !variables.isEmpty else { return "nothing has been declared\n" }
    var text = ""
    if !views.isEmpty {
      var table = TextTable(columns: [
        .init("VIEW"), .init("X", .right), .init("Y", .right), .init("WIDTH", .right),
        .init("HEIGHT", .right),
      ])
      let outer = views.map(\.depth).min() ?? 0
      for view in views {
        let frame = model.engine.frame(of: view)
        let indent = names.isEmpty ? String(repeating: "  ", count: view.depth - outer) : ""
        let name = view.content.isHidden ? "\(view.name) (hidden)" : view.name
        table.append(
          [indent + name]
            + [frame.x, frame.y, frame.width, frame.height].map { NumberText.points($0) })
      }
      text += table.text()
    }
    if !variables.isEmpty {
      if !text.isEmpty { text += "\n" }
      var table = TextTable(columns: [.init("VARIABLE"), .init("VALUE", .right)])
      for variable in variables {
        let value = model.engine.value(of: variable.variable)!
        table.append([variable.name, NumberText.points(value)])
      }
      text += table.text()
    }
    return text
  }

  // MARK: Lists

  private func treeText() -> String {
    let views = model.orderedViews
    guard !views.isEmpty else { return "there are no views\n" }
    let outer = views.map(\.depth).min() ?? 0
    return views.map { item in
      var line = String(repeating: "  ", count: item.depth - outer)
      line += "\(item.name): \(item.kind.rawValue)"
      if let text = item.content.text { line += " \"\(Self.escaped(text))\"" }
      if let stack = item.stack { line += " " + stack.optionsText }
      if item.content.isHidden { line += " hidden" }
      return line + "\n"
    }.joined()
  }

  /// Text as it stands between quotation marks in a statement.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\"", "\\": result += "\\\(character)"
      default: result.append(character.isControl ? " " : character)
      }
    }
    return result
  }

  private func constraintList() -> String {
    let records = model.orderedRecords
    guard !records.isEmpty else { return "there are no constraints\n" }
    let width = String(records.last?.number ?? 0).count
    return records.map { record in
      let padding = String(repeating: " ", count: width - String(record.number).count)
      var line = padding + record.line
      if record.isActive, !model.surroundings.satisfies(record.condition) { line += "  (waiting)" }
      return line + "\n"
    }.joined()
  }

  private func conflictList() -> String {
    let conflicts = model.conflicts.sorted { $0.key < $1.key }.map(\.value)
    guard !conflicts.isEmpty else { return "no conflicts\n" }
    return conflicts.map(Self.text(of:)).joined()
  }

  private func historyText() -> String {
    guard !steps.isEmpty else { return "nothing has been done\n" }
    let width = String(steps.count).count
    return steps.enumerated().map { index, step in
      let number = String(index + 1)
      let padding = String(repeating: " ", count: width - number.count)
      let mark = index < position ? " " : "~"
      var line = "\(mark)\(padding)\(number)  \(step.line)"
      for checkpoint in checkpoints where checkpoint.position == index + 1 {
        line += "  [\(checkpoint.name)]"
      }
      return line + "\n"
    }.joined()
  }

  private func statisticsText() -> String {
    let rows = model.engine.rowReports.filter { !$0.breaksTies }
    let work = model.engine.solverStatistics
    var table = TextTable(columns: [.init("WHAT"), .init("COUNT", .right)])
    let lines: [(String, Int)] = [
      ("views", model.orderedViews.count), ("free variables", model.variables.count),
      ("constraints", model.records.count), ("statements", position),
      ("rows of the solver", rows.count), ("variables of the solver", work.variables),
      ("pivots", work.counts.pivots), ("flips", work.counts.flips),
      ("rows that needed no pivot", work.counts.structuralAdds),
      ("solves for a direction", work.counts.directionSolves),
      ("solves for multipliers", work.counts.multiplierSolves),
      ("variables moved", work.counts.variablesMoved),
      ("factorisations", work.counts.refactorisations),
    ]
    for (what, count) in lines { table.append([what, String(count)]) }
    return table.text()
  }
}
