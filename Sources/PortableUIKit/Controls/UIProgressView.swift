import Foundation

/// A bar that fills: 4 points high.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layoutState.defaultHugging = [.defaultLow, .defaultHigh]
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
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
}
