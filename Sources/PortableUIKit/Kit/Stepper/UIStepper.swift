import Foundation

/// A pair of buttons that change a value: 94 by 32 points.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  override func finishInit() {
    layoutState.defaultHugging = [.defaultHigh, .defaultHigh]
  }

  open var value: Double = 0
  open var minimumValue: Double = 0
  open var maximumValue: Double = 100
  open var stepValue: Double = 1
  open var wraps = false
  open var autorepeat = true

  /// A tap on the first half takes a step down, one on the second half a step up.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside else { return }
    let isAtEnd = touch.location(in: self).x >= bounds.midX
    step(by: isAtEnd == (layoutDirection == .leftToRight) ? stepValue : -stepValue, event)
  }
  override func keeps(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.isSingleTap
  }

  private func step(by step: Double, _ event: UIEvent?) {
    let old = value
    let next = value + step
    if next > maximumValue {
      value = wraps ? minimumValue : maximumValue
    } else if next < minimumValue {
      value = wraps ? maximumValue : minimumValue
    } else {
      value = next
    }
    if value != old { send([.valueChanged, .primaryActionTriggered], with: event) }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func drawLook(on look: LookCanvas) -> Bool {
    StepperLook(look: look).paint(self)
    return true
  }

  override var systemAccessibility: SystemAccessibility {
    var values = super.systemAccessibility
    values.isElement = true
    values.value = SystemAccessibility.number(value)
    values.traits.insert(.adjustable)
    return values
  }
}
