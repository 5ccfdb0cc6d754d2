import Drawing
import Foundation

extension Compositor {
  /// Lays the layer's shadow down, moved by its offset (LK-11, LK-13).
  func paintShadow(of record: LayerRecord, _ canvas: Canvas) {
    let values = record.values
    let alpha =
      canvas.alpha * CGFloat(min(1, max(0, values.shadowOpacity)))
      * CGFloat(min(1, max(0, values.opacity)))
    if alpha > 0, replaysContents { return paintShadowAsOperations(of: record, alpha, canvas) }
    guard alpha > 0, let shadow = shadow(of: record) else { return }
    let offset = CGAffineTransform(
      translationX: values.shadowOffset.width, y: values.shadowOffset.height)
    let inner = canvas.entering(offset)
    var shaded = canvas
    shaded.alpha = alpha
    guard inner.sees(shadow.rect) else { return }
    for part in shadow.parts where part.target.width > 0 && part.target.height > 0 {
      let map = CGAffineTransform(
        a: part.target.width, b: 0, c: 0, d: part.target.height, tx: part.target.minX,
        ty: part.target.minY
      ).concatenating(inner.toDevice)
      lay(shadow.image, part: part.source, map: map, for: record, shaded)
    }
  }

  /// Paints the source of the shadow as a group of which only the shadow is shown.
  private func paintShadowAsOperations(
    of record: LayerRecord, _ alpha: CGFloat, _ canvas: Canvas
  ) {
    let values = record.values
    guard let color = values.shadowColor else { return }
    let source = shadowSource(of: record)
    let rect =
      switch source {
      case .path(let path): path.boundingBox
      case .shape(let shape, _): shape.rect
      case .picture(let rect, _): rect
      }
    var group = GroupOperation(
      bounds: rect, alpha: alpha,
      shadow: ShadowStyle(
        offset: values.shadowOffset, sigma: max(0, values.shadowRadius), color: color.sRGB))
    group.showsOnlyShadow = true
    canvas.perform(.beginGroup(group))
    var inner = canvas
    inner.alpha = 1
    inner.clip = rect.applying(canvas.toDevice)
    switch source {
    case .path(let path): inner.fill(path, CGColor(gray: 0, alpha: 1))
    case .shape(let shape, let opacity):
      inner.alpha = opacity
      inner.fill(shape.path, CGColor(gray: 0, alpha: 1))
    case .picture: paintBody(record, inner)
    }
    canvas.sink.perform(.endGroup)
  }

  /// The shadow's pixels: those kept, where nothing changed that they depend on.
  private func shadow(of record: LayerRecord) -> ShadowPicture? {
    let values = record.values
    guard let color = values.shadowColor else { return nil }
    let key = ShadowPicture.Key(
      source: shadowSource(of: record), sigma: max(0, values.shadowRadius) * scale, scale: scale,
      color: color)
    if keepsPictures, let known = record.shadow, known.key == key { return known }
    work.shadowsComputed += 1
    record.shadow = makeShadow(key, of: record)
    return record.shadow
  }

  private func shadowSource(of record: LayerRecord) -> ShadowPicture.Source {
    if let path = record.values.shadowPath { return .path(path) }
    let shape = record.shape
    let background = record.values.backgroundColor?.alpha ?? 0
    let isPlain =
      !record.paintsContents && !record.paintsBorder
      && !record.children.contains {
        $0.isVisible && !$0.extent.isNull
      }
    // Pictures within an opaque outline add nothing to it.
    let isCovered =
      background >= 1
      && (shape.isRounded ? isPlain : record.values.bounds.contains(record.extentWithoutShadow))
    if background > 0, isPlain || isCovered { return .shape(shape, opacity: background) }
    return .picture(record.extentWithoutShadow, time: record.shapeTime)
  }

  private func makeShadow(_ key: ShadowPicture.Key, of record: LayerRecord) -> ShadowPicture? {
    switch key.source {
    case .path(let path):
      return blurred(path.boundingBox, key) { sink, map in
        sink.perform(
          DrawingOperation.fill(FillOperation(path: path, paint: .color(.black))).applying(map))
      }
    case .shape(let shape, let opacity): return shadow(of: shape, opacity: opacity, key)
    case .picture(let rect, _):
      return blurred(rect, key) { sink, map in
        let area = CGRect(x: 0, y: 0, width: sink.width, height: sink.height)
        let canvas = Canvas(
          sink: sink, toDevice: map, clip: area, density: scale, whole: area)
        paintBody(record, canvas)
      }
    }
  }

