internal import AutoLayout
import Foundation

/// One or more lines of text.
///
/// With one line the intrinsic size is the text's, rounded up to pixels (AL-160). With more, the
/// height depends on the width: `preferredMaxLayoutWidth` where it is set, otherwise the width layout
/// gives in its first pass (AL-161).
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  open var text: String? {
    didSet { if text != oldValue { invalidateText() } }
  }
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  private var adaptiveFont = AdaptiveFont(.systemFont(ofSize: 17))
  /// The font as the traits of the label have it; without one, the system's at 17 points.
  open var font: UIFont! {
    get { adaptiveFont.font(under: resolvedTraitCollection) }
    set {
      let previous = font
      adaptiveFont.design = newValue ?? .systemFont(ofSize: 17)
      if font != previous { invalidateText() }
    }
  }
  open var adjustsFontForContentSizeCategory: Bool {
    get { adaptiveFont.scales }
    set {
      let previous = font
      adaptiveFont.scales = newValue
      if font != previous { invalidateText() }
    }
  }
  open var textColor: UIColor! = .label
  open var highlightedTextColor: UIColor?
  open var isHighlighted = false
  open var isEnabled = true
  open var textAlignment: NSTextAlignment = .natural
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  /// The most lines; 0 for as many as the text needs.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { invalidateText() } }
  }
  /// The width in points at which lines break for the intrinsic size; 0 lets layout decide.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateText() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    finishInit()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    // A document says itself whether the label takes touches.
    if !(coder is any InterfaceDecoding) { isUserInteractionEnabled = false }
    finishInit()
  }

  private func finishInit() {
    layoutState.defaultHugging = [.defaultLow, UILayoutPriority(251)]
  }

  override func textTraitsDidChange(
    from previous: UITraitCollection, to traits: UITraitCollection
  ) {
    if adaptiveFont.differs(between: previous, and: traits) { invalidateText() }
  }

  private func invalidateText() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// Text breaks into other lines, or is cut elsewhere.
  override var redrawsWhenResized: Bool { true }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    measuredSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity)
  }

  override var hasWidthDependentHeight: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    measuredSize(width: width)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measuredSize(width: numberOfLines == 1 || size.width <= 0 ? .infinity : size.width)
  }

  /// The rectangle in points that text takes in `bounds` with at most `numberOfLines` lines.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let measured = measurement(width: bounds.width, numberOfLines: numberOfLines)
    return CGRect(origin: bounds.origin, size: pixelSize(of: measured))
  }

  private func measurement(width: CGFloat, numberOfLines: Int) -> TextMeasurement {
    textMeasurer.measure(
      text ?? "", font: font, maximumWidth: numberOfLines == 1 ? .infinity : width,
      numberOfLines: numberOfLines)
  }

  private func pixelSize(of measured: TextMeasurement) -> CGSize {
    CGSize(width: ceilToPixel(measured.size.width), height: ceilToPixel(measured.size.height))
  }

  private func measuredSize(width: CGFloat) -> CGSize {
    pixelSize(of: measurement(width: width, numberOfLines: numberOfLines))
  }

  // MARK: Baselines

  /// Text is centred in a label taller than it (AL-78).
  override var baselinePlacement: (first: LayoutBaseline, last: LayoutBaseline) {
    let width = layoutState.measuredWidth ?? designContentSize?.width ?? .infinity
    // Measuring a text is the dearest part of laying out a label: one line is one line.
    let lines =
      numberOfLines == 1
      ? 1 : max(measurement(width: width, numberOfLines: numberOfLines).lineCount, 1)
    let font: UIFont = font
    return (
      .centeredFirst(lines: lines, lineHeight: font.lineHeight, ascender: font.ascender),
      .centeredLast(lines: lines, lineHeight: font.lineHeight, ascender: font.ascender)
    )
  }
}
