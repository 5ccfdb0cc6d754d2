// Names are those of Core Text, which callers use.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Finds where the lines of a text end, for callers that place the lines themselves.
public final class CTTypesetter {
  fileprivate let framesetter: CTFramesetter

  init(_ framesetter: CTFramesetter) {
    self.framesetter = framesetter
  }

  /// The text from an index to the end of its paragraph, with what separates it from the next.
  fileprivate func rest(from start: CFIndex) -> NSAttributedString {
    let (string, text) = (framesetter.string, framesetter.string.string as NSString)
    guard start >= 0, start < text.length else { return NSAttributedString(string: "") }
    let end = NSMaxRange(text.paragraphRange(for: NSRange(location: start, length: 0)))
    return string.attributedSubstring(from: NSRange(location: start, length: end - start))
  }
}

public func CTTypesetterCreateWithAttributedString(
  _ string: CFAttributedString
) -> CTTypesetter { CTTypesetter(CTFramesetter(string)) }

public func CTTypesetterCreateWithAttributedStringAndOptions(
  _ string: CFAttributedString, _ options: CFDictionary?
) -> CTTypesetter? { CTTypesetter(CTFramesetter(string)) }

public func CTFramesetterCreateWithTypesetter(_ typesetter: CTTypesetter) -> CTFramesetter {
  typesetter.framesetter
}

public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter {
  CTTypesetter(framesetter)
}

/// The line of a range, a length of 0 for all behind its location.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  let part = typesetter.framesetter.part(stringRange)
  return CTLine(part.string, start: part.start)
}

/// The same; lines here do not depend on where they stand.
public func CTTypesetterCreateLineWithOffset(
  _ typesetter: CTTypesetter, _ stringRange: CFRange, _ offset: Double
) -> CTLine { CTTypesetterCreateLine(typesetter, stringRange) }

/// How many UTF-16 units from an index on have room in a width in points, between words; at least one.
///
/// - Complexity: O(characters of the paragraph).
public func CTTypesetterSuggestLineBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
  let rest = typesetter.rest(from: startIndex)
  guard rest.length > 0 else { return 0 }
  let layout = typesetter.framesetter.layout(
    rest, width: width > 0 ? CGFloat(width) : 0, height: .infinity)
  guard layout.lines.count > 1 else { return rest.length }
  return max(1, layout.lines[1].range.lowerBound)
}

public func CTTypesetterSuggestLineBreakWithOffset(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double, _ offset: Double
) -> CFIndex { CTTypesetterSuggestLineBreak(typesetter, startIndex, width - offset) }

/// The same between any characters.
///
/// - Complexity: O(log(characters) · characters of the paragraph).
public func CTTypesetterSuggestClusterBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
  let rest = typesetter.rest(from: startIndex)
  guard rest.length > 0 else { return 0 }
  let text = rest.string as NSString
  func extent(of count: Int) -> Double {
    Double(CTLine(rest.attributedSubstring(from: NSRange(location: 0, length: count))).width)
  }
  var (fits, most) = (0, text.length)
  if extent(of: most) <= width { return most }
  while most - fits > 1 {
    let middle = (fits + most) / 2
    if extent(of: middle) <= width { fits = middle } else { most = middle }
  }
  let first = text.rangeOfComposedCharacterSequence(at: 0).length
  return fits < first ? first : text.rangeOfComposedCharacterSequence(at: fits).location
}

public func CTTypesetterSuggestClusterBreakWithOffset(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double, _ offset: Double
) -> CFIndex { CTTypesetterSuggestClusterBreak(typesetter, startIndex, width - offset) }
