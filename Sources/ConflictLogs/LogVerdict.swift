/// The meaning of a log: the constraints that fight, and the usual remedy.
public struct LogVerdict: Equatable, Sendable {
  /// The places of those that fight; all of them if the log does not show a contradiction.
  public var members: [Int]
  /// Whether they contradict as far as the log tells.
  public var isProved: Bool
  public var sentence: String
  /// The rows that the answer leaves out: they were not understood, or speak of views of one name; empty without any.
  public var note: String
  /// A word for the kind of mistake, for programs.
  public var cause: String
  /// Empty if nothing fights.
  public var remedy: String

  /// Tells of a log.
  ///
  /// - Parameter proof: the places of constraints that contradict one another; nil if nothing was proved.
  public init(_ log: ConflictLog, proof: [Int]?) {
    members = proof ?? Array(log.constraints.indices)
    isProved = proof != nil
    sentence = Self.sentence(log, members, proof != nil)
    note = Self.note(log, isProved: proof != nil)
    (cause, remedy) = LogRemedy(log, members, isProved: proof != nil).words
  }

  private static func sentence(_ log: ConflictLog, _ members: [Int], _ isProved: Bool) -> String {
    let texts = list(members.map { log.constraints[$0].text })
    let start: String
    switch (isProved, members.count) {
    case (true, 1): start = "This constraint cannot hold, by itself: "
    case (true, let count): start = "These \(count) constraints cannot hold together: "
    case (false, 1):
      start =
        log.isMessage
        ? "This constraint could hold as far as the log tells: "
        : "One constraint, which can hold: "
    case (false, let count):
      start =
        log.isMessage
        ? "These \(count) constraints could hold together as far as the log tells: "
        : "\(count) constraints, which can hold together: "
    }
    var sentence = start + texts + "."
    if let broken = log.broken {
      sentence += " \(log.isMac ? "AppKit" : "UIKit") gives up \(log.constraints[broken].text)."
    }
    return sentence
  }

  private static func list(_ texts: [String]) -> String {
    var list = ""
    for text in texts { list += (list.isEmpty ? "" : "; ") + text }
    return list
  }

  private static func note(_ log: ConflictLog, isProved: Bool) -> String {
    var notes: [String] = []
    for row in log.unread {
      let text = row.text.isEmpty ? "" : ": \(row.text)"
      notes.append("Line \(row.line) is not understood, since \(row.reason)\(text)")
    }
    if !log.unread.isEmpty {
      let count = log.constraints.count
      notes.append(
        "The answer rests on the other \(count == 1 ? "constraint" : "\(count) constraints") only.")
    }
    for constraint in log.constraints where constraint.isDoubtful {
      notes.append(
        "Line \(constraint.line) speaks of two views of one name, which the log does not tell apart: it proves nothing."
      )
    }
    if !isProved, log.isMessage { notes.append(silence(log)) }
    var text = ""
    for note in notes { text += (text.isEmpty ? "" : "\n") + note }
    return text
  }

  /// The reason why rows that the system found to conflict do not contradict.
  private static func silence(_ log: ConflictLog) -> String {
    let terms = log.constraints.flatMap { $0.terms }
    let margin = terms.first { $0.attribute.hasSuffix("Margin") }
    guard let margin, log.unread.isEmpty else {
      return
        "Nothing in these rows contradicts: the constraint that fights them is not among those that were read."
    }
    return
      "Nothing in these rows contradicts by itself: the log does not tell how wide the margins of \(log.views[margin.view].name) are, which leave too little room."
  }
}
