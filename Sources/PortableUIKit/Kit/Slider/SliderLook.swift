import Foundation

/// A slider.
@MainActor struct SliderLook: ViewLook {
  let look: LookCanvas

  func paint(_ slider: UISlider) {
    let bounds = slider.bounds
    let track = slider.trackRect(forBounds: bounds)
    let thumb = slider.thumbRect(forBounds: bounds, trackRect: track, value: slider.value)
    let radius = track.height / 2
    faded(slider) {
      let back = slider.maximumTrackTintColor ?? .systemGray4
      context.fillRounded(track, radius: radius, color(back, in: slider))
      let x = thumb.midX
      let left = CGRect(
        x: track.minX, y: track.minY, width: max(0, x - track.minX), height: track.height)
      let right = CGRect(
        x: x, y: track.minY, width: max(0, track.maxX - x), height: track.height)
      let fill = slider.minimumTrackTintColor.map { color($0, in: slider) } ?? tint(of: slider)
      let (before, behind) = isRightToLeft(slider) ? (right, left) : (left, right)
      if let image = slider.currentMaximumTrackImage {
        paint(image, in: behind, tint: fill, view: slider)
      }
      if let image = slider.currentMinimumTrackImage {
        paint(image, in: before, tint: fill, view: slider)
      } else {
        context.fillRounded(before, radius: radius, fill)
      }
      let ends = [
        (slider.minimumValueImage, slider.minimumValueImageRect(forBounds: bounds)),
        (slider.maximumValueImage, slider.maximumValueImageRect(forBounds: bounds)),
      ]
      for (image, rect) in ends {
        if let image { paint(image, in: rect, tint: fill, view: slider) }
      }
      if let image = slider.currentThumbImage {
        paint(image, in: thumb, tint: fill, view: slider)
      } else if thumb.width == thumb.height {
        look.paintKnob(center: CGPoint(x: x, y: thumb.midY), radius: thumb.width / 2)
      } else {
        context.fillRounded(thumb, radius: thumb.height / 2, UIColor(white: 1, alpha: 1))
      }
    }
  }
}
