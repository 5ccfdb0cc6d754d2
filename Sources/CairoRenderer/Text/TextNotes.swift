import CPango

/// The fonts that drew characters for which the face of a text has no shapes, and characters that none has.
struct TextNotes {
  private(set) var substitutions: Set<FontSubstitution> = []
  private(set) var missingCharacters: Set<Character> = []

  /// The number of missing characters that are told at most.
  private static let mostMissingCharacters = 64

  mutating func add(_ substitution: FontSubstitution) { substitutions.insert(substitution) }

  mutating func addMissing(_ characters: some Sequence<Character>) {
    guard missingCharacters.count < Self.mostMissingCharacters else { return }
    missingCharacters.formUnion(characters)
  }

  /// Takes note of characters of a script that a family draws.
  mutating func add(_ characters: Substring, script: UInt8, drawnWith family: String) {
    substitutions.insert(
      FontSubstitution(requested: Self.subject(of: characters, script: script), used: family))
  }

  /// The kind of text: `emoji`, `symbols` or a script such as `Han`.
  private static func subject(of characters: Substring, script: UInt8) -> String {
    let isEmoji = characters.unicodeScalars.contains {
      $0.properties.isEmojiPresentation || $0 == "\u{FE0F}"
    }
    if isEmoji { return "emoji" }
    // Pango counts symbols to the script around them.
    if characters.unicodeScalars.allSatisfy({ !$0.properties.isAlphabetic }) { return "symbols" }
    // Such as PANGO_SCRIPT_HAN.
    guard let name = g_enum_to_string(pango_script_get_type(), Int32(script)) else {
      return "symbols"
    }
    defer { g_free(name) }
    let word = String(cString: name).split(separator: "_").dropFirst(2).joined(separator: " ")
    guard !word.isEmpty, word != "COMMON", word != "INHERITED", word != "UNKNOWN" else {
      return "symbols"
    }
    return word.prefix(1) + word.dropFirst().lowercased()
  }
}
