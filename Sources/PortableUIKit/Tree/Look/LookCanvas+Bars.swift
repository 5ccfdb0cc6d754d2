import Foundation

extension LookCanvas {
  func paint(_ places: [BarItemArrangement.Place], of bar: UIView) {
    for place in places { paint(place.item, in: place.frame, of: bar) }
  }

  private func paint(_ item: UIBarButtonItem, in rect: CGRect, of bar: UIView) {
    let ink =
      item.isEnabled
      ? item.tintColor.map { color($0, in: bar) } ?? tint(of: bar)
      : color(.tertiaryLabel, in: bar)
    switch item.content {
    case .text(let text, let font):
      let titleInk = item.titleColor.map { color($0, in: bar) } ?? ink
      paint(text, in: rect, TextStyle(font: font, color: titleInk))
    case .image(let image):
      let height = min(Double(image.size.height), rect.height)
      paint(
        image,
        in: CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height),
        tint: ink, view: bar)
    case .space, .flexibleSpace: break
    }
  }
}
