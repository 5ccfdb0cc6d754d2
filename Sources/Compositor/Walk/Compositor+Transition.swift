import Drawing
import Foundation

extension Compositor {
  /// Paints the old picture of a layer on its way out and the new one on its way in.
  func paint(_ transition: LayerTransition, of record: LayerRecord, _ canvas: Canvas) {
    let progress = CGFloat(min(1, max(0, transition.progress)))
    let bounds = record.values.bounds
    func moved(_ direction: CGVector, _ part: CGFloat) -> Canvas {
      canvas.entering(
        CGAffineTransform(
          translationX: direction.dx * bounds.width * part,
          y: direction.dy * bounds.height * part))
    }
    switch transition.look {
    case .dissolve:
      var inner = canvas
      inner.alpha = 1
      // Apart from the picture below, the shares of both pictures add up.
      group(alpha: canvas.alpha, of: record.extent, inner) { canvas in
        var old = canvas
        old.alpha = 1 - progress
        paintOld(transition.old, record, old)
        group(alpha: progress, of: record.extent, canvas, blendMode: .plusLighter) {
          paintFinished(record, $0)
        }
      }
    case .moveIn(let side):
      paintOld(transition.old, record, canvas)
      paintFinished(record, moved(side, 1 - progress))
    case .push(let side):
      paintOld(transition.old, record, moved(side, -progress))
      paintFinished(record, moved(side, 1 - progress))
    case .reveal(let side):
      paintFinished(record, canvas)
      paintOld(transition.old, record, moved(side, progress))
    case .flip(let axis): paintFlip(transition.old, record, axis, progress, canvas)
    }
  }

  /// Lays the old picture over the bounds.
  private func paintOld(_ store: BackingStore, _ record: LayerRecord, _ canvas: Canvas) {
    let bounds = record.values.bounds
    guard canvas.alpha > 0, !bounds.isEmpty,
      let (image, _) = store.image(scale: canvas.density)
    else { return }
    work.blits += 1
    lay(
      image, part: CGRect(x: 0, y: 0, width: image.width, height: image.height),
      map: CGAffineTransform(
        a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY
      ).concatenating(canvas.toDevice), for: record, canvas)
  }

  /// Turns the layer half round about an axis through its middle; the old picture is in front for the first
  /// half. The viewer is twice the longer side away (AN-22, guessed).
  private func paintFlip(
    _ store: BackingStore, _ record: LayerRecord, _ axis: CGVector, _ progress: CGFloat,
    _ canvas: Canvas
  ) {
    let bounds = record.values.bounds
    let isOld = progress < 0.5
    let angle = CGFloat.pi * (isOld ? progress : progress - 1)
    guard angle != 0 else {
      return isOld ? paintOld(store, record, canvas) : paintFinished(record, canvas)
    }
    let middle = CATransform3D(translationX: bounds.midX, y: bounds.midY, z: 0)
    var perspective = CATransform3D.identity
    perspective.m34 = -1 / (2 * max(bounds.width, bounds.height, 1))
    let map = PlaneMap(
      CATransform3D(translationX: -bounds.midX, y: -bounds.midY, z: 0)
        .concatenating(CATransform3D(turn: angle, about: axis)).concatenating(perspective)
        .concatenating(middle))
    let density = canvas.density
    let pixels = CGRect(
      x: 0, y: 0, width: (bounds.width * density).rounded(.up),
      height: (bounds.height * density).rounded(.up))
    guard !bounds.isEmpty, pixels.isFinite,
      pixels.width * pixels.height < Compositor.mostPlanePixels
    else { return }
    let flat = Canvas(
      sink: canvas.sink,
      toDevice: CGAffineTransform(
        a: density, b: 0, c: 0, d: density, tx: -bounds.minX * density, ty: -bounds.minY * density),
      clip: pixels, density: density, whole: pixels)
    let drawn = self.pixels(in: pixels, flat) {
      if isOld { paintOld(store, record, $0) } else { paintFinished(record, $0) }
    }
    let area = map.box(of: bounds).applying(canvas.toDevice).meeting(canvas.clip).integral
    guard let drawn, !area.isNull, area.isFinite,
      let image = CGImage(width: Int(pixels.width), height: Int(pixels.height), pixels: drawn)
    else { return }
    let raster = LayerRaster(
      image: image,
      rect: CGRect(
        x: bounds.minX, y: bounds.minY, width: pixels.width / density,
        height: pixels.height / density))
    guard
      let warped = Compositor.warped(raster, rect: bounds, by: map, canvas.toDevice, in: area)
    else { return }
    put(warped, in: area, canvas)
  }
}

extension CATransform3D {
  fileprivate init(turn angle: CGFloat, about axis: CGVector) {
    let length = hypot(axis.dx, axis.dy)
    let (x, y) = length > 0 ? (axis.dx / length, axis.dy / length) : (0, 1)
    let (sine, cosine) = (sin(angle), cos(angle))
    self = .identity
    (m11, m12, m13) = (cosine + x * x * (1 - cosine), x * y * (1 - cosine), -y * sine)
    (m21, m22, m23) = (x * y * (1 - cosine), cosine + y * y * (1 - cosine), x * sine)
    (m31, m32, m33) = (y * sine, -x * sine, cosine)
  }
}
