/// Logs as JSON for the page's script. Embedded Swift has no encoder.
enum LogJSON {
  static func text(_ text: String) -> String {
    var json = "\""
    for sign in text.unicodeScalars {
      switch sign {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case "\u{0}"..."\u{1F}":
        let digits = String(sign.value, radix: 16)
        json += digits.utf8.count == 1 ? "\\u000\(digits)" : "\\u00\(digits)"
      default: json += String(sign)
      }
    }
    return json + "\""
  }

  static func list<Element>(_ elements: [Element], _ json: (Element) -> String) -> String {
    var list = "["
    for (place, element) in elements.enumerated() {
      list += (place == 0 ? "" : ",") + json(element)
    }
    return list + "]"
  }

  private static func number(_ number: Double?) -> String {
    guard let number, number.isFinite else { return "null" }
    return "\(number)"
  }

  static func error(_ error: ConflictLogError) -> String {
    "{\"error\":{\"line\":\(error.line),\"reason\":\(text(error.reason))}}"
  }

  /// A log with its rows in each reading direction in which it may have been written.
  static func log(_ log: ConflictLog) -> String {
    let systems = LogSystem.directions(of: log).map { LogSystem(log, isMirrored: $0) }
    return
      "{\"line\":\(log.line),\"isMac\":\(log.isMac),\"broken\":\(log.broken.map { "\($0)" } ?? "null"),"
      + "\"views\":\(list(log.views, view)),\"constraints\":\(list(log.constraints, constraint)),"
      + "\"systems\":\(list(systems, system))}"
  }

  private static func view(_ view: LoggedView) -> String {
    "{\"name\":\(text(view.name)),\"class\":\(text(view.className)),\"address\":\(text(view.address)),"
      + "\"identifier\":\(text(view.identifier))}"
  }

  private static func constraint(_ one: LoggedConstraint) -> String {
    "{\"line\":\(one.line),\"kind\":\(text(one.kind)),\"address\":\(text(one.address)),"
      + "\"identifier\":\(text(one.identifier)),\"source\":\(text(one.source)),\"text\":\(text(one.text)),"
      + "\"relation\":\(one.relation),\"constant\":\(number(one.constant)),\"priority\":\(number(one.priority)),"
      + "\"hugging\":\(number(one.hugging)),\"terms\":\(list(one.terms, term))}"
  }

  private static func term(_ term: LoggedConstraint.Term) -> String {
    "[\(term.view),\(text(term.attribute)),\(number(term.factor))]"
  }

  private static func system(_ system: LogSystem) -> String {
    "{\"variables\":\(list(system.variables, text)),\"rows\":\(list(system.rows, row))}"
  }

  private static func row(_ row: LogSystem.Row) -> String {
    "{\"constraint\":\(row.constraint),\"relation\":\(row.relation),\"constant\":\(number(row.constant)),"
      + "\"slack\":\(number(row.slack)),\"priority\":\(number(row.priority)),\"isCertain\":\(row.isCertain),"
      + "\"terms\":\(list(row.terms) { "\($0.variable),\(number($0.factor))" })}"
  }

  static func verdict(_ verdict: LogVerdict, _ log: ConflictLog) -> String {
    "{\"members\":\(list(verdict.members) { "\($0)" }),\"isProved\":\(verdict.isProved),"
      + "\"sentence\":\(text(verdict.sentence)),\"note\":\(text(verdict.note)),"
      + "\"unread\":\(list(log.unread, unread)),"
      + "\"cause\":\(text(verdict.cause)),\"remedy\":\(text(verdict.remedy))}"
  }

  private static func unread(_ row: UnreadRow) -> String {
    "{\"line\":\(row.line),\"text\":\(text(row.text)),\"reason\":\(text(row.reason))}"
  }
}
