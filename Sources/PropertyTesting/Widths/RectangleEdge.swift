import AutoLayout

/// An edge of a rectangle on the screen.
enum RectangleEdge: String, CaseIterable, CustomStringConvertible {
  case left, top, right, bottom

  var description: String { rawValue }

  /// How far a rectangle reaches beyond the edge of another one.
  func distance(of rect: LayoutRect, beyond outer: LayoutRect) -> Double {
    switch self {
    case .left: outer.minX - rect.minX
    case .top: outer.minY - rect.minY
    case .right: rect.maxX - outer.maxX
    case .bottom: rect.maxY - outer.maxY
    }
  }

  /// How far all of a rectangle lies beyond the edge of another one.
  func distance(ofAll rect: LayoutRect, beyond outer: LayoutRect) -> Double {
    switch self {
    case .left: outer.minX - rect.maxX
    case .top: outer.minY - rect.maxY
    case .right: rect.minX - outer.maxX
    case .bottom: rect.minY - outer.maxY
    }
  }
}
