/// The message that Xcode prints when constraints cannot all hold ("Unable to simultaneously satisfy constraints"), or a
/// list of constraints as debuggers print it.
///
/// Each message of a text that holds several is one log. The command and the page read logs by this module, the page
/// in WebAssembly. It imports nothing.
public struct ConflictLog: Sendable {
  /// The line of the message's beginning, from 1.
  public var line: Int
  /// Whether the message is that of AppKit.
  public var isMac: Bool
  /// Whether the system says that the constraints cannot all hold; else they are only listed.
  public var isMessage: Bool
  public var views: [LoggedView] = []
  public var constraints: [LoggedConstraint] = []
  /// The place of the constraint that the system gives up.
  public var broken: Int?
  /// The rows that were not understood.
  public var unread: [UnreadRow] = []

  /// A log has no more constraints than this.
  public static let most = 2000

  /// The conflicts of a text, at least one.
  ///
  /// - Throws: if there is none, or if none of its rows is understood.
  /// - Complexity: O(length of the text).
  public static func all(in text: String) throws(ConflictLogError) -> [ConflictLog] {
    var scanner = LogScanner(PastedLine.all(in: text))
    try scanner.scan()
    guard let first = scanner.logs.first else {
      throw ConflictLogError(
        line: 1,
        reason:
          "this is no log of constraints: it has no line \"Unable to simultaneously satisfy constraints\""
      )
    }
    var logs = scanner.logs.filter { !$0.constraints.isEmpty }
    guard !logs.isEmpty else {
      for log in scanner.logs {
        guard let row = log.unread.first else { continue }
        throw ConflictLogError(
          line: row.line, reason: row.text.isEmpty ? row.reason : "\(row.reason): \(row.text)")
      }
      throw ConflictLogError(
        line: first.line, reason: "no constraint follows: copy the lines from \"(\" to \")\" too")
    }
    for place in logs.indices { logs[place].nameViews() }
    return logs
  }

  // MARK: Rows

  mutating func add(_ row: RowReader.Row, _ head: RowHead, _ body: Bytes, line: Int) {
    var constraint = LoggedConstraint(
      line: line, kind: head.kind, address: head.address, source: head.source)
    constraint.identifier = row.identifier
    constraint.formula = body.text(row.formula)
    // Views are numbered as the row mentions them.
    let mentions = row.mentions.sorted { $0.range.lowerBound < $1.range.lowerBound }
    let beginsAround = body.has("|", at: row.formula.lowerBound + 2)
    if let around = row.around, beginsAround { _ = place(of: around) }
    for mention in mentions { _ = place(of: mention.view) }
    constraint.terms = row.form.terms.map {
      LoggedConstraint.Term(view: place(of: $0.view), attribute: $0.attribute, factor: $0.factor)
    }
    constraint.relation = row.relation
    constraint.constant = row.form.constant
    constraint.slack = row.form.slack
    constraint.priority = row.priority
    constraint.hugging = row.hugging
    constraint.direction = row.direction
    constraint.isDoubtful = row.isDoubtful
    constraint.isInactive = row.isInactive
    if let around = row.around { constraint.around = place(of: around) }
    constraint.mentions = mentions.map {
      LoggedConstraint.Mention(
        start: $0.range.lowerBound - row.formula.lowerBound,
        end: $0.range.upperBound - row.formula.lowerBound, view: place(of: $0.view))
    }
    constraints.append(constraint)
  }

  private mutating func place(of view: ViewReference) -> Int {
    if let known = places[view.key] {
      if views[known].identifier.isEmpty { views[known].identifier = view.identifier }
      if !view.isNamed, views[known].isNamed {
        views[known].className = view.className
        views[known].isNamed = false
      }
      return known
    }
    places[view.key] = views.count
    views.append(
      LoggedView(
        className: view.className, address: view.address, identifier: view.identifier,
        isNamed: view.isNamed))
    return views.count - 1
  }

  private var places: [String: Int] = [:]

  init(line: Int, isMac: Bool, isMessage: Bool) {
    self.line = line
    self.isMac = isMac
    self.isMessage = isMessage
  }

  // MARK: Names

  /// Names views by their identifiers, else by their classes; those of one name are numbered.
  private mutating func nameViews() {
    var counts: [String: Int] = [:]
    let base = views.map { $0.shortName }
    for name in base { counts[name, default: 0] += 1 }
    var used: [String: Int] = [:]
    for place in views.indices {
      used[base[place], default: 0] += 1
      let isAlone = counts[base[place]] == 1
      views[place].name = isAlone ? base[place] : "\(base[place]) \(used[base[place]] ?? 0)"
    }
    for place in constraints.indices { constraints[place].text = text(of: constraints[place]) }
  }

  /// The formula with the names of views, its identifier before it, and the place in a program behind it.
  private func text(of constraint: LoggedConstraint) -> String {
    let formula = Bytes(constraint.formula.utf8)
    var text = constraint.identifier.isEmpty ? "" : "'\(constraint.identifier)' "
    var place = 0
    for mention in constraint.mentions where mention.start >= place {
      text += formula.text(place..<mention.start) + views[mention.view].name
      place = mention.end
    }
    text += formula.text(place..<formula.count)
    return constraint.source.isEmpty ? text : "\(text) (\(constraint.source))"
  }
}
