import Drawing
import Foundation

/// Prints images, each as large as fits in the middle of a page of its own.
final class ImagePageRenderer: UIPrintPageRenderer {
  private let images: [UIImage]

  init(_ images: [UIImage]) {
    self.images = images
    super.init()
  }

  override var numberOfPages: Int { images.count }

  override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
    let image = images[pageIndex]
    image.draw(in: UIView.ContentMode.scaleAspectFit.contentRect(for: image.size, in: contentRect))
  }
}
