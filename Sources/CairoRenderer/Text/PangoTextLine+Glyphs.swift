import CPango
import Drawing
import Foundation

extension PangoTextLine {
  /// The line as shaped text, from its left end along the baseline: a run for each face.
  ///
  /// - Complexity: O(glyphs).
  var glyphRuns: [GlyphRun] {
    var result: [GlyphRun] = []
    var x = 0.0
    withPointer { line in
      var node = line.pointee.runs
      while let here = node {
        if let data = here.pointee.data {
          let item = data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
          if let run = glyphRun(item, at: &x) { result.append(run) }
        }
        node = here.pointee.next
      }
    }
    return result
  }

  private func glyphRun(_ run: PangoGlyphItem, at x: inout Double) -> GlyphRun? {
    guard let item = run.item?.pointee, let string = run.glyphs?.pointee,
      let infos = string.glyphs, let font = item.analysis.font
    else { return nil }
    var glyphs: [UInt32] = []
    var positions: [CGPoint] = []
    var clusters: [Int] = []
    let start = x
    let rise = Self.points(run.y_offset)
    x += Self.points(run.start_x_offset)
    for index in 0..<Int(string.num_glyphs) {
      let info = infos[index]
      // Pango's marks of a glyph that is nothing, and of one that no font has.
      if info.glyph != 0x0FFF_FFFF, info.glyph & 0x1000_0000 == 0 {
        glyphs.append(info.glyph)
        positions.append(
          CGPoint(
            x: x + Self.points(info.geometry.x_offset),
            y: Self.points(info.geometry.y_offset) - rise))
        clusters.append(Int(item.offset) + Int(string.log_clusters[index]))
      }
      x += Self.points(info.geometry.width)
    }
    x += Self.points(run.end_x_offset)
    guard !glyphs.isEmpty else { return nil }
    let typeface = layout.typeface
    var result = GlyphRun(
      font: FontRequest(
        family: .named(typeface.family), pointSize: typeface.pointSize, weight: typeface.weight,
        isItalic: typeface.isItalic),
      face: GlyphFaces.shared.name(of: font), glyphs: glyphs, positions: positions,
      clusters: clusters, text: layout.text,
      range: Int(item.offset)..<Int(item.offset + item.length), advance: x - start,
      bounds: Self.ink(of: string, font, at: start), isRightToLeft: item.analysis.level % 2 == 1)
    result.family = Self.family(of: font) ?? ""
    result.tracking = typeface.tracking
    result.start = start
    if item.analysis.flags & GlyphRun.ellipsisFlag != 0 { result.showEllipsis() }
    return result
  }

  private static func ink(
    of string: PangoGlyphString, _ font: UnsafeMutablePointer<PangoFont>, at x: Double
  ) -> CGRect {
    var string = string
    var ink = PangoRectangle()
    pango_glyph_string_extents(&string, font, &ink, nil)
    // A little more, as soft edges reach beyond the outline.
    return CGRect(
      x: x + points(ink.x), y: points(ink.y), width: points(ink.width), height: points(ink.height)
    ).insetBy(dx: -1, dy: -1)
  }

  private static func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }
}
