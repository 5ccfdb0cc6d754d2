internal import AutoLayout
import Foundation

/// One or more lines of text.
///
/// With one line the intrinsic size is the text's, rounded up to pixels (AL-160). With more, the
/// height depends on the width: `preferredMaxLayoutWidth` where it is set, otherwise the width layout
/// gives in its first pass (AL-161).
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// The characters; setting them takes the attributes away.
  open var text: String? {
    get { plain }
    set { takePlain(newValue) }
  }
  /// The characters, whatever an override of ``text`` does.
  private var plain: String?
  /// The text with its attributes; the label's font, colour, alignment and line break mode hold where they
  /// say nothing.
  open var attributedText: NSAttributedString? {
    get { styled ?? plain.map { NSAttributedString(string: $0, attributes: ownAttributes) } }
    set {
      takePlain(newValue?.string)
      styled = newValue.flatMap {
        StyledText.hasAttributes($0) ? StyledText.filled($0, ownAttributes) : nil
      }
      takeLook()
      invalidateText()
    }
  }
  /// The label's font and colour are those at the beginning of its attributed text, and stay when that goes.
  private func takeLook() {
    guard let first = styled?.attributes(at: 0, effectiveRange: nil) else { return }
    if let font = first[.font] as? UIFont { adaptiveFont.design = font }
    if let color = first[.foregroundColor] as? UIColor { ownColor = color }
  }
  /// The attributed text where it has attributes.
  private(set) var styled: NSAttributedString?
  private var adaptiveFont = AdaptiveFont(UILabel.systemFont)
  /// One object for all labels that were given no font.
  private static let systemFont = UIFont.systemFont(ofSize: 17)
  /// The font as the traits of the label have it, of the whole text, its attributes' fonts included; without
  /// one, the system's at 17 points.
  open var font: UIFont! {
    get { adaptiveFont.font(under: resolvedTraitCollection) }
    set {
      let previous = font
      adaptiveFont.design = newValue ?? UILabel.systemFont
      guard font != previous else { return }
      setAttribute(.font, font)
      invalidateText()
    }
  }
  open var adjustsFontForContentSizeCategory: Bool {
    get { adaptiveFont.scales }
    set { adaptiveFont.scales = newValue }
  }
  /// The colour of the whole text, its attributes' colours included.
  open var textColor: UIColor! {
    get { ownColor }
    set {
      let previous = ownColor
      ownColor = newValue
      setAttribute(.foregroundColor, newValue)
      if newValue !== previous { setNeedsDisplay() }
    }
  }
  private var ownColor: UIColor? = .label
  open var highlightedTextColor: UIColor? {
    didSet { if highlightedTextColor !== oldValue { setNeedsDisplay() } }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }
  open var textAlignment: NSTextAlignment = .natural {
    didSet {
      let alignment = textAlignment
      changeParagraphs { $0.alignment = alignment }
      if alignment != oldValue { setNeedsDisplay() }
    }
  }
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet {
      let mode = lineBreakMode
      changeParagraphs { $0.lineBreakMode = mode }
      if mode != oldValue { setNeedsDisplay() }
    }
  }
  open var shadowColor: UIColor? {
    didSet { if shadowColor !== oldValue { setNeedsDisplay() } }
  }
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowOffset != oldValue { setNeedsDisplay() } }
  }
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
  }
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
  }
  /// Where text stands that was made smaller to fit: the label's middle, or its baseline, stays where it was. Kept: it is the
  /// middle here.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
    didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
  }
  /// Whether letters may come nearer to each other before text is cut; kept.
  open var allowsDefaultTighteningForTruncation = false
  /// How lines are broken where there is a choice; kept.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  /// Whether all text is shown under a pointer where it was cut; kept.
  open var showsExpansionTextWhenTruncated = false
  /// The most lines; 0 for as many as the text needs.
  @exclusivity(unchecked) open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { invalidateText() } }
  }
  /// The width in points at which lines break for the intrinsic size; 0 lets layout decide.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateText() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    // A document decides whether the label takes touches.
    if !(coder is any InterfaceDecoding) { isUserInteractionEnabled = false }
  }

  override func finishInit() {
    isOpaque = false
  }

  override func textTraitsDidChange(
    from previous: UITraitCollection, to traits: UITraitCollection
  ) {
    if adaptiveFont.follow(from: previous, to: traits) { invalidateText() }
  }

  private func takePlain(_ text: String?) {
    guard text != plain || styled != nil else { return }
    plain = text
    styled = nil
    invalidateText()
    ObservedObjects.didChange(self)
  }

  private func invalidateText() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }
  /// Draws the text in the middle of the height of a rectangle; an override may draw it elsewhere or add
  /// to it.
  open func drawText(in rect: CGRect) {
    let outer = textArea
    textArea = rect
    defer { textArea = outer }
    drawSystemLook()
  }

  /// Where the text is being drawn; nil for the bounds.
  private(set) var textArea: CGRect?

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

  /// The rectangle in points that text takes in `bounds` with at most `numberOfLines` lines. The label asks
  /// for the size that an override answers for bounds without limits.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let width = bounds.width >= UILabel.unlimited / 2 ? .infinity : bounds.width
    let measured = measurement(width: width, numberOfLines: numberOfLines)
    return CGRect(origin: bounds.origin, size: pixelSize(of: measured))
  }

  func measurement(width: CGFloat, numberOfLines: Int) -> TextMeasurement {
    recent.measurement(
      of: styledText, width: numberOfLines == 1 ? .infinity : width, lines: max(0, numberOfLines))
  }

  private var recent = RecentLayout()

  private func pixelSize(of measured: TextMeasurement) -> CGSize {
    CGSize(width: ceilToPixel(measured.size.width), height: ceilToPixel(measured.size.height))
  }

  private func measuredSize(width: CGFloat) -> CGSize {
    textRect(
      forBounds: CGRect(
        x: 0, y: 0, width: min(width, UILabel.unlimited), height: UILabel.unlimited),
      limitedToNumberOfLines: numberOfLines
    ).size
  }

  /// The side of bounds without limits, in points: insets leave it far above any text.
  private static let unlimited: CGFloat = 1e6

  // MARK: Baselines

  /// Text is centred in a label taller than it, but the last baseline lies above the bottom by the
  /// descender, however tall the label is (AL-78; four of four frames that Interface Builder recorded of
  /// labels taller and lower than their text).
  override var baselinePlacement: (first: LayoutBaseline, last: LayoutBaseline) {
    if styled != nil {
      let width = layoutState.measuredWidth ?? designContentSize?.width ?? .infinity
      let measured = measurement(width: width, numberOfLines: numberOfLines)
      return (
        LayoutBaseline(
          fraction: 0.5, offset: Double(measured.firstBaseline - measured.size.height / 2)),
        LayoutBaseline(
          fraction: 1, offset: Double(measured.lastBaseline - measured.size.height))
      )
    }
    let font: UIFont = font
    return (
      .centeredFirst(
        lines: baselineLineCount, lineHeight: font.lineHeight, ascender: font.ascender),
      LayoutBaseline(fraction: 1, offset: font.ascender - font.lineHeight)
    )
  }

  /// The number of lines that the text has at the size it is laid out with.
  private var baselineLineCount: Int {
    // Measuring a text is the dearest part of laying out a label: one line is one line.
    if numberOfLines == 1 { return 1 }
    if let design = designContentSize, design.height > 0, font.lineHeight > 0 {
      // The size that stands in for a measured one tells the lines too.
      let lines = (design.height / font.lineHeight).rounded()
      return Int(min(max(lines, 1), 1e6))
    }
    let width = layoutState.measuredWidth ?? .infinity
    return max(measurement(width: width, numberOfLines: numberOfLines).lineCount, 1)
  }

  // MARK: Attributes

  /// The attributes that the label's own properties stand for.
  private var ownAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font { attributes[.font] = font }
    if let textColor { attributes[.foregroundColor] = textColor }
    return attributes
  }

  private func setAttribute(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let styled, let value else { return }
    self.styled = StyledText.setting(key, value, in: styled)
    setNeedsDisplay()
  }

  private func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    guard let styled else { return }
    self.styled = StyledText.changingParagraphs(of: styled, change)
    invalidateText()
  }

  /// The text as the label shows it.
  private var styledText: StyledText {
    var defaults = TextDefaults(font: font ?? UILabel.systemFont, color: textColor ?? .label)
    defaults.alignment = textAlignment
    defaults.lineBreakMode = lineBreakMode
    defaults.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    defaults.truncatesLastLineOnly = true
    let shaper = textMeasurer.shaper
    guard let styled else { return StyledText(text ?? "", defaults, shaper: shaper) }
    return StyledText(string: styled, defaults: defaults, shaper: shaper)
  }

  /// Draws the text in ``textArea``.
  ///
  /// - Parameters:
  ///   - shaper: has the fonts of the drawing.
  ///   - scale: pixels per point, on whole ones of which baselines stand.
  func drawStyledText(in context: CGContext, shaper: any TextShaper, scale: CGFloat) {
    let minimum = adjustsFontSizeToFitWidth ? max(0.05, minimumScaleFactor) : 1
    context.saveGState()
    if !isEnabled { context.setAlpha(0.5) }
    styledText.shaped(by: shaper).draw(
      in: textArea ?? bounds, lines: numberOfLines, position: 0.5, minimumScale: minimum,
      scale: scale, context: context, recent: recent)
    context.restoreGState()
  }

  override func drawLook(on look: LookCanvas) -> Bool {
    LabelLook(look: look).paint(self)
    return true
  }

  override var systemAccessibility: SystemAccessibility {
    var values = super.systemAccessibility
    values.isElement = true
    values.label = text
    values.traits = isEnabled ? .staticText : [.staticText, .notEnabled]
    return values
  }

  package override var shownText: ShownText? {
    ShownText(words: text, font: font, lines: numberOfLines)
  }
  package override func cutsText(in room: CGSize, _ slack: TextSlack) -> Bool {
    needsMore(than: room, slack)
  }

  package override func addFacts(to facts: inout ContentFacts) {
    facts.addQuoted("text", text)
    facts.add("font", font)
    facts.add("colour", textColor, in: self)
    if textAlignment != .natural { facts.add("alignment", "\(textAlignment)") }
    if numberOfLines != 1 { facts.add("lines", "\(numberOfLines)") }
    super.addFacts(to: &facts)
  }

  override class var observableProperties: [ObservableProperty] {
    super.observableProperties
      + [
        .init("text", \UILabel.text), .init("attributedText", \UILabel.attributedText),
        .init("font", \UILabel.font), .init("textColor", \UILabel.textColor),
        .init("textAlignment", \UILabel.textAlignment),
        .init("numberOfLines", \UILabel.numberOfLines),
      ]
  }

  package override func read(_ attributes: any AttributeReader) {
    text = attributes.text("text")
    textAlignment = attributes.textAlignment
    lineBreakMode = attributes.lineBreakMode ?? .byTruncatingTail
    if let color = attributes.color("textColor") { textColor = color }
    adjustsFontForContentSizeCategory = attributes.flag("adjustsFontForContentSizeCategory")
    // Interface Builder writes the width it measured at; only an explicit one limits the text.
    preferredMaxLayoutWidth = 0
    // A label shrinks its text unless the document says that it does not.
    adjustsFontSizeToFitWidth = attributes.flag("adjustsFontSizeToFit", default: true)
    // Older documents tell the least scale as the size of a font.
    if let scale = attributes.number("minimumScaleFactor") {
      minimumScaleFactor = CGFloat(min(max(scale, 0), 1))
    } else if let size = attributes.number("minimumFontSize"), font.pointSize > 0 {
      minimumScaleFactor = min(max(CGFloat(size) / font.pointSize, 0), 1)
    }
    // Last, as settings of the whole label would change the attributes.
    if text == nil, let text = attributes.attributedText("attributedText") { attributedText = text }
  }

  package override func setTextFont(_ font: UIFont) { self.font = font }

  package override func setTextColor(_ color: UIColor) { textColor = color }

  package override func changeWords(_ change: (String) -> String) { text = text.map(change) }
}
