import Drawing
import Foundation

/// Draws the signs of system symbols.
@MainActor struct SymbolPainter {
  let look: LookCanvas
  let files: any SymbolFiles

  private var context: CGContext { look.context }

  /// Draws the sign of a system symbol as large as fits in the middle of `rect`.
  ///
  /// - Parameter hole: The colour of the parts cut out of the sign.
  func paint(_ name: String, in rect: CGRect, _ ink: UIColor, hole: UIColor) {
    guard rect.width > 0, rect.height > 0 else { return }
    let recipe = files.recipes.recipe(for: name)
    if let substitution = recipe.substitution(for: name) { look.tools.note(substitution) }
    guard let sign = recipe.sign else {
      return paint(SymbolLibrary.unknown, in: rect, ink, hole: hole)
    }
    guard recipe.isComposed else { return paint(sign, in: rect, ink, hole: hole) }
    let side = min(rect.width, rect.height)
    let box = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    // The composition lies on the grid of the drawings.
    context.saved {
      context.translateBy(x: box.minX, y: box.minY)
      context.scaleBy(x: side / SymbolPath.grid, y: side / SymbolPath.grid)
      paint(recipe, of: sign, unit: side / SymbolPath.grid, ink, hole: hole)
    }
  }

  /// Draws a sign with its additions on the grid; `unit` is the extent of one of its squares in points.
  private func paint(
    _ recipe: SymbolRecipe, of sign: SymbolRecipe.Drawing, unit: Double, _ ink: UIColor,
    hole: UIColor
  ) {
    var place = CGRect(x: 1.5, y: 1.5, width: 21, height: 21)
    var signInk = ink
    if let enclosure = recipe.enclosure {
      paint(enclosure, ink)
      place = CGRect(x: 6.5, y: 6.5, width: 11, height: 11)
      if enclosure.isFilled { signInk = hole }
    }
    paint(sign, in: place, signInk, hole: enclosureGround(recipe, ink, hole), unit: unit)
    if recipe.hasSlash {
      for (width, color) in [(5.0, hole), (SymbolPath.lineWidth, ink)] {
        context.move(to: CGPoint(x: 3, y: 3))
        context.addLine(to: CGPoint(x: 21, y: 21))
        context.stroke(color, width: width, round: true)
      }
    }
    guard let badge = recipe.badge else { return }
    let spot = CGRect(x: 13, y: 13, width: 10, height: 10)
    fillDisc(spot.insetBy(dx: -1.2, dy: -1.2), hole)
    switch badge {
    case .dot: fillDisc(spot.insetBy(dx: 1.5, dy: 1.5), ink)
    case .sign(let sign):
      fillDisc(spot, ink)
      paint(sign, in: spot.insetBy(dx: 2.6, dy: 2.6), hole, hole: ink, unit: unit)
    }
  }

  /// The colour behind a sign: that of the shape it is cut out of.
  private func enclosureGround(
    _ recipe: SymbolRecipe, _ ink: UIColor, _ hole: UIColor
  ) -> UIColor {
    recipe.enclosure?.isFilled == true ? ink : hole
  }

  private func paint(_ enclosure: SymbolRecipe.Enclosure, _ ink: UIColor) {
    let box = CGRect(x: 2, y: 2, width: 20, height: 20)
    let line = SymbolPath.lineWidth
    let outline = enclosure.isFilled ? box : box.insetBy(dx: line / 2, dy: line / 2)
    switch enclosure.shape {
    case .circle: context.addEllipse(in: outline)
    case .square: context.addRoundedRect(outline, radius: 4)
    case .rectangle: context.addRoundedRect(outline.insetBy(dx: 0, dy: 3), radius: 3)
    }
    if enclosure.isFilled {
      context.fill(ink)
    } else {
      context.stroke(ink, width: line)
    }
  }

  private func fillDisc(_ rect: CGRect, _ color: UIColor) {
    context.addEllipse(in: rect)
    context.fill(color)
  }

  // MARK: Single drawings

  /// Draws one drawing as large as fits in the middle of `rect`.
  ///
  /// - Parameter unit: The extent in points of one unit of the coordinates.
  private func paint(
    _ drawing: SymbolRecipe.Drawing, in rect: CGRect, _ ink: UIColor, hole: UIColor,
    unit: Double = 1
  ) {
    switch drawing {
    case .own(let name):
      paint(SymbolLibrary.paths(for: name), in: rect, ink, hole: hole)
    case .text(let text):
      var style = TextStyle(font: .systemFont(ofSize: rect.height, weight: .medium), color: ink)
      style.alignment = .center
      style.minimumScale = 0.3
      // Capitals are seven tenths as high as the size of a font.
      let line = rect.height * 1.4
      look.paint(
        text,
        in: CGRect(x: rect.minX, y: rect.midY - line / 2, width: rect.width, height: line), style)
    case .file(let name):
      guard let box = files.inkBox(of: name) else {
        return paint(SymbolLibrary.unknown, in: rect, ink, hole: hole)
      }
      let side = min(rect.width / box.width, rect.height / box.height)
      let pixels = side * unit * look.tools.key.scale
      guard
        let picture = files.picture(of: name, pixels: CGSize(width: pixels, height: pixels))
      else { return }
      context.show(
        picture,
        in: CGRect(
          x: rect.midX - box.midX * side, y: rect.midY - box.midY * side, width: side,
          height: side), ink: ink)
    }
  }

  private func paint(
    _ paths: [SymbolPath], in rect: CGRect, _ ink: UIColor, hole: UIColor
  ) {
    let box = paths.reduce(CGRect.null) { $0.union($1.inkBounds) }
    guard box.width > 0, box.height > 0 else { return }
    let factor = min(rect.width / box.width, rect.height / box.height)
    context.saved {
      context.translateBy(x: rect.midX - box.midX * factor, y: rect.midY - box.midY * factor)
      context.scaleBy(x: factor, y: factor)
      for path in paths {
        trace(path)
        switch path.mode {
        case .stroke: context.stroke(ink, width: SymbolPath.lineWidth, round: true)
        case .fill: context.fill(ink)
        case .hole: context.fill(hole)
        }
      }
    }
  }

  private func trace(_ path: SymbolPath) {
    for step in path.steps {
      switch step {
      case .move(let point): context.move(to: point)
      case .line(let point): context.addLine(to: point)
      case .curve(let first, let second, let end):
        context.addCurve(to: end, control1: first, control2: second)
      case .circle(let center, let radius):
        context.move(to: CGPoint(x: center.x + radius, y: center.y))
        context.addArc(
          center: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
      case .close: context.closePath()
      }
    }
  }
}
