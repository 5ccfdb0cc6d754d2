import Drawing
import Foundation

extension Compositor {
  /// Paints the sublayers of a layer of which some are tilted: the nearer ones over the farther ones, and
  /// where planes cut each other, pixel by pixel (3D-3).
  func paintDepth(of record: LayerRecord, _ canvas: Canvas) {
    var planes: [Plane] = []
    gather(record, .identity, &planes)
    planes.sort { ($0.depths.lowerBound, $0.index) < ($1.depths.lowerBound, $1.index) }
    var cluster: [Plane] = []
    var high = -CGFloat.infinity
    for plane in planes {
      // Planes whose depths overlap may cut each other.
      if !cluster.isEmpty, plane.depths.lowerBound >= high - 1e-6 {
        paint(cluster, canvas)
        cluster = []
        high = -.infinity
      }
      cluster.append(plane)
      high = max(high, plane.depths.upperBound)
    }
    paint(cluster, canvas)
  }

  /// Collects the layers below, those of transform layers with them (3D-5).
  private func gather(_ record: LayerRecord, _ space: CATransform3D, _ planes: inout [Plane]) {
    for child in record.children where child.isShown {
      let own = child.space.concatenating(space)
      if child.values.keepsDepth {
        gather(child, own, &planes)
        continue
      }
      let map = PlaneMap(own)
      let rect = child.extent
      guard own.isFinite, !rect.isNull, map.inverse != nil else { continue }
      let face = child.values.bounds.isEmpty ? rect : child.values.bounds
      if !child.values.isDoubleSided, map.isBackward(in: face) { continue }
      planes.append(
        Plane(
          record: child, space: own, map: map, index: planes.count, depths: map.depths(of: rect)))
    }
  }

  private func paint(_ cluster: [Plane], _ canvas: Canvas) {
    guard let first = cluster.first else { return }
    guard cluster.count > 1 else { return paint(first, canvas) }
    let reach = cluster.reduce(CGRect.null) { $0.union($1.map.box(of: $1.record.extent)) }
    let area = reach.applying(canvas.toDevice).insetBy(dx: -1, dy: -1).meeting(canvas.clip)
      .integral
    guard let back = canvas.toDevice.inverse, !area.isNull, area.isFinite,
      area.width * area.height <= Compositor.mostPlanePixels
    else { return }
    var sheets: [(pixels: [UInt32], depth: [CGFloat], index: Int)] = []
    for plane in cluster {
      guard let depth = plane.map.depth, let pixels = pixels(of: plane, in: area, canvas) else {
        continue
      }
      sheets.append((pixels, depth, plane.index))
    }
    sheets.sort { $0.index < $1.index }
    let (width, height) = (Int(area.width), Int(area.height))
    var result = [UInt32](repeating: 0, count: width * height)
    work.offscreenGroups += 1
    work.groupPixels += width * height
    for row in 0..<height {
      for column in 0..<width {
        let place = row * width + column
        let point = CGPoint(x: area.minX + CGFloat(column) + 0.5, y: area.minY + CGFloat(row) + 0.5)
          .applying(back)
        result[place] = Compositor.composed(sheets, place, point)
      }
    }
    put(result, in: area, canvas)
  }

  /// One pixel of several planes, the farthest first; planes of equal depth in the order they were added.
  private static func composed(
    _ sheets: [(pixels: [UInt32], depth: [CGFloat], index: Int)], _ place: Int, _ point: CGPoint
  ) -> UInt32 {
    var hits: [(depth: CGFloat, pixel: UInt32)] = []
    for sheet in sheets where sheet.pixels[place] != 0 {
      let depth = sheet.depth[0] * point.x + sheet.depth[1] * point.y + sheet.depth[2]
      var index = hits.count
      while index > 0, hits[index - 1].depth > depth + 1e-6 { index -= 1 }
      hits.insert((depth, sheet.pixels[place]), at: index)
    }
    return hits.reduce(0) { over($1.pixel, $0) }
  }

