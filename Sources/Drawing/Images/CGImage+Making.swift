import Foundation

extension CGImage {
  /// An image of the bytes of `provider`.
  ///
  /// nil for layouts that are not known here (known: 8 and 16 bits a component; gray, RGB, opacity
  /// alone; opacity before or after), and where the provider has too few bytes.
  ///
  /// - Parameter decode: for each component the values that its least and greatest number stand for;
  ///   two numbers for each, or nil for 0 and 1.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard
      let layout = PixelLayout(
        bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, space: space,
        bitmapInfo: bitmapInfo),
      var pixels = layout.pixels(
        width: width, height: height, bytesPerRow: bytesPerRow, of: provider)
    else { return nil }
    if let decode {
      let colors = layout.channels == .rgb ? 3 : layout.channels == .gray ? 1 : 0
      let ranges = (0..<colors).map { (decode[$0 * 2], decode[$0 * 2 + 1]) }
      pixels.decode(ranges)
    }
    self.init(
      width: width, height: height, pixels: pixels, isMask: false,
      source: ImageSource(
        layout: layout, bitmapInfo: bitmapInfo, bytesPerRow: bytesPerRow, provider: provider,
        shouldInterpolate: shouldInterpolate, intent: intent))
  }

  /// A stencil: the fill colour is painted where samples are 0 (GC-13).
  ///
  /// nil where samples have other than 1 or 8 bits, and where the provider has too few bytes.
  ///
  /// - Parameter decode: 1 and 0 to paint where samples are greatest; nil for 0 and 1.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int,
    bytesPerRow: Int, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool
  ) {
    guard bitsPerComponent == bitsPerPixel, bitsPerPixel == 8 || bitsPerPixel == 1,
      let samples = provider.samples(
        width: width, height: height, bytesPerRow: bytesPerRow, bits: bitsPerPixel)
    else { return nil }
    let isInverted = decode.map { $0[0] > $0[1] } ?? false
    let pixels = samples.map { UInt32(isInverted ? $0 : 255 - $0) << 24 }
    self.init(
      width: width, height: height, pixels: pixels, isMask: true,
      source: ImageSource.native(width: width, isOpaque: false))
  }
}

extension PixelLayout {
  /// The pixels of a provider's bytes; nil where it has too few.
  fileprivate func pixels(
    width: Int, height: Int, bytesPerRow: Int, of provider: CGDataProvider
  ) -> [UInt32]? {
    let data = provider.bytes
    guard data.holds(height, rowsOf: width, bitsEach: bytesPerPixel * 8, bytesPerRow: bytesPerRow)
    else { return nil }
    return data.withUnsafeBytes { raw in
      let bytes = raw.bindMemory(to: UInt8.self)
      return [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
        for row in 0..<height {
          for x in 0..<width {
            let place = row * bytesPerRow + x * bytesPerPixel
            pixels[row * width + x] = bytes.baseAddress.map { pixel(at: $0 + place) } ?? 0
          }
        }
        count = width * height
      }
    }
  }
}

extension CGDataProvider {
  /// Samples 0...255 of one bit or one byte each; nil where there are too few bytes.
  fileprivate func samples(width: Int, height: Int, bytesPerRow: Int, bits: Int) -> [UInt8]? {
    guard bytes.holds(height, rowsOf: width, bitsEach: bits, bytesPerRow: bytesPerRow) else {
      return nil
    }
    return bytes.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) -> [UInt8] in
      (0..<width * height).map { index in
        let (row, x) = (index / width, index % width)
        if bits == 8 { return bytes[row * bytesPerRow + x] }
        let byte = bytes[row * bytesPerRow + x / 8]
        return (byte >> (7 - x % 8)) & 1 == 1 ? 255 : 0
      }
    }
  }
}

extension Data {
  /// Whether `height` rows of `width` pixels fit, each row `bytesPerRow` after the one before.
  fileprivate func holds(
    _ height: Int, rowsOf width: Int, bitsEach bits: Int, bytesPerRow: Int
  ) -> Bool {
    guard width > 0, height > 0, width <= Int(Int32.max), height <= Int(Int32.max) else {
      return false
    }
    let row = (width * bits + 7) / 8
    let (before, overflow) = bytesPerRow.multipliedReportingOverflow(by: height - 1)
    return bytesPerRow >= row && !overflow && count - row >= before
  }
}

extension [UInt32] {
  /// Maps the straight components of each pixel from 0...1 to the ranges: one of gray, three of RGB.
  fileprivate mutating func decode(_ ranges: [(CGFloat, CGFloat)]) {
    guard let first = ranges.first, ranges.contains(where: { $0 != (0, 1) }) else { return }
    let ranges = ranges.count == 3 ? ranges : [first, first, first]
    self = map { pixel in
      let color = PremultipliedColor(pixel: pixel)
      let straight = color.straight
      func map(_ value: Double, _ range: (CGFloat, CGFloat)) -> CGFloat {
        range.0 + (range.1 - range.0) * value
      }
      return PremultipliedColor(
        ColorComponents(
          red: map(straight.red, ranges[0]), green: map(straight.green, ranges[1]),
          blue: map(straight.blue, ranges[2]), alpha: color.alpha)
      ).pixel
    }
  }
}
