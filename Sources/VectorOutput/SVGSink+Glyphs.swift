import Drawing

extension SVGSink {
  func perform(_ operation: GlyphOperation) {
    let run = operation.run
    let characters = run.characters
    guard operation.transform.isInvertible, !characters.isEmpty else { return }
    if !run.missing.isEmpty { return performBoxes(operation) }
    // Space without ink: a tab has no shape, and viewers would give it their own width.
    if characters.allSatisfy({ $0 == "\t" || $0 == "\u{AD}" }) { return }
    let element = SVGElement("text", text: characters)
    element["transform"] = SVGNumbers.text(operation.transform)
    element["font-family"] = run.cssFamily
    element["font-size"] = SVGNumbers.text(run.font.pointSize)
    if run.font.weight != 400 { element["font-weight"] = "\(run.font.weight)" }
    if run.font.isItalic { element["font-style"] = "italic" }
    if run.isRightToLeft {
      element["direction"] = "rtl"
      // Text from the right begins at its right end.
      if run.advance > 0 { element["x"] = SVGNumbers.text(run.advance) }
    }
    if run.tracking != 0 { element["letter-spacing"] = SVGNumbers.text(run.tracking) }
    // Where the face is another one the text is still as long.
    if run.advance > 0 { element["textLength"] = SVGNumbers.text(run.advance) }
    let pieces = run.piecesWithoutContext
    if characters.hasSpacesThatCount || pieces.contains(where: \.characters.hasSpacesThatCount) {
      element["xml:space"] = "preserve"
    }
    element.style("white-space", "pre")
    if run.ignoresContext { element.style("font-feature-settings", "'calt' 0") }
    if pieces.count > 1 {
      element.text = nil
      element["textLength"] = nil
      element.children = pieces.map { piece in
        SVGElement("tspan", [("x", SVGNumbers.text(piece.x))], text: piece.characters)
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

extension GlyphRun {
  /// The run in pieces in which a viewer that knows no font features finds no context: a sign that has other forms beside
  /// capital letters, digits and its like stands alone. One piece if nothing depends on it.
  fileprivate var piecesWithoutContext: [(x: CGFloat, characters: String)] {
    guard ignoresContext, !isRightToLeft, clusters.count == positions.count else { return [] }
    let characters = Array(characters)
    let isSign = characters.indices.map { Self.changes(characters, at: $0) }
    guard isSign.contains(true) else { return [] }
    var pieces: [(x: CGFloat, characters: String)] = []
    var byte = range.lowerBound
    for (index, character) in characters.enumerated() {
      let isApart = index == 0 || isSign[index] || isSign[index - 1]
      if isApart, let glyph = clusters.firstIndex(of: byte) {
        pieces.append((positions[glyph].x, String(character)))
      } else if pieces.isEmpty {
        return []
      } else {
        pieces[pieces.count - 1].characters.append(character)
      }
      byte += character.utf8.count
    }
    return pieces
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
