import Drawing
import Foundation

/// A path as a way to move along: its first subpath's segments, one after the other.
struct PathWay {
  private var curves: [CubicCurve] = []
  private var lengths: [ArcLengthTable] = []

  init(_ path: CGPath) {
    var (current, start) = (CGPoint.zero, CGPoint.zero)
    func add(_ curve: CubicCurve, isLine: Bool, to way: inout PathWay) {
      way.curves.append(curve)
      way.lengths.append(ArcLengthTable(curve, isLine: isLine))
      current = curve.end
    }
    for element in path.elements {
      switch element {
      case .move(let point): (current, start) = (point, point)
      case .line(let end): add(.evenLine(from: current, to: end), isLine: true, to: &self)
      case .quadCurve(let control, let end):
        add(
          CubicCurve(from: current, quadraticControl: control, to: end), isLine: false, to: &self)
      case .curve(let first, let second, let end):
        add(
          CubicCurve(start: current, control1: first, control2: second, end: end), isLine: false,
          to: &self)
      case .close where current != start:
        add(.evenLine(from: current, to: start), isLine: true, to: &self)
      case .close: break
      }
    }
  }

  /// The ends of the segments, each with the length of the way up to it in the place of a value, so that
  /// the distance of two is the length of the way between them.
  var frames: [LayerValue] {
    guard !curves.isEmpty else { return [] }
    var sum: CGFloat = 0
    return [.numbers([0])]
      + lengths.map { table in
        sum += table.length
        return .numbers([sum])
      }
  }

  /// The point at a place: the number of a segment and the part of its length.
  func point(at place: Double) -> CGPoint? {
    parameter(at: place).map { curves[$0.index].point(at: $0.parameter) }
  }

  /// The direction of the way in radians, from the x axis towards the y axis.
  func angle(at place: Double) -> CGFloat? {
    guard let (index, parameter) = parameter(at: place) else { return nil }
    let curve = curves[index]
    let (low, high) = (max(0, parameter - 1e-4), min(1, parameter + 1e-4))
    let (a, b) = (curve.point(at: low), curve.point(at: high))
    return atan2(b.y - a.y, b.x - a.x)
  }

  private func parameter(at place: Double) -> (index: Int, parameter: CGFloat)? {
    guard !curves.isEmpty else { return nil }
    let index = max(0, min(curves.count - 1, Int(place)))
    let share = CGFloat(min(1, max(0, place - Double(index))))
    return (index, lengths[index].parameter(at: share * lengths[index].length))
  }
}

extension CubicCurve {
  /// A line along which the parameter is the part of the length.
  fileprivate static func evenLine(from start: CGPoint, to end: CGPoint) -> CubicCurve {
    func at(_ share: CGFloat) -> CGPoint {
      CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
    return CubicCurve(start: start, control1: at(1.0 / 3), control2: at(2.0 / 3), end: end)
  }
}
