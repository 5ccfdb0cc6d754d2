import Drawing
import Foundation
import PortableUIKit

extension LookCanvas {
  /// Draws the outlines and captions of all visible views below `root`.
  func paint(_ wireframe: Wireframe, over root: UIView) {
    var captions: [Caption] = []
    context.saved {
      context.translateBy(x: -root.bounds.minX, y: -root.bounds.minY)
      for view in root.subviews { outline(view, depth: 0, wireframe, root: root, &captions) }
    }
    // Captions come last, so that no outline crosses one; captions of inner views come first among
    // them, for these views are harder to recognise without.
    var taken: [CGRect] = []
    for caption in captions.sorted(by: { ($1.depth, $0.index) < ($0.depth, $1.index) }) {
      paint(caption, within: CGRect(origin: .zero, size: root.bounds.size), &taken)
    }
  }

  /// A caption still to be placed.
  private struct Caption {
    let text: String
    /// The view's frame in the picture, in points.
    let frame: CGRect
    let color: UIColor
    let depth: Int
    let index: Int
    /// Whether the left part of the view is where its own text stands.
    let isTextAtLeft: Bool
  }

  /// One colour for each depth, so that a view stands out from its superview.
  private static let palette: [UIColor] = [
    0xD6336C, 0x1971C2, 0x2F9E44, 0xE8590C, 0x7048E8, 0x0C8599,
  ]
  .map { UIColor(rgb: $0) }

  private func outline(
    _ view: UIView, depth: Int, _ wireframe: Wireframe, root: UIView, _ captions: inout [Caption]
  ) {
    guard !view.isHidden, view.alpha > 0.001 else { return }
    let ink = Self.palette[depth % Self.palette.count]
    context.saved {
      guard enterCoordinates(of: view) else { return }
      let width = max(0.5, hairline)
      context.addRect(view.bounds.insetBy(dx: width / 2, dy: width / 2))
      context.stroke(ink.faded(to: 0.8), width: width)
      let alignment = view.bounds.inset(by: view.alignmentRectInsets)
      if alignment != view.bounds {
        context.addRect(alignment.insetBy(dx: width / 2, dy: width / 2))
        context.stroke(ink, width: width, dash: [2, 2])
      }
      let name = wireframe.name(view).map { " \($0)" } ?? ""
      captions.append(
        Caption(
          text: className(of: view) + name,
          frame: view.convert(view.bounds, to: root)
            .offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY),
          color: ink, depth: depth, index: captions.count,
          isTextAtLeft: view.shownText?.isAtLeft == true))
      for subview in view.subviews {
        outline(subview, depth: depth + 1, wireframe, root: root, &captions)
      }
    }
  }

  /// Makes the coordinates those of the bounds of `view`; false if its transform flattens it.
  private func enterCoordinates(of view: UIView) -> Bool {
    let (bounds, transform) = (view.bounds, view.transform)
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * view.anchorPoint.x,
      y: bounds.minY + bounds.height * view.anchorPoint.y)
    guard transform.isInvertible, abs(transform.a * transform.d - transform.b * transform.c) > 1e-12
    else { return false }
    context.translateBy(x: view.center.x, y: view.center.y)
    context.concatenate(transform)
    context.translateBy(x: -anchor.x, y: -anchor.y)
    return true
  }

  private func className(of view: UIView) -> String { "\(type(of: view))" }

  /// Puts a caption into the first free corner of its view; without one it is left out.
  private func paint(_ caption: Caption, within picture: CGRect, _ taken: inout [CGRect]) {
    let font = UIFont.systemFont(ofSize: 5.5, weight: .medium)
    let frame = caption.frame.intersection(picture)
    guard !frame.isNull, frame.height >= 4 else { return }
    let needed = width(of: caption.text, font: font) + 2
    // A caption cut to its first letters would tell nothing.
    guard frame.width >= 0.6 * needed else { return }
    let size = CGSize(width: min(needed, frame.width), height: 7)
    let left = frame.minX
    let right = frame.maxX - size.width
    let bottom = frame.maxY - size.height
    let sides = caption.isTextAtLeft ? [right, left] : [left, right]
    let corners = sides.flatMap { [CGPoint(x: $0, y: frame.minY), CGPoint(x: $0, y: bottom)] }
    for corner in corners {
      let rect = CGRect(origin: corner, size: size)
      guard !taken.contains(where: { $0.intersects(rect.insetBy(dx: 0.1, dy: 0.1)) }) else {
        continue
      }
      taken.append(rect)
      context.fill(rect, UIColor(white: 1, alpha: 0.8))
      paint(
        caption.text, in: rect.insetBy(dx: 1, dy: 0), TextStyle(font: font, color: caption.color))
      return
    }
  }
}
