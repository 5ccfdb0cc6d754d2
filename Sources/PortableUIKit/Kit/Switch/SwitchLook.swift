import Foundation

/// A switch.
@MainActor struct SwitchLook: ViewLook {
  let look: LookCanvas

  func paint(_ control: UISwitch) {
    // The control has a fixed size; a frame of another size holds it at its upper left corner.
    let size = control.measures.switchFrameSize
    let body = CGRect(origin: control.bounds.origin, size: size)
    let track =
      control.isOn
      ? color(control.onTintColor ?? .systemGreen, in: control)
      : color(.systemGray5, in: control)
    faded(control) {
      context.fillRounded(body, radius: size.height / 2, track)
      let isAtRight = control.isOn != isRightToLeft(control)
      if size.height < 31 {
        // Since iOS 26 the switch is lower and its thumb a capsule, 2 from the edges.
        let thumb = CGSize(width: 37, height: 24)
        let x = isAtRight ? body.maxX - 2 - thumb.width : body.minX + 2
        return context.fillRounded(
          CGRect(x: x, y: body.minY + 2, width: thumb.width, height: thumb.height), radius: 12,
          UIColor(white: 1, alpha: 1))
      }
      look.paintKnob(
        center: CGPoint(x: body.minX + (isAtRight ? 35.5 : 15.5), y: body.midY), radius: 13.5)
    }
  }
}
