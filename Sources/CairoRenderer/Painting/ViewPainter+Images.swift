import Foundation
import PortableUIKit

extension ViewPainter {
  func paint(imageView: UIImageView) {
    guard let image = imageView.isHighlighted ? imageView.highlightedImage : imageView.image else {
      return
    }
    paint(
      image, in: imageRect(of: image, in: imageView), tint: tint(of: imageView), view: imageView)
  }

  /// Draws `image` in `rect`: a symbol as its sign, another image as a placeholder with its name.
  func paint(_ image: UIImage, in rect: CGRect, tint: PaintColor, view: UIView) {
    guard rect.width > 0, rect.height > 0 else { return }
    if image.isSymbolImage, let name = image.name {
      paintSymbol(name, in: rect, tint, hole: color(.systemBackground, in: view))
    } else {
      paintPlaceholder(named: image.name ?? "", in: rect, view: view)
    }
  }

  /// Draws the sign of a system symbol as large as fits in the middle of `rect`.
  func paintSymbol(_ name: String, in rect: CGRect, _ ink: PaintColor, hole: PaintColor) {
    let paths = SymbolLibrary.paths(for: name)
    let box = paths.reduce(CGRect.null) { $0.union($1.inkBounds) }
    guard box.width > 0, box.height > 0 else { return }
    let factor = min(rect.width / box.width, rect.height / box.height)
    context.saved {
      context.translate(x: rect.midX - box.midX * factor, y: rect.midY - box.midY * factor)
      context.scale(x: factor, y: factor)
      for path in paths {
        for step in path.steps {
          switch step {
          case .move(let point): context.move(to: point)
          case .line(let point): context.line(to: point)
          case .curve(let first, let second, let end):
            context.curve(to: end, control1: first, control2: second)
          case .circle(let center, let radius):
            context.move(to: CGPoint(x: center.x + radius, y: center.y))
            context.addArc(center: center, radius: radius, from: 0, to: 2 * .pi)
          case .close: context.closePath()
          }
        }
        switch path.mode {
        case .stroke: context.stroke(ink, width: SymbolPath.lineWidth, round: true)
        case .fill: context.fill(ink)
        case .hole: context.fill(hole)
        }
      }
    }
  }

  /// Draws a light box with a mountain, and the name where there is room for it.
  func paintPlaceholder(named name: String, in rect: CGRect, view: UIView) {
    let ground = color(.systemGray5, in: view)
    let ink = color(.systemGray2, in: view)
    context.fill(rect, ground)
    context.addRectangle(rect.insetBy(dx: hairline / 2, dy: hairline / 2))
    context.stroke(color(.systemGray4, in: view), width: hairline)
    let font = UIFont.systemFont(ofSize: 10)
    let hasName = !name.isEmpty && rect.height >= 44 && rect.width >= 40
    let room = hasName ? rect.height - 14 : rect.height
    let side = min(rect.width, room) * 0.6
    guard side >= 6 else { return }
    let box = CGRect(
      x: rect.midX - side / 2, y: rect.minY + (room - side) / 2, width: side, height: side)
    paintSymbol("photo", in: box, ink, hole: ground)
    guard hasName else { return }
    var style = TextStyle(font: font, color: color(.secondaryLabel, in: view))
    style.alignment = .center
    style.lineBreakMode = .byTruncatingMiddle
    paint(
      name,
      in: CGRect(x: rect.minX + 2, y: rect.maxY - 16, width: rect.width - 4, height: 13), style)
  }

  /// Where the image stands in its view by the view's content mode.
  private func imageRect(of image: UIImage, in view: UIImageView) -> CGRect {
    let bounds = view.bounds
    let size = symbolSize(of: image, in: bounds)
    guard size.width > 0, size.height > 0 else { return bounds }
    let horizontal = bounds.width - size.width
    let vertical = bounds.height - size.height
    func placed(_ x: Double, _ y: Double) -> CGRect {
      CGRect(
        x: bounds.minX + horizontal * x, y: bounds.minY + vertical * y, width: size.width,
        height: size.height)
    }
    switch view.contentMode {
    case .scaleToFill, .redraw:
      return bounds
    case .scaleAspectFit, .scaleAspectFill:
      let ratios = (bounds.width / size.width, bounds.height / size.height)
      let factor =
        view.contentMode == .scaleAspectFit
        ? min(ratios.0, ratios.1) : max(ratios.0, ratios.1)
      return CGRect(
        x: bounds.midX - size.width * factor / 2, y: bounds.midY - size.height * factor / 2,
        width: size.width * factor, height: size.height * factor)
    case .center: return placed(0.5, 0.5)
    case .top: return placed(0.5, 0)
    case .bottom: return placed(0.5, 1)
    case .left: return placed(0, 0.5)
    case .right: return placed(1, 0.5)
    case .topLeft: return placed(0, 0)
    case .topRight: return placed(1, 0)
    case .bottomLeft: return placed(0, 1)
    case .bottomRight: return placed(1, 1)
    }
  }

  /// The size in points that the image is drawn with where it is not scaled.
  private func symbolSize(of image: UIImage, in bounds: CGRect) -> CGSize {
    guard image.isSymbolImage else { return image.size }
    // Documents note symbols at 128 pixels; unscaled they stand as high as text of 17 points.
    let side = min(20, bounds.width, bounds.height)
    return CGSize(width: side, height: side)
  }
}
