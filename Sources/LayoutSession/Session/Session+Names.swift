import AutoLayout
import LayoutReports

extension Session {
  /// The view a name stands for.
  func view(_ name: Name) throws(SessionError) -> SessionItem {
    if let view = model.view(named: name.value) { return view }
    if model.variables[name.value] != nil {
      throw SessionError(
        "\(name.value) is a free variable, not a view", at: name.columns)
    }
    if name.value == LayoutModel.screenName {
      throw SessionError(
        "there is no screen until a device is chosen", at: name.columns,
        hint: "device \"iPhone 15\"")
    }
    throw unknownView(name.value, at: name.columns)
  }

  /// That there is no such view, and which one was probably meant, or how to make one.
  func unknownView(_ name: String, at columns: Range<Int>) -> SessionError {
    SessionError(
      "no view is named \(name)", at: columns,
      hint: OtherSystems.hint(forView: name, outermost: model.screen.children.first?.name)
        ?? Suggestion.question(for: name, among: model.views.keys)
        ?? "declare it first, as in view \(name) or label \(name) \"Text\"")
  }

  /// The quantity that an operand stands for.
  ///
  /// - Parameter created: Where given, an unknown name makes a free variable, which is added here.
  func quantity(
    _ operand: Operand, creating created: inout [FreeVariable]
  ) throws(SessionError) -> Quantity {
    if let attribute = try attribute(operand) { return attribute }
    if let known = try knownVariable(operand.name) { return .variable(known) }
    let variable = try addVariable(operand.name)
    created.append(variable)
    return .variable(variable)
  }

  /// The quantity that an operand of a question stands for; nothing is made.
  func quantity(_ operand: Operand) throws(SessionError) -> Quantity {
    if let attribute = try attribute(operand) { return attribute }
    if let known = try knownVariable(operand.name) { return .variable(known) }
    let words = model.names + Vocabulary.all
    throw SessionError(
      "nothing is named \(operand.name.value)", at: operand.name.columns,
      hint: Suggestion.question(for: operand.name.value, among: words)
        ?? "help lists what there is")
  }

  /// The attribute of a view or guide that an operand names; none for a free variable.
  private func attribute(_ operand: Operand) throws(SessionError) -> Quantity? {
    guard let attribute = operand.attribute else { return nil }
    let view = try view(operand.name)
    if let guide = operand.guide, guide.value.isOfScrollViews, view.kind != .scroll {
      throw SessionError(
        "\(view.name) is \(view.kind.withArticle) and has no \(guide.value.rawValue) guide",
        at: guide.columns, hint: "a scroll view has one: scroll list 320x400")
    }
    return .attribute(view, operand.guide?.value, attribute.value)
  }

  private func knownVariable(_ name: Name) throws(SessionError) -> FreeVariable? {
    if let variable = model.variables[name.value] { return variable }
    if model.view(named: name.value) != nil {
      throw SessionError(
        "\(name.value) is a view; a constraint needs one of its attributes", at: name.columns,
        hint: "such as \(name.value).width")
    }
    return nil
  }

  /// Makes a free variable.
  func addVariable(_ name: Name) throws(SessionError) -> FreeVariable {
    try checkFree(name)
    let variable = FreeVariable(
      name.value, model.engine.makeVariable(name.value), serial: model.takeSerial())
    model.remember(variable)
    try perform(.addVariable(variable))
    return variable
  }

  /// Refuses a name that is taken or too long.
  func checkFree(_ name: Name) throws(SessionError) {
    guard name.value.count <= StatementParser.nameLimit else {
      throw SessionError(
        "a name has at most \(StatementParser.nameLimit) letters", at: name.columns)
    }
    if model.views[name.value] != nil || name.value == LayoutModel.screenName {
      throw SessionError(
        "there is a view named \(name.value) already", at: name.columns,
        hint: "set \(name.value).width 320 resizes it, remove \(name.value) takes it away")
    }
    if model.variables[name.value] != nil {
      throw SessionError("there is a variable named \(name.value) already", at: name.columns)
    }
  }

  /// The constraints a reference stands for, if it stands for any.
  func records(_ reference: Located<Reference>) -> [SessionConstraint] {
    switch reference.value {
    case .number(let number): model.records[number].map { [$0] } ?? []
    case .name(let label): (model.labels[label] ?? []).compactMap { model.records[$0] }
    }
  }

  /// Why a reference to a constraint stands for nothing.
  func unknownConstraint(_ reference: Located<Reference>) -> SessionError {
    switch reference.value {
    case .number(let number):
      return SessionError(
        "there is no constraint \(number)", at: reference.columns,
        hint: "constraints lists them")
    case .name(let name):
      return SessionError(
        "no constraint is labelled \(name)", at: reference.columns,
        hint: Suggestion.question(for: name, among: model.labels.keys) ?? "constraints lists them")
    }
  }
}
