import Drawing
import Foundation

extension PrintedPages {
  /// Cuts a view into slices.
  ///
  /// - Complexity: O(pages up to the one asked for); a page costs the drawing of the view, and of its subviews that reach into
  ///   the slice.
  init(slicesOf view: UIView, _ room: PrintRoom, for formatter: UIViewPrintFormatter) {
    let size = (view as? UIScrollView)?.contentSize ?? view.bounds.size
    let origin = view is UIScrollView ? .zero : view.bounds.origin
    let slices = PageCuts(room) { start, limit in
      // A length that is whole but for the last bits of a sum fills no page more.
      let length = size.height - PageCuts.tolerance
      guard start < length else { return nil }
      return limit >= length ? size.height : limit
    }
    self.init(slices) { [weak view, weak formatter] part, rect, context in
      guard let view, let formatter else { return }
      let slice = CGRect(
        x: origin.x, y: origin.y + part.lowerBound, width: size.width,
        height: part.upperBound - part.lowerBound)
      context.clip(to: rect)
      context.translateBy(x: rect.minX - slice.minX, y: rect.minY - slice.minY)
      view.print(slice, for: formatter, into: context)
    }
  }
}

extension UIView {
  /// Draws a part of the view and of its subviews for a page.
  fileprivate func print(
    _ slice: CGRect, for formatter: UIViewPrintFormatter, into context: CGContext
  ) {
    if let color = layer.backgroundColor {
      context.saveGState()
      context.setFillColor(color)
      context.fill(slice)
      context.restoreGState()
    }
    context.saveGState()
    context.clip(to: slice)
    context.performAsCurrent { draw(slice, for: formatter) }
    context.restoreGState()
    for view in subviews where view.isPrinted && view.frame.intersects(slice) {
      view.printPlaced(into: context)
    }
  }

  /// Whether anything of the view can be seen.
  var isPrinted: Bool { !isHidden && alpha > 0 }

  /// Draws the view and its subviews at their place in the superview.
  func printPlaced(into context: CGContext) {
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
    context.saveGState()
    context.translateBy(x: center.x, y: center.y)
    context.concatenate(transform)
    context.translateBy(x: -anchor.x, y: -anchor.y)
    layer.compose(into: context)
    context.restoreGState()
  }
}
