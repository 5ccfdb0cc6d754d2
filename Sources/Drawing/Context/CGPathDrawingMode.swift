/// How a path is drawn.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  case fill
  case eoFill
  case stroke
  case fillStroke
  case eoFillStroke
}
