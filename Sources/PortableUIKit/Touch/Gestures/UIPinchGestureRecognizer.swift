import Foundation

/// Two fingers that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: TwoFingerGestureRecognizer {
  /// How far apart the fingers are, as a multiple of how far they were; setting it starts anew from
  /// there.
  open var scale: CGFloat = 1 {
    didSet { if !isMeasuring { reference = currentDistance / scale } }
  }
  /// How much ``scale`` changes in a second.
  open var velocity: CGFloat { measuredVelocity }

  /// How much the distance has to change in points before the gesture begins. Apple does not document
  /// it.
  private static let slop: CGFloat = 10
  private var startDistance: CGFloat = 0
  private var currentDistance: CGFloat = 0
  /// The distance that is scale 1.
  private var reference: CGFloat = 0
  private var isMeasuring = false

  override var measuredValue: CGFloat { scale }

  override func lineDidStart(_ line: CGVector) {
    startDistance = hypot(line.dx, line.dy)
    currentDistance = startDistance
    reference = startDistance
  }

  override func lineDidChange(_ line: CGVector) -> Bool {
    currentDistance = hypot(line.dx, line.dy)
    measure()
    return abs(currentDistance - startDistance) >= UIPinchGestureRecognizer.slop
  }

  private func measure() {
    isMeasuring = true
    if reference > 0 { scale = currentDistance / reference }
    isMeasuring = false
  }

  open override func reset() {
    super.reset()
    isMeasuring = true
    scale = 1
    isMeasuring = false
  }
}
