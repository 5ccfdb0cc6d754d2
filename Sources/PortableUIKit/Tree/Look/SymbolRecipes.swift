/// The recipes of symbols, each found once.
@MainActor package final class SymbolRecipes {
  private let matcher: SymbolMatcher
  private var known: [String: SymbolRecipe] = [:]
  /// The number of names that are kept; a document decides how many there are.
  private static let capacity = 4096

  /// - Parameter signs: the names of signs in files, beside the drawings of the library.
  package nonisolated init(signs: Set<String>) { matcher = SymbolMatcher(signs: signs) }

  func recipe(for name: String) -> SymbolRecipe {
    if let recipe = known[name] { return recipe }
    if known.count >= Self.capacity { known = [:] }
    let recipe = matcher.recipe(for: name)
    known[name] = recipe
    return recipe
  }
}

extension SymbolRecipe {
  /// Whether more than the sign itself is drawn.
  var isComposed: Bool { enclosure != nil || hasSlash || badge != nil }

  /// The substitution to report for the symbol `name`; nil where the sign is that of the name.
  func substitution(for name: String) -> SymbolSubstitution? {
    switch sign {
    case .own(let own)?:
      return isNearest ? SymbolSubstitution(requested: name, used: own) : nil
    case .file(let file)?:
      let isSame = name.split(separator: ".").joined(separator: "-") == file
      return isSame ? nil : SymbolSubstitution(requested: name, used: file)
    case .text?:
      return nil
    case nil:
      return SymbolSubstitution(requested: name, used: nil)
    }
  }
}
