import AutoLayout
import InterfaceBuilder
import LayoutReports

/// A verification in words: one line for each view that is not where the document says, and a sum.
public struct VerificationText {
  private let report: VerificationReport
  /// Whether each mismatch is told with its cause, and the causes are counted.
  private let tellsCauses: Bool

  /// Whether the evidence for each cause is told.
  private let tellsEvidence: Bool

  /// Makes the text of `report`.
  public init(_ report: VerificationReport, tellsCauses: Bool = true, tellsEvidence: Bool = false) {
    self.report = report
    self.tellsCauses = tellsCauses
    self.tellsEvidence = tellsEvidence
  }

  /// The report for people; ends in the line with the counts.
  public func plain() -> String {
    let failures = report.failures.map { failure in
      "\(failure.document): scene \(failure.scene), view \(failure.view): "
        + "recorded \(frame(failure.recorded)), solved \(frame(failure.solved))\n"
        + (told(failure.cause).map { "  \(words(for: $0.kind)): \($0.words)\n" } ?? "")
        + (tellsEvidence ? failure.cause?.evidence.map { "    \($0)\n" }.joined() ?? "" : "")
    }
    return failures.joined() + causes + unrecorded + compiled + origins + report.summary
      + "\n"
  }

  private func told(_ cause: MismatchCause?) -> MismatchCause? { tellsCauses ? cause : nil }

  /// A line for views that nothing can be compared with; nothing without such views.
  /// What the compiler lost, once for all documents.
  private var compiled: String {
    guard report.compiled > 0 else { return "" }
    return "compiled: \(NumberText.count(report.compiled, "document")) without the identifiers, "
      + "placeholders and pictures of the source; the canvas follows from sizes and frames\n"
  }

  private var unrecorded: String {
    guard report.unrecorded > 0 else { return "" }
    return "not compared: \(NumberText.count(report.unrecorded, "view")) without a recorded frame\n"
  }

  /// Where the mismatches lie, in the document and in the assumptions; nothing without mismatches.
  private var origins: String {
    guard !report.originCounts.isEmpty else { return "" }
    func list(_ isTheirs: Bool) -> String {
      let counts = report.originCounts.filter { $0.origin.isTheirs == isTheirs }
      let total = counts.reduce(0) { $0 + $1.count }
      let parts = counts.map { "\($0.count) \(words(for: $0.origin))" }.joined(separator: ", ")
      return "\(total)" + (parts.isEmpty ? "" : " (\(parts))")
    }
    return "mismatches in the document: \(list(true)); in what is assumed of Interface Builder: "
      + "\(list(false))\n"
  }

  private func words(for origin: MismatchCause.Origin) -> String {
    switch origin {
    case .stale: "stale"
    case .conflict: "in conflict"
    case .misplaced: "misplaced"
    case .ambiguous: "ambiguous"
    case .otherCanvas: "another canvas"
    case .fonts: "fonts"
    case .unexplained: "unexplained"
    }
  }

  /// One line per kind of cause with its count; nothing where causes were not asked for.
  private var causes: String {
    guard tellsCauses else { return "" }
    return report.causeCounts.map { "\($0.count) × \(words(for: $0.kind))\n" }.joined()
  }

  private func words(for kind: MismatchCause.Kind) -> String {
    switch kind {
    case .misplaced: "misplaced by the designer"
    case .ambiguousInDocument: "ambiguous by the document's own word"
    case .safeArea: "another safe area"
    case .margin: "another margin"
    case .conflict: "in conflict"
    case .requiredViolated: "out of date"
    case .requiredViolatedElsewhere: "out of date at a view that is tied to it"
    case .optionalTraded: "optional constraints traded differently"
    case .symbolMetrics: "a system symbol's alignment rectangle"
    case .contentSize: "another content size"
    case .arrangementOutOfDate: "an arrangement out of date"
    case .fontMetrics: "a baseline of a font not recorded"
    case .rounded: "recorded frames rounded"
    case .stackArrangement: "placed by a stack view alone"
    case .ambiguous: "ambiguous"
    case .unexplained: "unexplained"
    }
  }

  /// The report for programs: one JSON object in one line.
  public func json() -> String {
    JSONReport.line(VerificationRecord(report, tellsCauses: tellsCauses))
  }

  /// The errors as messages for standard error, with the places they tell.
  public func diagnostics() -> [Diagnostic] {
    report.errors.map { Diagnostic(located: $0.message, file: $0.document) }
      + report.skipped.map { skipped in
        var note = Diagnostic(located: skipped.message, file: skipped.document)
        note.severity = .note
        note.message = "skipped: \(note.message)"
        return note
      }
  }

  private func frame(_ numbers: [Double]) -> String {
    "(" + numbers.map { NumberText.points($0) }.joined(separator: " ") + ")"
  }
}

extension Diagnostic {
  /// Takes apart a message of the form `file:line:column: words`, of which each number may be
  /// missing; a message of another form is taken as it is.
  init(located message: String, file: String) {
    self.init(message, file: file)
    guard message.hasPrefix(file + ":") else { return }
    var rest = message.dropFirst(file.count + 1)
    line = Self.takeNumber(&rest)
    if line != nil { column = Self.takeNumber(&rest) }
    self.message = String(rest.drop { $0 == " " })
  }

  /// Takes `digits:` from the start of `text`.
  private static func takeNumber(_ text: inout Substring) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let rest = text[digits.endIndex...]
    guard !digits.isEmpty, rest.first == ":", let number = Int(digits) else { return nil }
    text = rest.dropFirst()
    return number
  }
}
