import LayoutReports

/// A report of the linter as `lint --json` prints it.
public struct LintRecord: Codable, Equatable, Sendable {
  /// Something wrong, and where.
  public struct Finding: Codable, Equatable, Sendable {
    /// The identifier of the rule, such as `ambiguous-layout`.
    public var rule: String
    /// `error` or `warning`.
    public var severity: String
    public var message: String
    public var document: String
    /// From 1.
    @Nullable public var line: Int?
    /// From 1.
    @Nullable public var column: Int?
    /// The identifier of the scene; `null` for a finding about the whole document.
    @Nullable public var scene: String?
    /// The identifiers of the elements at fault.
    public var elements: [String]
    /// The simplest circumstances under which it is so; `null` where it is always so.
    @Nullable public var circumstances: String?
    /// Under how many of the circumstances that were tried it is so.
    public var count: Int
    /// How many circumstances were tried.
    public var total: Int
    /// The mark by which a baseline knows the finding.
    public var fingerprint: String
  }

  /// A document that was not linted.
  public struct Unread: Codable, Equatable, Sendable {
    @Nullable public var document: String?
    @Nullable public var line: Int?
    public var message: String
  }

  public var documents: Int
  public var scenes: Int
  /// How many findings the baseline has.
  public var known: Int
  public var findings: [Finding]
  public var errors: [Unread]
  public var skipped: [Unread]
}

extension LintRecord {
  /// Makes the record of a report.
  init(_ report: LintReport) {
    documents = report.documents
    scenes = report.scenes
    known = report.known
    findings = report.findings.map(Finding.init)
    errors = report.errors.map(Unread.init)
    skipped = report.skipped.map(Unread.init)
  }
}

extension LintRecord.Finding {
  fileprivate init(_ finding: LintFinding) {
    rule = finding.rule.rawValue
    severity = finding.rule.severity.rawValue
    message = finding.message
    document = finding.file
    line = finding.line
    column = finding.column
    scene = finding.scene
    elements = finding.elements
    circumstances = finding.circumstances
    count = finding.count
    total = finding.total
    fingerprint = finding.fingerprint
  }
}

extension LintRecord.Unread {
  fileprivate init(_ diagnostic: Diagnostic) {
    document = diagnostic.file
    line = diagnostic.line
    message = diagnostic.message
  }
}
