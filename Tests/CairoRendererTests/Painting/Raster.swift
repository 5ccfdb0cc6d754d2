import CairoRenderer
import Foundation
import PortableUIKit

/// The pixels of a drawn view, to be probed at places in points.
@MainActor struct Raster {
  let width: Int
  let height: Int
  let scale: Double
  let pixels: [UInt32]

  /// Draws `view` at `scale`.
  init(_ view: UIView, scale: Double = 2, wireframe: Wireframe? = nil) throws {
    let image = try ViewRenderer(scale: scale, wireframe: wireframe).image(of: view)
    width = image.width
    height = image.height
    self.scale = scale
    pixels = image.pixels
  }

  /// The colour 0xRRGGBB of the pixel right below and right of the point.
  func color(_ x: Double, _ y: Double) -> UInt32 {
    pixels[Int(y * scale) * width + Int(x * scale)] & 0xFFFFFF
  }

  /// The smallest rectangle in points that holds all pixels for which `predicate` is true.
  func box(where predicate: (UInt32) -> Bool) -> CGRect? {
    var (left, right, top, bottom) = (Int.max, Int.min, Int.max, Int.min)
    for row in 0..<height {
      for column in 0..<width where predicate(pixels[row * width + column] & 0xFFFFFF) {
        (left, right) = (min(left, column), max(right, column + 1))
        (top, bottom) = (min(top, row), max(bottom, row + 1))
      }
    }
    guard left < right else { return nil }
    return CGRect(
      x: Double(left) / scale, y: Double(top) / scale, width: Double(right - left) / scale,
      height: Double(bottom - top) / scale)
  }

  /// The smallest rectangle that holds all that is darker than a dark grey.
  var ink: CGRect? { box { $0 >> 16 & 0xFF < 96 && $0 >> 8 & 0xFF < 96 && $0 & 0xFF < 96 } }
}
