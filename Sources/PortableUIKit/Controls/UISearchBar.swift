import Foundation

/// A field to search with: 56 points high.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  open var text: String? {
    didSet { setNeedsDisplay() }
  }
  open var placeholder: String? {
    didSet { setNeedsDisplay() }
  }
  open var prompt: String?
  open var showsCancelButton = false
  open var barTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 56)
  }
}
