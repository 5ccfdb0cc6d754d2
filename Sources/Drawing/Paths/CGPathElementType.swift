/// The kind of one step of a path.
public enum CGPathElementType: Int32, Hashable, Sendable {
  case moveToPoint
  case addLineToPoint
  case addQuadCurveToPoint
  case addCurveToPoint
  case closeSubpath
}
