import Foundation

extension PathElements {
  /// More pieces than this are not made of a path: it stays whole.
  static let mostDashes: CGFloat = 1_000_000

  /// The pieces that dashes leave. Each subpath begins the list anew; over the seam of a closed one the
  /// last piece and the first are one. The path itself where `lengths` say nothing, and where there
  /// would be more than a million pieces.
  package func dashed(phase: CGFloat, lengths: [CGFloat]) -> PathElements {
    var style = StrokeStyle()
    style.setDashes(lengths, phase: phase)
    guard !style.dashes.isEmpty else { return self }
    var cutter = DashCutter(lengths: style.dashes, phase: style.dashPhase, restarts: true)
    let pieces = length / cutter.period * CGFloat(style.dashes.count)
    guard pieces.isFinite, pieces < PathElements.mostDashes else { return self }
    cutter.cut(self)
    return cutter.result
  }

  /// The part between two shares of the whole length, 0...1; subpaths follow each other (LK-18).
  package func trimmed(from start: CGFloat, to end: CGFloat) -> PathElements {
    let (start, end) = (Swift.max(0, Swift.min(1, start)), Swift.max(0, Swift.min(1, end)))
    if start == 0, end == 1 { return self }
    let length = self.length
    guard start < end, length > 0, length.isFinite else { return PathElements() }
    var cutter = DashCutter(
      lengths: [(end - start) * length, 2 * length], phase: -start * length, restarts: false)
    cutter.cut(self)
    return cutter.result
  }

  /// The length of all segments, closing lines included.
  package var length: CGFloat {
    var sum: CGFloat = 0
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in self {
      switch element {
      case .move(let point):
        current = point
        start = point
      case .line(let end):
        sum += ArcLengthTable(.line(from: current, to: end), isLine: true).length
        current = end
      case .quadCurve(let control, let end):
        let curve = CubicCurve(from: current, quadraticControl: control, to: end)
        sum += ArcLengthTable(curve, isLine: false).length
        current = end
      case .curve(let first, let second, let end):
        let curve = CubicCurve(start: current, control1: first, control2: second, end: end)
        sum += ArcLengthTable(curve, isLine: false).length
        current = end
      case .close:
        sum += ArcLengthTable(.line(from: current, to: start), isLine: true).length
        current = start
      }
    }
    return sum
  }
}
