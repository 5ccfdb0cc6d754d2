import Foundation

extension PathElements {
  /// Adds a rounded corner; the current point is taken back through `transform`.
  package mutating func addArc(
    tangent1End first: CGPoint, tangent2End second: CGPoint, radius: CGFloat,
    transform: CGAffineTransform
  ) {
    guard first.isFinite, second.isFinite, let current else { return }
    let begin = current.applying(transform.inverted())
    guard let arc = PathElements.arc(tangent: first, second, radius: radius, from: begin) else {
      return line(to: first.applying(transform))
    }
    addArc(
      center: arc.center, radius: radius, start: arc.start, sweep: arc.sweep,
      transform: transform)
  }

  /// The arc of the circle that touches the lines from `begin` to `first` and from there to `second`;
  /// nil where the three lie on one line.
  private static func arc(
    tangent first: CGPoint, _ second: CGPoint, radius: CGFloat, from begin: CGPoint
  ) -> (center: CGPoint, start: CGFloat, sweep: CGFloat)? {
    let inward = CGVector(dx: begin.x - first.x, dy: begin.y - first.y)
    let outward = CGVector(dx: second.x - first.x, dy: second.y - first.y)
    let (a, b) = (hypot(inward.dx, inward.dy), hypot(outward.dx, outward.dy))
    let cross = inward.dx * outward.dy - inward.dy * outward.dx
    guard a > 0, b > 0, radius > 0, radius.isFinite, abs(cross) > 1e-12 * a * b else { return nil }
    let dot = inward.dx * outward.dx + inward.dy * outward.dy
    let angle = atan2(abs(cross), dot)
    let distance = radius / tan(angle / 2)
    let touch = CGPoint(
      x: first.x + inward.dx / a * distance, y: first.y + inward.dy / a * distance)
    // The centre lies beside the first line, on the side of the second.
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(
      x: touch.x - side * radius * inward.dy / a, y: touch.y + side * radius * inward.dx / a)
    let start = atan2(touch.y - center.y, touch.x - center.x)
    return (center, start, side * -(.pi - angle))
  }
}
