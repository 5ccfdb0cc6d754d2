import Foundation

/// Makes bitmaps that can be drawn upon.
///
/// This module has no rasteriser. A module that has one (CairoRenderer) sets ``DrawingPlatform/rasteriser``;
/// until then contexts with pixels cannot be made.
public protocol RasterBackend: Sendable {
  /// A bitmap of transparent pixels, or of opaque black ones without opacity of their own; nil where
  /// there is not enough memory or a side is beyond the rasteriser's limit.
  func makeBitmap(width: Int, height: Int, isOpaque: Bool) -> (any BitmapSink)?

  /// The outlines of the glyphs of a run in its space; nil if its face is not found.
  func outline(of run: GlyphRun) -> CGPath?
}

extension RasterBackend {
  public func outline(of run: GlyphRun) -> CGPath? { nil }
}
