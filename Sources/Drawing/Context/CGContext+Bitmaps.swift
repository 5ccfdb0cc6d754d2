import Foundation

extension CGContext {
  /// A bitmap takes no more pixels than this: 16,384 x 16,384, 1 GiB.
  public static let mostPixels = 1 << 28

  /// A context of pixels (GC-17).
  ///
  /// Device space has y upwards. Rows lie in memory from the top. Drawings show in `data` at once.
  ///
  /// nil where no rasteriser is set up (``DrawingPlatform/rasteriser``), where a side is not above zero or
  /// there are more than ``mostPixels``, where the bytes of a row are too few, and of layouts other than
  /// 8 bits a component in gray without opacity, in opacity alone, or in RGB of 32 bits with
  /// premultiplied or no opacity.
  ///
  /// - Parameters:
  ///   - data: `bytesPerRow` x `height` bytes that outlive the context; nil for memory of its own.
  ///   - bytesPerRow: 0 for the context's own choice, where `data` is nil.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    guard bitsPerComponent == 8, CGContext.isDrawable(width: width, height: height),
      let bits = info.bitsPerPixelOfContext(in: space),
      let layout = PixelLayout(
        bitsPerComponent: 8, bitsPerPixel: bits, space: space, bitmapInfo: info)
    else { return nil }
    let least = width * layout.bytesPerPixel
    let row = bytesPerRow == 0 && data == nil ? (least + 15) / 16 * 16 : bytesPerRow
    guard row >= least,
      let sink = PlatformStore.rasteriser?.makeBitmap(
        width: width, height: height, isOpaque: layout.isOpaque)
    else { return nil }
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    self.init(
      sink: sink, bounds: CGRect(x: 0, y: 0, width: width, height: height), userToSink: flip,
      sinkToDevice: flip)
    bitmap = BitmapStore(
      sink: sink, layout: layout, bitmapInfo: info, bytesPerRow: row, memory: data)
  }

  /// A context of pixels of its own as UIKit makes them: y downwards, `scale` pixels a point.
  ///
  /// nil where no rasteriser is set up, where a side is not above zero or there are too many pixels.
  ///
  /// - Parameter bounds: in points; the pixels are as many as hold them.
  public convenience init?(viewBounds bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
    let bounds = bounds.standardized
    let (columns, rows) = (
      (bounds.width * scale).rounded(.up), (bounds.height * scale).rounded(.up)
    )
    guard bounds.isFinite, scale > 0, columns <= CGFloat(Int32.max), rows <= CGFloat(Int32.max),
      CGContext.isDrawable(width: Int(columns), height: Int(rows)),
      let sink = PlatformStore.rasteriser?.makeBitmap(
        width: Int(columns), height: Int(rows), isOpaque: isOpaque)
    else { return nil }
    self.init(
      sink: sink, bounds: CGRect(x: 0, y: 0, width: columns, height: rows),
      userToSink: CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: -bounds.minX * scale, ty: -bounds.minY * scale),
      sinkToDevice: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rows))
    let source = ImageSource.native(width: Int(columns), isOpaque: isOpaque)
    bitmap = BitmapStore(
      sink: sink, layout: source.layout, bitmapInfo: source.bitmapInfo,
      bytesPerRow: source.bytesPerRow, memory: nil)
  }

  private static func isDrawable(width: Int, height: Int) -> Bool {
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    return width > 0 && height > 0 && !overflow && count <= mostPixels
  }

  /// A copy of the pixels as they are now; nil for a context without pixels.
  public func makeImage() -> CGImage? { bitmap?.makeImage() }

  /// The memory of the pixels; nil for a context without any.
  public var data: UnsafeMutableRawPointer? { bitmap?.data }
  /// In pixels; 0 for a context without any.
  public var width: Int { bitmap?.sink.width ?? 0 }
  /// In pixels; 0 for a context without any.
  public var height: Int { bitmap?.sink.height ?? 0 }
  public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }
  public var bitsPerPixel: Int { (bitmap?.layout.bytesPerPixel ?? 0) * 8 }
  public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 0 }
  public var colorSpace: CGColorSpace? { bitmap?.layout.space }
  public var bitmapInfo: CGBitmapInfo { bitmap?.bitmapInfo ?? [] }
  public var alphaInfo: CGImageAlphaInfo { bitmap?.layout.alpha ?? .none }
}

extension CGBitmapInfo {
  /// The bits of a pixel in a context of 8-bit components; nil for formats that contexts cannot have.
  fileprivate func bitsPerPixelOfContext(in space: CGColorSpace) -> Int? {
    switch (alpha, space.kind) {
    case (.alphaOnly, _), (.none?, .gray): 8
    case (.premultipliedFirst, .rgb), (.premultipliedLast, .rgb), (.noneSkipFirst, .rgb),
      (.noneSkipLast, .rgb):
      32
    default: nil
    }
  }
}
