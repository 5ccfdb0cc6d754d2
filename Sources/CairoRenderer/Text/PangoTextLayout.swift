import CPango
import PortableUIKit

/// How lines end that are wider than the room.
enum LineBreaking: Hashable, Sendable {
  /// Between words, or within a word that alone is too wide.
  case words
  /// Anywhere.
  case characters
  /// Not broken; an ellipsis stands for the cut part at the start.
  case ellipsisAtStart
  /// Not broken; an ellipsis stands for the cut part in the middle.
  case ellipsisInMiddle
  /// Not broken; an ellipsis stands for the cut part at the end.
  case ellipsisAtEnd
}

/// Text broken into lines: owns one `PangoLayout`.
final class PangoTextLayout {
  private let pointer: OpaquePointer
  /// The text as laid out; lines are ranges of its UTF-8 bytes.
  let text: String
  /// The face that was asked for.
  let typeface: Typeface

  /// Lays out `text`.
  ///
  /// - Parameter direction: The direction of all its paragraphs, which `context` has; nil: each paragraph has
  ///   the direction of its first letter that has one.
  init(
    context: OpaquePointer, text: String, typeface: Typeface, width: Double?,
    breaking: LineBreaking, direction: PangoDirection? = nil
  ) {
    pointer = pango_layout_new(context)
    if direction != nil { pango_layout_set_auto_dir(pointer, 0) }
    self.typeface = typeface
    // A NUL would end the C string, and the lines' ranges would no longer be those of the text.
    self.text = text.contains("\0") ? String(text.filter { $0 != "\0" }) : text
    setFont(typeface)
    switch breaking {
    case .words: pango_layout_set_wrap(pointer, PANGO_WRAP_WORD_CHAR)
    case .characters: pango_layout_set_wrap(pointer, PANGO_WRAP_CHAR)
    case .ellipsisAtStart: pango_layout_set_ellipsize(pointer, PANGO_ELLIPSIZE_START)
    case .ellipsisInMiddle: pango_layout_set_ellipsize(pointer, PANGO_ELLIPSIZE_MIDDLE)
    case .ellipsisAtEnd: pango_layout_set_ellipsize(pointer, PANGO_ELLIPSIZE_END)
    }
    pango_layout_set_text(pointer, self.text, -1)
    pango_layout_set_width(pointer, width.map(PangoUnits.units) ?? -1)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  /// The lines from the top, at least one.
  ///
  /// - Complexity: O(lines); Pango breaks them when they are first asked for.
  var lines: [PangoTextLine] {
    var lines: [PangoTextLine] = []
    var next = pango_layout_get_lines_readonly(pointer)
    while let entry = next {
      if let line = entry.pointee.data {
        lines.append(
          PangoTextLine(layout: self, line: line.assumingMemoryBound(to: PangoLayoutLine.self)))
      }
      next = entry.pointee.next
    }
    return lines
  }

  /// Whether Pango had to leave text out.
  var isEllipsized: Bool { pango_layout_is_ellipsized(pointer) != 0 }

  private func setFont(_ typeface: Typeface) {
    let description = typeface.pangoDescription
    pango_layout_set_font_description(pointer, description)
    pango_font_description_free(description)
    let attributes = pango_attr_list_new()
    // Pango would put a hyphen where a word breaks, which UIKit does not.
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    if typeface.tracking != 0 {
      pango_attr_list_insert(
        attributes, pango_attr_letter_spacing_new(PangoUnits.units(typeface.tracking)))
    }
    pango_layout_set_attributes(pointer, attributes)
    pango_attr_list_unref(attributes)
  }
}

/// One line of a layout, which it keeps alive.
struct PangoTextLine {
  let layout: PangoTextLayout
  /// Pango's line, which lives as long as the layout: that is not changed once it is made.
  private let line: UnsafeMutablePointer<PangoLayoutLine>

  fileprivate init(layout: PangoTextLayout, line: UnsafeMutablePointer<PangoLayoutLine>) {
    self.layout = layout
    self.line = line
  }

  /// The width in points, trailing spaces included.
  var width: Double {
    var logical = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &logical)
    return Double(logical.width) / Double(PANGO_SCALE)
  }

  /// The bytes of the layout's text that the line shows.
  var byteRange: Range<Int> {
    let start = Int(line.pointee.start_index)
    return start..<start + Int(line.pointee.length)
  }

  /// Whether a paragraph of the layout's text begins with the line.
  var startsParagraph: Bool { line.pointee.is_paragraph_start != 0 }

  /// The direction of the line's paragraph.
  var direction: PangoDirection {
    isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
  }

  /// Whether the line's text runs from right to left.
  var isRightToLeft: Bool { line.pointee.resolved_dir == PANGO_DIRECTION_RTL.rawValue }

  /// Calls `body` with Pango's line.
  func withPointer(_ body: (UnsafeMutablePointer<PangoLayoutLine>) -> Void) { body(line) }
}
