import Drawing

extension SVGSink {
  /// Draws glyphs that have colours of their own as pictures, as viewers without the face, or without colours of glyphs, would
  /// leave them out; whether there is a way to.
  ///
  /// - Complexity: O(glyphs); equal ones are drawn once.
  func performPictures(_ operation: GlyphOperation) -> Bool {
    let run = operation.run
    guard run.glyphs.count == run.positions.count, run.font.pointSize > 0 else { return false }
    let group = SVGElement("g", [("role", "img"), ("aria-label", run.characters)])
    group["transform"] = SVGNumbers.text(operation.transform)
    for (glyph, place) in zip(run.glyphs, run.positions) {
      guard let name = pictureName(of: glyph, in: operation) else { return false }
      // A space has no ink.
      guard !name.isEmpty else { continue }
      group.children.append(
        SVGElement(
          "use",
          [
            ("href", "#\(name)"), ("x", SVGNumbers.text(place.x)), ("y", SVGNumbers.text(place.y)),
          ]))
    }
    finish(group, operation.compositing)
    return true
  }

  /// The name of the definition of a glyph's picture at the origin; empty for one without ink, nil where nothing can draw it.
  private func pictureName(of glyph: UInt32, in operation: GlyphOperation) -> String? {
    var single = operation
    let top = operation.run.bounds.minY
    let bottom = operation.run.bounds.maxY
    single.run.glyphs = [glyph]
    single.run.positions = [.zero]
    single.run.clusters = []
    single.run.text = ""
    single.run.range = 0..<0
    single.run.advance = 0
    single.run.bounds = .zero
    single.transform = .identity
    single.compositing = Compositing()
    if let known = glyphPicture(for: single) { return known }
    // From half an em left of the origin to two and a half right of it, about as sharp as the pictures in such fonts. The ink
    // that fonts tell of their pictures is a little too small.
    let size = operation.run.font.pointSize
    let area = CGRect(
      x: -size / 2, y: top - size / 4, width: 3 * size, height: max(0, bottom - top) + size / 2)
    let scale = Self.pixelsPerEm / size
    guard let (image, place) = picture(of: single, in: area, scale: scale) else { return nil }
    var name = ""
    if let image {
      guard let element = self.image(image, interpolation: .high) else { return nil }
      element["width"] = SVGNumbers.text(place.width)
      element["height"] = SVGNumbers.text(place.height)
      element["x"] = SVGNumbers.text(place.minX)
      element["y"] = SVGNumbers.text(place.minY)
      name = define(element, inDefinitionsAs: "glyph")
    }
    keepGlyphPicture(name, for: single)
    return name
  }

  private static let pixelsPerEm: CGFloat = 128

  /// The pixels of a glyph with ink, and their place; no image if it has none, nil if nothing can draw it.
  private func picture(
    of glyph: GlyphOperation, in area: CGRect, scale: CGFloat
  ) -> (image: CGImage?, place: CGRect)? {
    let (width, height) = (
      Int((area.width * scale).rounded(.up)), Int((area.height * scale).rounded(.up))
    )
    // The height of a line is a few ems at most.
    guard width > 0, (1...2_048).contains(height),
      let bitmap = PlatformStore.rasteriser?.makeBitmap(
        width: width, height: height, isOpaque: false)
    else { return nil }
    bitmap.perform(
      DrawingOperation.glyphs(glyph).applying(
        CGAffineTransform(scaleX: scale, y: scale)
          .translatedBy(x: -area.minX, y: -area.minY)))
    let pixels = bitmap.readPixels(x: 0, y: 0, width: width, height: height)
    var (left, right, first, last) = (width, -1, height, -1)
    for (index, pixel) in pixels.enumerated() where pixel >> 24 != 0 {
      let (x, y) = (index % width, index / width)
      (left, right, first, last) = (min(left, x), max(right, x), min(first, y), max(last, y))
    }
    guard right >= left else { return (nil, .zero) }
    let box = CGRect(x: left, y: first, width: right - left + 1, height: last - first + 1)
    guard
      let image = CGImage(width: width, height: height, pixels: pixels)?.cropping(to: box)
    else { return nil }
    let place = CGRect(
      x: area.minX + box.minX / scale, y: area.minY + box.minY / scale, width: box.width / scale,
      height: box.height / scale)
    return (image, place)
  }
}
