// Names are those of Core Text, which callers use.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Drawing
import Foundation

// Glyphs of a font by their numbers. Without fonts (CairoRenderer) there are none.

/// Which way the lines of a font go (raw values as in Core Text).
public enum CTFontOrientation: UInt32, Sendable {
  case `default` = 0
  case horizontal = 1
  case vertical = 2
}

/// Writes the numbers of the glyphs for UTF-16 units, 0 where there is none and for the second unit of a character; false
/// if there is none for some.
@discardableResult
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UInt16>, _ glyphs: UnsafeMutablePointer<CGGlyph>,
  _ count: CFIndex
) -> Bool {
  var (index, isWhole) = (0, true)
  while index < count {
    let isPair =
      UTF16.isLeadSurrogate(characters[index]) && index + 1 < count
      && UTF16.isTrailSurrogate(characters[index + 1])
    let units = UnsafeBufferPointer(start: characters + index, count: isPair ? 2 : 1)
    let number = font.glyph(String(decoding: units, as: UTF16.self))
    glyphs[index] = number ?? 0
    if isPair { glyphs[index + 1] = 0 }
    isWhole = isWhole && number != nil
    index += units.count
  }
  return isWhole
}

/// The sum of how far glyphs lead; `advances` takes each.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
  (0..<max(0, count)).reduce(0) { sum, index in
    let advance = font.shape(of: glyphs[index])?.advance ?? 0
    advances?[index] = CGSize(width: advance, height: 0)
    return sum + Double(advance)
  }
}

/// The rectangle around the ink of glyphs that all begin at the origin; `rects` takes each.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ rects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
  (0..<max(0, count)).reduce(.null) { union, index in
    let outline = font.shape(of: glyphs[index])?.outline
    let bounds = outline.map { $0.isEmpty ? .zero : $0.boundingBoxOfPath } ?? .zero
    rects?[index] = bounds
    return union.union(bounds)
  }
}

/// The same: faces here have no other bounds for the eye.
@discardableResult
public func CTFontGetOpticalBoundsForGlyphs(
  _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ rects: UnsafeMutablePointer<CGRect>?,
  _ count: CFIndex, _ options: CFOptionFlags
) -> CGRect { CTFontGetBoundingRectsForGlyphs(font, .default, glyphs, rects, count) }

/// The outline of a glyph, with y upwards from the beginning of the baseline; nil where there is no such glyph or it has no ink.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  guard let outline = font.shape(of: glyph)?.outline, !outline.isEmpty else { return nil }
  guard let matrix else { return outline }
  let result = CGMutablePath()
  result.addPath(outline, transform: matrix.pointee)
  return result
}

/// Fills glyphs at positions in the space of text.
public func CTFontDrawGlyphs(
  _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>,
  _ count: Int, _ context: CGContext
) {
  context.saveGState()
  context.concatenate(context.textMatrix)
  for index in 0..<max(0, count) {
    guard let outline = font.shape(of: glyphs[index])?.outline else { continue }
    let path = CGMutablePath()
    path.addPath(
      outline,
      transform: CGAffineTransform(translationX: positions[index].x, y: positions[index].y))
    context.addPath(path)
  }
  context.fillPath()
  context.restoreGState()
}

extension UIFont {
  /// The number of the glyph for a character; nil if the face has none.
  fileprivate func glyph(_ character: String) -> CGGlyph? {
    let request = ShapingRequest(
      text: character,
      spans: [.init(range: 0..<character.utf8.count, font: FontRequest(self))])
    guard let run = Platform.current.shaper.line(of: request).runs.first?.glyphs,
      run.missing.isEmpty
    else { return nil }
    return run.glyphs.first.map { CGGlyph(truncatingIfNeeded: $0) }
  }

  fileprivate func shape(of glyph: CGGlyph) -> GlyphShape? {
    Platform.current.shaper.shape(ofGlyph: UInt32(glyph), in: FontRequest(self))
  }
}
