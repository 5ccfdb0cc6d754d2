import Foundation

extension PathElements {
  /// A rectangle whose named corners bend gradually, clockwise where y points downwards, from the top
  /// edge's left end (BP-4, BP-5).
  ///
  /// - Parameters:
  ///   - radii: the radius along x and along y; at most half a side.
  package static func continuousRect(
    _ rect: CGRect, corners: RoundedCorners, radii: CGSize, shape: ContinuousCorner
  ) -> PathElements {
    let width = Swift.min(Swift.max(0, radii.width), rect.width / 2)
    let height = Swift.min(Swift.max(0, radii.height), rect.height / 2)
    guard rect.isFinite, width > 0, height > 0 else { return PathElements.rect(rect) }
    let across = shape.limited(to: rect.width / 2 / width)
    let down = shape.limited(to: rect.height / 2 / height)
    var result = PathElements()
    // Each corner is drawn in its own axes: `entry` back along the edge the pen comes by, `exit` along
    // the one it leaves by.
    let turns: [(RoundedCorners, CGPoint, CGVector, CGVector, ContinuousCorner, ContinuousCorner)] =
      [
        (
          .maxXMinY, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -width, dy: 0),
          CGVector(dx: 0, dy: height), across, down
        ),
        (
          .maxXMaxY, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -height),
          CGVector(dx: -width, dy: 0), down, across
        ),
        (
          .minXMaxY, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: width, dy: 0),
          CGVector(dx: 0, dy: -height), across, down
        ),
        (
          .minXMinY, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: height),
          CGVector(dx: width, dy: 0), down, across
        ),
      ]
    let inset = corners.contains(.minXMinY) ? across.reach * width : 0
    result.move(to: CGPoint(x: rect.minX + inset, y: rect.minY))
    for (corner, place, entry, exit, before, after) in turns {
      if corners.contains(corner) {
        result.addCorner(at: place, entry: entry, exit: exit, before, after)
      } else {
        result.line(to: place)
      }
    }
    result.close()
    return result
  }

  private mutating func addCorner(
    at corner: CGPoint, entry: CGVector, exit: CGVector, _ before: ContinuousCorner,
    _ after: ContinuousCorner
  ) {
    func place(_ back: CGFloat, _ on: CGFloat) -> CGPoint {
      CGPoint(
        x: corner.x + entry.dx * back + exit.dx * on, y: corner.y + entry.dy * back + exit.dy * on)
    }
    let turnIn = place(before.turnFar, before.turnNear)
    let turnOut = place(after.turnNear, after.turnFar)
    line(to: place(before.reach, 0))
    curve(to: turnIn, control1: place(before.first, 0), control2: place(before.second, 0))
    curve(
      to: turnOut, control1: place(before.middleFar, before.middleNear),
      control2: place(after.middleNear, after.middleFar))
    curve(
      to: place(0, after.reach), control1: place(0, after.second), control2: place(0, after.first))
  }
}
