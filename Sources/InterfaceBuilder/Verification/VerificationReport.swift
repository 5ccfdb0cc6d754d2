import AutoLayout
import Foundation

/// The result of a verification: how many views were compared, and the ones that lie elsewhere.
public struct VerificationReport: Sendable, Equatable {
  /// A view that was not where the document places it.
  public struct Failure: Sendable, Equatable {
    public var document: String
    public var scene: String
    public var view: String
    /// The recorded frame: x, y, width and height in points, relative to the superview.
    public var recorded: [Double]
    /// The solved frame, likewise.
    public var solved: [Double]
    /// Why, where explanations were asked for.
    public var cause: MismatchCause?

    public init(
      document: String, scene: String, view: String, recorded: [Double], solved: [Double],
      cause: MismatchCause? = nil
    ) {
      self.document = document
      self.scene = scene
      self.view = view
      self.recorded = recorded
      self.solved = solved
      self.cause = cause
    }
  }

  /// A document, or a part of one, that could not be read.
  public struct Problem: Sendable, Equatable {
    public var document: String
    public var message: String

    public init(document: String, message: String) {
      self.document = document
      self.message = message
    }
  }

  /// The number of documents that were read.
  public var documents = 0
  /// The number of those that were compiled, without their sources.
  public var compiled = 0
  /// The number of scenes that were solved.
  public var scenes = 0
  /// The number of views whose frames were compared.
  public var compared = 0
  /// The number of those whose four edges lie within the tolerance.
  public var matched = 0
  /// The number of views that constraints place and that the document has no frame of: nothing can be
  /// compared with them.
  public var unrecorded = 0
  public var failures: [Failure] = []
  public var errors: [Problem] = []
  /// Documents in folders that are for another platform than iOS; they were left out.
  public var skipped: [Problem] = []

  /// An empty report.
  public init() {}

  /// The share of compared views that match, in percent; 100 where nothing was compared.
  public var percentage: Double {
    compared == 0 ? 100 : 100 * Double(matched) / Double(compared)
  }

  /// The line that ends the text form: `1 document, 2 scenes, 30 views compared: 30 match (100.0 %)`.
  public var summary: String {
    let share =
      compared == 0 ? "nothing to compare" : "\(NumberText.percent(matched, of: compared)) %"
    return "\(NumberText.count(documents, "document")), \(NumberText.count(scenes, "scene")), "
      + "\(NumberText.count(compared, "view")) compared: \(matched) match (\(share))"
  }

  /// How many failures lie where; origins without are left out, and failures without a cause.
  public var originCounts: [(origin: MismatchCause.Origin, count: Int)] {
    MismatchCause.Origin.allCases.compactMap { origin in
      let count = failures.count { $0.cause?.kind.origin == origin }
      return count == 0 ? nil : (origin, count)
    }
  }

  /// The failures that lie in the document: it is stale, was edited or leaves its layout open.
  public var theirs: Int { failures.count { $0.cause?.kind.origin.isTheirs == true } }

  /// How many failures have each kind of cause, most telling kinds first; kinds without are left out.
  public var causeCounts: [(kind: MismatchCause.Kind, count: Int)] {
    MismatchCause.Kind.allCases.compactMap { kind in
      let count = failures.count { $0.cause?.kind == kind }
      return count == 0 ? nil : (kind, count)
    }
  }
}
