// Names are those of Core Text, which callers use.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Breaks a text into lines in paths.
public final class CTFramesetter {
  let string: NSAttributedString

  init(_ string: NSAttributedString) {
    self.string = string
  }

  /// A part of the text; a length of 0 stands for all behind the location.
  func part(_ range: CFRange) -> (string: NSAttributedString, start: Int) {
    let start = min(max(0, range.location), string.length)
    let length = range.length == 0 ? string.length - start : max(0, range.length)
    let part = NSRange(location: start, length: min(length, string.length - start))
    return (string.attributedSubstring(from: part), start)
  }

  /// The lines of a part in a room in points; lines without room are left out without an ellipsis.
  func layout(_ part: NSAttributedString, width: CGFloat, height: CGFloat) -> AttributedTextLayout {
    AttributedTextLayout(
      CoreTextAttributes.asViewsHaveThem(part), in: TextRoom(width: width, height: height),
      .stringDrawing, shaper: Platform.current.shaper)
  }
}

public func CTFramesetterCreateWithAttributedString(
  _ attrString: CFAttributedString
) -> CTFramesetter { CTFramesetter(attrString) }

/// The size that a part of a text needs within constraints, a side of which may be infinite or
/// `CGFloat.greatestFiniteMagnitude`.
@discardableResult
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  func limit(_ length: CGFloat) -> CGFloat { length > 0 && length < 1e7 ? length : .infinity }
  let part = framesetter.part(stringRange)
  let layout = framesetter.layout(
    part.string, width: limit(constraints.width), height: limit(constraints.height))
  fitRange?.pointee = CFRange(
    location: part.start, length: layout.lines.last?.range.upperBound ?? 0)
  return CGSize(width: layout.size.width.rounded(.up), height: layout.size.height.rounded(.up))
}

/// Lays a part of a text out in the bounds of a path.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath,
  _ frameAttributes: CFDictionary?
) -> CTFrame {
  let part = framesetter.part(stringRange)
  let bounds = path.boundingBoxOfPath
  let layout = framesetter.layout(
    part.string, width: max(0, bounds.width), height: max(0, bounds.height))
  return CTFrame(
    part.string, start: part.start, layout: layout, path: path, attributes: frameAttributes)
}
