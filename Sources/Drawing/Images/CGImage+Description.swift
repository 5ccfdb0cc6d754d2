import Foundation

extension CGImage {
  public var bitsPerComponent: Int { source.layout.bytesPerComponent * 8 }
  public var bitsPerPixel: Int { source.layout.bytesPerPixel * 8 }
  public var bytesPerRow: Int { source.bytesPerRow }
  /// nil for a stencil.
  public var colorSpace: CGColorSpace? { isMask ? nil : source.layout.space }
  public var bitmapInfo: CGBitmapInfo { source.bitmapInfo }
  public var alphaInfo: CGImageAlphaInfo { isMask ? .none : source.layout.alpha }
  public var shouldInterpolate: Bool { source.shouldInterpolate }
  public var renderingIntent: CGColorRenderingIntent { source.intent }

  /// The bytes of the image in the layout that the properties describe.
  public var dataProvider: CGDataProvider? {
    if let provider = source.provider { return provider }
    let layout = source.layout
    let row = max(bytesPerRow, width * layout.bytesPerPixel)
    var data = Data(count: row * height)
    data.withUnsafeMutableBytes { raw in
      guard let bytes = raw.bindMemory(to: UInt8.self).baseAddress else { return }
      for (index, pixel) in pixels.enumerated() {
        let place = index / width * row + index % width * layout.bytesPerPixel
        layout.write(pixel, to: bytes + place)
      }
    }
    return CGDataProvider(data: data)
  }
}
