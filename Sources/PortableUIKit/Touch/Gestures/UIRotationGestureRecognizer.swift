import Foundation

/// Two fingers that turn about one another.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: TwoFingerGestureRecognizer {
  /// How far the fingers have turned, in radians, clockwise; setting it goes on from there.
  open var rotation: CGFloat = 0
  /// How much ``rotation`` changes in a second.
  open var velocity: CGFloat { measuredVelocity }

  /// How far the fingers have to move on their circle in points before the gesture begins. Apple does
  /// not document it.
  private static let slop: CGFloat = 10
  private var lastAngle: CGFloat = 0

  override var measuredValue: CGFloat { rotation }

  override func lineDidStart(_ line: CGVector) { lastAngle = atan2(line.dy, line.dx) }

  override func lineDidChange(_ line: CGVector) -> Bool {
    let angle = atan2(line.dy, line.dx)
    // The shorter way round, as the angle jumps at the half turn.
    rotation += (angle - lastAngle).remainder(dividingBy: 2 * .pi)
    lastAngle = angle
    return abs(rotation) * hypot(line.dx, line.dy) / 2 >= UIRotationGestureRecognizer.slop
  }

  open override func reset() {
    super.reset()
    rotation = 0
  }
}
