// Names are those of Core Text, which callers use.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A part of a line with the same attributes.
public final class CTRun {
  let string: NSAttributedString
  let range: CFRange
  /// The text of the line, and where it begins in that of its frame, in UTF-16 units.
  private let whole: NSAttributedString
  private let start: Int
  /// What the run draws, from left to right.
  private(set) lazy var glyphs = RunGlyph.all(of: CTLine(string), at: x, from: range.location)

  init(_ string: NSAttributedString, range: CFRange, of whole: NSAttributedString, start: Int) {
    self.string = string
    self.range = range
    self.whole = whole
    self.start = start
  }

  /// The left end of the run, from that of its line.
  private var x: CGFloat {
    guard range.length < whole.length else { return 0 }
    let line = CTLine(whole, start: start)
    return min(
      line.offset(of: range.location), line.offset(of: range.location + range.length))
  }

  /// The runs of a text, whose first character has an index in UTF-16 units.
  static func all(of string: NSAttributedString, start: Int) -> [CTRun] {
    var runs: [CTRun] = []
    var index = 0
    while index < string.length {
      var range = NSRange()
      _ = string.attributes(at: index, effectiveRange: &range)
      let end = min(max(range.location + range.length, index + 1), string.length)
      let part = NSRange(location: index, length: end - index)
      runs.append(
        CTRun(
          string.attributedSubstring(from: part),
          range: CFRange(location: start + index, length: part.length), of: string, start: start))
      index = end
    }
    return runs
  }
}

public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
  guard run.string.length > 0 else { return NSDictionary() }
  let attributes = AttributedRuns.withoutSpacer(
    run.string.attributes(at: 0, effectiveRange: nil))
  return NSDictionary(
    dictionary: Dictionary(uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) }))
}

public func CTRunGetStringRange(_ run: CTRun) -> CFRange { run.range }

public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }

/// The width of a part of a run, a length of 0 for all behind the location; the pointers as for a line.
@discardableResult
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  CTLineGetTypographicBounds(CTLine(run.part(range)), ascent, descent, leading)
}

public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  CTLine(run.part(range)).draw(in: context)
}

extension CTRun {
  fileprivate func part(_ range: CFRange) -> NSAttributedString {
    let start = min(max(0, range.location), string.length)
    let length = range.length == 0 ? string.length - start : max(0, range.length)
    return string.attributedSubstring(
      from: NSRange(location: start, length: min(length, string.length - start)))
  }
}
