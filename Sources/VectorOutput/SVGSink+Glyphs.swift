import Drawing

extension SVGSink {
  func perform(_ operation: GlyphOperation) {
    let run = operation.run
    let characters = run.shownCharacters
    guard operation.transform.isInvertible, !characters.isEmpty else { return }
    if !run.missing.isEmpty { return performBoxes(operation) }
    if run.isColored, performPictures(operation) { return }
    // Space without ink: a tab has no shape, and viewers would give it their own width.
    if characters.allSatisfy({ $0 == "\t" }) { return }
    let element = SVGElement("text", text: characters)
    element["transform"] = SVGNumbers.text(operation.transform)
    element["font-family"] = run.cssFamily
    element["font-size"] = SVGNumbers.text(run.font.pointSize)
    if run.font.weight != 400 { element["font-weight"] = "\(run.font.weight)" }
    if run.font.isItalic { element["font-style"] = "italic" }
    let pieces = run.isSpacedByCharacter ? run.spacedPieces : run.piecesWithoutContext
    if run.isRightToLeft, pieces.isEmpty {
      element["direction"] = "rtl"
      // Text from the right begins at its right end, and viewers leave no space before its first character.
      if run.advance > 0 { element["x"] = SVGNumbers.text(run.advance - run.tracking) }
    }
    if run.tracking != 0, pieces.isEmpty || !run.isSpacedByCharacter {
      element["letter-spacing"] = SVGNumbers.text(run.tracking)
    }
    // Where the face is another one the text is still as long.
    if run.advance > 0 { element["textLength"] = SVGNumbers.text(run.advance) }
    if characters.hasSpacesThatCount || pieces.contains(where: \.characters.hasSpacesThatCount) {
      element["xml:space"] = "preserve"
    }
    element.style("white-space", "pre")
    let isTime = pieces.count == 1 && pieces[0].isTime
    if run.ignoresContext, !isTime { element.style("font-feature-settings", "'calt' 0") }
    if pieces.count > 1 || pieces.count == 1 && run.isSpacedByCharacter {
      element.text = nil
      element["textLength"] = nil
      element.children = pieces.map { piece in
        let part = SVGElement("tspan", [("x", SVGNumbers.text(piece.x))], text: piece.characters)
        if piece.isTime { part.style("font-feature-settings", "normal") }
        return part
      }
    }
    setPaint(operation.paint.applying(operation.transform.inverted()), as: "fill", of: element)
    finish(element, operation.compositing)
  }

  /// Boxes stand for characters that no font has; a viewer would draw others.
  private func performBoxes(_ operation: GlyphOperation) {
    let element = SVGElement(
      "path", [("d", SVGNumbers.text(operation.run.boxes)), ("fill-rule", "evenodd")])
    element["transform"] = SVGNumbers.text(operation.transform)
    element["aria-label"] = operation.run.characters
    setPaint(operation.paint.applying(operation.transform.inverted()), as: "fill", of: element)
    finish(element, operation.compositing)
  }
}

/// A part of a run that a viewer is to shape alone.
private struct Piece {
  let x: CGFloat
  var characters: String
  /// Whether it is digits with colons between, which contextual alternates raise.
  let isTime: Bool
}

extension GlyphRun {
  /// The characters that have ink or room: soft hyphens have none, and viewers space letters beside them. Letters of Arabic that
  /// are joined to those of a run beside have a joiner there.
  fileprivate var shownCharacters: String {
    let shown = characters.filter { $0 != "\u{AD}" }
    guard isRightToLeft, !shown.isEmpty else { return shown }
    let utf8 = text.utf8
    let range = range.clamped(to: 0..<utf8.count)
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return joined(shown, start..<utf8.index(start, offsetBy: range.count))
  }

  /// Characters at a place of the text with joiners at the ends that are joined to letters beside.
  private func joined(_ characters: String, _ place: Range<String.Index>) -> String {
    let scalars = text.unicodeScalars
    func isJoined(at place: String.Index) -> Bool {
      guard place > text.startIndex, place < text.endIndex else { return false }
      return [scalars[scalars.index(before: place)], scalars[place]].allSatisfy {
        // The letters and marks of Arabic.
        (0x620...0x65F).contains($0.value) || (0x66E...0x6D3).contains($0.value)
      }
    }
    let joiner = "\u{200D}"
    return (isJoined(at: place.lowerBound) ? joiner : "") + characters
      + (isJoined(at: place.upperBound) ? joiner : "")
  }

  /// Whether letters are spaced that are joined or stand in syllables, Arabic and the scripts of India: viewers differ in where
  /// they space these, some not at all.
  fileprivate var isSpacedByCharacter: Bool {
    tracking != 0
      && characters.unicodeScalars.contains {
        (0x600...0x6FF).contains($0.value) || (0x900...0xDFF).contains($0.value)
      }
  }

