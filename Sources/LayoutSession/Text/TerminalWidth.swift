import CPango

extension Character {
  /// How many columns a terminal gives the character: GLib's tables tell that of its first scalar (Unicode Standard
  /// Annex 11), whichever locale the user has.
  ///
  /// The scalars that follow (marks, joined emoji, variation selectors) take no columns of their own. A control
  /// character counts as one.
  var terminalColumns: Int {
    guard let scalar = unicodeScalars.first, !scalar.isASCII else { return 1 }
    if g_unichar_iszerowidth(scalar.value) != 0 { return 0 }
    return g_unichar_iswide(scalar.value) != 0 ? 2 : 1
  }
}

extension String {
  /// How many columns a terminal gives the text.
  ///
  /// - Complexity: O(length).
  var terminalColumns: Int { reduce(0) { $0 + $1.terminalColumns } }
}
