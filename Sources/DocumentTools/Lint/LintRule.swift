import LayoutReports

/// Something that a document's layout should not do.
public enum LintRule: String, CaseIterable, Sendable {
  case unusableConstraint = "unusable-constraint"
  case danglingReference = "dangling-reference"
  case conflictingConstraints = "conflicting-constraints"
  case canvasConflict = "canvas-conflict"
  case ambiguousLayout = "ambiguous-layout"
  case missingSizeClass = "missing-size-class"
  case misplacedView = "misplaced-view"
  case offScreenView = "off-screen-view"
  case overlappingViews = "overlapping-views"
  case truncatedText = "truncated-text"

  /// The mistake that the rule reports, in one sentence without a full stop.
  public var summary: String {
    switch self {
    case .unusableConstraint: "A constraint names nothing, or relates what cannot be related"
    case .danglingReference: "An outlet, a segue or the like leads to nothing"
    case .conflictingConstraints: "Required constraints cannot all hold"
    case .canvasConflict:
      "Required constraints cannot all hold at a size that the canvas alone gives a row or an item"
    case .ambiguousLayout: "The constraints leave the place or size of a view open"
    case .missingSizeClass: "The constraints determine a view under some size classes only"
    case .misplacedView: "The frame in the document is not the one the constraints give"
    case .offScreenView: "Text or a control lies beyond the edge of the screen"
    case .overlappingViews: "Texts or controls beside each other overlap"
    case .truncatedText: "A text does not fit"
    }
  }

  /// When the rule speaks up, and when it deliberately does not.
  public var explanation: String {
    switch self {
    case .unusableConstraint:
      "A constraint whose item is not in the document, or one UIKit would refuse to make. It has no effect."
    case .danglingReference:
      """
      An outlet, an outlet collection, an action, a segue, the initial view controller, a tie-breaker of \
      simulated metrics or a size-class variation names an object that is not in the document. The application \
      finds nothing there.
      """
    case .conflictingConstraints:
      """
      Under the circumstances that are named, required constraints exclude one another, and UIKit breaks one \
      of them with a message in the log. Give one of them a priority below 1000.
      """
    case .canvasConflict:
      """
      Required constraints exclude one another together with the recorded size of a row or an item, and a program \
      gives it another one: the rows of the table have automatic heights, the items size themselves, or the row or \
      item is a document of its own. UIKit reports nothing if the other size has room. Record a size that has: \
      Interface Builder shows the layout with a constraint left out.
      """
    case .ambiguousLayout:
      """
      On the document's own canvas another place or size would satisfy the constraints as well. Sizes of views \
      of a class of your own, which may have a natural size at run time, are not looked at.
      """
    case .missingSizeClass:
      """
      The document varies by size class, and under some of the four combinations that devices have the \
      constraints leave open what they determine under others.
      """
    case .misplacedView:
      """
      Interface Builder recorded a frame that differs by more than a point from the solved one, because the view \
      was moved or a constraint changed since. The application shows the solved one.
      """
    case .offScreenView:
      """
      What is on the screen on the document's own canvas is beyond its edge elsewhere. What is out of sight on \
      the canvas already is taken for intended, and so is whatever lies in a scroll view.
      """
    case .overlappingViews:
      """
      Texts or controls of one superview that are apart on the document's own canvas overlap elsewhere. What \
      overlaps on the canvas already is taken for intended.
      """
    case .truncatedText:
      """
      A label or button is narrower or lower than its text by more than a twentieth, which allows for fonts \
      that are not at hand. Texts in fonts other than the system's are not looked at.
      """
    }
  }

  /// How grave a finding of the rule is.
  public var severity: Diagnostic.Severity {
    switch self {
    case .unusableConstraint, .danglingReference, .conflictingConstraints: .error
    default: .warning
    }
  }

  /// The rules of these identifiers.
  ///
  /// - Throws: A failure that names rules of a similar identifier.
  static func named(_ names: [String]) throws(CommandFailure) -> Set<LintRule> {
    var rules: Set<LintRule> = []
    for name in names {
      guard let rule = LintRule(rawValue: name) else {
        let known = allCases.map(\.rawValue)
        let advice =
          Suggestion.question(for: name, among: known)
          ?? "there are \(known.joined(separator: ", "))"
        throw CommandFailure(Diagnostic("unknown rule '\(name)': \(advice)"), .usage)
      }
      rules.insert(rule)
    }
    return rules
  }
}
