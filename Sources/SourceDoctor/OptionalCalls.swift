import Foundation

/// How the files of a package call optional requirements, and which of these get a default.
///
/// A call such as `delegate?.wheel?(self, mayTurn: true) ?? false` says what a missing method stands for.
public struct OptionalCalls: Sendable {
  /// The names before the parentheses of requirements that have a default.
  var required: Set<String> = []
  /// What calls say that a requirement's absence means, by its name with labels; nil if they disagree.
  private var fallbacks: [String: String?] = [:]

  public init() {}

  /// Adds the calls of a file.
  ///
  /// - Complexity: O(length of the text).
  public mutating func addCalls(in source: String) { addCalls(of: SourceText(source).lines) }

  /// Adds the requirements of a file that get a default, so that calls of them in other files change too. The calls of
  /// all files come before.
  ///
  /// - Complexity: O(length of the text).
  public mutating func addRequirements(in source: String) {
    let protocols = ProtocolRemedy(
      lines: MendedSource.lines(of: source), masked: SourceText(source).lines, calls: self)
    required.formUnion(protocols.mended.subtracting(protocols.left))
  }

  mutating func addCalls(of masked: [String]) {
    guard masked.contains(where: { $0.contains("?(") || $0.contains("? (") }) else { return }
    let text = masked.joined(separator: "\n")
    var start = text.startIndex
    while let match = text.range(
      of: #"\.\s*\w+\s*\?\s*\("#, options: .regularExpression, range: start..<text.endIndex)
    {
      start = match.upperBound
      guard let end = OptionalCalls.end(of: text[start...]) else { continue }
      let name = text[match].drop { $0 == "." || $0.isWhitespace }
        .prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let key = String(name) + OptionalCalls.labels(of: text[start..<end], isDeclaration: false)
      guard let value = OptionalCalls.fallback(at: text[text.index(after: end)...]) else {
        continue
      }
      let known = fallbacks[key]
      fallbacks[key] = .some(known == nil || known == value ? value : nil)
    }
  }

  /// What a missing method of a declaration such as `wheel(_ wheel: Wheel) -> Bool` stands for, if that is a value of the
  /// type.
  func fallback(of declaration: String, type: String) -> String? {
    guard let open = declaration.firstIndex(of: "("),
      let end = OptionalCalls.end(of: declaration[declaration.index(after: open)...])
    else { return nil }
    let parameters = declaration[declaration.index(after: open)..<end]
    let key =
      String(declaration[..<open]) + OptionalCalls.labels(of: parameters, isDeclaration: true)
    guard let value = fallbacks[key] ?? nil else { return nil }
    return value.first?.isUppercase != true || value.hasPrefix(type + ".") ? value : nil
  }

  /// The parenthesis that closes what is open before a text, if it stands within 2,000 characters, as calls do.
  private static func end(of text: Substring) -> String.Index? {
    var depth = 1
    return text.prefix(2_000).indices.first { index in
      if "([{".contains(text[index]) { depth += 1 }
      if ")]}".contains(text[index]) { depth -= 1 }
      return depth == 0
    }
  }

  private static func labels(of list: Substring, isDeclaration: Bool) -> String {
    var depth = 0
    let parts = list.split { character in
      if "([{<".contains(character) { depth += 1 }
      if ")]}>".contains(character) { depth -= 1 }
      return character == "," && depth == 0
    }
    return parts.map { part in
      let words = part.drop(while: \.isWhitespace)
      let label = words.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let isLabel = isDeclaration || words.dropFirst(label.count).first == ":"
      return isLabel ? label + ":" : "_:"
    }.joined()
  }

  /// The value behind `??`, or the one that a comparison with a Boolean means.
  private static func fallback(at text: Substring) -> String? {
    let operation = text.drop(while: \.isWhitespace)
    let pattern =
      #"^(\?\?|==|!=)\s*(true|false|-?\d[\d.]*|\[\]|[A-Z]\w*\.\w+|\.\w+)(?=\s*([),{}\];&|?:]|else\b|\n|$))"#
    guard let match = operation.range(of: pattern, options: .regularExpression) else { return nil }
    let value = operation[match].dropFirst(2).drop(while: \.isWhitespace)
    if operation.hasPrefix("??") { return String(value) }
    return ["true": "false", "false": "true"][value]
  }
}
