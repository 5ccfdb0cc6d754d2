// Names are those of Core Text, which callers use.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Lines of text in the bounds of a path, from the top down, in a space with y upwards.
public final class CTFrame {
  let path: CGPath
  let start: Int
  let layout: AttributedTextLayout
  let lines: [CTLine]
  let string: NSAttributedString
  let attributes: CFDictionary?

  init(
    _ string: NSAttributedString, start: Int, layout: AttributedTextLayout, path: CGPath,
    attributes: CFDictionary?
  ) {
    self.string = string
    self.attributes = attributes
    self.start = start
    self.layout = layout
    self.path = path
    lines = layout.lines.map { line in
      let range = NSRange(location: line.range.lowerBound, length: line.range.count)
      return CTLine(
        string.attributedSubstring(from: range), start: start + line.range.lowerBound)
    }
  }

  /// The beginnings of the baselines of the lines, from the lower left corner of the path's bounds.
  var origins: [CGPoint] {
    let height = path.boundingBoxOfPath.height
    return layout.lines.map { CGPoint(x: $0.x, y: height - $0.baseline) }
  }

  /// The end of the text that has room, in UTF-16 units from the beginning of the frame's.
  var visibleLength: Int { layout.lines.last?.range.upperBound ?? 0 }
}

public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let bounds = frame.path.boundingBoxOfPath
  guard bounds.minX.isFinite, bounds.maxY.isFinite else { return }
  context.saveGState()
  context.translateBy(x: bounds.minX, y: bounds.maxY)
  context.scaleBy(x: 1, y: -1)
  frame.layout.draw(in: context, at: .zero)
  context.restoreGState()
}

public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines as CFArray }

/// Writes the origins of lines in a range, a length of 0 for all behind its location.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
  let all = frame.origins
  let start = min(max(0, range.location), all.count)
  let count = range.length == 0 ? all.count - start : min(max(0, range.length), all.count - start)
  for index in 0..<count { origins[index] = all[start + index] }
}

public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.start, length: frame.string.length)
}

public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.start, length: frame.visibleLength)
}

public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// What was asked for with the frame.
public func CTFrameGetFrameAttributes(_ frame: CTFrame) -> CFDictionary? { frame.attributes }

/// Where lines go (raw values as in Core Text).
public enum CTFrameProgression: UInt32, Sendable {
  case topToBottom = 0
  case rightToLeft = 1
  case leftToRight = 2
}

/// Which parts of a path are inside of it (raw values as in Core Text).
public enum CTFramePathFillRule: UInt32, Sendable {
  case evenOdd = 0
  case windingNumber = 1
}
