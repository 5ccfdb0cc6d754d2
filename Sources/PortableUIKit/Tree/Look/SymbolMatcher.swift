/// Finds the drawings that come nearest to a system symbol, by its name.
struct SymbolMatcher: Sendable {
  /// The names of the signs in files, beside our own.
  let signs: Set<String>

  /// A symbol's name, taken apart.
  private struct Parts {
    /// The remaining words: those of the sign itself.
    var words: [String]
    var enclosure: SymbolRecipe.Enclosure.Shape?
    var isFilled = false
    var hasSlash = false
    /// The words after `badge`; empty for a plain spot.
    var badge: [String]?
  }

  /// How the symbol `name` is drawn.
  ///
  /// The whole name comes first, in our own drawings and in the set, then the name less a badge, a line
  /// or a frame, which are composed, and last the sign that shares the most words with it.
  ///
  /// - Complexity: O(length of the name), and O(signs) where only a part of the name is known.
  func recipe(for name: String) -> SymbolRecipe {
    if SymbolLibrary.contains(name) { return SymbolRecipe(sign: .own(name)) }
    let parts = parts(of: name)
    for dropped in Self.additions {
      if let recipe = recipe(parts, dropping: dropped) { return recipe }
    }
    if let text = Self.text(of: parts) {
      return composed(parts, of: .text(text), dropping: [.badge, .slash, .enclosure])
    }
    guard let nearest = nearest(to: parts.words, isFilled: parts.isFilled) else {
      return SymbolRecipe()
    }
    var recipe = composed(parts, of: nearest, dropping: [.badge, .slash, .enclosure])
    recipe.isNearest = true
    return recipe
  }

  // MARK: Taking names apart

  private func parts(of name: String) -> Parts {
    var words = name.split(separator: ".").map(String.init)
    let isFilled = words.dropFirst().contains("fill")
    words = words.prefix(1) + words.dropFirst().filter { !Self.silentWords.contains($0) }
    var parts = Parts(words: words, isFilled: isFilled)
    if let badge = words.dropFirst().firstIndex(of: "badge") {
      parts.badge = Array(words[(badge + 1)...])
      parts.words = Array(words[..<badge])
    }
    if parts.words.count > 1, parts.words.last == "slash",
      SymbolWords.phrases[parts.words.joined(separator: ".")] == nil
    {
      parts.hasSlash = true
      parts.words.removeLast()
    }
    if parts.words.count > 1, SymbolWords.phrases[parts.words.joined(separator: ".")] == nil,
      let shape = parts.words.last.flatMap(SymbolRecipe.Enclosure.Shape.init)
    {
      parts.enclosure = shape
      parts.words.removeLast()
    }
    return parts
  }

  /// The letter or number that a frame holds, as in `50.square` and `a.circle.fill`.
  private static func text(of parts: Parts) -> String? {
    guard parts.enclosure != nil, parts.words.count == 1, let word = parts.words.first,
      word.count == 1 || (word.count == 2 && Int(word) != nil)
    else { return nil }
    return word.uppercased()
  }

  /// Words that say nothing of the sign's shape here.
  private static let silentWords: Set<String> = ["fill", "crop", "inset", "rtl", "ltr"]

  // MARK: Finding drawings

  /// An addition that a recipe may make to a sign.
  private enum Addition {
    case badge
    case slash
    case enclosure
  }

  /// The additions left to composition, fewest first.
  private static let additions: [Set<Addition>] = [
    [], [.badge], [.slash], [.enclosure], [.badge, .slash], [.badge, .enclosure],
    [.slash, .enclosure], [.badge, .slash, .enclosure],
  ]

