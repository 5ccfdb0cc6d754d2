import Foundation
import PortableUIKit

/// A slider.
struct SliderPainter: ContentPainter {
  let look: LookCanvas

  func paint(_ slider: UISlider) {
    let bounds = slider.bounds
    let range = Double(slider.maximumValue - slider.minimumValue)
    let part = range > 0 ? Double(slider.value - slider.minimumValue) / range : 0
    let fraction = isRightToLeft(slider) ? 1 - part : part
    let radius = 13.5
    let track = CGRect(
      x: bounds.minX + 2, y: bounds.midY - 2, width: max(0, bounds.width - 4), height: 4)
    let room = max(0, bounds.width - 2 * radius - 4)
    let x = bounds.minX + 2 + radius + room * min(max(fraction, 0), 1)
    faded(slider) {
      context.fillRounded(track, radius: 2, color(.systemGray4, in: slider))
      let left = CGRect(x: track.minX, y: track.minY, width: x - track.minX, height: 4)
      let right = CGRect(x: x, y: track.minY, width: track.maxX - x, height: 4)
      let fill = slider.minimumTrackTintColor.map { color($0, in: slider) } ?? tint(of: slider)
      context.fillRounded(isRightToLeft(slider) ? right : left, radius: 2, fill)
      look.paintKnob(center: CGPoint(x: x, y: bounds.midY), radius: radius)
    }
  }
}
