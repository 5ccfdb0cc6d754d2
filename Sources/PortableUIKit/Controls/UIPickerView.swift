import Foundation

/// Turning wheels: 320 by 216 points.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
