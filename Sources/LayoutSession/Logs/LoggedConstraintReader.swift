import Foundation

/// Reads one constraint of a log: a visual format or an equation, with the log's notes on names.
struct LoggedConstraintReader {
  var log: ConflictLog
  private var constraint: LoggedConstraint
  /// The views that the log names for this constraint: `'|'` and others.
  private var names: [String: String] = [:]
  private let whole: String

  /// Takes a constraint whose formula is all that follows the address.
  init(log: ConflictLog, constraint: LoggedConstraint) {
    self.log = log
    self.constraint = constraint
    whole = constraint.formula
  }

  /// Reads, and adds the constraint and its views to the log.
  mutating func read() throws(ConflictLogError) {
    var text = constraint.formula
    if let suffix = text.firstMatch(
      of: /\s+\((?:(?:in)?active)?(?:, )?(?:[Nn]ames: (.*?))?\s*\)$/)
    {
      let pairs = (suffix.1 ?? "").matches(
        of: /('\|'|[^\s,:]+):((?:[\w.$]+:)?0x[0-9a-fA-F]+(?:'[^']*')?)/)
      for pair in pairs {
        let (name, view) = (String(pair.1), String(pair.2))
        names[name] = view.hasPrefix("0x") ? "\(name):\(view)" : view
      }
      text = String(text[..<suffix.range.lowerBound])
    }
    if let identifier = text.prefixMatch(of: /'([^']*)'\s+/) {
      constraint.identifier = String(identifier.1)
      text = String(text[identifier.range.upperBound...])
    }
    if let mask = text.prefixMatch(of: /h=(\S{3}) v=(\S{3})\s+/) {
      text = String(text[mask.range.upperBound...])
    }
    constraint.formula = text.trimmingCharacters(in: .whitespaces)
    if let format = constraint.formula.wholeMatch(of: /([HV]):(.*?)(\(LTR\)|\(RTL\))?/) {
      try readFormat(
        isHorizontal: format.1 == "H", String(format.2), isReversed: format.3 == "(RTL)")
    } else {
      try readEquation()
    }
    log.constraints.append(constraint)
  }

  private func failure(_ what: String) -> ConflictLogError {
    ConflictLogError(line: constraint.line, reason: "\(what): \(whole)")
  }

  // MARK: Views

  private mutating func view(_ name: String) throws(ConflictLogError) -> Int {
    let name = name.trimmingCharacters(in: .whitespaces)
    guard
      let found = (names[name] ?? name).firstMatch(
        of: /([\w.$]+):(0x[0-9a-fA-F]+)(?:'([^']*)')?/)
    else { throw failure("\"\(name)\" names no view") }
    if let known = log.views.firstIndex(where: { $0.address == found.2 }) { return known }
    log.views.append(
      LoggedView(
        className: String(found.1), address: String(found.2), identifier: String(found.3 ?? "")))
    return log.views.count - 1
  }

  private mutating func around() throws(ConflictLogError) -> Int {
    guard names["'|'"] != nil else { throw failure("the log does not say what '|' is") }
    return try view("'|'")
  }

  // MARK: Visual formats

  private struct Predicate {
    var sign: String
    var view: Int?
    var value: Double
    var priority: Double?
  }

  private mutating func predicate(_ text: String) throws(ConflictLogError) -> Predicate {
    if let found = text.wholeMatch(
      of: /(<=|>=|==)?(?:NSSpace\()?([-+]?[0-9.]+(?:e[-+]?[0-9]+)?)\)?(?:@([-+]?[0-9.]+))?/)
    {
      return Predicate(
        sign: String(found.1 ?? "=="), value: Double(found.2) ?? 0,
        priority: found.3.flatMap { Double($0) })
    }
    guard let other = text.wholeMatch(of: /(<=|>=|==)?(.*?)(?:@([0-9.]+))?/) else {
      throw failure("the visual format cannot be read")
    }
    return Predicate(
      sign: String(other.1 ?? "=="), view: try view(String(other.2)), value: 0,
      priority: other.3.flatMap { Double($0) })
  }

