extension Character {
  /// How many columns a terminal gives the character: two for what East Asian Width calls wide
  /// (Unicode Standard Annex 11) and for emoji, else one.
  var terminalColumns: Int {
    guard let scalar = unicodeScalars.first, scalar.value >= 0x1100 else { return 1 }
    if scalar.properties.isEmojiPresentation { return 2 }
    return Self.wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
  ]
}

extension String {
  /// How many columns a terminal gives the text.
  var terminalColumns: Int { reduce(0) { $0 + $1.terminalColumns } }
}
