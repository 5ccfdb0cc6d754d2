import Foundation

/// A pair of buttons that change a value: 94 by 32 points.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  open var value: Double = 0
  open var minimumValue: Double = 0
  open var maximumValue: Double = 100
  open var stepValue: Double = 1
  open var wraps = false
  open var autorepeat = true

  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
