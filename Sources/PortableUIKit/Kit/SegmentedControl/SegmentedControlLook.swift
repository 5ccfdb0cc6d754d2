import Foundation

/// Segments side by side.
@MainActor struct SegmentedControlLook: ViewLook {
  let look: LookCanvas

  func paint(_ control: UISegmentedControl) {
    let bounds = control.bounds
    let count = control.numberOfSegments
    let hasImages = control.hasGroundImages
    if !hasImages {
      context.fillRounded(
        bounds, radius: min(8.9, bounds.height / 2), color(.tertiarySystemFill, in: control))
    }
    guard count > 0 else { return }
    let rightToLeft = isRightToLeft(control)
    let rects = control.segmentRects
    func segment(_ index: Int) -> CGRect { rects[index] }
    let selected = control.selectedSegmentIndex
    let isDark = control.traitCollection.userInterfaceStyle == .dark
    faded(control) {
      for index in 0..<count {
        guard let image = control.groundImage(ofSegmentAt: index) else { continue }
        paint(image, in: segment(index), tint: tint(of: control), view: control)
      }
      for index in 1..<max(1, count)
      where !hasImages && index != selected && index - 1 != selected {
        let edge = rightToLeft ? segment(index).maxX : segment(index).minX
        context.fill(
          CGRect(x: pixel(edge) - 0.5, y: bounds.minY + 8, width: 1, height: bounds.height - 16),
          color(.systemGray4, in: control))
      }
      if !hasImages, (0..<count).contains(selected) {
        let pill = segment(selected).insetBy(dx: 2, dy: 2)
        context.fillRounded(
          pill.offsetBy(dx: 0, dy: 1), radius: 6.9, UIColor(white: 0, alpha: 0.08))
        context.fillRounded(
          pill, radius: 6.9,
          control.selectedSegmentTintColor.map { color($0, in: control) }
            ?? (isDark ? color(.systemGray2, in: control) : UIColor(white: 1, alpha: 1)))
      }
      for index in 0..<count {
        let offset = control.contentOffsetForSegment(at: index)
        let place = segment(index).offsetBy(dx: offset.width, dy: offset.height)
        let ink = control.titleAttribute(.foregroundColor, ofSegmentAt: index) as? UIColor
        if let image = control.imageForSegment(at: index) {
          let size = image.size
          paint(
            image,
            in: CGRect(
              x: place.midX - size.width / 2, y: place.midY - size.height / 2, width: size.width,
              height: size.height), tint: color(ink ?? .label, in: control), view: control)
          continue
        }
        var style = TextStyle(
          font: control.titleAttribute(.font, ofSegmentAt: index) as? UIFont
            ?? .systemFont(ofSize: 13, weight: index == selected ? .semibold : .medium),
          color: color(ink ?? .label, in: control))
        style.alignment = .center
        paint(
          control.titleForSegment(at: index) ?? "", in: place.insetBy(dx: 4, dy: 0), style)
      }
    }
  }
}
