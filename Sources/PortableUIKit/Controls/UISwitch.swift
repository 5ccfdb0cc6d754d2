import Foundation

/// An on-off switch: 51 by 31 points, of which layout aligns 49 (interface of iOS 7 to 18); with iOS 26
/// 63 by 28, of which layout aligns 61.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  open var isOn = false {
    didSet { if isOn != oldValue { setNeedsDisplay() } }
  }
  open var onTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  open var thumbTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// A tap turns the switch over.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside else { return }
    setOn(!isOn, animated: true)
    send([.valueChanged, .primaryActionTriggered], with: event)
  }
  override func keeps(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.isSingleTap
  }

  open override var intrinsicContentSize: CGSize { measures.switchSize }
  open override var alignmentRectInsets: UIEdgeInsets {
    designAlignmentRectInsets ?? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measures.switchFrameSize
  }
}
