import Foundation
import PortableUIKit

/// A part of a text in one look and one sort of characters.
struct TextPart {
  var range: Range<Int>
  /// The number of the request's span.
  let span: Int
  let typeface: Typeface
  /// Added after each character, in points.
  let spacing: Double
  /// The share of ``spacing`` that is the stand-in's own, which the last character of a line does without; a text's kern counts
  /// after the last one too, as in UIKit.
  let ownSpacing: Double
  /// The features of the font that are switched, in Pango's words.
  let features: String?
  /// Where the colons of times are, in UTF-8 bytes: San Francisco raises them to the middle of digits, and so do the stand-in's
  /// forms for capital letters.
  let raisedColons: [Int]

  /// The parts of a text in order.
  ///
  /// The stand-in's spacing and its features concern letters that it has; scripts whose letters are joined, and those of other
  /// fonts, stay as they are.
  static func all(of request: ShapingRequest, _ typefaces: [Typeface]) -> [TextPart] {
    var parts: [TextPart] = []
    for (index, span) in request.spans.enumerated() {
      for (range, isPlain) in ranges(of: request, span) {
        parts.append(
          TextPart(
            range, of: request.text, index, typefaces[index], kern: Double(span.kern),
            isPlain: isPlain))
      }
    }
    return parts
  }

  private init(
    _ range: Range<Int>, of text: String, _ span: Int, _ typeface: Typeface, kern: Double,
    isPlain: Bool
  ) {
    self.range = range
    self.span = span
    self.typeface = typeface
    // In Pango's units, as all widths.
    spacing = Double(PangoUnits.points(PangoUnits.units((isPlain ? typeface.tracking : 0) + kern)))
    ownSpacing = spacing - Double(PangoUnits.points(PangoUnits.units(kern)))
    var features: [String] = []
    if isPlain, typeface.ignoresContext { features.append("calt=0") }
    // Letters with space between them are not joined.
    if spacing != 0 { features.append("liga=0, clig=0, dlig=0") }
    self.features = features.isEmpty ? nil : features.joined(separator: ", ")
    raisedColons = isPlain && typeface.ignoresContext ? Self.colons(between: range, of: text) : []
  }

  /// The colons that stand between two digits.
  private static func colons(between range: Range<Int>, of text: String) -> [Int] {
    guard text.utf8.contains(0x3A) else { return [] }
    let bytes = Array(text.utf8)
    func isDigit(_ byte: Int) -> Bool {
      range.contains(byte) && (0x30...0x39).contains(bytes[byte])
    }
    return range.filter { bytes[$0] == 0x3A && isDigit($0 - 1) && isDigit($0 + 1) }
  }

  private static func ranges(
    of request: ShapingRequest, _ span: ShapingRequest.Span
  ) -> [(range: Range<Int>, isPlain: Bool)] {
    let utf8 = request.text.utf8
    guard span.attachmentWidth == nil, span.range.upperBound <= utf8.count else {
      return [(span.range, false)]
    }
    let start = utf8.index(utf8.startIndex, offsetBy: span.range.lowerBound)
    let text = utf8[start..<utf8.index(start, offsetBy: span.range.count)]
    if text.allSatisfy({ $0 < 0x80 }) { return [(span.range, true)] }
    var result: [(range: Range<Int>, isPlain: Bool)] = []
    var byte = span.range.lowerBound
    var joins = false
    for scalar in Substring(text).unicodeScalars {
      let end = byte + scalar.utf8.count
      let isPlain = isPlain(scalar)
      let last = result.last
      if let last, joins || extendsCharacter(scalar) || last.isPlain == isPlain {
        result[result.count - 1].range = last.range.lowerBound..<end
      } else {
        result.append((byte..<end, isPlain))
      }
      joins = scalar == "\u{200D}"
      byte = end
    }
    return result
  }

  /// Whether a character is Latin, Greek, Cyrillic, Armenian or a sign beside these.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x590 || (0x1E00...0x2BFF).contains(scalar.value)
  }

  /// Whether a character belongs to the one before: marks, joiners, and choices between forms.
  private static func extendsCharacter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isGraphemeExtend || scalar == "\u{200D}"
  }
}
