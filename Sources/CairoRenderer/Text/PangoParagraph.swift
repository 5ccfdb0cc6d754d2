import CPango
import Drawing
import Foundation
import PortableUIKit

/// A paragraph in several looks as Pango lays it out: owns one `PangoLayout`.
final class PangoParagraph {
  private let layout: OpaquePointer
  private let typefaces: [Typeface]
  private let request: ShapingRequest

  init(_ request: ShapingRequest, _ typefaces: [Typeface], in typesetter: PangoTypesetter) {
    self.request = request
    self.typefaces = typefaces
    layout = typesetter.makeLayout(isRightToLeft: request.isRightToLeft)
    var text = request.text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        pango_layout_set_text(layout, characters.baseAddress, Int32(clamping: characters.count))
      }
    }
    setAttributes()
    setRoom()
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  private func setAttributes() {
    let list = pango_attr_list_new()
    defer { pango_attr_list_unref(list) }
    func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
      guard let attribute else { return }
      attribute.pointee.start_index = UInt32(clamping: range.lowerBound)
      attribute.pointee.end_index = UInt32(clamping: range.upperBound)
      pango_attr_list_insert(list, attribute)
    }
    // Pango would put a hyphen where a word breaks, which UIKit does not.
    pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0))
    for (index, (span, typeface)) in zip(request.spans, typefaces).enumerated() {
      let description = typeface.pangoDescription
      insert(pango_attr_font_desc_new(description), span.range)
      pango_font_description_free(description)
      let spacing = Self.spacing(of: span, typeface)
      if spacing != 0 {
        insert(pango_attr_letter_spacing_new(PangoUnits.units(spacing)), span.range)
      }
      if let width = span.attachmentWidth {
        var box = PangoRectangle(
          x: 0, y: 0, width: PangoUnits.units(Double(width)), height: PangoUnits.units(1))
        insert(pango_attr_shape_new(&box, &box), span.range)
      }
      // Colours part the runs of spans that are alike in everything else.
      insert(
        pango_attr_foreground_new(
          UInt16(truncatingIfNeeded: index), UInt16(truncatingIfNeeded: index >> 16), 0),
        span.range)
    }
    pango_layout_set_attributes(layout, list)
  }

  /// The spacing added after each character. A picture is as wide as it says.
  private static func spacing(of span: ShapingRequest.Span, _ typeface: Typeface) -> Double {
    (span.attachmentWidth == nil ? typeface.tracking : 0) + Double(span.kern)
  }

  private func setRoom() {
    if let width = request.width {
      let indent = Double(request.firstLineIndent)
      // A negative indent is taken from the lines after the first.
      pango_layout_set_width(layout, PangoUnits.units(Double(width) + max(0, -indent)))
      pango_layout_set_indent(layout, PangoUnits.units(indent))
    }
    switch request.breaking {
    case .words: pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    case .characters: pango_layout_set_wrap(layout, PANGO_WRAP_CHAR)
    case .none: if request.ellipsis == nil { pango_layout_set_width(layout, -1) }
    }
    switch request.ellipsis {
    case .start: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_START)
    case .middle: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_MIDDLE)
    case .end: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    case nil: break
    }
    pango_layout_set_justify(layout, request.isJustified ? 1 : 0)
  }

  /// The lines from the top, at least one.
  var lines: [ShapedLine] {
    (0..<Int(pango_layout_get_line_count(layout))).compactMap { index in
      pango_layout_get_line_readonly(layout, Int32(index)).map { line($0) }
    }
  }

  private func line(_ line: UnsafeMutablePointer<PangoLayoutLine>) -> ShapedLine {
    var logical = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &logical)
    let start = Int(line.pointee.start_index)
    var runs: [ShapedLine.Run] = []
    var x: CGFloat = 0
    var node = line.pointee.runs
    while let current = node {
      if let item = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) {
        let run = run(item.pointee, at: x)
        x += run.width
        runs.append(run)
      }
      node = current.pointee.next
    }
    var width = PangoUnits.points(logical.width)
    let isRightToLeft = line.pointee.resolved_dir == PANGO_DIRECTION_RTL.rawValue
    if !isRightToLeft { width += moveSpacing(of: &runs) }
    return ShapedLine(
      range: start..<start + Int(line.pointee.length), width: width, runs: runs,
      isRightToLeft: isRightToLeft)
  }

  /// Puts the spacing of a character after it, as UIKit does. Pango puts a part of it before, and leaves that out at the
  /// beginning of a line: a run that follows text of other spacing, such as a picture, would be too near by that part.
  ///
  /// - Returns: the addition to the width of the line, whose last spacing does not count.
  private func moveSpacing(of runs: inout [ShapedLine.Run]) -> CGFloat {
    guard let first = runs.first, let last = runs.last else { return 0 }
    for index in runs.indices.dropFirst() {
      runs[index].x += partBefore(first)
      let part = partBefore(runs[index])
      runs[index].glyphs?.move(by: -part)
    }
    for index in runs.indices.dropLast() { runs[index].width = runs[index + 1].x - runs[index].x }
    return partBefore(first) - partBefore(last)
  }

  /// The part of a run's spacing that Pango puts before each character: half of it, in whole points where all of it is.
  private func partBefore(_ run: ShapedLine.Run) -> CGFloat {
    guard request.spans.indices.contains(run.span) else { return 0 }
    let units = PangoUnits.units(Self.spacing(of: request.spans[run.span], typefaces[run.span]))
    let half = units / 2
    return PangoUnits.points(units % PANGO_SCALE == 0 ? (half + 512) & ~1_023 : half)
  }

  private func run(_ run: PangoGlyphItem, at x: CGFloat) -> ShapedLine.Run {
    guard let item = run.item, let string = run.glyphs else {
      return ShapedLine.Run(span: 0, x: x, width: 0, glyphs: nil)
    }
    let start = Int(item.pointee.offset)
    let span = request.spans.firstIndex { $0.range.upperBound > start } ?? 0
    let width = PangoUnits.points(pango_glyph_string_get_width(string))
    let isPicture =
      request.spans.indices.contains(span) && request.spans[span].attachmentWidth != nil
    guard !isPicture, let font = item.pointee.analysis.font,
      request.spans.indices.contains(span)
    else { return ShapedLine.Run(span: span, x: x, width: width, glyphs: nil) }
    var ink = PangoRectangle()
    pango_glyph_string_extents(string, font, &ink, nil)
    var glyphs: [UInt32] = []
    var positions: [CGPoint] = []
    var clusters: [Int] = []
    var pen: CGFloat = 0
    for index in 0..<Int(string.pointee.num_glyphs) {
      let info = string.pointee.glyphs[index]
      // Spaces of no width and characters without a glyph leave no marks.
      if info.glyph & 0x1000_0000 == 0, info.glyph != 0x0FFF_FFFF {
        glyphs.append(info.glyph)
        positions.append(
          CGPoint(
            x: pen + PangoUnits.points(info.geometry.x_offset),
            y: PangoUnits.points(info.geometry.y_offset)))
        clusters.append(start + Int(string.pointee.log_clusters[index]))
      }
      pen += PangoUnits.points(info.geometry.width)
    }
    let range = start..<start + Int(item.pointee.length)
    var glyphRun = GlyphRun(
      font: request.spans[span].font, face: GlyphFaces.shared.name(of: font), glyphs: glyphs,
      positions: positions, clusters: clusters, text: request.text, range: range,
      advance: width,
      bounds: CGRect(
        x: PangoUnits.points(ink.x), y: PangoUnits.points(ink.y),
        width: PangoUnits.points(ink.width), height: PangoUnits.points(ink.height)
      ).insetBy(dx: -1, dy: -1),
      isRightToLeft: item.pointee.analysis.level % 2 == 1)
    glyphRun.family = PangoTextLine.family(of: font) ?? ""
    glyphRun.tracking = Self.spacing(of: request.spans[span], typefaces[span])
    if item.pointee.analysis.flags & GlyphRun.ellipsisFlag != 0 { glyphRun.showEllipsis() }
    return ShapedLine.Run(span: span, x: x, width: width, glyphs: glyphRun)
  }
}

extension GlyphRun {
  /// Moves all glyphs along the baseline.
  fileprivate mutating func move(by distance: CGFloat) {
    guard distance != 0 else { return }
    for index in positions.indices { positions[index].x += distance }
    bounds = bounds.offsetBy(dx: distance, dy: 0)
  }
}
