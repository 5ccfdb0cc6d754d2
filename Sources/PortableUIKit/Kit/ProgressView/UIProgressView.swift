import Foundation

/// A bar that fills: 4 points high.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  override func finishInit() {
    layoutState.defaultHugging = [.defaultLow, .defaultHigh]
  }

  /// The place a progress view is made for.
  public enum Style: Int, Sendable {
    case `default` = 0
    case bar = 1
  }

  open var progress: Float = 0 {
    didSet { setNeedsDisplay() }
  }
  open var progressViewStyle: Style = .default {
    didSet { setNeedsDisplay() }
  }
  open var progressTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  open var trackTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }

  override func drawLook(on look: LookCanvas) -> Bool {
    ProgressViewLook(look: look).paint(self)
    return true
  }

  override var systemAccessibility: SystemAccessibility {
    var values = super.systemAccessibility
    values.isElement = true
    values.label = "Progress"
    values.value = SystemAccessibility.percent(Double(progress))
    values.traits = .updatesFrequently
    return values
  }

  package override func addFacts(to facts: inout ContentFacts) {
    facts.add("progress", "\(progress)")
    super.addFacts(to: &facts)
  }

  override class var observableProperties: [ObservableProperty] {
    super.observableProperties
      + [.init("progress", \UIProgressView.progress)]
  }

  package override func read(_ attributes: any AttributeReader) {
    progress = attributes.number("progress") ?? 0
  }
}
