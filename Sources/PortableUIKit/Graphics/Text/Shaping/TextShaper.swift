import Drawing
import Foundation

/// Finds the glyphs of a line and the places where text may be broken, tasks that a view system without fonts leaves to
/// others. Breaking, shortening and aligning lines are the layout's own.
///
/// Not bound to an actor: images are drawn on any thread.
public protocol TextShaper: Sendable {
  /// The whole text on one line; no space counts as one at which it was broken.
  func line(of request: ShapingRequest) -> ShapedLine
  /// The shape of a glyph by its number in the face that stands for `font`; nil without fonts, or if there is no such glyph.
  func shape(ofGlyph number: UInt32, in font: FontRequest) -> GlyphShape?
  /// What the file of the face that stands for `font` says of it; nil without fonts.
  func metrics(of font: FontRequest) -> FaceMetrics?
}

extension TextShaper {
  public func shape(ofGlyph number: UInt32, in font: FontRequest) -> GlyphShape? { nil }
  public func metrics(of font: FontRequest) -> FaceMetrics? { nil }
}