  private mutating func readFormat(
    isHorizontal: Bool, _ body: String, isReversed: Bool
  ) throws(ConflictLogError) {
    let pattern =
      /\||\[([^\[\]]*?)(?:\(([^()]*(?:\([^()]*\)[^()]*)*)\))?\]|-\(([^()]*(?:\([^()]*\))?[^()]*)\)-|-(?=[\[|])/
    var parts = body.matches(of: pattern).map(\.output)
    guard parts.map({ String($0.0) }).joined() == body else {
      throw failure("the visual format cannot be read")
    }
    if isReversed { parts.reverse() }
    let (near, far, extent) =
      isHorizontal ? ("left", "right", "width") : ("top", "bottom", "height")
    let views = parts.filter { !$0.0.hasPrefix("-") }
    if views.count == 1, let inside = views[0].2, let name = views[0].1 {
      let own = try view(String(name))
      let size = try predicate(String(inside))
      var terms = [LoggedConstraint.Term(view: own, attribute: extent, factor: 1)]
      if let other = size.view { terms.append(.init(view: other, attribute: extent, factor: -1)) }
      return set(terms, size)
    }
    guard views.count == 2 else { throw failure("the visual format says more than one thing") }
    let from: LoggedConstraint.Term
    if let name = views[0].1 {
      from = .init(view: try view(String(name)), attribute: far, factor: -1)
    } else {
      from = .init(view: try around(), attribute: near, factor: -1)
    }
    let to: LoggedConstraint.Term
    if let name = views[1].1 {
      to = .init(view: try view(String(name)), attribute: near, factor: 1)
    } else {
      to = .init(view: try around(), attribute: far, factor: 1)
    }
    var distance = Predicate(sign: "==", value: 0)
    if let gap = parts.first(where: { $0.0.hasPrefix("-") }) {
      distance = try predicate(gap.3.map(String.init) ?? "8")
    }
    set([to, from], distance)
  }

  private mutating func set(_ terms: [LoggedConstraint.Term], _ predicate: Predicate) {
    constraint.terms = terms
    constraint.constant = predicate.value
    setRelation(predicate.sign, predicate.priority)
  }

  private mutating func setRelation(_ sign: String, _ priority: Double?) {
    constraint.relation = sign == "==" ? 0 : sign == "<=" ? -1 : 1
    if let priority, priority < 1000 { constraint.priority = priority }
  }

  // MARK: Equations

  private mutating func operand(_ text: String) throws(ConflictLogError) -> LoggedConstraint.Term {
    guard let parts = text.wholeMatch(of: /(.+)\.(\w+)/),
      LoggedAttribute.parts[String(parts.2)] != nil
    else { throw failure("\"\(text)\" is no attribute of a view") }
    return .init(view: try view(String(parts.1)), attribute: String(parts.2), factor: 1)
  }

  private mutating func readEquation() throws(ConflictLogError) {
    guard
      let found = constraint.formula.wholeMatch(
        of: /(.+?)\s+(==|<=|>=)\s+(.*?)(?:\s+priority:([0-9.]+)|\s*@\s*([0-9.]+))?/)
    else { throw failure("the constraint cannot be read") }
    constraint.terms = [try operand(String(found.1))]
    let attribute = constraint.terms[0].attribute
    if let number = Double(found.3) {
      constraint.constant = number
      // A position alone is one in the view around it.
      if attribute != "width", attribute != "height", names["'|'"] != nil {
        let isHorizontal = LoggedAttribute.parts[attribute]?.first == "x"
        constraint.terms.append(
          .init(view: try around(), attribute: isHorizontal ? "left" : "top", factor: -1))
      }
    } else if let sum = found.3.wholeMatch(
      of:
        /(?:([-+]?[0-9.]+(?:e[-+]?[0-9]+)?)\*)?(.+?)(?:\*([-+]?[0-9.]+(?:e[-+]?[0-9]+)?))?(?: ([-+]) ([-+]?[0-9.]+(?:e[-+]?[0-9]+)?))?/
    ) {
      var second = try operand(String(sum.2))
      second.factor = -((sum.1 ?? sum.3).flatMap { Double($0) } ?? 1)
      constraint.terms.append(second)
      constraint.constant = (sum.5.flatMap { Double($0) } ?? 0) * (sum.4 == "-" ? -1 : 1)
    }
    setRelation(String(found.2), (found.4 ?? found.5).flatMap { Double($0) })
  }
}
