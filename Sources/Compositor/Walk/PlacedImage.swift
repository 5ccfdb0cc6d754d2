import Drawing
import Foundation

/// An image that was turned or scaled into pixels of the picture, where it lies in it.
struct PlacedImage {
  let source: CGImage
  let part: CGRect
  let map: CGAffineTransform
  let interpolation: CGInterpolationQuality
  /// The size of the picture at whose edges it is cut.
  let picture: CGSize
  let image: CGImage
  let area: CGRect

  /// Whether another laying down comes to the same pixels, wherever the sink's space begins.
  func fits(
    _ source: CGImage, _ part: CGRect, _ map: CGAffineTransform,
    _ interpolation: CGInterpolationQuality, in picture: CGSize
  ) -> Bool {
    self.source === source && self.part == part && self.map == map
      && self.interpolation == interpolation && self.picture == picture
  }
}
