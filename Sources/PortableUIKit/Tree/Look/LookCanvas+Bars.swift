import Foundation

extension LookCanvas {
  func paint(_ places: [BarItemArrangement.Place], of bar: UIView) {
    for place in places {
      if place.hasPlatter {
        paintPlatter(in: place.frame, tint: prominentTint(place.item, bar), bar)
      }
      paint(place, of: bar)
    }
  }

  /// Draws the glass below a button, or its colour where it stands out.
  func paintPlatter(in rect: CGRect, tint: UIColor? = nil, _ bar: UIView) {
    let radius = rect.height / 2
    if let tint { return context.fillRounded(rect, radius: radius, tint) }
    paintGlass(.regular, in: rect, radius: radius, tint: nil, view: bar)
    context.addRoundedRect(rect, radius: radius)
    context.stroke(color(.separator, in: bar), width: hairline)
  }

  /// The colour of the platter of a button that stands out.
  private func prominentTint(_ item: UIBarButtonItem, _ bar: UIView) -> UIColor? {
    guard item.style == .done, item.isEnabled else { return nil }
    return item.tintColor.map { color($0, in: bar) } ?? tint(of: bar)
  }

  /// The colour of a button's content: on a platter that of text, unless it has a tint.
  private func ink(of place: BarItemArrangement.Place, _ bar: UIView) -> UIColor {
    let item = place.item
    guard item.isEnabled else { return color(.tertiaryLabel, in: bar) }
    if place.hasPlatter, item.style == .done { return color(.white, in: bar) }
    if let tint = item.tintColor { return color(tint, in: bar) }
    return place.hasPlatter ? color(.label, in: bar) : tint(of: bar)
  }

  private func paint(_ place: BarItemArrangement.Place, of bar: UIView) {
    let (item, rect) = (place.item, place.frame)
    let ink = ink(of: place, bar)
    switch item.content {
    case .text(let text, let font):
      var style = TextStyle(
        font: font, color: item.titleColor.map { color($0, in: bar) } ?? ink)
      if place.hasPlatter { style.alignment = .center }
      paint(text, in: rect, style)
    case .image(let image):
      let height = min(Double(image.size.height), rect.height)
      let width = place.hasPlatter ? min(Double(image.size.width), rect.width) : rect.width
      paint(
        image,
        in: CGRect(
          x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height),
        tint: ink, view: bar)
    case .view, .space, .flexibleSpace: break
    }
  }
}
