import Drawing
import Foundation

extension UIImage {
  /// Draws the image in the current context, upright and scaled to fill `rect` (IM-6).
  public func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    if alpha < 1 || blendMode != .normal { context.setAlpha(alpha) }
    draw(in: rect, context: context)
    context.restoreGState()
  }

  /// Draws the image in the current context in its own size, its upper left corner at `point`.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Repeats the image over `rect` in the current context, from the origin on (IM-6).
  public func drawAsPattern(in rect: CGRect) {
    let rect = rect.standardized
    guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0,
      [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite)
    else { return }
    let columns = ImageParts.repetitions(from: rect.minX, to: rect.maxX, step: size.width)
    let rows = ImageParts.repetitions(from: rect.minY, to: rect.maxY, step: size.height)
    guard columns.count * rows.count <= ImageParts.mostTiles else { return draw(in: rect) }
    context.saveGState()
    context.clip(to: rect)
    for row in rows {
      for column in columns {
        draw(
          in: CGRect(
            x: CGFloat(column) * size.width, y: CGFloat(row) * size.height, width: size.width,
            height: size.height), context: context)
      }
    }
    context.restoreGState()
  }

  /// Draws the image with the state of `context`.
  ///
  /// - Parameter tint: The colour of a template that has none of its own; nil for the context's fill colour.
  package func draw(in rect: CGRect, context: CGContext, tint: UIColor? = nil) {
    let rect = rect.standardized
    guard
      rect.width > 0, rect.height > 0,
      [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite), let image = cgImage
    else { return }
    let ownInk = look.tint?.cgColor
    let ink = ownInk ?? (look.isTemplate ? tint?.cgColor ?? context.fillColor : nil)
    let stencil = ink == nil ? nil : self.stencil(of: image)
    for part in ImageParts(self).parts(in: rect) {
      let turned = imageOrientation.transform.concatenating(part.placement)
      let source = part.source.applying(imageOrientation.transform.inverted())
      let pixels = CGRect(
        x: source.minX * CGFloat(image.width), y: source.minY * CGFloat(image.height),
        width: source.width * CGFloat(image.width), height: source.height * CGFloat(image.height))
      context.draw(
        stencil ?? image, source: pixels, transform: turned.concatenating(context.userToSink),
        fillColor: ink)
    }
  }
}
