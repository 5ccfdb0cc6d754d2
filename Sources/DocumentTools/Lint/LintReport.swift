import AutoLayout
import LayoutReports

/// The result of linting documents.
public struct LintReport: Sendable {
  /// How many documents were read.
  public var documents = 0
  /// How many scenes were laid out.
  public var scenes = 0
  /// The findings, by document and line.
  public var findings: [LintFinding] = []
  /// How many findings were left out because a baseline has them.
  public var known = 0
  /// The errors of documents that could not be read.
  public var errors: [Diagnostic] = []
  /// Documents in folders that are for another platform than iOS; they were left out.
  public var skipped: [Diagnostic] = []

  /// The report for people: one line for each finding, and a sum; nothing if no document could be read.
  var text: String {
    if documents == 0, !errors.isEmpty { return "" }
    var text = findings.map { $0.diagnostic.text() + "\n" }.joined()
    text += "\(NumberText.count(documents, "document")), \(NumberText.count(scenes, "scene")): "
    text += findings.isEmpty ? "nothing found" : NumberText.count(findings.count, "finding")
    if known > 0 { text += ", \(known) known" }
    return text + "\n"
  }
}
