import Foundation
import InterfaceBuilder
import LayoutReports

/// Compares solved frames with those that Interface Builder recorded.
@MainActor public struct VerifyCommand {
  /// Documents, neutral fixtures, and folders to search for them.
  public var paths: [String]
  /// The largest distance of edges that still counts as a match, in points.
  public var tolerance: Double
  /// Whether the report is one JSON object instead of text.
  public var isJSON: Bool
  /// Whether each mismatch comes with its cause, and the causes are counted.
  public var explains: Bool
  /// Whether each cause comes with its evidence.
  public var tellsEvidence = false

  /// Makes a command from its arguments.
  public init(
    paths: [String], tolerance: Double = 0.5, isJSON: Bool = false, explains: Bool = false
  ) {
    self.paths = paths
    self.tolerance = tolerance
    self.isJSON = isJSON
    self.explains = explains
  }

  /// Verifies one document after another; one that cannot be read does not stop the others.
  ///
  /// - Parameter progress: Called before each document with the number done, the number in all and
  ///   the name.
  public func run(progress: (Int, Int, String) -> Void = { _, _, _ in }) -> CommandOutcome {
    let report = Verification(tolerance: tolerance, explains: true).report(on: paths) {
      progress($0.done, $0.total, $0.document)
    }
    let text = VerificationText(
      report, tellsCauses: explains || tellsEvidence,
      tellsEvidence: tellsEvidence)
    return CommandOutcome(
      output: isJSON ? text.json() : text.plain(), diagnostics: text.diagnostics(),
      status: status(of: report))
  }

  private func status(of report: VerificationReport) -> ExitStatus {
    if report.documents == 0,
      !paths.contains(where: { FileManager.default.fileExists(atPath: $0) })
    {
      return .noInput
    }
    if !report.errors.isEmpty { return .unreadableInput }
    return report.failures.isEmpty ? .success : .negative
  }
}
