import PortableUIKit

extension Session {
  /// The words that can stand at the end of a line, in order.
  ///
  /// - Returns: The part of the word that is there already, and the whole words.
  public func completions(of text: String) -> (prefix: String, words: [String]) {
    let word = String(
      text.reversed().prefix { Tokenizer.isWordPart($0) }.reversed())
    let before = text.dropLast(word.count)
    let candidates: [String]
    if before.last == "." {
      candidates =
        AttributeName.allCases.map(\.rawValue) + GuideKind.allCases.map(\.rawValue)
    } else if before.last == "@" {
      candidates = Vocabulary.priorities.keys.sorted()
    } else if before.allSatisfy(\.isWhitespace) {
      candidates = Vocabulary.all + model.names
    } else {
      let first = before.split(separator: " ").first.map(String.init) ?? ""
      candidates = Self.arguments[first] ?? model.names + model.labels.keys.sorted()
    }
    return (word, candidates.filter { $0.hasPrefix(word) && $0 != word }.sorted())
  }

  /// Whether a completed word is followed by white space: names may go on with a point.
  public func endsWord(_ word: String) -> Bool { !model.names.contains(word) }

  /// Words that may follow a command.
  private static let arguments: [String: [String]] = [
    "trait": ["horizontal", "vertical"] + SizeClassName.allCases.map(\.rawValue),
    "rtl": ["on", "off"], "help": HelpTopic.all.map(\.name) + ["devices"],
    "text": ["size"] + Surroundings.textSizes.map(\.name),
    "device": ["portrait", "landscape"], "checkpoint": [],
    "stack": [
      "horizontal", "vertical", "spacing", "align", "distribute", "margins", "baselines", "in",
    ] + StackOptions.Alignment.allCases.map(\.rawValue)
      + StackOptions.Distribution.allCases.map(\.rawValue),
  ]

  /// How many statements are in force.
  public var statementCount: Int { position }

  /// The last statement in force.
  public var lastStatement: String? { position > 0 ? steps[position - 1].line : nil }
}

extension Response {
  /// The message of the first error.
  public var message: String? { firstError?.message }
}
