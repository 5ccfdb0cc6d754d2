import Foundation

/// A dot for each page.
@MainActor struct PageControlLook: ViewLook {
  let look: LookCanvas

  func paint(_ control: UIPageControl) {
    let count = control.numberOfPages
    guard count > 1 || (count == 1 && !control.hidesForSinglePage) else { return }
    let spacing = 17.0
    // More dots than fit are not drawn, as on the device.
    let shown = min(count, max(1, Int(clamping: control.bounds.width / spacing)))
    var x = control.bounds.midX - spacing * Double(shown - 1) / 2
    let current =
      control.currentPageIndicatorTintColor.map { color($0, in: control) }
      ?? UIColor(white: 1, alpha: 1)
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
}
