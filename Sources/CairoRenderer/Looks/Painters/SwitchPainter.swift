import Foundation
import PortableUIKit

/// A switch.
struct SwitchPainter: ContentPainter {
  let look: LookCanvas

  func paint(_ control: UISwitch) {
    // The control has a fixed size; a frame of another size holds it at its upper left corner.
    let body = CGRect(x: control.bounds.minX, y: control.bounds.minY, width: 51, height: 31)
    let track =
      control.isOn
      ? color(control.onTintColor ?? .systemGreen, in: control)
      : color(.systemGray5, in: control)
    faded(control) {
      context.fillRounded(body, radius: 15.5, track)
      let isAtRight = control.isOn != isRightToLeft(control)
      look.paintKnob(
        center: CGPoint(x: body.minX + (isAtRight ? 35.5 : 15.5), y: body.midY), radius: 13.5)
    }
  }
}
