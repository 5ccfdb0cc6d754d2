import Foundation

extension LookCanvas {
  /// Draws a round white knob with a soft shadow.
  func paintKnob(center: CGPoint, radius: Double) {
    for (spread, alpha) in [(2.0, 0.03), (1.0, 0.05), (0.4, 0.08)] {
      let radius = radius + spread
      context.addEllipse(
        in: CGRect(
          x: center.x - radius, y: center.y - radius + 1.5, width: 2 * radius, height: 2 * radius))
      context.fill(UIColor(white: 0, alpha: alpha))
    }
    context.addEllipse(
      in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    context.fill(UIColor(white: 1, alpha: 1))
  }

  /// Draws `body` paler where the control is off.
  func faded(_ control: UIControl, _ body: () -> Void) {
    if control.isEnabled { body() } else { context.group(alpha: 0.5, body) }
  }
}
