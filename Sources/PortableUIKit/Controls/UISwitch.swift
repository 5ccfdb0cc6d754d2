import Foundation

/// An on-off switch: 51 by 31 points, of which layout aligns 49 (interface of iOS 7 to 18).
@preconcurrency @MainActor
open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }
  open override var alignmentRectInsets: UIEdgeInsets {
    designAlignmentRectInsets ?? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 51, height: 31) }
}
