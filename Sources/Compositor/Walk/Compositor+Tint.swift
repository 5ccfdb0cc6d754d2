import Drawing
import Foundation

extension Compositor {
  /// Paints a layer and those below it with their colours multiplied by one (LK-19).
  func paintTinted(_ record: LayerRecord, by tint: CGColor, _ canvas: Canvas) {
    let area = record.extent.applying(canvas.toDevice).insetBy(dx: -1, dy: -1).meeting(canvas.clip)
      .integral
    guard !area.isNull, area.isFinite, area.width * area.height <= Compositor.mostPlanePixels,
      let pixels = pixels(in: area, canvas, { paintComposed(record, $0) })
    else { return }
    work.offscreenGroups += 1
    work.groupPixels += pixels.count
    put(pixels.multiplied(by: tint.sRGB), in: area, canvas)
  }
}

extension [UInt32] {
  /// Premultiplied pixels with their straight components multiplied by those of a colour.
  package func multiplied(by color: ColorComponents) -> [UInt32] {
    let color = color.clamped
    let alpha = UInt32((color.alpha * 255).rounded())
    let factors = [color.blue, color.green, color.red].map {
      UInt32(($0 * color.alpha * 255).rounded())
    }
    return map { pixel in
      var result = (((pixel >> 24) * alpha + 127) / 255) << 24
      for (index, factor) in factors.enumerated() {
        let shift = UInt32(index * 8)
        result |= (((pixel >> shift & 0xFF) * factor + 127) / 255) << shift
      }
      return result
    }
  }
}
