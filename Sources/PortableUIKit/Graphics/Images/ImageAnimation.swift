import Foundation

/// Images that follow each other.
struct ImageAnimation: Sendable {
  var images: [UIImage]
  /// Seconds for all images once.
  var duration: TimeInterval
}

extension UIImage {
  /// The images that follow each other in the place of this one; nil for an image that stands still.
  public var images: [UIImage]? { animation?.images }
  /// Seconds for all ``images`` once; 0 for an image that stands still.
  public var duration: TimeInterval { animation?.duration ?? 0 }

  /// An image that an image view shows as images that follow each other, and everything else as the first of them; nil
  /// without images.
  ///
  /// - Parameter duration: Seconds for all images once; 0 for a 30th of a second for each.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let image = UIImage(first, look: first.look, alignmentRectInsets: first.alignmentRectInsets)
    let isUsable = duration > 0 && duration.isFinite
    image.animation = ImageAnimation(
      images: images, duration: isUsable ? duration : Double(images.count) / 30)
    return image
  }

  /// The images whose names are `name` and a number from 0 on, up to 1024, as long as there are any; nil without one.
  @preconcurrency @MainActor public class func animatedImageNamed(
    _ name: String, duration: TimeInterval
  ) -> UIImage? {
    var images: [UIImage] = []
    while images.count <= 1_024, let image = UIImage(named: "\(name)\(images.count)") {
      images.append(image)
    }
    return animatedImage(with: images, duration: duration)
  }
}
