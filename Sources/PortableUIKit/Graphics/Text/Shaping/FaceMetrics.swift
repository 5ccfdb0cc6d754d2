import Foundation

/// What the file of a face says of all its glyphs, in the face's units.
public struct FaceMetrics: Hashable, Sendable {
  /// Units of an em.
  public var unitsPerEm: Int
  public var glyphCount: Int
  /// The rectangle around all glyphs, y upwards.
  public var bounds: CGRect
  /// The angle of upright strokes in degrees, below 0 if they lean to the right.
  public var slantAngle: CGFloat
  /// The middle of the line below text, from the baseline upwards.
  public var underlinePosition: CGFloat
  public var underlineThickness: CGFloat

  public init(
    unitsPerEm: Int, glyphCount: Int, bounds: CGRect, slantAngle: CGFloat,
    underlinePosition: CGFloat, underlineThickness: CGFloat
  ) {
    self.unitsPerEm = unitsPerEm
    self.glyphCount = glyphCount
    self.bounds = bounds
    self.slantAngle = slantAngle
    self.underlinePosition = underlinePosition
    self.underlineThickness = underlineThickness
  }

  /// Those of San Francisco's regular face where there are no fonts: an em of 2,048 units, a line of 1/14 em an eighth below
  /// the baseline.
  static let withoutFonts = FaceMetrics(
    unitsPerEm: 2_048, glyphCount: 0, bounds: .zero, slantAngle: 0, underlinePosition: -256,
    underlineThickness: 146)
}
