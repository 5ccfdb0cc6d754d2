// Names are those of Core Text, which callers use.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Drawing
import Foundation

// What a run draws, by glyphs. A range of glyphs whose length is 0 stands for all behind its location.

/// Writes the numbers of the glyphs.
public func CTRunGetGlyphs(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>
) { run.write(range, to: buffer) { $0.number } }

/// Writes where the glyphs stand, from the beginning of the line's baseline.
public func CTRunGetPositions(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>
) { run.write(range, to: buffer) { $0.position } }

/// Writes how far each glyph leads, as sizes without a height.
public func CTRunGetAdvances(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>
) { run.write(range, to: buffer) { CGSize(width: $0.advance, height: 0) } }

/// Writes the first character of each glyph.
public func CTRunGetStringIndices(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>
) { run.write(range, to: buffer) { $0.index } }

/// Writes how far each glyph leads, and how far beside its place it is drawn: nowhere, as positions hold that.
public func CTRunGetBaseAdvancesAndOrigins(
  _ run: CTRun, _ range: CFRange, _ advances: UnsafeMutablePointer<CGSize>?,
  _ origins: UnsafeMutablePointer<CGPoint>?
) {
  if let advances { CTRunGetAdvances(run, range, advances) }
  if let origins { run.write(range, to: origins) { _ in .zero } }
}

// The pointers to what a run keeps are nil, as they may be: callers copy then.

public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? { nil }
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? { nil }
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? { nil }
public func CTRunGetStringIndicesPtr(_ run: CTRun) -> UnsafePointer<CFIndex>? { nil }

/// Whether characters go from the right to the left.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus {
  let indices = run.glyphs.map(\.index)
  return indices.count > 1 && indices[0] > indices[indices.count - 1] ? .rightToLeft : []
}

public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { .identity }

/// The rectangle that holds all ink of a part, from the context's text position.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
  let position = context?.textPosition ?? .zero
  let start = run.glyphs.first?.position.x ?? 0
  return CTLine(run.string).inkBounds.offsetBy(dx: position.x + start, dy: position.y)
}

extension CTRun {
  fileprivate func write<T>(
    _ range: CFRange, to buffer: UnsafeMutablePointer<T>, _ value: (RunGlyph) -> T
  ) {
    let start = min(max(0, range.location), glyphs.count)
    let room = glyphs.count - start
    let count = range.length == 0 ? room : min(max(0, range.length), room)
    for index in 0..<count { buffer[index] = value(glyphs[start + index]) }
  }
}
