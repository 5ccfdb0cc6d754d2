import Foundation

extension CGPath {
  /// The smallest rectangle that holds the path itself, control points left aside; null of an empty
  /// path.
  public final var boundingBoxOfPath: CGRect { elements.controlBounds }
}