  /// The shadow of an outline, made of a smaller outline: no larger than its corners and the blur need,
  /// with the rest of its edges and its middle stretched.
  private func shadow(
    of shape: LayerShape, opacity: CGFloat, _ key: ShadowPicture.Key
  ) -> ShadowPicture? {
    let reach = CGFloat(GaussianShadow(sigma: key.sigma).margin)
    // From each side: the corner and the reach of the blur from it.
    let side = (shape.reach * scale).rounded(.up) + 2 * reach
    let small = CGSize(
      width: smaller(shape.rect.width, side: side), height: smaller(shape.rect.height, side: side))
    var outline = shape
    outline.rect.size = small
    let made = blurred(outline.rect, key) { sink, map in
      sink.perform(
        DrawingOperation.fill(
          FillOperation(
            path: outline.path, paint: .color(.black), compositing: Compositing(alpha: opacity))
        ).applying(map))
    }
    guard let made, small != shape.rect.size else { return made }
    let rect = made.rect.grown(
      byWidth: shape.rect.width - small.width, height: shape.rect.height - small.height)
    return ShadowPicture(
      key: key, image: made.image, rect: rect,
      parts: nineParts(of: made.image, in: rect, edge: side + reach))
  }

  /// A length in points that is cut to its two ends and a middle of one pixel; unchanged where the
  /// result is no shorter.
  private func smaller(_ length: CGFloat, side: CGFloat) -> CGFloat {
    let pixels = length * scale
    let fraction = pixels - pixels.rounded(.down)
    let cut = 2 * side + 1 + fraction
    return cut < pixels ? cut / scale : length
  }

  private func nineParts(of image: CGImage, in rect: CGRect, edge: CGFloat) -> [ContentPart] {
    func pieces(_ pixels: Int, _ length: CGFloat) -> [StretchAxis.Piece] {
      let count = CGFloat(pixels)
      let target = length * scale
      guard count < target else {
        return [StretchAxis.Piece(source: 0...count, target: 0...target)]
      }
      let far = count - edge - 1
      return [
        StretchAxis.Piece(source: 0...edge, target: 0...edge),
        StretchAxis.Piece(source: edge...(edge + 1), target: edge...(target - far)),
        StretchAxis.Piece(source: (edge + 1)...count, target: (target - far)...target),
      ]
    }
    return pieces(image.height, rect.height).flatMap { row in
      pieces(image.width, rect.width).map { column in
        ContentPart(
          source: CGRect(
            x: column.source.lowerBound, y: row.source.lowerBound,
            width: column.source.upperBound - column.source.lowerBound,
            height: row.source.upperBound - row.source.lowerBound),
          target: CGRect(
            x: rect.minX + column.target.lowerBound / scale,
            y: rect.minY + row.target.lowerBound / scale,
            width: (column.target.upperBound - column.target.lowerBound) / scale,
            height: (row.target.upperBound - row.target.lowerBound) / scale))
      }
    }
  }

  /// Blurs the drawing by `draw` in `rect`, a rectangle of the layer's coordinates.
  private func blurred(
    _ rect: CGRect, _ key: ShadowPicture.Key,
    _ draw: (any BitmapSink, CGAffineTransform) -> Void
  ) -> ShadowPicture? {
    let blur = GaussianShadow(sigma: key.sigma)
    let pixels = CGRect(
      x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale,
      height: rect.height * scale
    ).insetBy(dx: 1e-6, dy: 1e-6).integral
    let margin = CGFloat(blur.margin)
    let place = pixels.insetBy(dx: -margin, dy: -margin)
    guard pixels.isFinite, place.width * place.height <= Compositor.mostShadowPixels,
      let sink = PlatformStore.rasteriser?.makeBitmap(
        width: Int(pixels.width), height: Int(pixels.height), isOpaque: false)
    else { return nil }
    draw(
      sink,
      CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -pixels.minX, ty: -pixels.minY))
    let coverage = sink.readPixels(x: 0, y: 0, width: sink.width, height: sink.height)
      .map { UInt8($0 >> 24) }
    let blurred = blur.blur(coverage, width: sink.width, height: sink.height)
    guard
      let image = CGImage(
        width: Int(place.width), height: Int(place.height),
        pixels: Compositor.tinted(blurred, key.color.sRGB))
    else { return nil }
    let target = CGRect(
      x: place.minX / scale, y: place.minY / scale, width: place.width / scale,
      height: place.height / scale)
    return ShadowPicture(
      key: key, image: image, rect: target,
      parts: [
        ContentPart(
          source: CGRect(x: 0, y: 0, width: place.width, height: place.height), target: target)
      ])
  }

  /// A colour with each of the opacities, premultiplied.
  private static func tinted(_ coverage: [UInt8], _ color: ColorComponents) -> [UInt32] {
    let tint = color.clamped
    let table = (0...255).map { value -> UInt32 in
      let alpha = CGFloat(value) * tint.alpha
      func byte(_ component: CGFloat) -> UInt32 { UInt32((component * alpha).rounded()) }
      return byte(1) << 24 | byte(tint.red) << 16 | byte(tint.green) << 8 | byte(tint.blue)
    }
    return coverage.map { table[Int($0)] }
  }

  /// The most pixels of a shadow: 64 million, a quarter of a gigabyte while it is made.
  private static let mostShadowPixels: CGFloat = 67_108_864
}

extension CGRect {
  fileprivate func grown(byWidth width: CGFloat, height: CGFloat) -> CGRect {
    CGRect(origin: origin, size: CGSize(width: self.width + width, height: self.height + height))
  }
}
