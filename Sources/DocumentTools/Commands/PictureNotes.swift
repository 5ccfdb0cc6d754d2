import CairoRenderer

/// The substitutes in a picture for fonts, characters and symbols of Apple's platform.
struct PictureNotes {
  let picture: Picture

  init(_ picture: Picture) { self.picture = picture }

  /// One line for each font, one for characters without a shape, one or two for symbols, and one
  /// for each image that is not drawn.
  var lines: [String] { fonts + missingCharacters + symbols + others }

  private var fonts: [String] { picture.substitutions.map { "font: \($0)" } }

  private var others: [String] { picture.notes.map { "note: \($0)" } }

  private var missingCharacters: [String] {
    guard !picture.missingCharacters.isEmpty else { return [] }
    let characters = picture.missingCharacters.prefix(Self.longestList).map(String.init)
    return [
      "font: no installed font has \(Self.list(characters, of: picture.missingCharacters.count)): "
        + "boxes stand for them"
    ]
  }

  private var symbols: [String] {
    let drawn = picture.symbols.compactMap { symbol in
      symbol.used.map { "\(symbol.requested) as \($0)" }
    }
    let unknown = picture.symbols.filter { $0.used == nil }.map(\.requested)
    var lines: [String] = []
    if !drawn.isEmpty {
      lines.append(
        "symbols: \(Self.list(drawn.prefix(Self.longestList), of: drawn.count)) "
          + "(nearest names)")
    }
    if !unknown.isEmpty {
      lines.append(
        "symbols: no sign at hand for \(Self.list(unknown.prefix(Self.longestList), of: unknown.count)): "
          + "framed dots stand for them")
    }
    return lines
  }

  /// The number of names that are listed.
  private static let longestList = 12

  private static func list(_ words: some Sequence<String>, of count: Int) -> String {
    let rest = count - longestList
    return words.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
