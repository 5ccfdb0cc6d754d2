import Foundation

/// The message that Xcode prints when constraints cannot all hold: "Unable to simultaneously satisfy constraints".
///
/// Each message of a text that holds several is one log. parts/log.mjs of CPage reads the same in pages; Tests/Logs has
/// the answers that both must give.
struct ConflictLog {
  /// The line of the message's beginning, from 1.
  var line: Int
  /// Whether the message is that of AppKit.
  var isMac: Bool
  var views: [LoggedView] = []
  var constraints: [LoggedConstraint] = []
  /// The place of the constraint that the system gives up.
  var broken: Int?

  /// A log has no more constraints than this.
  static let most = 2000
  /// Over so many lines a constraint may be wrapped.
  private static let mostLines = 3

  /// The conflicts of a text, at least one.
  ///
  /// - Throws: where there is none, and where a constraint is damaged.
  /// - Complexity: O(length of the text).
  static func all(in text: String) throws(ConflictLogError) -> [ConflictLog] {
    let lines = LogLines(text)
    var logs: [ConflictLog] = []
    var isBroken = false
    var place = 0
    while place < lines.count {
      defer { place += 1 }
      // Most lines of a long log are of something else, and a glance tells.
      guard lines.isOfInterest(place) else { continue }
      let line = lines[place]
      let number = place + 1
      if line.contains(/simultaneously satisfy constraints|Conflicting constraints detected/) {
        logs.append(ConflictLog(line: number, isMac: line.contains(/constraints:|detected/)))
        isBroken = false
      }
      if line.starts(with: /\s*"?<private>/) {
        throw ConflictLogError(
          line: number,
          reason:
            "the system has hidden the constraints (<private>): copy the log from Xcode's own console"
        )
      }
      if line.contains("Will attempt to recover by breaking") { isBroken = true }
      guard let start = line.firstMatch(of: /<(\w*LayoutConstraint):(0x[0-9a-fA-F]+)/) else {
        continue
      }
      var entry = String(line[start.range.lowerBound...])
      while !entry.contains(/>"?[,.)]*\s*$/) {
        place += 1
        guard place < lines.count, !lines[place].contains(/<\w*LayoutConstraint:0x/),
          place + 1 - number <= mostLines
        else {
          throw ConflictLogError(
            line: number,
            reason: "the constraint does not end: the log is cut off, or a line is missing")
        }
        entry += " " + lines[place].trimmingCharacters(in: .whitespaces)
      }
      if logs.isEmpty { logs.append(ConflictLog(line: number, isMac: false)) }
      let address = String(start.2)
      let known = logs[logs.count - 1].constraints.firstIndex { $0.address == address }
      if isBroken {
        isBroken = false
        if let known { logs[logs.count - 1].broken = known }
      }
      if known != nil { continue }
      guard logs[logs.count - 1].constraints.count < most else {
        throw ConflictLogError(line: number, reason: "the log has more than \(most) constraints")
      }
      let body = entry.replacing(/>"?[,.)]*\s*$/, with: "").dropFirst(start.0.count)
      let constraint = LoggedConstraint(
        line: number, kind: String(start.1), address: address, identifier: "",
        formula: body.trimmingCharacters(in: .whitespaces))
      var reader = LoggedConstraintReader(log: logs[logs.count - 1], constraint: constraint)
      try reader.read()
      logs[logs.count - 1] = reader.log
    }
    guard let first = logs.first else {
      throw ConflictLogError(
        line: 1,
        reason:
          "this is no log of constraints: it has no line \"Unable to simultaneously satisfy constraints\""
      )
    }
    logs.removeAll { $0.constraints.isEmpty }
    guard !logs.isEmpty else {
      throw ConflictLogError(
        line: first.line, reason: "no constraint follows: copy the lines from \"(\" to \")\" too")
    }
    for place in logs.indices { logs[place].nameViews() }
    return logs
  }

  private static let guides = [
    "UIViewSafeAreaLayoutGuide": "safe area", "UIViewLayoutMarginsGuide": "margins guide",
  ]

  /// Names views by their identifiers, else by their classes; those of one name are numbered.
  private mutating func nameViews() {
    let base = views.map { view in
      Self.guides[view.identifier]
        ?? (view.identifier.isEmpty
          ? String(view.className.split(separator: ".").last ?? "view") : view.identifier)
    }
    for place in views.indices {
      let same = base.indices.filter { base[$0] == base[place] }
      views[place].name =
        same.count == 1 ? base[place] : "\(base[place]) \((same.firstIndex(of: place) ?? 0) + 1)"
    }
    var names: [String: String] = [:]
    for view in views { names[view.address] = view.name }
    for place in constraints.indices {
      let text = constraints[place].formula.replacing(/([\w.$]+):(0x[0-9a-fA-F]+)(?:'([^']*)')?/) {
        names[String($0.2)] ?? String($0.0)
      }
      let identifier = constraints[place].identifier
      constraints[place].text = (identifier.isEmpty ? "" : "'\(identifier)' ") + text
    }
  }
}
