import AutoLayout
import LayoutReports

extension Session {
  /// Adds the constraints of a visual format.
  func addFormat(_ statement: VisualFormatStatement) throws(SessionError) -> [Response.Part] {
    let label = try freeLabel(statement.label)
    for constraint in try constraints(of: statement) {
      let record = try makeRecord(constraint, label: label, condition: statement.condition)
      try perform(.addConstraint(record))
      shown.append(record)
    }
    return []
  }

  /// The engine's constraints for a format, not yet in force.
  private func constraints(
    of statement: VisualFormatStatement
  ) throws(SessionError) -> [LayoutConstraint] {
    let start = statement.format.columns.lowerBound
    let names = Self.words(in: statement.format.value)
    var items: [String: any LayoutItem] = [:]
    for name in names { items[name] = model.view(named: name) }
    try checkSuperview(of: statement, names)
    var options: VisualFormatOptions = []
    if let alignment = statement.alignment {
      options = VisualFormatOptions(
        rawValue: 1 << UInt(alignment.value.rawValue))
    }
    // The names of priorities are metrics, unless a view has the name.
    let metrics = Vocabulary.priorities.filter { items[$0.key] == nil }
    do throws(VisualFormatError) {
      return try VisualFormat(statement.format.value, options: options)
        .constraints(metrics: metrics, views: items)
    } catch {
      var place = start + error.position..<start + error.position + 1
      if case .unknownView(let name) = error.problem {
        // Apple puts the caret behind the name; the whole name is wrong.
        place = max(start, place.lowerBound - name.count)..<place.lowerBound
        throw unknownView(name, at: place)
      }
      if case .alignmentAlongLayout = error.problem, let alignment = statement.alignment {
        place = alignment.columns
      }
      throw SessionError(
        error.message, at: OtherSystems.place(of: error, from: start) ?? place,
        hint: OtherSystems.hint(for: error) ?? "help formats shows some")
    }
  }

  /// Refuses `|` beside a view that lies in nothing.
  private func checkSuperview(
    of statement: VisualFormatStatement, _ names: [String]
  ) throws(SessionError) {
    guard model.view(named: LayoutModel.screenName) == nil,
      let bar = statement.format.value.firstIndex(of: "|"),
      let item = names.lazy.compactMap({ self.model.view(named: $0) }).first,
      item.parent === model.screen
    else { return }
    let column =
      statement.format.columns.lowerBound
      + statement.format.value.distance(from: statement.format.value.startIndex, to: bar)
    throw SessionError(
      "Unable to interpret '|' character, because the related view doesn't have a superview",
      at: column..<column + 1, hint: "declare the view in another one, or choose a device")
  }

  /// The names that a format holds, each once.
  private static func words(in format: String) -> [String] {
    var words: [String] = []
    var known: Set<String> = []
    for part in format.split(whereSeparator: { !Tokenizer.isWordPart($0) }) {
      let word = String(part)
      if known.insert(word).inserted { words.append(word) }
    }
    return words
  }

  /// The session's record of a constraint that the engine's format parser made.
  private func makeRecord(
    _ constraint: LayoutConstraint, label: String?, condition: TraitCondition?
  ) throws(SessionError) -> SessionConstraint {
    var left = LinearSum()
    left.add(quantity(constraint.firstItem, constraint.firstAttribute), times: 1)
    var right = LinearSum()
    if constraint.hasSecondItem {
      right.add(
        quantity(constraint.secondItem, constraint.secondAttribute), times: constraint.multiplier)
    }
    right.constant = constraint.constant
    guard abs(right.constant) <= Self.greatestConstant else {
      throw SessionError("the constant \(NumberText.exact(right.constant)) is too large")
    }
    return SessionConstraint(
      number: model.takeNumber(), label: label, left: left, sign: constraint.relation, right: right,
      priority: Double(constraint.priority.rawValue), constraint.layoutForm, isEdit: false,
      condition: condition)
  }

  private func quantity(_ item: (any LayoutItem)?, _ attribute: LayoutAttribute) -> Quantity {
    guard let item = item as? SessionItem, let name = LayoutAttribute.named(attribute.name) else {
      preconditionFailure("Internal inconsistency: a format made \(attribute.name) of a stranger")
    }
    let quantity = Quantity.attribute(item, nil, name)
    model.note(quantity)
    return quantity
  }
}
