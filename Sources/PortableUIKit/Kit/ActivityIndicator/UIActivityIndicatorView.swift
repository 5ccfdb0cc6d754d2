import Foundation

/// A spinning wheel: 20 points square, 37 when large.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  override func finishInit() {
    layoutState.defaultHugging = [.defaultHigh, .defaultHigh]
  }

  /// The size of the wheel (raw values as in UIKit).
  public enum Style: Int, Sendable {
    case whiteLarge = 0
    case white = 1
    case gray = 2
    case medium = 100
    case large = 101
  }

  open var style: Style = .medium {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }
  open var hidesWhenStopped = true {
    didSet { setNeedsDisplay() }
  }
  open var color: UIColor! {
    didSet { setNeedsDisplay() }
  }
  open private(set) var isAnimating = false

  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    bounds.size = intrinsicContentSize
  }

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }

  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func drawLook(on look: LookCanvas) -> Bool {
    ActivityIndicatorLook(look: look).paint(self)
    return true
  }

  override var systemAccessibility: SystemAccessibility {
    var values = super.systemAccessibility
    values.isElement = isAnimating
    values.label = "In progress"
    values.value = isAnimating ? "1" : "0"
    return values
  }

  package override func read(_ attributes: any AttributeReader) {
    style = attributes.choice("style", ["large": .large, "whiteLarge": .large]) ?? .medium
  }
}
