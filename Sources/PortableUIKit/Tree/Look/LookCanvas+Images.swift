import Drawing
import Foundation

extension LookCanvas {
  /// Draws `image` in `rect`: from its file, a symbol as its sign, and an image without a file that can
  /// be read as a placeholder with its name.
  func paint(_ image: UIImage, in rect: CGRect, tint: UIColor, view: UIView) {
    guard rect.width > 0, rect.height > 0 else { return }
    do throws(UndrawnImage) {
      if image.hasPixels {
        draw(in: rect) { context in
          image.draw(in: rect, context: context, tint: tint)
        }
      } else if let picture = try picture(of: image, in: rect, view: view) {
        context.show(picture, in: rect, ink: image.isTemplate ? tint : nil)
      } else if image.isSymbolImage, let name = image.name {
        paintSymbol(name, in: rect, tint, hole: ground(behind: view))
      } else {
        paintPlaceholder(named: image.name ?? "", in: rect, view: view)
      }
    } catch {
      let name = image.name ?? "image"
      tools.note("image \"\(name)\" is not drawn: \(error.reason)")
      paintPlaceholder(
        named: error.missingPackage.map { "\(name): no \($0)" } ?? name, in: rect, view: view)
    }
  }

  /// The pixels of the file of `image` for a place of the size of `rect`; nil if it has no file.
  ///
  /// - Throws: ``UndrawnImage`` if it has one that cannot be drawn.
  func picture(
    of image: UIImage, in rect: CGRect, view: UIView
  ) throws(UndrawnImage) -> CGImage? {
    guard let file = image.representation(for: view.traitCollection) else { return nil }
    return try tools.picture(
      of: file, pixels: CGSize(width: rect.width * scale, height: rect.height * scale))
  }

  /// Draws the sign of a system symbol as large as fits in the middle of `rect`.
  ///
  /// - Parameter hole: the colour of the parts cut out of the sign.
  func paintSymbol(_ name: String, in rect: CGRect, _ ink: UIColor, hole: UIColor) {
    guard let files = tools.symbolFiles else { return }
    SymbolPainter(look: self, files: files).paint(name, in: rect, ink, hole: hole)
  }

  /// Performs the drawing of `body` in a context as views have it.
  func draw(in rect: CGRect, _ body: (CGContext) -> Void) {
    let recorder = DisplayListRecorder(extent: rect)
    let graphics = CGContext(sink: recorder, viewBounds: rect, scale: scale)
    body(graphics)
    graphics.finish()
    context.draw(recorder.finish())
  }

  /// The colour that shows through the holes of a sign on `view`: that of the nearest view around it
  /// that has one.
  private func ground(behind view: UIView) -> UIColor {
    var current: UIView? = view
    while let here = current {
      if let background = here.backgroundColor {
        let shown = color(background, in: here)
        if shown.cgColor.alpha > 0.5 { return shown }
      } else if let cell = here as? UITableViewCell {
        return color(cell.lookGround, in: cell)
      }
      current = here.superview
    }
    return color(.systemBackground, in: view)
  }

  /// Draws a light box with a mountain, and the name where there is room for it.
  func paintPlaceholder(named name: String, in rect: CGRect, view: UIView) {
    let ground = color(.systemGray5, in: view)
    let ink = color(.systemGray2, in: view)
    context.fill(rect, ground)
    context.addRect(rect.insetBy(dx: hairline / 2, dy: hairline / 2))
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
}
