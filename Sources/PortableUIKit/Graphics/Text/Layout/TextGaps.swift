import Drawing
import Foundation

/// Paths that lines go around, in points of the container.
///
/// A path keeps all room between its leftmost and its rightmost point within the height of a line.
struct TextGaps {
  private struct Edge {
    var start: CGPoint
    var end: CGPoint
  }

  private var paths: [[Edge]] = []

  init(_ paths: [UIBezierPath]) {
    for path in paths {
      var edges: [Edge] = []
      for line in path.elements.flattened(tolerance: 0.25) {
        for (start, end) in zip(line.points, line.points.dropFirst())
        where start.x.isFinite && start.y.isFinite && end.x.isFinite && end.y.isFinite {
          edges.append(Edge(start: start, end: end))
        }
        if let first = line.points.first, let last = line.points.last, first != last {
          edges.append(Edge(start: last, end: first))
        }
      }
      if !edges.isEmpty { self.paths.append(edges) }
    }
  }

  var isEmpty: Bool { paths.isEmpty }

  /// The lowest point of all paths.
  var bottom: CGFloat { paths.joined().map { max($0.start.y, $0.end.y) }.max() ?? 0 }

  /// The parts of a band as wide as the container that no path keeps, from the left.
  func free(from top: CGFloat, to bottom: CGFloat, width: CGFloat) -> [ClosedRange<CGFloat>] {
    var result: [ClosedRange<CGFloat>] = []
    var left: CGFloat = 0
    for kept in paths.compactMap({ TextGaps.extent(of: $0, top, bottom) })
      .sorted(by: { $0.lowerBound < $1.lowerBound })
    {
      if kept.lowerBound > left, left < width {
        result.append(left...min(width, kept.lowerBound))
      }
      left = max(left, kept.upperBound)
    }
    if left < width { result.append(left...width) }
    return result
  }

  /// From the leftmost to the rightmost point of edges within a band; nil for a path that is not in it.
  private static func extent(
    of edges: [Edge], _ top: CGFloat, _ bottom: CGFloat
  ) -> ClosedRange<CGFloat>? {
    var range: ClosedRange<CGFloat>?
    for edge in edges {
      let (upper, lower) =
        edge.start.y <= edge.end.y ? (edge.start, edge.end) : (edge.end, edge.start)
      guard lower.y > top, upper.y < bottom else { continue }
      func x(at y: CGFloat) -> CGFloat {
        let height = lower.y - upper.y
        return height > 0 ? upper.x + (lower.x - upper.x) * (y - upper.y) / height : upper.x
      }
      let ends =
        lower.y > upper.y
        ? [x(at: max(upper.y, top)), x(at: min(lower.y, bottom))] : [upper.x, lower.x]
      for end in ends {
        range = range.map { min($0.lowerBound, end)...max($0.upperBound, end) } ?? end...end
      }
    }
    return range
  }
}
