import Foundation

/// The paint of an area.
public enum Paint: Hashable, Sendable {
  case color(ColorComponents)
  case linear(LinearPaint)
  case radial(RadialPaint)
  case conic(ConicPaint)
  case pattern(PatternPaint)

  /// The paint in a space that `transform` maps to.
  public func applying(_ transform: CGAffineTransform) -> Paint {
    switch self {
    case .color: return self
    case .linear(var paint):
      paint.transform = paint.transform.concatenating(transform)
      return .linear(paint)
    case .radial(var paint):
      paint.transform = paint.transform.concatenating(transform)
      return .radial(paint)
    case .conic(var paint):
      paint.transform = paint.transform.concatenating(transform)
      return .conic(paint)
    case .pattern(var paint):
      paint.transform = paint.transform.concatenating(transform)
      return .pattern(paint)
    }
  }
}
