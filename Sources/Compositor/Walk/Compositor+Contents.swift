import Drawing
import Foundation

extension Compositor {
  /// Lays the contents down: pixels part by part, or the operations of a drawing for a document.
  func paintContents(of record: LayerRecord, _ canvas: Canvas) {
    if case .vectors(let list) = record.contents { return perform(list, canvas) }
    guard let placement = record.placement else { return }
    switch record.contents {
    case .none, .vectors: return
    case .image(let image):
      work.blits += 1
      let size = CGSize(width: CGFloat(image.width), height: CGFloat(image.height))
      lay(
        image, of: size, pixelsPerPoint: max(record.values.contentsScale, 1e-6), record, placement,
        canvas)
    case .drawn(let store):
      if replaysContents { return replay(store, record, placement, canvas) }
      lay(store, record, placement, canvas)
    case .tiled(let source): layTiles(of: source, record, canvas)
    }
  }

  private func layTiles(of source: any TileSource, _ record: LayerRecord, _ canvas: Canvas) {
    let bounds = record.values.bounds
    let seen = canvas.clip.applying(canvas.toDevice.inverted()).meeting(bounds)
    guard !seen.isNull, seen.isFinite else { return }
    for tile in source.tiles(in: seen, scale: replaysContents ? nil : canvas.toDevice.meanScale) {
      if replaysContents {
        let place = ContentPlacement(whole: tile.rect.size, at: tile.rect.origin)
        replay(tile.store, record, place, canvas)
        continue
      }
      guard tile.store.operationCount > 0 || tile.store.isOpaque else { continue }
      let isNew = !tile.store.hasImage(scale: tile.store.scale)
      guard let (image, pixels) = tile.store.image(scale: tile.store.scale) else { continue }
      if isNew {
        work.snapshotBytes += tile.store.byteCount
        work.replayedOperations += tile.store.operationCount
      }
      work.blits += 1
      let size = CGSize(width: CGFloat(image.width), height: CGFloat(image.height))
      let whole = CGSize(width: size.width / pixels, height: size.height / pixels)
      lay(
        image, of: size, pixelsPerPoint: pixels, record,
        ContentPlacement(whole: whole, at: tile.rect.origin), canvas)
    }
  }

  /// Performs operations in the layer's coordinates, as one where they are faded.
  private func perform(_ list: DisplayList, _ canvas: Canvas) {
    guard canvas.alpha < 1 else {
      work.replayedOperations += list.replay(into: canvas.sink, transform: canvas.toDevice)
      return
    }
    var inner = canvas
    inner.alpha = 1
    group(alpha: canvas.alpha, of: list.paintedBounds, inner) {
      work.replayedOperations += list.replay(into: $0.sink, transform: $0.toDevice)
    }
  }

  private func lay(
    _ store: BackingStore, _ record: LayerRecord, _ placement: ContentPlacement, _ canvas: Canvas
  ) {
    if store.operationCount == 0, !store.isOpaque { return }
    if !keepsPictures { store.dropImage() }
    let isNew = !store.hasImage(scale: scale)
    guard let (image, pixels) = store.image(scale: scale) else { return }
    if isNew {
      work.snapshotBytes += store.byteCount
      work.replayedOperations += store.operationCount
    }
    work.blits += 1
    let size = CGSize(width: CGFloat(image.width), height: CGFloat(image.height))
    var placement = placement
    // A store is whole pixels large, and bounds of the size it was drawn for show it pixel by pixel.
    if placement.parts.count == 1, placement.rect == record.values.bounds,
      record.values.bounds.size == store.size,
      placement.parts[0].source == CGRect(origin: .zero, size: store.size)
    {
      let whole = CGSize(width: size.width / pixels, height: size.height / pixels)
      placement = ContentPlacement(
        whole: whole, at: record.values.bounds.origin)
    }
    lay(image, of: size, pixelsPerPoint: pixels, record, placement, canvas)
  }

  private func lay(
    _ image: CGImage, of size: CGSize, pixelsPerPoint: CGFloat, _ record: LayerRecord,
    _ placement: ContentPlacement, _ canvas: Canvas
  ) {
    for part in placement.parts(on: canvas) {
      let source = part.source.scaled(by: pixelsPerPoint).keptWithin(
        placement.shown.scaled(by: pixelsPerPoint))
      guard part.target.width > 0, part.target.height > 0 else { continue }
      let map = CGAffineTransform(
        a: part.target.width, b: 0, c: 0, d: part.target.height, tx: part.target.minX,
        ty: part.target.minY
      ).concatenating(canvas.toDevice)
      lay(
        image, part: source, map: map, interpolation: interpolation(record, source, map),
        for: record, canvas)
    }
  }

