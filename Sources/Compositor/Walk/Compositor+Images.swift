import Drawing
import Foundation

extension Compositor {
  /// Lays a part of an image down.
  ///
  /// Pixels that fall on pixels are copied. An image that is turned, scaled or shifted by less is
  /// resampled apart, over all of the picture that it reaches: resampling rounds according to its start,
  /// and the pixels of a part must not depend on which part is painted.
  ///
  /// - Parameters:
  ///   - map: the unit square, (0,0) the part's upper left corner, to the sink's space.
  ///   - record: the layer that keeps the resampled image.
  func lay(
    _ image: CGImage, part: CGRect, map: CGAffineTransform,
    interpolation: CGInterpolationQuality = .default, for record: LayerRecord, _ canvas: Canvas
  ) {
    let map = map.roundedIfNearlyWhole
    let reach = map.mapOfUnitSquare
    guard !reach.insetBy(dx: -1, dy: -1).meeting(canvas.clip).isNull else { return }
    let isCopy =
      map.a == part.width && map.d == part.height && map.b == 0 && map.c == 0
      && map.tx == map.tx.rounded() && map.ty == map.ty.rounded()
    if !isCopy, !replaysContents,
      let placed = placed(image, part, map, interpolation, record, canvas)
    {
      return put(placed.image, at: placed.area, canvas)
    }
    canvas.sink.perform(
      .image(
        ImageOperation(
          image: image, source: part, transform: map, interpolation: interpolation,
          compositing: Compositing(alpha: canvas.alpha))))
  }

  private func put(_ image: CGImage, at area: CGRect, _ canvas: Canvas) {
    let place = area.offsetBy(dx: canvas.whole.minX, dy: canvas.whole.minY)
    canvas.sink.perform(
      .image(
        ImageOperation(
          image: image,
          transform: CGAffineTransform(
            a: place.width, b: 0, c: 0, d: place.height, tx: place.minX, ty: place.minY),
          compositing: Compositing(alpha: canvas.alpha))))
  }

  /// The part resampled, as it was kept or anew; nil where it is out of the picture or there is no
  /// memory.
  private func placed(
    _ image: CGImage, _ part: CGRect, _ map: CGAffineTransform,
    _ interpolation: CGInterpolationQuality, _ record: LayerRecord, _ canvas: Canvas
  ) -> PlacedImage? {
    // In the picture's own pixels, which are the same whichever part is painted.
    let origin = CGAffineTransform(translationX: -canvas.whole.minX, y: -canvas.whole.minY)
    let inPicture = map.concatenating(origin).roundedIfNearlyWhole
    if keepsPictures,
      let known = record.placed.first(where: {
        $0.fits(image, part, inPicture, interpolation, in: canvas.whole.size)
      })
    {
      return known
    }
    let picture = CGRect(origin: .zero, size: canvas.whole.size)
    let area = inPicture.mapOfUnitSquare.insetBy(dx: -1, dy: -1).meeting(picture).integral
    guard !area.isNull, !area.isEmpty, area.isFinite,
      let sink = PlatformStore.rasteriser?.makeBitmap(
        width: Int(area.width), height: Int(area.height), isOpaque: false)
    else { return nil }
    sink.perform(
      .image(
        ImageOperation(
          image: image, source: part,
          transform: inPicture.concatenating(
            CGAffineTransform(translationX: -area.minX, y: -area.minY)),
          interpolation: interpolation)))
    guard let made = sink.image() else { return nil }
    let placed = PlacedImage(
      source: image, part: part, map: inPicture, interpolation: interpolation,
      picture: canvas.whole.size, image: made, area: area)
    if record.placed.count >= Compositor.mostPlaced { record.placed.removeFirst() }
    record.placed.append(placed)
    return placed
  }

  /// How many resampled images a layer keeps: nine parts of its contents and of its shadow.
  private static let mostPlaced = 18
}

extension CGFloat {
  /// The nearest whole number where only rounding of a product keeps this from being it.
  var nearWhole: CGFloat { (self - rounded()).magnitude < 1e-6 ? rounded() : self }
}

extension CGAffineTransform {
  /// Where the unit square comes to lie.
  var mapOfUnitSquare: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1).applying(self) }

  /// The same map with whole numbers where only rounding of sums keeps it from having them: pixels are
  /// laid on pixels.
  var roundedIfNearlyWhole: CGAffineTransform {
    CGAffineTransform(
      a: a.nearWhole, b: b.nearWhole, c: c.nearWhole, d: d.nearWhole, tx: tx.nearWhole,
      ty: ty.nearWhole)
  }
}