  private func recipe(_ parts: Parts, dropping dropped: Set<Addition>) -> SymbolRecipe? {
    // An addition that is not there cannot be left out.
    if dropped.contains(.badge), parts.badge == nil { return nil }
    if dropped.contains(.slash), !parts.hasSlash { return nil }
    if dropped.contains(.enclosure), parts.enclosure == nil { return nil }
    let enclosure = dropped.contains(.enclosure) ? nil : parts.enclosure?.rawValue
    let slash = dropped.contains(.slash) || !parts.hasSlash ? nil : "slash"
    let badge = dropped.contains(.badge) ? nil : parts.badge
    // Inside a filled frame the sign is an outline of its own.
    let isFilled = parts.isFilled && !dropped.contains(.enclosure)
    let own = (parts.words + [enclosure, slash].compactMap(\.self)).joined(separator: ".")
    func ownDrawing(filled: Bool) -> SymbolRecipe? {
      let name = filled ? own + ".fill" : own
      guard badge == nil, SymbolLibrary.contains(name) else { return nil }
      return composed(parts, of: .own(name), dropping: dropped)
    }
    if let recipe = ownDrawing(filled: isFilled) { return recipe }
    guard let base = SymbolWords.phrase(parts.words) else { return nil }
    let badgeWord = badge.map { $0.first.map { SymbolWords.badges[$0] ?? $0 } ?? "badge" }
    for name in names(base, [enclosure, slash, badgeWord].compactMap(\.self), isFilled)
    where signs.contains(name) {
      return composed(parts, of: .file(name), dropping: dropped)
    }
    // An outline stands for an area, and an area for an outline, where there is no other drawing.
    return ownDrawing(filled: !isFilled)
  }

  /// The names that a sign with additions may have in the set: `bell-slash-fill`, `person-fill-add`.
  private func names(_ base: String, _ additions: [String], _ isFilled: Bool) -> [String] {
    let plain = ([base] + additions).joined(separator: "-")
    let inner = ([base, "fill"] + additions).joined(separator: "-")
    return isFilled ? [plain + "-fill", inner, plain] : [plain, plain + "-fill", inner]
  }

  private func composed(
    _ parts: Parts, of sign: SymbolRecipe.Drawing, dropping dropped: Set<Addition>
  ) -> SymbolRecipe {
    var recipe = SymbolRecipe(sign: sign)
    if dropped.contains(.enclosure), let shape = parts.enclosure {
      recipe.enclosure = SymbolRecipe.Enclosure(shape: shape, isFilled: parts.isFilled)
    }
    recipe.hasSlash = dropped.contains(.slash) && parts.hasSlash
    if dropped.contains(.badge), let words = parts.badge { recipe.badge = badge(words) }
    return recipe
  }

  private func badge(_ words: [String]) -> SymbolRecipe.Badge {
    guard !words.isEmpty else { return .dot }
    let name = words.joined(separator: ".")
    if SymbolLibrary.contains(name) { return .sign(.own(name)) }
    for count in stride(from: words.count, to: 0, by: -1) {
      guard let sign = SymbolWords.phrase(Array(words.prefix(count))) else { continue }
      for name in [sign + "-lg", sign + "-fill", sign] where signs.contains(name) {
        return .sign(.file(name))
      }
    }
    return .dot
  }

  // MARK: Nearest names

  /// The drawing whose name shares the largest part of its words with `words`, their first above all;
  /// nil where no name shares a word.
  private func nearest(to words: [String], isFilled: Bool) -> SymbolRecipe.Drawing? {
    // The first words name the thing, the following ones its variants: "bell.and.waves" is a bell.
    for count in stride(from: words.count - 1, to: 0, by: -1) {
      let own = words.prefix(count).joined(separator: ".")
      for name in isFilled ? [own + ".fill", own] : [own] where SymbolLibrary.contains(name) {
        return .own(name)
      }
      guard let base = SymbolWords.phrase(Array(words.prefix(count))) else { continue }
      for name in names(base, [], isFilled) where signs.contains(name) { return .file(name) }
    }
    let wanted = words.flatMap { word in
      (SymbolWords.phrases[word] ?? word).split(separator: "-").map(String.init)
    }
    var best: (score: Double, name: String)?
    for name in signs {
      let offered = name.split(separator: "-").map(String.init).filter { $0 != "fill" }
      let shared = Set(offered).intersection(wanted)
      guard !shared.isEmpty, !shared.isSubset(of: Self.weakWords) else { continue }
      let score =
        Double(shared.count) / Double(Set(offered).union(wanted).count)
        + (offered.first == wanted.first ? 0.5 : 0)
        + (name.hasSuffix("-fill") == isFilled ? 0.01 : 0)
      if (score, -name.count) > (best?.score ?? 0, -(best?.name.count ?? 0))
        || (score == best?.score && name.count == best?.name.count && name < best?.name ?? "")
      {
        best = (score, name)
      }
    }
    return best.map { .file($0.name) }
  }

  /// Words that two signs may share without being alike.
  private static let weakWords: Set<String> = [
    "and", "on", "in", "with", "up", "down", "left", "right", "circle", "square", "arrow", "2", "3",
    "1", "x", "line", "lines", "below", "above", "to",
  ]
}
