import Foundation

/// Follows a pointer that is over the view without being pressed.
///
/// It begins when the pointer comes in, changes as it moves, and ends when it goes out: touches of the phases
/// `regionEntered`, `regionMoved` and `regionExited`.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The height of a pencil's tip over the screen, from 0 (it touches) to 1; 0 for a pointer.
  open var zOffset: CGFloat { 0 }

  /// The angle of a pencil's shaft to the screen in radians: upright, as of a pointer.
  open var altitudeAngle: CGFloat { .pi / 2 }

  /// The direction of a pencil's shaft in radians: 0, as of a pointer.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// The direction of a pencil's shaft as a vector of length 1.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  override func hover(_ touches: [UITouch]) {
    guard let touch = touches.last else { return }
    locatedTouches = [touch]
    switch touch.phase {
    case .regionEntered where state == .possible: state = .began
    case .regionMoved where state == .began || state == .changed: state = .changed
    case .regionMoved where state == .possible: state = .began
    case .regionExited where state == .began || state == .changed: state = .ended
    default: break
    }
  }
}

extension UIGestureRecognizer {
  /// Whether the phase is that of a pointer that is not pressed.
  static func isHovering(_ phase: UITouch.Phase) -> Bool {
    phase == .regionEntered || phase == .regionMoved || phase == .regionExited
  }
}
