/// The error in a visual format, and its place (VF-10).
///
/// `reason` is worded as Apple's exception, the caret under the character that cannot be read:
///
///     Unable to parse constraint format:
///     Expected a ']' here. That is how you give the end of a view.
///     H:|-[a
///           ^
public struct VisualFormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of error.
  public enum Problem: Hashable, Sendable {
    case empty
    case noSuperview
    case unknownView(String)
    case expectedNumberOrMetric
    case unknownMetric(String)
    case expectedView
    case expectedViewName
    case expectedEndOfView
    case expectedDash
    case expectedMore
    case expectedConnection
    case expectedEnd
    case ambiguousMinus
    /// The edges to align lie along the layout.
    case alignmentAlongLayout(LayoutAxis)
    /// The format uses what only the extended language has, and that was not asked for.
    case extensionNotEnabled(String)
    /// The format says what constraints of two quantities cannot: equal distances, or depths.
    case moreThanConstraints
    /// The constraint that the format asks for is illegal.
    case illegalConstraint(LayoutConstraintError)
  }

  public let problem: Problem
  public let format: String

  /// Characters before the place of the problem.
  public let position: Int

  public init(_ problem: Problem, format: String, position: Int) {
    self.problem = problem
    self.format = format
    self.position = position
  }

  /// The name of the exception Apple's frameworks raise.
  public var exceptionName: String { "NSInvalidArgumentException" }

  /// The message alone.
  public var message: String {
    switch problem {
    case .empty: "It's an empty string."
    case .noSuperview:
      "Unable to interpret '|' character, because the related view doesn't have a superview"
    case .unknownView(let name): "\(name) is not a key in the views dictionary."
    case .expectedNumberOrMetric:
      "Expected a number or key from the metrics dictionary, but encountered something else"
    case .unknownMetric(let name):
      "Encountered metric with name \"\(name)\", but value was not specified in metrics or views"
        + " dictionaries"
    case .expectedView: "Expected a view"
    case .expectedViewName:
      "Expected a view. View names must start with a letter or an underscore, then contain"
        + " letters, numbers, and underscores."
    case .expectedEndOfView: "Expected a ']' here. That is how you give the end of a view."
    case .expectedDash: "Expected a '-' here"
    case .expectedMore: "Expected more input"
    case .expectedConnection: "Expected a connection after the '|' character"
    case .expectedEnd: "Expected the end of the format string"
    case .ambiguousMinus:
      "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. Use"
        + " parentheses around negative numbers."
    case .alignmentAlongLayout(let axis):
      "Options mask required views to be aligned on a \(axis.name)"
        + " edge, which is not allowed for layout that is also"
        + " \(axis.name)."
    case .extensionNotEnabled(let what):
      "\(what) belongs to the extended format language, which was not asked for"
    case .moreThanConstraints:
      "The format says more than constraints can; ask for its layout instead"
    case .illegalConstraint(let error): error.reason
    }
  }

  /// The wording of Apple's exception.
  public var reason: String {
    if case .empty = problem { return "Unable to parse constraint format: \(message)" }
    let caret = String(repeating: " ", count: position) + "^"
    return "Unable to parse constraint format: \n\(message) \n\(format) \n\(caret)"
  }

  public var description: String { reason }
}
