import Foundation

/// A sink with pixels. Its space: pixels, (0,0) the top left corner, y downwards.
public protocol BitmapSink: DrawingSink {
  /// In pixels.
  var width: Int { get }
  /// In pixels.
  var height: Int { get }

  /// Copies pixels out: premultiplied sRGB, 0xAARRGGBB, row by row. The rectangle lies within the
  /// bitmap.
  func readPixels(x: Int, y: Int, width: Int, height: Int) -> [UInt32]

  /// Replaces pixels, in the same form.
  func writePixels(_ pixels: [UInt32], x: Int, y: Int, width: Int, height: Int)
}
