import Foundation

extension PathElements {
  /// The distance of control points of a quarter circle of radius 1: 4/3·tan(π/8) (BP-2).
  package static let quarterControl: CGFloat = 0.552_284_749_830_793_6

  /// Adds an arc from `start` by `sweep` radians, in curves of at most a right angle (BP-2): after a
  /// line from the current point, or as a new subpath where there is none.
  ///
  /// A sweep beyond a turn loses the whole turns beyond the first.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, start: CGFloat, sweep: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard center.isFinite, radius.isFinite, start.isFinite, sweep.isFinite, radius >= 0 else {
      return
    }
    let turn = 2 * CGFloat.pi
    let sweep =
      abs(sweep) > 2 * turn
      ? sweep.truncatingRemainder(dividingBy: turn) + (sweep < 0 ? -turn : turn) : sweep
    func place(_ angle: CGFloat, _ out: CGFloat) -> CGPoint {
      // `out` moves along the tangent.
      CGPoint(
        x: center.x + radius * (cos(angle) - out * sin(angle)),
        y: center.y + radius * (sin(angle) + out * cos(angle))
      ).applying(transform)
    }
    let first = place(start, 0)
    if current == nil { move(to: first) } else if current != first { line(to: first) }
    guard sweep != 0, radius > 0 else { return }
    let count = Swift.max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(count)
    let control = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let from = start + step * CGFloat(index)
      let to = start + step * CGFloat(index + 1)
      curve(to: place(to, 0), control1: place(from, control), control2: place(to, -control))
    }
  }

  /// The angle in radians below which what remains of whole turns is an error of rounding: angles of some turns
  /// in numbers of single precision are exact to about this much.
  private static let roundingOfTurns: CGFloat = 1e-5

  /// The sweep of an arc between two angles that runs towards greater angles, or smaller ones: at most
  /// a whole turn. Angles that differ and lie a whole turn apart, up to rounding, make the whole circle in
  /// either direction, as they do on a device (UM-1620).
  package static func sweep(
    from start: CGFloat, to end: CGFloat, isDecreasing: Bool
  ) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let difference = isDecreasing ? start - end : end - start
    guard difference.isFinite else { return .nan }
    let amount: CGFloat
    if difference >= turn {
      amount = turn
    } else if difference < 0 {
      let rest = difference.truncatingRemainder(dividingBy: turn)
      amount = rest + turn < roundingOfTurns ? turn : rest + turn
    } else {
      amount = difference
    }
    return isDecreasing ? -amount : amount
  }

  /// Adds an ellipse of four curves, from the point of the greatest x towards greater y.
  package mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard rect.isFinite, !rect.isNull else { return }
    let unit = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY
    ).concatenating(transform)
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(unit) }
    let k = PathElements.quarterControl
    move(to: place(1, 0))
    curve(to: place(0, 1), control1: place(1, k), control2: place(k, 1))
    curve(to: place(-1, 0), control1: place(-k, 1), control2: place(-1, k))
    curve(to: place(0, -1), control1: place(-1, -k), control2: place(-k, -1))
    curve(to: place(1, 0), control1: place(k, -1), control2: place(1, -k))
    close()
  }

  /// Adds a rectangle with corners of quarter ellipses, each no larger than half a side.
  package mutating func addRoundedRect(
    _ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard rect.isFinite, !rect.isNull else { return }
    let width = Swift.min(Swift.max(0, cornerWidth), rect.width / 2)
    let height = Swift.min(Swift.max(0, cornerHeight), rect.height / 2)
    guard width > 0, height > 0 else {
      return append(PathElements.rect(rect).applying(transform))
    }
    let (dx, dy) = (
      width * (1 - PathElements.quarterControl), height * (1 - PathElements.quarterControl)
    )
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(transform) }
    move(to: place(rect.maxX, rect.midY))
    line(to: place(rect.maxX, rect.maxY - height))
    curve(
      to: place(rect.maxX - width, rect.maxY), control1: place(rect.maxX, rect.maxY - dy),
      control2: place(rect.maxX - dx, rect.maxY))
    line(to: place(rect.minX + width, rect.maxY))
    curve(
      to: place(rect.minX, rect.maxY - height), control1: place(rect.minX + dx, rect.maxY),
      control2: place(rect.minX, rect.maxY - dy))
    line(to: place(rect.minX, rect.minY + height))
    curve(
      to: place(rect.minX + width, rect.minY), control1: place(rect.minX, rect.minY + dy),
      control2: place(rect.minX + dx, rect.minY))
    line(to: place(rect.maxX - width, rect.minY))
    curve(
      to: place(rect.maxX, rect.minY + height), control1: place(rect.maxX - dx, rect.minY),
      control2: place(rect.maxX, rect.minY + dy))
    close()
  }
}