  /// The characters that a reader sees, each at its place. None if the places are not known.
  fileprivate var spacedPieces: [Piece] {
    guard clusters.count == positions.count else { return [] }
    let utf8 = text.utf8
    var parts: [(x: CGFloat, range: Range<String.Index>)] = []
    var byte = range.lowerBound
    for character in characters {
      let start = utf8.index(utf8.startIndex, offsetBy: byte)
      let end = utf8.index(start, offsetBy: character.utf8.count)
      // Marks stand before their letter if text is read from the right.
      let glyph = isRightToLeft ? clusters.lastIndex(of: byte) : clusters.firstIndex(of: byte)
      if let glyph {
        parts.append((positions[glyph].x, start..<end))
      } else if let last = parts.popLast() {
        // A ligature.
        parts.append((last.x, last.range.lowerBound..<end))
      } else {
        return []
      }
      byte += character.utf8.count
    }
    return parts.compactMap { x, range in
      let shown = text[range].filter { $0 != "\u{AD}" }
      guard !shown.isEmpty else { return nil }
      return Piece(
        x: x, characters: isRightToLeft ? joined(shown, range) : shown, isTime: false)
    }
  }

  /// The run in pieces in which a viewer that knows no font features finds no context: a sign that has other forms beside
  /// capital letters, digits and its like stands alone, and so do times; a soft hyphen parts pieces. None if nothing depends on
  /// it.
  fileprivate var piecesWithoutContext: [Piece] {
    guard !isRightToLeft, clusters.count == positions.count else { return [] }
    let characters = Array(characters)
    let none = [Bool](repeating: false, count: characters.count)
    let isTime = ignoresContext ? Self.times(in: characters) : none
    let isSign =
      ignoresContext
      ? characters.indices.map { !isTime[$0] && Self.changes(characters, at: $0) } : none
    guard isSign.contains(true) || isTime.contains(true) || characters.contains("\u{AD}") else {
      return []
    }
    var pieces: [Piece] = []
    var byte = range.lowerBound
    for (index, character) in characters.enumerated() {
      let isApart =
        index == 0 || isSign[index] || isSign[index - 1] || isTime[index] != isTime[index - 1]
        || characters[index - 1] == "\u{AD}"
      if character == "\u{AD}" {
        // It has no room.
      } else if isApart, let glyph = clusters.firstIndex(of: byte) {
        pieces.append(
          Piece(x: positions[glyph].x, characters: String(character), isTime: isTime[index]))
      } else if pieces.isEmpty {
        return []
      } else {
        pieces[pieces.count - 1].characters.append(character)
      }
      byte += character.utf8.count
    }
    return pieces
  }

  /// Which characters are digits with colons between.
  private static func times(in characters: [Character]) -> [Bool] {
    var result = [Bool](repeating: false, count: characters.count)
    func isDigit(_ index: Int) -> Bool {
      characters.indices.contains(index) && ("0"..."9").contains(characters[index])
    }
    for colon in characters.indices
    where characters[colon] == ":" && isDigit(colon - 1) && isDigit(colon + 1) {
      var (first, last) = (colon - 1, colon + 1)
      while isDigit(first - 1) { first -= 1 }
      while isDigit(last + 1) { last += 1 }
      for index in first...last { result[index] = true }
    }
    return result
  }

  /// Signs for which Inter has contextual alternates.
  private static let signs: Set<Character> = [
    "(", ")", "+", "-", ":", "<", "=", ">", "@", "[", "]", "{", "}", "~", "•", "–", "—", "*", "×",
    "→", "←", "/", "\\", "|", "#", "_",
  ]

  /// Whether the shape of a character may follow from those around it.
  private static func changes(_ characters: [Character], at index: Int) -> Bool {
    func near(_ step: Int) -> Character? {
      var place = index + step
      if characters.indices.contains(place), characters[place] == " " { place += step }
      return characters.indices.contains(place) ? characters[place] : nil
    }
    let around = [near(-1), near(1)].compactMap { $0 }
    // A multiplication sign only stands between two numbers.
    if characters[index] == "x" { return around.count == 2 && around.allSatisfy(\.isNumber) }
    return signs.contains(characters[index])
      && around.contains { $0.isNumber || $0.isUppercase || !$0.isLetter }
  }
}

extension String {
  /// Whether XML would leave spaces out: those at the ends, and all but one of several.
  fileprivate var hasSpacesThatCount: Bool {
    hasPrefix(" ") || hasSuffix(" ") || contains("  ") || contains { "\t\n\r".contains($0) }
  }
}

extension GlyphRun {
  /// The face that was found, then the one that was asked for.
  fileprivate var cssFamily: String {
    guard !family.isEmpty, font.family != .named(family) else { return font.cssFamily }
    return "'\(family.filter { $0 != "'" })', \(font.cssFamily)"
  }
}

extension FontRequest {
  fileprivate var cssFamily: String {
    switch family {
    case .system: "Inter, -apple-system, sans-serif"
    case .monospaced: "ui-monospace, monospace"
    case .named(let name): "'\(name.filter { $0 != "'" })', sans-serif"
    }
  }
}
