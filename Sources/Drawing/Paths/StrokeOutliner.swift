import Foundation

/// Draws the outline of the area that a line of some width covers; to be filled by the winding rule.
///
/// An open subpath gives one contour: along its left side, around the end, back along the right, around
/// the beginning. A closed one gives two. On the inner side of a corner the contour goes over the
/// corner itself, so that no part of the area is counted less than once.
struct StrokeOutliner {
  private let half: CGFloat
  private let style: StrokeStyle
  private(set) var result = PathElements()

  init(style: StrokeStyle) {
    self.style = style
    half = style.width / 2
  }

  mutating func outline(_ line: Polyline) {
    let clean = line.withoutRepetition()
    guard clean.points.count > 1 else { return dot(line) }
    let isClosed = clean.isClosed
    let forward = Side(clean, isClosed: isClosed)
    let backward = forward.reversed
    var contour = PathElements()
    run(forward, into: &contour)
    if isClosed {
      contour.close()
      result.append(contour)
      contour = PathElements()
    } else {
      cap(at: forward.points[forward.points.count - 1], forward.normals.last ?? .zero, &contour)
    }
    run(backward, into: &contour)
    if !isClosed {
      cap(at: forward.points[0], backward.normals.last ?? .zero, &contour)
    }
    contour.close()
    result.append(contour)
  }

  /// The points of one side in order, and for each segment the unit vector to its left.
  private struct Side {
    var points: [CGPoint]
    var isSmooth: [Bool]
    var normals: [CGVector]
    var isClosed: Bool

    init(_ line: Polyline, isClosed: Bool) {
      self.init(points: line.points, isSmooth: line.isSmooth, isClosed: isClosed)
    }

    private init(points: [CGPoint], isSmooth: [Bool], isClosed: Bool) {
      self.points = points
      self.isSmooth = isSmooth
      self.isClosed = isClosed
      let count = isClosed ? points.count : points.count - 1
      normals = (0..<count).map { index in
        let (a, b) = (points[index], points[(index + 1) % points.count])
        let length = hypot(b.x - a.x, b.y - a.y)
        return CGVector(dx: -(b.y - a.y) / length, dy: (b.x - a.x) / length)
      }
    }

    var reversed: Side {
      Side(points: points.reversed(), isSmooth: isSmooth.reversed(), isClosed: isClosed)
    }
  }

  private func place(_ point: CGPoint, _ normal: CGVector) -> CGPoint {
    CGPoint(x: point.x + normal.dx * half, y: point.y + normal.dy * half)
  }

  /// Runs along the left side of all segments.
  private func run(_ side: Side, into contour: inout PathElements) {
    let first = place(side.points[0], side.normals[0])
    if contour.isEmpty { contour.move(to: first) } else { contour.line(to: first) }
    for (index, normal) in side.normals.enumerated() {
      let end = (index + 1) % side.points.count
      let isLast = index == side.normals.count - 1
      contour.line(to: place(side.points[end], normal))
      if isLast && !side.isClosed { return }
      let next = side.normals[(index + 1) % side.normals.count]
      join(at: side.points[end], normal, next, isSmooth: side.isSmooth[end], &contour)
    }
  }

  private func join(
    at corner: CGPoint, _ before: CGVector, _ after: CGVector, isSmooth: Bool,
    _ contour: inout PathElements
  ) {
    let cross = before.dx * after.dy - before.dy * after.dx
    let dot = before.dx * after.dx + before.dy * after.dy
    // Left of a line that turns left is the inner side.
    if cross > 0 {
      contour.line(to: corner)
      return contour.line(to: place(corner, after))
    }
    if isSmooth && dot > 0.9 { return contour.line(to: place(corner, after)) }
    switch style.join {
    case .bevel: break
    case .round: arc(around: corner, from: before, turning: -acos(max(-1, min(1, dot))), &contour)
    case .miter:
      // The corner is 1/cos(turn/2) half widths long.
      let cosine = max(0, (1 + dot) / 2).squareRoot()
      if cosine * style.miterLimit >= 1 - 1e-9 {
        let scale = half / (1 + dot)
        contour.line(
          to: CGPoint(
            x: corner.x + (before.dx + after.dx) * scale,
            y: corner.y + (before.dy + after.dy) * scale))
      }
    }
    contour.line(to: place(corner, after))
  }

  /// Goes around an end, from the left side of a segment to its right.
  private func cap(at end: CGPoint, _ normal: CGVector, _ contour: inout PathElements) {
    switch style.cap {
    case .butt: break
    case .round: arc(around: end, from: normal, turning: -.pi, &contour)
    case .square:
      let along = CGVector(dx: normal.dy, dy: -normal.dx)
      for side: CGFloat in [1, -1] {
        contour.line(
          to: place(
            end, CGVector(dx: normal.dx * side + along.dx, dy: normal.dy * side + along.dy)))
      }
    }
    contour.line(to: place(end, CGVector(dx: -normal.dx, dy: -normal.dy)))
  }

  private func arc(
    around center: CGPoint, from normal: CGVector, turning sweep: CGFloat,
    _ contour: inout PathElements
  ) {
    contour.addArc(
      center: center, radius: half, start: atan2(normal.dy, normal.dx), sweep: sweep)
  }

  /// A segment of no length: a dot under round caps, a square under square ones, else nothing.
  private mutating func dot(_ line: Polyline) {
    guard line.points.count > 1 || line.isClosed, let point = line.points.first else { return }
    let square = CGRect(
      x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
    switch style.cap {
    case .butt: break
    case .round: result.addEllipse(in: square)
    case .square: result.addRect(square)
    }
  }
}
