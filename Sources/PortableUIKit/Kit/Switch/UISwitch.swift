import Foundation

/// An on-off switch: 51 by 31 points, of which layout aligns 49 (interface of iOS 7 to 18); with iOS 26
/// 63 by 28, of which layout aligns 61.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  override func finishInit() {
    layoutState.defaultHugging = [.defaultHigh, .defaultHigh]
  }

  open var isOn = false {
    didSet { if isOn != oldValue { setNeedsDisplay() } }
  }
  open var onTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  open var thumbTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The image at the side of a switch that is on; kept, as since iOS 7 none is shown.
  open var onImage: UIImage?
  /// The image at the side of a switch that is off; kept, as since iOS 7 none is shown.
  open var offImage: UIImage?
  /// The words beside a check box, as which switches are shown on a Mac; kept.
  open var title: String?
  /// How the switch is to look; kept, as it is always one that slides.
  open var preferredStyle = Style.automatic
  open var style: Style { .sliding }

  /// How a switch looks (raw values as in UIKit).
  public enum Style: Int, Sendable {
    case automatic = 0
    case checkbox = 1
    case sliding = 2
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

  override func drawLook(on look: LookCanvas) -> Bool {
    SwitchLook(look: look).paint(self)
    return true
  }

  override var systemAccessibility: SystemAccessibility {
    var values = super.systemAccessibility
    values.isElement = true
    values.value = isOn ? "1" : "0"
    values.traits.formUnion([.button, .toggleButton])
    return values
  }

  package override func addFacts(to facts: inout ContentFacts) {
    facts.add("on", isOn ? "yes" : "no")
    super.addFacts(to: &facts)
  }

  override class var observableProperties: [ObservableProperty] {
    super.observableProperties
      + [.init("on", \UISwitch.isOn)]
  }

  package override func read(_ attributes: any AttributeReader) {
    isOn = attributes.flag("on")
  }

  override func activateForAccessibility() -> Bool {
    guard isEnabled else { return false }
    setOn(!isOn, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    return true
  }
}
