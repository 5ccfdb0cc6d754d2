import Drawing
import Foundation

/// Images of files, read with ``Platform/imageCoder``.
extension CGImage {
  /// The image in a PNG file; nil if it is none, or nothing that reads it is set up.
  ///
  /// - Parameter decode: Not acted upon.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) { self.init(file: source, of: "public.png") }

  /// The image in a JPEG file.
  ///
  /// - Parameter decode: Not acted upon.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) { self.init(file: source, of: "public.jpeg") }

  private convenience init?(file source: CGDataProvider, of type: String) {
    guard let data = source.data.map({ $0 as Data }), TypeIdentifier.ofFile(data) == type,
      let image = Platform.current.imageCoder?.picture(of: data)?.image
    else { return nil }
    self.init(
      width: image.width, height: image.height, pixels: image.pixels, isOpaque: image.isOpaque)
  }
}
