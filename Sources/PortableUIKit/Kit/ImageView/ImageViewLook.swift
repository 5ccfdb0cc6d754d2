import Foundation

/// The image of an image view.
@MainActor struct ImageViewLook: ViewLook {
  let look: LookCanvas

  func paint(_ imageView: UIImageView) {
    guard let image = imageView.currentPicture else { return }
    paint(
      image, in: imageView.contentMode.contentRect(for: image.size, in: imageView.bounds),
      tint: tint(of: imageView), view: imageView)
  }
}
