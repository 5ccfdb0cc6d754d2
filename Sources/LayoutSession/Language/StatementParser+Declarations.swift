import AutoLayout
import LayoutReports

extension StatementParser {
  /// Reads a declaration after the kind of the view.
  mutating func declaration(_ kind: Located<ViewKind>) throws(SessionError) -> Statement {
    let name = try name("the name of the \(kind.value.rawValue)")
    if name.value.count > Self.nameLimit {
      throw SessionError("a name has at most \(Self.nameLimit) letters", at: name.columns)
    }
    var declaration = Declaration(kind: kind, name: name)
    if kind.value == .stack { declaration.stack = StackConfiguration() }
    while let token {
      switch token.kind {
      case .string(let text) where kind.value.hasText && declaration.text == nil:
        position += 1
        declaration.text = Located(text, token.columns)
      case .string:
        throw SessionError(
          "a \(kind.value.rawValue) has no text", at: token.columns,
          hint: kind.value.hasText ? "one text is enough" : "label, button and field have one")
      case .size(let width, let height) where declaration.width == nil:
        position += 1
        declaration.width = Located(width, token.columns)
        declaration.height = Located(height, token.columns)
      case .word("in") where declaration.parent == nil:
        position += 1
        declaration.parent = try self.name("the name of a view")
      case .word(let word) where declaration.stack != nil:
        try stackOption(word, &declaration)
      default:
        throw expected(
          declaration.stack == nil
            ? "a size (320x200), \"text\" or in"
            : "horizontal, vertical, spacing, align, distribute or in", hint: hint(for: declaration)
        )
      }
    }
    return .declare(declaration)
  }

  /// That a word in a declaration was probably meant for the text.
  private func hint(for declaration: Declaration) -> String? {
    guard declaration.kind.value.hasText, declaration.text == nil,
      case .word(let word) = token?.kind
    else { return nil }
    return "text stands in quotation marks: \"\(word.prefix(40))\""
  }

  /// The longest name of a view, variable or label.
  static let nameLimit = 100

  /// The words that may follow the name of a stack.
  static let stackOptions = [
    "horizontal", "vertical", "spacing", "align", "distribute", "margins", "baselines", "in",
  ]

  private mutating func stackOption(
    _ word: String, _ declaration: inout Declaration
  ) throws(SessionError) {
    let place = place
    position += 1
    switch word {
    case "horizontal": declaration.stack?.axis = .horizontal
    case "vertical": declaration.stack?.axis = .vertical
    case "spacing": declaration.stack?.spacing = try number("a number of points").value
    case "margins": declaration.stack?.isMarginsRelative = true
    case "baselines": declaration.stack?.isBaselineRelative = true
    case "align":
      declaration.stack?.alignment = try choice(StackAlignment.self, "alignment")
    case "distribute":
      declaration.stack?.distribution = try choice(StackDistribution.self, "distribution")
    default:
      throw SessionError(
        "\(word) is no option of a stack", at: place,
        hint: Suggestion.question(for: word, among: Self.stackOptions)
          ?? "there are \(Self.stackOptions.joined(separator: ", "))")
    }
  }
}
