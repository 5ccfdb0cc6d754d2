import CPango

extension PangoTextLine {
  /// A part of a line that another font draws than the one asked for, or none.
  struct ForeignRun {
    /// The kind of text: `emoji`, `symbols` or a script such as `Han`.
    var subject: String
    /// The family that draws it; nil where no installed font has the characters.
    var family: String?
    /// The characters without a shape; none where a family draws them all.
    var characters: Set<Character> = []
  }

  /// Whether the line may hold characters that its face has no shapes for.
  var hasOtherThanASCII: Bool {
    let utf8 = layout.text.utf8
    let range = byteRange
    guard range.upperBound <= utf8.count else { return false }
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let end = utf8.index(start, offsetBy: range.count)
    return utf8[start..<end].contains { $0 >= 0x80 }
  }

  /// The parts of the line that other fonts draw.
  ///
  /// - Complexity: O(runs + length of the line).
  var foreignRuns: [ForeignRun] {
    var result: [ForeignRun] = []
    withPointer { line in
      var node = line.pointee.runs
      while let here = node {
        if let data = here.pointee.data {
          let run = data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
          if let foreign = foreignRun(run) { result.append(foreign) }
        }
        node = here.pointee.next
      }
    }
    return result
  }

  private func foreignRun(_ run: PangoGlyphItem) -> ForeignRun? {
    guard let item = run.item?.pointee, let font = item.analysis.font else { return nil }
    let characters = text(from: Int(item.offset), count: Int(item.length))
    // An ellipsis that Pango adds stands for text, but is not part of it.
    guard characters.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
    let subject = subject(of: characters, script: item.analysis.script)
    let missing = missingCharacters(of: run, from: Int(item.offset))
    if !missing.isEmpty {
      return ForeignRun(subject: subject, family: nil, characters: missing)
    }
    guard let family = Self.family(of: font), family != layout.typeface.family else { return nil }
    return ForeignRun(subject: subject, family: family)
  }

  private func text(from offset: Int, count: Int) -> Substring {
    let utf8 = layout.text.utf8
    guard offset >= 0, count >= 0, offset + count <= utf8.count else { return "" }
    let start = utf8.index(utf8.startIndex, offsetBy: offset)
    return layout.text[start..<utf8.index(start, offsetBy: count)]
  }

  /// The characters of a run that its font has no shapes for.
  private func missingCharacters(of run: PangoGlyphItem, from offset: Int) -> Set<Character> {
    guard let string = run.glyphs?.pointee, let glyphs = string.glyphs,
      let clusters = string.log_clusters
    else { return [] }
    var result: Set<Character> = []
    for index in 0..<Int(string.num_glyphs)
    where glyphs[index].glyph & Self.unknownGlyph != 0 {
      // A glyph belongs to the character whose first byte its cluster names.
      let rest = text(
        from: offset + Int(clusters[index]),
        count: layout.text.utf8.count - offset - Int(clusters[index]))
      if let character = rest.first { result.insert(character) }
    }
    return result
  }

  /// Pango's mark of a glyph that stands for a missing one (`PANGO_GLYPH_UNKNOWN_FLAG`).
  private static let unknownGlyph: UInt32 = 0x1000_0000

  static func family(of font: UnsafeMutablePointer<PangoFont>) -> String? {
    guard let description = pango_font_describe(font) else { return nil }
    defer { pango_font_description_free(description) }
    return pango_font_description_get_family(description).map { String(cString: $0) }
  }

  private func subject(of characters: Substring, script: UInt8) -> String {
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
