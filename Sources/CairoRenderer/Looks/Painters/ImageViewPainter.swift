import Foundation
import PortableUIKit

/// The image of an image view.
struct ImageViewPainter: ContentPainter {
  let look: LookCanvas

  func paint(_ imageView: UIImageView) {
    guard let image = imageView.currentPicture else { return }
    paint(
      image, in: imageView.contentMode.contentRect(for: image.size, in: imageView.bounds),
      tint: tint(of: imageView), view: imageView)
  }
}
