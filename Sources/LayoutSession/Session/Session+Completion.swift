import AutoLayout
import LayoutReports
import PortableUIKit

extension Session {
  /// The words that can stand at the end of a line, in order.
  ///
  /// - Returns: The part of the word that is there already, and the whole words.
  public func completions(of text: String) -> (prefix: String, words: [String]) {
    if let quote = text.lastIndex(where: { $0 == "\"" }),
      !text.filter({ $0 == "\"" }).count.isMultiple(of: 2)
    {
      let word = String(text[text.index(after: quote)...])
      return (word, Self.matching(word, quoted(after: text[..<quote], word)))
    }
    let word = String(
      text.reversed().prefix { Tokenizer.isWordPart($0) }.reversed())
    let before = text.dropLast(word.count)
    let candidates: [String]
    if before.last == "." {
      candidates =
        LayoutAttribute.allNamed.map(\.name) + GuideKind.allCases.map(\.rawValue)
    } else if before.last == "@" {
      candidates = Vocabulary.priorities.keys.sorted()
    } else if before.allSatisfy(\.isWhitespace) {
      candidates = Vocabulary.all + model.names
    } else {
      candidates =
        arguments(after: Self.words(before)) ?? arguments(of: Self.words(before).first ?? "")
    }
    let words = Self.matching(word, candidates)
    guard !StatementParser.isVisualFormat(text), words.count <= Self.checkedWords else {
      return (word, words)
    }
    return (word, words.filter { Self.isAccepted(String(before), $0) })
  }

  /// More words than these are offered as they are.
  private static let checkedWords = 500

  /// Whether a line may go on with a word: nothing up to its end is wrong.
  private static func isAccepted(_ before: String, _ word: String) -> Bool {
    // A guide is no attribute and is followed by one.
    let lines = before.hasSuffix(".") ? [before + word, before + word + ".width"] : [before + word]
    return lines.contains { line in
      do throws(SessionError) {
        _ = try StatementParser.statement(in: line)
        return true
      } catch {
        return error.columns.map { $0.lowerBound >= line.count } ?? true
      }
    }
  }

  /// The candidates that go on where a word ends; the word itself too where it is one of several.
  private static func matching(_ word: String, _ candidates: [String]) -> [String] {
    let words = Set(candidates).filter { $0.hasPrefix(word) }.sorted()
    return words == [word] ? [] : words
  }

  private static func words(_ text: Substring) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Whether a completed word is followed by white space: names and folders may go on.
  public func endsWord(_ word: String) -> Bool {
    !model.names.contains(word) && !word.hasSuffix("/")
  }

  /// Words that only the words right before them ask for; nil where these say nothing.
  private func arguments(after words: [String]) -> [String]? {
    switch words.last {
    case "in":
      return model.view(named: LayoutModel.screenName) == nil
        ? Array(model.views.keys) : model.views.keys + [LayoutModel.screenName]
    case "when": return LayoutAxis.allCases.map(\.name)
    case "as": return []
    case "to" where words.first == "undo": return checkpoints.map(\.name)
    case "device" where words.count == 1:
      return DeviceEnvironment.all.map { "\"\($0.name)\"" }
    default:
      guard words.dropLast().last == "when" else { return nil }
      return SizeClassName.allCases.map(\.rawValue)
    }
  }

  /// Words that may follow a command.
  private func arguments(of command: String) -> [String] {
    let names = model.names
    let views =
      Array(model.views.keys)
      + (model.view(named: LayoutModel.screenName) == nil ? [] : [LayoutModel.screenName])
    let axes = LayoutAxis.allCases.map(\.name)
    switch command {
    case "trait": return axes + SizeClassName.allCases.map(\.rawValue)
    case "rtl", "trace": return SwitchName.allCases.map(\.rawValue)
    case "help": return HelpTopic.all.map(\.name) + ["devices"] + Vocabulary.all
    case "text": return ["size"] + TextSize.allCases.map(\.rawValue) + views
    case "device": return OrientationName.allCases.map(\.rawValue)
    case "checkpoint", "var": return []
    case "undo": return ["to"]
    case "load": return ["scene"]
    case "hug", "resist": return views + axes + Vocabulary.priorities.keys
    case "margins", "insets", "safeArea": return views + EdgeName.allCases.map(\.rawValue)
    case "direction": return views + ReadingDirection.allCases.map(\.rawValue)
    case "size": return views + ["width", "height"]
    case "hide", "unhide", "lines", "font": return views
    case "show": return names
    case "activate", "deactivate": return Array(model.labels.keys)
    case "sweep": return names + ["step", "show"]
    case "prove": return names + ["is", "not", "truncated", "for"]
    case "stack":
      return StatementParser.stackOptions + names
        + StackAlignment.named.map(\.key)
        + StackDistribution.named.map(\.key)
    default:
      if ViewKind(rawValue: command) != nil { return ["in"] + names }
      return names + Array(model.labels.keys)
    }
  }

  /// The texts that may stand between the quotation marks that were opened last.
  private func quoted(after text: Substring, _ word: String) -> [String] {
    switch Self.words(text).first {
    case "device": return DeviceEnvironment.all.map { $0.name + "\"" }
    case "load", "save", "png", "svg", "html":
      let folder = word.lastIndex(of: "/").map { String(word[...$0]) } ?? ""
      return files.entries(of: folder).map { folder + $0 + ($0.hasSuffix("/") ? "" : "\"") }
    default: return []
    }
  }

  /// How many statements are in force.
  public var statementCount: Int { position }

  /// The last statement in force.
  public var lastStatement: String? { position > 0 ? steps[position - 1].line : nil }
}

extension Response {
  /// The message of the first error.
  public var message: String? { firstError?.message }
}
