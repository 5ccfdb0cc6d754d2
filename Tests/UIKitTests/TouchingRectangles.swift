// Without Foundation, as most code of views is.
import UIKit

/// Asks as other people's code does.
enum TouchingRectangles {
  static func intersect(_ a: CGRect, _ b: CGRect) -> Bool { a.intersects(b) }
}
