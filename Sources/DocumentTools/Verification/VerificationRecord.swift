import InterfaceBuilder
import LayoutReports

/// A verification as `verify --json` prints it.
public struct VerificationRecord: Codable, Equatable, Sendable {
  /// A view that is not where the document says.
  public struct Failure: Codable, Equatable, Sendable {
    public var document: String
    /// The identifier of the scene.
    public var scene: String
    /// The identifier of the view.
    public var view: String
    /// x, y, width and height in points, as the document has them; `null` for a number that is none.
    public var recorded: [Double?]
    /// x, y, width and height in points, as they were solved.
    public var solved: [Double?]
    /// Why they differ; left out unless `--explain` asks for it.
    public var cause: Cause?
  }

  /// Why a view is elsewhere.
  public struct Cause: Codable, Equatable, Sendable {
    /// One of the kinds that Docs/Guides/Command.md lists.
    public var kind: String
    /// The identifier of the constraint concerned, if there is one.
    public var constraint: String?
    public var words: String
  }

  /// A document that was not verified.
  public struct Unread: Codable, Equatable, Sendable {
    public var document: String
    public var message: String
  }

  public var documents: Int
  /// How many of the documents are compiled, without their sources.
  public var compiled: Int
  public var scenes: Int
  /// How many views were compared.
  public var compared: Int
  public var matched: Int
  /// How many views have no recorded frame.
  public var unrecorded: Int
  /// How many mismatches have each origin.
  public var origins: [String: Int]
  /// How many mismatches lie in the documents.
  public var theirs: Int
  /// How many mismatches lie in the assumptions about Interface Builder.
  public var ours: Int
  public var failures: [Failure]
  public var errors: [Unread]
  public var skipped: [Unread]
}

extension VerificationRecord {
  /// Makes the record of a report, with causes if they are told.
  init(_ report: VerificationReport, tellsCauses: Bool) {
    documents = report.documents
    compiled = report.compiled
    scenes = report.scenes
    compared = report.compared
    matched = report.matched
    unrecorded = report.unrecorded
    origins = Dictionary(
      uniqueKeysWithValues: MismatchCause.Origin.allCases.map { origin in
        (origin.rawValue, report.originCounts.first { $0.origin == origin }?.count ?? 0)
      })
    theirs = report.theirs
    ours = report.failures.count - report.theirs
    failures = report.failures.map { failure in
      Failure(
        document: failure.document, scene: failure.scene, view: failure.view,
        recorded: failure.recorded.map(\.orNull), solved: failure.solved.map(\.orNull),
        cause: tellsCauses ? failure.cause.map(Cause.init) : nil)
    }
    errors = report.errors.map { Unread(document: $0.document, message: $0.message) }
    skipped = report.skipped.map { Unread(document: $0.document, message: $0.message) }
  }
}

extension VerificationRecord.Cause {
  fileprivate init(_ cause: MismatchCause) {
    kind = cause.kind.rawValue
    constraint = cause.constraint
    words = cause.words
  }
}
