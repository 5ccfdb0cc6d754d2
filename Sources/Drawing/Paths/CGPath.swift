import Foundation

/// A shape of lines and curves that does not change.
///
/// Coordinates are those of the drawing program. Steps with a coordinate that is not finite are
/// left out when a path is built, so that a path is always finite. Comparison is by steps.
public class CGPath: Hashable, @unchecked Sendable {
  /// The steps. Only a `CGMutablePath` changes them.
  public internal(set) final var elements: PathElements

  public init(elements: PathElements) {
    self.elements = elements
  }

  /// A rectangle: from its origin along the edge of the smallest y.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(
      elements: PathElements.rect(rect.standardized).applying(transform?.pointee ?? .identity))
  }

  public final var isEmpty: Bool { elements.isEmpty }

  /// The end of the last segment; zero of a path without one.
  public final var currentPoint: CGPoint { elements.current ?? .zero }

  /// The smallest rectangle that holds all points and control points; null of an empty path.
  public final var boundingBox: CGRect { elements.controlBounds }

  public static func == (a: CGPath, b: CGPath) -> Bool { a.elements == b.elements }

  public final func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
