import CPango
import Drawing
import Foundation
import PortableUIKit

/// A text as Pango lays it out on one line: owns one `PangoLayout`.
///
/// Pango finds fonts, directions and glyphs. Spaces between letters are added here, since Pango would put half of each before
/// a letter; lines are broken, shortened and justified by the layout that asks.
final class PangoParagraph {
  private let layout: OpaquePointer
  private let request: ShapingRequest
  private let parts: [TextPart]
  /// The bytes with which characters begin; nil if all do.
  private lazy var characters = CharacterStarts.all(in: request.text)

  init(_ request: ShapingRequest, _ typefaces: [Typeface], in fonts: PangoFonts) {
    // A NUL ends texts in C.
    var text =
      request.text.utf8.contains(0) ? request.text.replacing("\0", with: " ") : request.text
    self.request = request
    layout = fonts.makeLayout(isRightToLeft: request.isRightToLeft)
    parts = TextPart.all(of: request, typefaces)
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        pango_layout_set_text(layout, characters.baseAddress, Int32(clamping: characters.count))
      }
    }
    setAttributes(typefaces)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  private func setAttributes(_ typefaces: [Typeface]) {
    let list = pango_attr_list_new()
    defer { pango_attr_list_unref(list) }
    func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
      guard let attribute else { return }
      attribute.pointee.start_index = UInt32(clamping: range.lowerBound)
      attribute.pointee.end_index = UInt32(clamping: range.upperBound)
      pango_attr_list_insert(list, attribute)
    }
    for (span, typeface) in zip(request.spans, typefaces) {
      let description = typeface.pangoDescription
      insert(pango_attr_font_desc_new(description), span.range)
      pango_font_description_free(description)
    }
    for (index, part) in parts.enumerated() {
      if let features = part.features {
        insert(pango_attr_font_features_new(features), part.range)
      }
      for colon in part.raisedColons {
        insert(pango_attr_font_features_new("case=1"), colon..<colon + 1)
      }
      // Colours part the runs of parts that are alike in everything else.
      if parts.count > 1 {
        insert(
          pango_attr_foreground_new(
            UInt16(truncatingIfNeeded: index), UInt16(truncatingIfNeeded: index >> 16), 0),
          part.range)
      }
    }
    pango_layout_set_attributes(layout, list)
  }

  /// The line. Takes note of fonts that draw what the face asked for does not.
  func line(
    _ faces: inout [UnsafeMutableRawPointer: PangoFace], _ notes: inout TextNotes
  ) -> ShapedLine {
    var runs: [ShapedLine.Run] = []
    let isRightToLeft =
      request.isRightToLeft ?? (pango_layout_get_direction(layout, 0) == PANGO_DIRECTION_RTL)
    var lines = pango_layout_get_lines_readonly(layout)
    while let line = lines {
      var node = line.pointee.data?.assumingMemoryBound(to: PangoLayoutLine.self).pointee.runs
      while let current = node {
        if let item = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) {
          runs += self.runs(item.pointee, &faces, &notes)
        }
        node = current.pointee.next
      }
      lines = line.pointee.next
    }
    var line = ShapedLine(
      range: 0..<request.text.utf8.count, width: 0, runs: runs, isRightToLeft: isRightToLeft,
      breaks: breaks)
    line.close()
    line.setPlaces()
    return line
  }

  /// By the rules of Unicode's annex 14.
  private var breaks: [Int] {
    var count: Int32 = 0
    guard let attributes = pango_layout_get_log_attrs_readonly(layout, &count) else { return [] }
    var result: [Int] = []
    var byte = 0
    for (index, scalar) in request.text.unicodeScalars.enumerated() where index < count {
      if index > 0, attributes[index].is_line_break != 0 { result.append(byte) }
      byte += scalar.utf8.count
    }
    return result
  }

  private func part(at byte: Int) -> TextPart? { parts.first { $0.range.upperBound > byte } }

  /// A run of Pango's: one, or several if some of its characters are missing.
  private func runs(
    _ run: PangoGlyphItem, _ faces: inout [UnsafeMutableRawPointer: PangoFace],
    _ notes: inout TextNotes
  ) -> [ShapedLine.Run] {
    guard let item = run.item?.pointee, let part = part(at: Int(item.offset)) else { return [] }
    let start = Int(item.offset)
    if let width = request.spans[part.span].attachmentWidth {
      return [
        ShapedLine.Run(span: part.span, x: 0, width: width, clusters: [start], advances: [width])
      ]
    }
    guard let string = run.glyphs, let font = item.analysis.font else { return [] }
    let isRightToLeft = item.analysis.level % 2 == 1
    let glyphs = PangoGlyphs(string.pointee, from: start, part, isRightToLeft: isRightToLeft) {
      characters?.contains($0) ?? true
    }
    let face = face(of: font, &faces)
    var ink = PangoRectangle()
    pango_glyph_string_extents(string, font, &ink, nil)
    glyphs.note(item, in: request.text, face.family, part, &notes)
    var glyphRun = GlyphRun(
      font: FontRequest(
        family: .named(part.typeface.family), pointSize: part.typeface.pointSize,
        weight: part.typeface.weight, isItalic: part.typeface.isItalic),
      face: face.name, glyphs: glyphs.glyphs, positions: glyphs.positions,
      clusters: glyphs.glyphClusters, text: request.text,
      range: start..<start + Int(item.length), advance: glyphs.width,
      bounds: glyphs.bounds(PangoUnits.points(ink)),
      isRightToLeft: isRightToLeft)
    glyphRun.family = face.family
    glyphRun.tracking = part.spacing
    glyphRun.ignoresContext = part.typeface.ignoresContext
    glyphRun.isColored = face.isColored
    glyphRun.missing = glyphs.missing
    var result = ShapedLine.Run(
      span: part.span, x: 0, width: glyphs.width, clusters: glyphs.clusters,
      advances: glyphs.advances, isRightToLeft: glyphRun.isRightToLeft, glyphs: glyphRun)
    // A tab is as wide as its stop wants it.
    result.closing = glyphRun.characters == "\t" ? 0 : part.ownSpacing
    return glyphs.missingClusters.isEmpty ? [result] : result.parts(by: glyphs.missingClusters)
  }

  private func face(
    of font: UnsafeMutablePointer<PangoFont>, _ faces: inout [UnsafeMutableRawPointer: PangoFace]
  ) -> PangoFace {
    let key = UnsafeMutableRawPointer(font)
    if let known = faces[key] { return known }
    if faces.count >= PangoFace.most { faces = [:] }
    let face = PangoFace(font)
    faces[key] = face
    return face
  }
}

extension ShapedLine.Run {
  /// The run in parts of characters that have shapes, and of ones that have none.
  fileprivate func parts(by missing: Set<Int>) -> [ShapedLine.Run] {
    guard let end = glyphs?.range.upperBound else { return [self] }
    let starts = Set(clusters).sorted()
    var ranges: [Range<Int>] = []
    for (index, start) in starts.enumerated() {
      let next = index + 1 < starts.count ? starts[index + 1] : end
      if index > 0, missing.contains(start) == missing.contains(starts[index - 1]) {
        ranges[ranges.count - 1] = ranges[ranges.count - 1].lowerBound..<next
      } else {
        ranges.append(start..<next)
      }
    }
    return parts(isRightToLeft ? ranges.reversed() : ranges)
  }
}
