import Foundation

/// A bar of actions: 44 points high.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]? {
    didSet { itemsDidChange() }
  }
  open var isTranslucent = true
  /// The look of a bar without colours of its own; a black one is dark in the light appearance, too.
  open var barStyle = UIBarStyle.default {
    didSet {
      guard barStyle != oldValue else { return }
      overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark
      setNeedsDisplay()
    }
  }
  /// The look that was given; nil where the older properties hold.
  private(set) var givenStandardAppearance: UIToolbarAppearance?
  open var standardAppearance: UIToolbarAppearance {
    get {
      if let givenStandardAppearance { return givenStandardAppearance }
      let made = UIToolbarAppearance()
      givenStandardAppearance = made
      return made
    }
    set {
      givenStandardAppearance = newValue
      setNeedsDisplay()
    }
  }
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { setNeedsDisplay() } }
  open var barTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(BarTapGestureRecognizer())
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addGestureRecognizer(BarTapGestureRecognizer())
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric, height: measures.toolbar.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: measures.toolbar.height)
  }
}
