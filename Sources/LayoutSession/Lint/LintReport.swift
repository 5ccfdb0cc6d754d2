/// What linting documents found.
public struct LintReport: Sendable {
  /// How many documents were read.
  public var documents = 0
  /// How many scenes were laid out.
  public var scenes = 0
  /// The findings, by document and line.
  public var findings: [LintFinding] = []
  /// How many findings were left out because a baseline has them.
  public var known = 0
  /// What could not be read.
  public var errors: [Diagnostic] = []
  /// Documents in folders that are for another platform than iOS; they were left out.
  public var skipped: [Diagnostic] = []

  /// The report for people: one line for each finding, and a sum.
  var text: String {
    var text = findings.map { $0.diagnostic.text() + "\n" }.joined()
    text += "\(NumberText.count(documents, "document")), \(NumberText.count(scenes, "scene")): "
    text += findings.isEmpty ? "nothing found" : NumberText.count(findings.count, "finding")
    if known > 0 { text += ", \(known) known" }
    return text + "\n"
  }

  /// The report for programs: one JSON object in one line.
  var json: JSONText {
    .object([
      .init("documents", .integer(documents)), .init("scenes", .integer(scenes)),
      .init("known", .integer(known)),
      .init("findings", .array(findings.map(Self.json))),
      .init("errors", .array(errors.map(Self.json))),
      .init("skipped", .array(skipped.map(Self.json))),
    ])
  }

  private static func json(_ diagnostic: Diagnostic) -> JSONText {
    .object([
      .init("document", diagnostic.file.map { .string($0) } ?? .null),
      .init("line", diagnostic.line.map { .integer($0) } ?? .null),
      .init("message", .string(diagnostic.message)),
    ])
  }

  private static func json(_ finding: LintFinding) -> JSONText {
    .object([
      .init("rule", .string(finding.rule.rawValue)),
      .init("severity", .string(finding.rule.severity.rawValue)),
      .init("message", .string(finding.message)), .init("document", .string(finding.file)),
      .init("line", finding.line.map { .integer($0) } ?? .null),
      .init("column", finding.column.map { .integer($0) } ?? .null),
      .init("scene", finding.scene.map { .string($0) } ?? .null),
      .init("elements", .array(finding.elements.map { .string($0) })),
      .init("circumstances", finding.circumstances.map { .string($0) } ?? .null),
      .init("count", .integer(finding.count)), .init("total", .integer(finding.total)),
      .init("fingerprint", .string(finding.fingerprint)),
    ])
  }
}
