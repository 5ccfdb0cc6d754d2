import Drawing
import Foundation

@testable import CairoRenderer

/// A bitmap with a context that draws upon it, y upwards as Core Graphics has it, or downwards as UIKit.
struct Canvas {
  let bitmap: any BitmapSink
  let context: CGContext

  init(_ width: Int, _ height: Int, isOpaque: Bool = false, isFlipped: Bool = true) throws {
    guard let bitmap = CairoBackend().makeBitmap(width: width, height: height, isOpaque: isOpaque)
    else { throw RenderError.tooLarge(width: Double(width), height: Double(height)) }
    self.bitmap = bitmap
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    context = CGContext(
      sink: bitmap, bounds: CGRect(x: 0, y: 0, width: width, height: height),
      userToSink: isFlipped ? .identity : flip, sinkToDevice: flip)
  }

  /// The pixel at column `x` of row `y` from the top: premultiplied red, green, blue, and opacity.
  func pixel(_ x: Int, _ y: Int) -> [Int] {
    let value = bitmap.readPixels(x: x, y: y, width: 1, height: 1)[0]
    return [16, 8, 0, 24].map { Int(value >> UInt32($0) & 0xFF) }
  }

  func alpha(_ x: Int, _ y: Int) -> Int { pixel(x, y)[3] }

  /// The opacities of a row.
  func alphas(row: Int) -> [Int] { (0..<bitmap.width).map { alpha($0, row) } }

  /// The opacities of a column.
  func alphas(column: Int) -> [Int] { (0..<bitmap.height).map { alpha(column, $0) } }

  var pixels: [UInt32] {
    bitmap.readPixels(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
  }

  var image: CGImage? {
    CGImage(width: bitmap.width, height: bitmap.height, pixels: pixels)
  }
}

/// Whether two pixels differ by at most `tolerance` levels in each component.
func isNear(_ a: [Int], _ b: [Int], _ tolerance: Int = 1) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}