  private func interpolation(
    _ record: LayerRecord, _ source: CGRect, _ map: CGAffineTransform
  ) -> CGInterpolationQuality {
    let isSmaller = map.a * map.a + map.b * map.b < source.width * source.width
    let filter =
      isSmaller ? record.values.minificationFilter : record.values.magnificationFilter
    return filter == .nearest ? .none : .default
  }

  /// Performs the drawing once for each part, cut there.
  private func replay(
    _ store: BackingStore, _ record: LayerRecord, _ placement: ContentPlacement, _ canvas: Canvas
  ) {
    for var part in placement.parts where part.target.width > 0 && part.target.height > 0 {
      // A place without extent is as wide as a pixel of the screen it was drawn for, around it.
      let pixel = 1 / max(store.scale, 0.001)
      part.source = part.source.keptWithin(placement.shown, pixel: pixel)
      if part.source.width == 0 {
        part.source = part.source.offsetBy(dx: -pixel / 2, dy: 0)
        part.source.size.width = pixel
      }
      if part.source.height == 0 {
        part.source = part.source.offsetBy(dx: 0, dy: -pixel / 2)
        part.source.size.height = pixel
      }
      let (wide, high) = (
        part.target.width / part.source.width, part.target.height / part.source.height
      )
      let map = CGAffineTransform(
        a: wide, b: 0, c: 0, d: high, tx: part.target.minX - part.source.minX * wide,
        ty: part.target.minY - part.source.minY * high
      ).concatenating(canvas.toDevice)
      let isWhole = placement.parts.count == 1
      if !isWhole {
        canvas.perform(.pushClip(ClipOperation(path: CGPath(rect: part.target, transform: nil))))
      }
      if canvas.alpha < 1 {
        canvas.sink.perform(
          .beginGroup(
            GroupOperation(
              bounds: part.target.applying(canvas.toDevice), alpha: canvas.alpha)))
      }
      work.replayedOperations += store.replay(into: canvas.sink, transform: map)
      if canvas.alpha < 1 { canvas.sink.perform(.endGroup) }
      if !isWhole { canvas.sink.perform(.popClip) }
    }
  }
}

extension CGRect {
  /// The rectangle, a side without extent moved so that it lies in the middle of a pixel of `shown` at least: no pixel
  /// beside the shown part is mixed in there.
  fileprivate func keptWithin(_ shown: CGRect, pixel: CGFloat = 1) -> CGRect {
    func kept(_ place: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      min(max(place, low + pixel / 2), max(high - pixel / 2, low + pixel / 2))
    }
    return CGRect(
      x: width == 0 ? kept(minX, shown.minX, shown.maxX) : minX,
      y: height == 0 ? kept(minY, shown.minY, shown.maxY) : minY, width: width, height: height)
  }

  fileprivate func scaled(by factor: CGFloat) -> CGRect {
    CGRect(
      x: (minX * factor).nearWhole, y: (minY * factor).nearWhole,
      width: (width * factor).nearWhole, height: (height * factor).nearWhole)
  }
}

extension ContentPlacement {
  /// The parts with joints between pixels of the canvas, as a pixel belongs to the part that its middle lies in: two soft
  /// edges in one pixel would let the picture below through (CS-9).
  fileprivate func parts(on canvas: Canvas) -> [ContentPart] {
    let map = canvas.toDevice
    guard parts.count > 1, canvas.isUpright, map.isInvertible else { return parts }
    func joint(_ place: CGFloat, _ low: CGFloat, _ high: CGFloat, _ a: CGFloat, _ t: CGFloat)
      -> CGFloat
    {
      guard place > low, place < high else { return place }
      return min(max(((a * place + t + 0.5 - 1e-6).rounded(.down) - t) / a, low), high)
    }
    return parts.map { part in
      let target = part.target
      let x = [target.minX, target.maxX].map { joint($0, rect.minX, rect.maxX, map.a, map.tx) }
      let y = [target.minY, target.maxY].map { joint($0, rect.minY, rect.maxY, map.d, map.ty) }
      return ContentPart(
        source: part.source,
        target: CGRect(x: x[0], y: y[0], width: x[1] - x[0], height: y[1] - y[0]))
    }
  }
}
