import Foundation

extension UIColor {
  /// A colour that repeats an image from the origin of the context on, upright in UIKit's axes (GC-15).
  ///
  /// An image without pixels or extent gives a colour that paints nothing.
  public convenience init(patternImage image: UIImage) {
    let cell = CGRect(origin: .zero, size: image.size)
    let pattern = CGPattern(bounds: cell, xStep: cell.width, yStep: cell.height) { context in
      image.draw(in: cell, context: context)
    }
    self.init(exact: CGColor(pattern: pattern))
  }
}
