import Drawing
import Foundation

extension Compositor {
  /// Paints a layer with its shadow and lets through the part where its mask's picture is opaque
  /// (LK-9).
  func paintMasked(_ record: LayerRecord, _ canvas: Canvas) {
    let area = record.extent.applying(canvas.toDevice).meeting(canvas.clip).integral
    guard !area.isNull, !area.isEmpty, area.isFinite, let mask = record.mask,
      let coverage = coverage(of: mask, in: area, canvas)
    else { return }
    work.maskedGroups += 1
    let unit = CGAffineTransform(
      a: area.width, b: 0, c: 0, d: area.height, tx: area.minX, ty: area.minY)
    canvas.sink.perform(.pushMask(MaskOperation(mask: coverage, transform: unit)))
    var inner = canvas
    inner.clip = canvas.clip.meeting(area)
    inner.alpha = 1
    // The finished picture goes through the mask, not its parts.
    group(alpha: canvas.alpha, of: record.extent, inner) { canvas in
      if record.paintsShadow { paintShadow(of: record, canvas) }
      paintWithoutShadow(record, canvas)
    }
    canvas.sink.perform(.popClip)
  }

  /// The opacity of the mask's finished picture in whole pixels of the sink's space.
  private func coverage(
    of mask: LayerRecord, in area: CGRect, _ canvas: Canvas
  ) -> CoverageImage? {
    guard area.width * area.height <= Compositor.mostMaskPixels,
      let sink = PlatformStore.rasteriser?.makeBitmap(
        width: Int(area.width), height: Int(area.height), isOpaque: false)
    else { return nil }
    let shift = CGAffineTransform(translationX: -area.minX, y: -area.minY)
    paint(
      mask,
      Canvas(
        sink: sink, toDevice: canvas.toDevice.concatenating(shift), clip: area.applying(shift),
        density: canvas.density, whole: canvas.whole.applying(shift)))
    let pixels = sink.readPixels(x: 0, y: 0, width: sink.width, height: sink.height)
    return CoverageImage(
      width: sink.width, height: sink.height, coverage: pixels.map { UInt8($0 >> 24) })
  }

  /// The most pixels of a mask: 128 million, half a gigabyte while it is made.
  private static let mostMaskPixels: CGFloat = 134_217_728
}
