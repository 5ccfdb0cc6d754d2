import ConflictLogs
import LayoutReports

/// A conflict of Xcode's log as `explain - --json` prints it, in an array of all conflicts of the log.
public struct ConflictLogRecord: Codable, Equatable, Sendable {
  /// A view that the log names.
  public struct View: Codable, Equatable, Sendable {
    /// The name by which the report speaks of it.
    public var name: String
    public var `class`: String
    public var address: String
    public var identifier: String
  }

  /// A constraint of the log.
  public struct Constraint: Codable, Equatable, Sendable {
    /// The line of the log, from 1.
    public var line: Int
    /// The class that the log names, such as `NSLayoutConstraint`.
    public var kind: String
    public var address: String
    public var identifier: String
    /// The formula with names of views in place of addresses.
    public var text: String
    /// -1 for at most, 0 for equal, 1 for at least.
    public var relation: Int
    @Nullable public var constant: Double?
    /// `null` for required.
    @Nullable public var priority: Double?
    /// The priority at which a content size holds its view together; `null` for other constraints.
    @Nullable public var hugging: Double?
    /// The place in a program that made it, such as `Receipt.swift#41`; else empty.
    public var source: String
    /// The terms on the left; the constant is on the right.
    public var terms: [Term]
  }

  /// A factor times an attribute of a view, written as an array of view, attribute and factor.
  public struct Term: Codable, Equatable, Sendable {
    /// The place of the view in `views`.
    public var view: Int
    public var attribute: String
    public var factor: Double?
  }

  /// A row that was not understood, so that the answer rests on the others.
  public struct UnreadRow: Codable, Equatable, Sendable {
    /// The line of the log, from 1.
    public var line: Int
    public var text: String
    public var reason: String
  }

  /// The line of the log at which the conflict begins, from 1.
  public var line: Int
  /// `iOS` or `macOS`.
  public var platform: String
  public var views: [View]
  public var constraints: [Constraint]
  /// The place in `constraints` of the one that was broken.
  @Nullable public var broken: Int?
  /// The places in `constraints` of those that cannot hold together.
  public var conflict: [Int]
  /// Whether a solver proved that these alone exclude each other.
  public var proved: Bool
  public var sentence: String
  /// The rows that were not understood.
  public var unread: [UnreadRow]
  /// The rows that the answer leaves out, in sentences; else empty.
  public var note: String
  /// The kind of mistake, such as `said-twice`.
  public var cause: String
  public var remedy: String
}

extension ConflictLogRecord.Term {
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    view = try container.decode(Int.self)
    attribute = try container.decode(String.self)
    factor = try container.decodeIfPresent(Double.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(view)
    try container.encode(attribute)
    try container.encode(factor)
  }
}

extension ConflictLogRecord {
  /// Makes the record of a log and its explanation.
  init(_ log: ConflictLog, _ explanation: LogExplanation) {
    line = log.line
    platform = log.isMac ? "macOS" : "iOS"
    views = log.views.map {
      View(name: $0.name, class: $0.className, address: $0.address, identifier: $0.identifier)
    }
    constraints = log.constraints.map(Constraint.init)
    broken = log.broken
    let verdict = explanation.verdict
    conflict = verdict.members
    proved = verdict.isProved
    sentence = verdict.sentence
    unread = log.unread.map { UnreadRow(line: $0.line, text: $0.text, reason: $0.reason) }
    note = verdict.note
    cause = verdict.cause
    remedy = verdict.remedy
  }
}

extension ConflictLogRecord.Constraint {
  fileprivate init(_ constraint: LoggedConstraint) {
    line = constraint.line
    kind = constraint.kind
    address = constraint.address
    identifier = constraint.identifier
    text = constraint.text
    relation = constraint.relation
    constant = constraint.constant.orNull
    priority = constraint.priority
    hugging = constraint.hugging
    source = constraint.source
    terms = constraint.terms.map {
      ConflictLogRecord.Term(view: $0.view, attribute: $0.attribute, factor: $0.factor.orNull)
    }
  }
}
