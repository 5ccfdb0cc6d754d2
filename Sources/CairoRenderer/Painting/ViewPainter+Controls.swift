import Foundation
import PortableUIKit

extension ViewPainter {
  func paint(switch control: UISwitch) {
    // The control has a fixed size; a frame of another size holds it at its upper left corner.
    let body = CGRect(x: control.bounds.minX, y: control.bounds.minY, width: 51, height: 31)
    let track =
      control.isOn
      ? color(control.onTintColor ?? .systemGreen, in: control)
      : color(.systemGray5, in: control)
    faded(control) {
      context.fillRounded(body, radius: 15.5, track)
      let isAtRight = control.isOn != isRightToLeft(control)
      paintKnob(
        center: CGPoint(x: body.minX + (isAtRight ? 35.5 : 15.5), y: body.midY), radius: 13.5)
    }
  }

  func paint(slider: UISlider) {
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
      paintKnob(center: CGPoint(x: x, y: bounds.midY), radius: radius)
    }
  }

  func paint(segmentedControl control: UISegmentedControl) {
    let bounds = control.bounds
    let count = control.numberOfSegments
    context.fillRounded(
      bounds, radius: min(8.9, bounds.height / 2), color(.tertiarySystemFill, in: control))
    guard count > 0 else { return }
    let width = bounds.width / Double(count)
    let rightToLeft = isRightToLeft(control)
    func segment(_ index: Int) -> CGRect {
      let place = rightToLeft ? count - 1 - index : index
      return CGRect(
        x: bounds.minX + width * Double(place), y: bounds.minY, width: width,
        height: bounds.height)
    }
    let selected = control.selectedSegmentIndex
    let isDark = control.traitCollection.userInterfaceStyle == .dark
    faded(control) {
      for index in 1..<max(1, count) where index != selected && index - 1 != selected {
        let edge = rightToLeft ? segment(index).maxX : segment(index).minX
        context.fill(
          CGRect(x: pixel(edge) - 0.5, y: bounds.minY + 8, width: 1, height: bounds.height - 16),
          color(.systemGray4, in: control))
      }
      if (0..<count).contains(selected) {
        let pill = segment(selected).insetBy(dx: 2, dy: 2)
        context.fillRounded(
          pill.offsetBy(dx: 0, dy: 1), radius: 6.9, PaintColor(white: 0, alpha: 0.08))
        context.fillRounded(
          pill, radius: 6.9,
          isDark ? color(.systemGray2, in: control) : PaintColor(white: 1))
      }
      for index in 0..<count {
        var style = TextStyle(
          font: .systemFont(ofSize: 13, weight: index == selected ? .semibold : .medium),
          color: color(.label, in: control))
        style.alignment = .center
        paint(
          control.titleForSegment(at: index) ?? "", in: segment(index).insetBy(dx: 4, dy: 0), style)
      }
    }
  }

  func paint(progressView view: UIProgressView) {
    let bounds = view.bounds
    let bar = CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
    let track = view.trackTintColor.map { color($0, in: view) } ?? color(.systemGray5, in: view)
    context.fillRounded(bar, radius: 2, track)
    let width = bounds.width * min(max(Double(view.progress), 0), 1)
    guard width > 0 else { return }
    let x = isRightToLeft(view) ? bar.maxX - width : bar.minX
    context.fillRounded(
      CGRect(x: x, y: bar.minY, width: width, height: 4), radius: 2,
      view.progressTintColor.map { color($0, in: view) } ?? tint(of: view))
  }

  func paint(stepper: UIStepper) {
    let bounds = stepper.bounds
    faded(stepper) {
      context.fillRounded(bounds, radius: 8, color(.tertiarySystemFill, in: stepper))
      context.fill(
        CGRect(x: bounds.midX - 0.5, y: bounds.minY + 7, width: 1, height: bounds.height - 14),
        color(.systemGray4, in: stepper))
      let ink = color(.label, in: stepper)
      let quarter = bounds.width / 4
      for (name, x) in [("minus", bounds.minX + quarter), ("plus", bounds.maxX - quarter)] {
        paintSymbol(
          name, in: CGRect(x: x - 8.5, y: bounds.midY - 8.5, width: 17, height: 17), ink, hole: ink)
      }
    }
  }

  func paint(activityIndicator view: UIActivityIndicatorView) {
    guard view.isAnimating || !view.hidesWhenStopped else { return }
    let side = min(view.bounds.width, view.bounds.height)
    let ink = view.color.map { color($0, in: view) } ?? color(.systemGray, in: view)
    let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let spokes = 8
    for spoke in 0..<spokes {
      let angle = 2 * Double.pi * Double(spoke) / Double(spokes) - .pi / 2
      let (x, y) = (cos(angle), sin(angle))
      context.move(to: CGPoint(x: center.x + x * side * 0.26, y: center.y + y * side * 0.26))
      context.line(to: CGPoint(x: center.x + x * side * 0.44, y: center.y + y * side * 0.44))
      let fade = 0.25 + 0.75 * Double(spoke) / Double(spokes - 1)
      context.stroke(ink.faded(to: fade), width: side * 0.11, round: true)
    }
  }

  func paint(pageControl control: UIPageControl) {
    let count = control.numberOfPages
    guard count > 1 || (count == 1 && !control.hidesForSinglePage) else { return }
    let spacing = 17.0
    // More dots than fit are not drawn, as on the device.
    let shown = min(count, max(1, Int(clamping: control.bounds.width / spacing)))
    var x = control.bounds.midX - spacing * Double(shown - 1) / 2
    let current =
      control.currentPageIndicatorTintColor.map { color($0, in: control) }
      ?? PaintColor(white: 1)
    let other =
      control.pageIndicatorTintColor.map { color($0, in: control) } ?? current.faded(to: 0.4)
    let rightToLeft = isRightToLeft(control)
    for place in 0..<shown {
      let page = rightToLeft ? shown - 1 - place : place
      context.addEllipse(in: CGRect(x: x - 3.5, y: control.bounds.midY - 3.5, width: 7, height: 7))
      context.fill(page == control.currentPage ? current : other)
      x += spacing
    }
  }

  // MARK: Parts

  /// Draws a round white knob with a soft shadow.
  private func paintKnob(center: CGPoint, radius: Double) {
    for (spread, alpha) in [(2.0, 0.03), (1.0, 0.05), (0.4, 0.08)] {
      let radius = radius + spread
      context.addEllipse(
        in: CGRect(
          x: center.x - radius, y: center.y - radius + 1.5, width: 2 * radius, height: 2 * radius))
      context.fill(PaintColor(white: 0, alpha: alpha))
    }
    context.addEllipse(
      in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    context.fill(PaintColor(white: 1))
  }

  /// Draws `body` paler where the control is off.
  func faded(_ control: UIControl, _ body: () -> Void) {
    if control.isEnabled { body() } else { context.group(alpha: 0.5, body) }
  }
}
