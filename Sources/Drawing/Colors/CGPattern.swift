import Foundation

/// A cell that is repeated in both directions to fill an area (GC-15).
///
/// The cell is drawn once for each colour it is used with, into a display list.
public final class CGPattern: Sendable, Hashable {
  /// The cell's rectangle in pattern space; drawing outside it is cut off.
  public let bounds: CGRect
  /// Pattern space to the base space of the context.
  public let matrix: CGAffineTransform
  /// The distances between cells in pattern space.
  public let xStep: CGFloat
  public let yStep: CGFloat
  public let tiling: CGPatternTiling
  /// Whether the cell has colours of its own; otherwise it is drawn in the colour given with it.
  public let isColored: Bool
  private let drawing: @Sendable (CGContext) -> Void

  public init(
    bounds: CGRect, matrix: CGAffineTransform = .identity, xStep: CGFloat, yStep: CGFloat,
    tiling: CGPatternTiling = .noDistortion, isColored: Bool = true,
    drawing: @escaping @Sendable (CGContext) -> Void
  ) {
    self.bounds = bounds
    self.matrix = matrix
    self.xStep = xStep
    self.yStep = yStep
    self.tiling = tiling
    self.isColored = isColored
    self.drawing = drawing
  }

  /// The cell as operations in pattern space, in `color` where the cell has none of its own.
  package func cell(color: ColorComponents) -> DisplayList {
    let recorder = DisplayListRecorder(extent: bounds)
    let context = CGContext(sink: recorder, bounds: bounds)
    context.setColors(color)
    drawing(context)
    return recorder.finish()
  }

  public static func == (a: CGPattern, b: CGPattern) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