  /// A premultiplied colour over another one.
  private static func over(_ top: UInt32, _ bottom: UInt32) -> UInt32 {
    let left = 255 - top >> 24
    if left == 0 || bottom == 0 { return top }
    var result: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let below = ((bottom >> shift & 0xFF) * left + 127) / 255
      result |= min(255, (top >> shift & 0xFF) + below) << shift
    }
    return result
  }

  private func paint(_ plane: Plane, _ canvas: Canvas) {
    if let affine = plane.map.affine {
      return paint(plane.record, entered: canvas.entering(affine))
    }
    guard !plane.map.isAffine else { return }
    let area = plane.map.box(of: plane.record.extent).applying(canvas.toDevice)
      .meeting(canvas.clip).integral
    guard !area.isNull, area.isFinite, let pixels = pixels(of: plane, in: area, canvas) else {
      return
    }
    put(pixels, in: area, canvas)
  }

  func put(_ pixels: [UInt32], in area: CGRect, _ canvas: Canvas) {
    guard
      let image = CGImage(width: Int(area.width), height: Int(area.height), pixels: pixels)
    else { return }
    canvas.sink.perform(
      .image(
        ImageOperation(
          image: image,
          transform: CGAffineTransform(
            a: area.width, b: 0, c: 0, d: area.height, tx: area.minX, ty: area.minY),
          compositing: Compositing(alpha: canvas.alpha))))
  }

  /// The picture of a plane in whole pixels of the sink's space.
  private func pixels(of plane: Plane, in area: CGRect, _ canvas: Canvas) -> [UInt32]? {
    guard area.width * area.height <= Compositor.mostPlanePixels else { return nil }
    if let affine = plane.map.affine {
      return pixels(in: area, canvas) { paint(plane.record, entered: $0.entering(affine)) }
    }
    guard !plane.map.isAffine, let picture = picture(of: plane, canvas) else { return nil }
    return Compositor.warped(
      picture, rect: plane.record.extent, by: plane.map, canvas.toDevice, in: area)
  }

  /// The drawing that `body` paints apart, in whole pixels of the sink's space.
  func pixels(in area: CGRect, _ canvas: Canvas, _ body: (Canvas) -> Void) -> [UInt32]? {
    guard
      let sink = PlatformStore.rasteriser?.makeBitmap(
        width: Int(area.width), height: Int(area.height), isOpaque: false)
    else { return nil }
    let shift = CGAffineTransform(translationX: -area.minX, y: -area.minY)
    body(
      Canvas(
        sink: sink, toDevice: canvas.toDevice.concatenating(shift), clip: area.applying(shift),
        density: canvas.density, whole: canvas.whole.applying(shift)))
    return sink.readPixels(x: 0, y: 0, width: sink.width, height: sink.height)
  }

  /// The finished picture of a layer in its own plane, about as fine as it is shown.
  private func picture(of plane: Plane, _ canvas: Canvas) -> LayerRaster? {
    let record = plane.record
    let rect = record.extent
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return nil }
    let seen = plane.map.box(of: rect)
    let size = max(seen.width / rect.width, seen.height / rect.height)
    let finer = pow(2, min(2, max(-3, log2(max(size, 1e-3)).rounded(.up))))
    var density = canvas.density * finer
    let most = Compositor.mostPlanePixels / max(rect.width * rect.height, 1e-9)
    density = min(density, most.squareRoot())
    if keepsPictures, let known = record.plane, known.density == density { return known.raster }
    let pixels = CGRect(
      x: rect.minX * density, y: rect.minY * density, width: rect.width * density,
      height: rect.height * density
    ).insetBy(dx: min(1e-6, rect.width / 4), dy: min(1e-6, rect.height / 4)).integral
    guard pixels.isFinite, !pixels.isEmpty,
      let sink = PlatformStore.rasteriser?.makeBitmap(
        width: Int(pixels.width), height: Int(pixels.height), isOpaque: false)
    else { return nil }
    let area = CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
    let map = CGAffineTransform(
      a: density, b: 0, c: 0, d: density, tx: -pixels.minX, ty: -pixels.minY)
    paint(
      record,
      entered: Canvas(sink: sink, toDevice: map, clip: area, density: density, whole: area))
    guard let image = sink.image() else { return nil }
    let raster = LayerRaster(
      image: image,
      rect: CGRect(
        x: pixels.minX / density, y: pixels.minY / density, width: pixels.width / density,
        height: pixels.height / density))
    record.plane = (raster, density)
    return raster
  }

  /// The picture of a plane as it is seen. A pixel belongs to it where its middle does, so that edges are
  /// hard (3D-2); its colour is that of the four pixels around, by distance.
  ///
  /// - Parameter rect: the existing part of the plane, in its coordinates.
  static func warped(
    _ picture: LayerRaster, rect: CGRect, by map: PlaneMap, _ toDevice: CGAffineTransform,
    in area: CGRect
  ) -> [UInt32]? {
    guard let inverse = map.inverse, let back = toDevice.inverse else { return nil }
    let (width, height) = (Int(area.width), Int(area.height))
    let source = picture.image.pixels
    let (columns, rows) = (picture.image.width, picture.image.height)
    let (wide, high) = (
      CGFloat(columns) / picture.rect.width, CGFloat(rows) / picture.rect.height
    )
    // Points that rounding cannot tell apart.
    let tie = 1e-7
    var result = [UInt32](repeating: 0, count: width * height)
    source.withUnsafeBufferPointer { source in
      for row in 0..<height {
        for column in 0..<width {
          let point = CGPoint(
            x: area.minX + CGFloat(column) + 0.5, y: area.minY + CGFloat(row) + 0.5
          ).applying(back)
          func share(_ index: Int) -> CGFloat {
            inverse[0][index] * point.x + inverse[1][index] * point.y + inverse[2][index]
          }
          let weight = share(2)
          guard weight > 0 else { continue }
          let (u, v) = (share(0) / weight, share(1) / weight)
          // A middle that lies on an edge stays on it whichever part of the picture is painted, although
          // the last bits of its place depend on the part.
          guard u + tie >= rect.minX, u + tie < rect.maxX, v + tie >= rect.minY, v + tie < rect.maxY
          else { continue }
          result[row * width + column] = sample(
            source, columns, rows, (u - picture.rect.minX) * wide - 0.5,
            (v - picture.rect.minY) * high - 0.5)
        }
      }
    }
    return result
  }

  /// The colour between four pixels; at the edges the outermost ones are repeated.
  private static func sample(
    _ source: UnsafeBufferPointer<UInt32>, _ columns: Int, _ rows: Int, _ x: CGFloat, _ y: CGFloat
  ) -> UInt32 {
    // In parts of 256; the last bits of a value that lies on one of them do not move it to the one
    // before.
    let (partX, partY) = (
      Int((x * 256 + 0.01).rounded(.down)), Int((y * 256 + 0.01).rounded(.down))
    )
    let (fx, fy) = (UInt32(partX & 255), UInt32(partY & 255))
    let x0 = min(columns - 1, max(0, partX >> 8))
    let x1 = min(columns - 1, max(0, partX >> 8 + 1))
    let y0 = min(rows - 1, max(0, partY >> 8))
    let y1 = min(rows - 1, max(0, partY >> 8 + 1))
    let (a, b) = (source[y0 * columns + x0], source[y0 * columns + x1])
    let (c, d) = (source[y1 * columns + x0], source[y1 * columns + x1])
    if a == b, a == c, a == d { return a }
    var result: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let upper = (a >> shift & 0xFF) * (256 - fx) + (b >> shift & 0xFF) * fx
      let lower = (c >> shift & 0xFF) * (256 - fx) + (d >> shift & 0xFF) * fx
      result |= ((upper * (256 - fy) + lower * fy + 32768) >> 16) << shift
    }
    return result
  }

  /// The most pixels of a plane: 64 million.
  static let mostPlanePixels: CGFloat = 67_108_864
}

extension CGAffineTransform {
  /// The map back; nil where there is none.
  fileprivate var inverse: CGAffineTransform? { isInvertible ? inverted() : nil }
}
