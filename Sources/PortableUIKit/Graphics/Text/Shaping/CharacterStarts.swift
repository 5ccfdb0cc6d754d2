/// Where the characters of a text begin that a reader sees as one, with their marks and joiners.
package enum CharacterStarts {
  /// In UTF-8 bytes; nil for a text of ASCII, each byte of which is a character.
  ///
  /// - Complexity: O(bytes).
  package static func all(in text: String) -> Set<Int>? {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
    var starts: Set<Int> = []
    var byte = 0
    for character in text {
      starts.insert(byte)
      byte += character.utf8.count
    }
    return starts
  }
}
