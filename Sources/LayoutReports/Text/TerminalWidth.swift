import CPango

extension Character {
  /// How many columns a terminal gives the character: GLib's tables tell that of its first scalar (Unicode Standard
  /// Annex 11), whichever locale the user has.
  ///
  /// The scalars that follow (marks, joined emoji, variation selectors) take no columns of their own. A control
  /// character counts as one.
  package var terminalColumns: Int {
    guard let scalar = unicodeScalars.first, !scalar.isASCII else { return 1 }
    if g_unichar_iszerowidth(scalar.value) != 0 { return 0 }
    return g_unichar_iswide(scalar.value) != 0 ? 2 : 1
  }

  /// Whether a terminal could take the character for a command.
  package var isControl: Bool {
    unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }
  }
}

extension String {
  /// How many columns a terminal gives the text.
  ///
  /// - Complexity: O(length).
  package var terminalColumns: Int { reduce(0) { $0 + $1.terminalColumns } }
}
