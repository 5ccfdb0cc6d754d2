import Foundation

extension UIView {
  /// How content of one size is placed in bounds of another (raw values as in UIKit, CM-1).
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit = 1
    case scaleAspectFill = 2
    case redraw = 3
    case center = 4
    case top = 5
    case bottom = 6
    case left = 7
    case right = 8
    case topLeft = 9
    case topRight = 10
    case bottomLeft = 11
    case bottomRight = 12

    /// The rectangle in points that content of `content` size occupies in `bounds`.
    public func contentRect(for content: CGSize, in bounds: CGRect) -> CGRect {
      let free = CGSize(
        width: bounds.width - content.width, height: bounds.height - content.height)
      func placed(_ x: CGFloat, _ y: CGFloat) -> CGRect {
        CGRect(
          x: bounds.minX + x * free.width, y: bounds.minY + y * free.height,
          width: content.width, height: content.height)
      }
      switch self {
      case .scaleToFill, .redraw: return bounds
      case .scaleAspectFit, .scaleAspectFill:
        guard content.width > 0, content.height > 0 else { return bounds }
        let ratios = [bounds.width / content.width, bounds.height / content.height]
        let factor = self == .scaleAspectFit ? min(ratios[0], ratios[1]) : max(ratios[0], ratios[1])
        let size = CGSize(width: content.width * factor, height: content.height * factor)
        return CGRect(
          x: bounds.minX + (bounds.width - size.width) / 2,
          y: bounds.minY + (bounds.height - size.height) / 2,
          width: size.width, height: size.height)
      case .center: return placed(0.5, 0.5)
      case .top: return placed(0.5, 0)
      case .bottom: return placed(0.5, 1)
      case .left: return placed(0, 0.5)
      case .right: return placed(1, 0.5)
      case .topLeft: return placed(0, 0)
      case .topRight: return placed(1, 0)
      case .bottomLeft: return placed(0, 1)
      case .bottomRight: return placed(1, 1)
      }
    }
  }
}
