import LayoutReports

/// Something wrong with the layout of a document, and where.
public struct LintFinding: Hashable, Sendable {
  public var rule: LintRule
  /// The mistake, in one sentence without a full stop.
  public var message: String
  /// The document, as the user named it.
  public var file: String
  /// The line of the element, from 1; none where it is not known.
  public var line: Int?
  /// The column of the element, from 1.
  public var column: Int?
  /// The identifier of the scene; none for a finding about the whole document.
  public var scene: String?
  /// The identifiers of the elements that are at fault, the one at ``line`` first.
  public var elements: [String]
  /// The simplest circumstances under which it is so, in words; none where it is always so.
  public var circumstances: String?
  /// Under how many of the circumstances that were tried it is so.
  public var count: Int
  /// How many circumstances were tried.
  public var total: Int

  /// The mark that tells the finding from others whatever lines are added above it: rule, scene and
  /// elements.
  ///
  /// Only the last component of the document's name is a part of it, so that a baseline serves
  /// whichever way the document is named.
  public var fingerprint: String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return ([rule.rawValue, name, scene ?? "-"] + elements).joined(separator: "|")
  }

  /// The finding as an editor reads it: `file:line:column: warning: message [rule]`.
  public var diagnostic: Diagnostic {
    Diagnostic(
      "\(message)\(place) [\(rule.rawValue)]", severity: rule.severity, file: file, line: line,
      column: column)
  }

  /// Where it is so, in words to follow the message.
  var place: String {
    guard let circumstances else { return "" }
    let others = count > 1 ? " (and \(count - 1) more of \(total))" : ""
    return ", on \(circumstances)\(others)"
  }
}
