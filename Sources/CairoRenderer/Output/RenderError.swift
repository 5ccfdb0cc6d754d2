/// Why a picture could not be made. Nothing has been written when it is thrown.
public enum RenderError: Error, Equatable, Sendable {
  /// The view has no area, or its size is no finite number; sizes in points.
  case noArea(width: Double, height: Double)
  /// The picture would have more pixels than `PixelSize.limit` allows; sizes in pixels.
  case tooLarge(width: Double, height: Double)
  /// The scale is not a finite number of pixels per point above zero.
  case invalidScale(Double)
  /// The views are nested more deeply than `PixelSize.deepestNesting`.
  case tooDeep(Int)
  /// Cairo refused; its own words.
  case cairo(String)
}

extension RenderError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noArea(let width, let height):
      "cannot draw a view of \(width) x \(height) points: both must be above zero"
    case .tooLarge(let width, let height):
      "a picture of \(width) x \(height) pixels is too large: "
        + "the limit is \(PixelSize.longestSide) on a side and \(PixelSize.limit) in all; "
        + "use a smaller view or scale"
    case .invalidScale(let scale):
      "a scale of \(scale) pixels per point cannot be drawn: it must be above zero"
    case .tooDeep(let depth):
      "cannot draw views nested \(depth) deep: the limit is \(PixelSize.deepestNesting)"
    case .cairo(let message):
      "Cairo cannot draw this: \(message)"
    }
  }
}
