import Drawing
import Foundation

extension Compositor {
  /// Paints the layer and those below it, or lays down their picture where the layer asks for one
  /// (LK-17).
  func paintRasterized(_ record: LayerRecord, _ canvas: Canvas) {
    guard record.values.shouldRasterize, !replaysContents,
      let raster = raster(of: record)
    else { return paintBody(record, canvas) }
    work.blits += 1
    let map = CGAffineTransform(
      a: raster.rect.width, b: 0, c: 0, d: raster.rect.height, tx: raster.rect.minX,
      ty: raster.rect.minY)
    lay(
      raster.image,
      part: CGRect(x: 0, y: 0, width: raster.image.width, height: raster.image.height),
      map: map.concatenating(canvas.toDevice), for: record, canvas)
  }

  private func raster(of record: LayerRecord) -> LayerRaster? {
    if keepsPictures, let known = record.raster { return known }
    let density = record.values.rasterizationScale
    guard density.isFinite, density > 0 else { return nil }
    let rect = record.extentWithoutShadow
    let pixels = CGRect(
      x: rect.minX * density, y: rect.minY * density, width: rect.width * density,
      height: rect.height * density
    ).insetBy(dx: 1e-6, dy: 1e-6).integral
    guard pixels.isFinite, !pixels.isEmpty,
      let sink = PlatformStore.rasteriser?.makeBitmap(
        width: Int(pixels.width), height: Int(pixels.height), isOpaque: false)
    else { return nil }
    let map = CGAffineTransform(
      a: density, b: 0, c: 0, d: density, tx: -pixels.minX, ty: -pixels.minY)
    let area = CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
    paintBody(
      record, Canvas(sink: sink, toDevice: map, clip: area, density: density, whole: area))
    guard let image = sink.image() else { return nil }
    let raster = LayerRaster(
      image: image,
      rect: CGRect(
        x: pixels.minX / density, y: pixels.minY / density, width: pixels.width / density,
        height: pixels.height / density))
    record.raster = raster
    return raster
  }
}
