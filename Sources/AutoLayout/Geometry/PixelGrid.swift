/// The grid of device pixels that solved frames are rounded to (AL-120).
///
/// Each edge of a rectangle is rounded on its own, half up, in its parent's coordinates, so that
/// neighbours that share an edge still share it afterwards and a length is at most one pixel off:
///
///     PixelGrid(scale: 2).round(LayoutRect(x: 0, y: 0, width: 100.0 / 3, height: 10))
///     // width 33.5
///
/// Device recordings at scale 3 show edge rounding, not rounding of lengths: exact x 107.2 and
/// width 105.6 give 107.333 and 105.333.
public struct PixelGrid: Hashable, Sendable {
  /// Pixels per point. A grid of a scale that no device has, beyond a millionth or a million, and of one that is no number,
  /// rounds nothing: with such pixels the coordinates of a layout would not be numbers.
  public var scale: Double

  /// A grid that leaves every value as it is.
  public static let none = PixelGrid(scale: 0)

  public init(scale: Double) {
    self.scale = scale
  }

  /// How near to a half pixel, in pixels, a value counts as lying on it.
  ///
  /// A value that is exactly half a pixel in real arithmetic reaches this step with the error of a
  /// few additions of coordinates below 2^20 (about 1e-9); rounding it without snapping first
  /// would make the pixel depend on the order of those additions.
  static let halfPixelTolerance = 1e-6

  /// The pixel boundary nearest to `value`, the greater of two equally near ones.
  public func round(_ value: Double) -> Double {
    guard isGrid, value.isFinite else { return value }
    let pixels = value * scale
    // Adding the tolerance sends "half, less noise" up with the exact half.
    return (pixels + 0.5 + Self.halfPixelTolerance).rounded(.down) / scale
  }

  /// The rectangle with each edge on its nearest pixel boundary.
  public func round(_ rect: LayoutRect) -> LayoutRect {
    guard isGrid else { return rect }
    let minX = round(rect.minX)
    let minY = round(rect.minY)
    return LayoutRect(
      x: minX, y: minY, width: clean(round(rect.maxX) - minX),
      height: clean(round(rect.maxY) - minY))
  }

  private var isGrid: Bool { Self.scales.contains(scale) }

  /// The scales that round.
  private static let scales = 1e-6...1e6

  /// A difference of two grid values, itself a grid value, freed of the error of the subtraction.
  private func clean(_ length: Double) -> Double {
    (length * scale).rounded() / scale
  }
}
