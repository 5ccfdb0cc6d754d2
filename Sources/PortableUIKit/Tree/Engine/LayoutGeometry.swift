internal import AutoLayout
import Foundation

extension LayoutRect {
  init(_ rect: CGRect) {
    self.init(x: rect.origin.x, y: rect.origin.y, width: rect.width, height: rect.height)
  }
}

extension CGRect {
  init(_ rect: LayoutRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension LayoutSize {
  init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }
}

extension CGSize {
  init(_ size: LayoutSize) {
    self.init(width: size.width, height: size.height)
  }
}

extension LayoutInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension UIEdgeInsets {
  init(_ insets: LayoutInsets) {
    self.init(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension LayoutPriority {
  init(_ priority: UILayoutPriority) {
    self.init(priority.rawValue)
  }
}
