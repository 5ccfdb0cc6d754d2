import Foundation
import PortableUIKit

/// A slider.
struct SliderPainter: ContentPainter {
  let look: LookCanvas

  func paint(_ slider: UISlider) {
    let bounds = slider.bounds
    let track = slider.trackRect(forBounds: bounds)
    let thumb = slider.thumbRect(forBounds: bounds, trackRect: track, value: slider.value)
    let radius = track.height / 2
    faded(slider) {
      context.fillRounded(track, radius: radius, color(.systemGray4, in: slider))
      let x = thumb.midX
      let left = CGRect(
        x: track.minX, y: track.minY, width: max(0, x - track.minX), height: track.height)
      let right = CGRect(
        x: x, y: track.minY, width: max(0, track.maxX - x), height: track.height)
      let fill = slider.minimumTrackTintColor.map { color($0, in: slider) } ?? tint(of: slider)
      context.fillRounded(isRightToLeft(slider) ? right : left, radius: radius, fill)
      if thumb.width == thumb.height {
        look.paintKnob(center: CGPoint(x: x, y: thumb.midY), radius: thumb.width / 2)
      } else {
        context.fillRounded(thumb, radius: thumb.height / 2, PaintColor(white: 1))
      }
    }
  }
}
