import Foundation

/// The index of a table's sections: titles above each other in the tint, and their ground.
@MainActor struct SectionIndexLook: ViewLook {
  let look: LookCanvas

  func paint(_ index: SectionIndexView, _ table: UITableView?) {
    let ground =
      index.isTracking ? table?.sectionIndexTrackingBackgroundColor : nil
    if let ground = ground ?? table?.sectionIndexBackgroundColor {
      context.fill(index.bounds, color(ground, in: index))
    }
    let ink = table?.sectionIndexColor.map { color($0, in: index) } ?? tint(of: index)
    var style = TextStyle(font: SectionIndexView.font, color: ink)
    style.alignment = .center
    for (place, title) in index.shownTitles.enumerated() {
      let rect = index.rect(ofPlace: place)
      if title == UITableView.indexSearch {
        let extent: CGFloat = 11
        let square = CGRect(
          x: rect.midX - extent / 2, y: rect.midY - extent / 2, width: extent, height: extent)
        paintSymbol("magnifyingglass", in: square, ink, hole: ink)
      } else {
        paint(title ?? "•", in: rect, style)
      }
    }
  }
}
