import Drawing
import Foundation

/// The pixels of a kept drawing at one scale.
///
/// Only the image is kept: a bitmap to draw upon is made for the moment in which something is drawn, so
/// that a kept drawing takes its pixels once.
@MainActor struct StorePicture {
  let scale: CGFloat
  private(set) var image: CGImage

  /// nil where the process cannot make pixels.
  init?(of store: BackingStore, scale: CGFloat) {
    let (width, height) = BackingStore.pixels(of: store.size, scale: scale)
    guard
      let sink = PlatformStore.rasteriser?.makeBitmap(
        width: width, height: height, isOpaque: store.isOpaque)
    else { return nil }
    store.replay(into: sink, transform: CGAffineTransform(scaleX: scale, y: scale))
    guard let image = sink.image(isOpaque: store.isOpaque) else { return nil }
    self.scale = scale
    self.image = image
  }

  var byteCount: Int { image.width * image.height * 4 }

  /// The pixels with one more stratum over them.
  func adding(_ stratum: BackingStore.Stratum, to store: BackingStore) -> StorePicture? {
    guard
      let sink = PlatformStore.rasteriser?.makeBitmap(
        width: image.width, height: image.height, isOpaque: store.isOpaque)
    else { return nil }
    sink.writePixels(image.pixels, x: 0, y: 0, width: image.width, height: image.height)
    _ = stratum.replay(
      into: sink, transform: CGAffineTransform(scaleX: scale, y: scale), store.isOpaque)
    guard let image = sink.image(isOpaque: store.isOpaque) else { return nil }
    var result = self
    result.image = image
    return result
  }
}

extension BitmapSink {
  /// A copy of all pixels.
  func image(isOpaque: Bool = false) -> CGImage? {
    CGImage(
      width: width, height: height,
      pixels: readPixels(x: 0, y: 0, width: width, height: height), isOpaque: isOpaque)
  }
}
