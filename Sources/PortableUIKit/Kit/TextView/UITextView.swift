internal import AutoLayout
import Foundation

/// Several lines of text to edit; it has an intrinsic size only while scrolling is off (AL-56).
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting {
  open var text: String! {
    get { plain }
    set { takePlain(newValue) }
  }
  /// The characters, whatever an override of ``text`` does.
  private var plain: String? = ""
  private func takePlain(_ text: String?) {
    guard text != plain || styled != nil else { return }
    plain = text
    styled = nil
    if text?.isEmpty == false { hasFont = true }
    inputState.marked = nil
    selection = selectionAfterEdit ?? EditedText.end(of: text ?? "")
    contentDidChange()
    ObservedObjects.didChange(self)
  }
  /// The text with its attributes; the view's font, colour and alignment hold where they say nothing.
  open var attributedText: NSAttributedString! {
    get { styled ?? NSAttributedString(string: plain ?? "", attributes: ownAttributes) }
    set {
      takePlain(newValue?.string ?? "")
      styled = newValue.flatMap {
        StyledText.hasAttributes($0) ? StyledText.filled($0, ownAttributes) : nil
      }
      takeLook()
      contentDidChange()
    }
  }
  /// The view's font and colour are those at the beginning of its attributed text, and stay when that goes.
  private func takeLook() {
    guard let first = styled?.attributes(at: 0, effectiveRange: nil) else { return }
    if let font = first[.font] as? UIFont { adaptiveFont.design = font }
    if let color = first[.foregroundColor] as? UIColor { ownColor = color }
  }
  /// Gives the view a text with the attributes that it has.
  func takeStyled(_ string: NSAttributedString) {
    styled = StyledText.hasAttributes(string) ? string : nil
    contentDidChange()
  }

  /// The attributed text where it has attributes.
  private(set) var styled: NSAttributedString?
  /// The selection once the text has changed, while it is being edited.
  var selectionAfterEdit: NSRange?
  /// The selected range, in UTF-16 units; an empty range is the insertion point.
  open var selectedRange: NSRange {
    get { selection }
    set { selection = newValue }
  }
  private var selection = NSRange(location: 0, length: 0) {
    didSet {
      guard selection != oldValue else { return }
      ownTypingAttributes = nil
      delegate?.textViewDidChangeSelection(self)
    }
  }
  private var adaptiveFont = AdaptiveFont(.systemFont(ofSize: 12))
  /// Whether the view has had text or a font, and it was not taken away.
  private var hasFont = false
  /// The font as the traits of the view have it, of the whole text, its attributes' fonts included. It is nil before the
  /// first text, and after it was taken away: text is shown in the system's at 12 points then.
  open var font: UIFont? {
    get { hasFont ? adaptiveFont.font(under: resolvedTraitCollection) : nil }
    set {
      let previous = font
      hasFont = newValue != nil
      adaptiveFont.design = newValue ?? .systemFont(ofSize: 12)
      guard font != previous else { return }
      if let styled, let font { self.styled = StyledText.setting(.font, font, in: styled) }
      contentDidChange()
    }
  }
  open var adjustsFontForContentSizeCategory: Bool {
    get { adaptiveFont.scales }
    set { adaptiveFont.scales = newValue }
  }
  open var textColor: UIColor? {
    get { ownColor }
    set {
      ownColor = newValue
      defer { lookDidChange() }
      guard let styled, let newValue else { return }
      self.styled = StyledText.setting(.foregroundColor, newValue, in: styled)
    }
  }
  private var ownColor: UIColor? = .label
  open var textAlignment: NSTextAlignment = .natural {
    didSet {
      defer { lookDidChange() }
      guard let styled else { return }
      let alignment = textAlignment
      self.styled = StyledText.changingParagraphs(of: styled) { $0.alignment = alignment }
    }
  }
  open var isEditable = true {
    didSet { if isEditable != oldValue, !dataDetectorTypes.isEmpty { lookDidChange() } }
  }
  open var isSelectable = true
  /// What is shown as a link, and can be tapped, in a view that is not editable: what ``NSDataDetector`` finds. Addresses, dates
  /// and the other kinds are kept and not looked for.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { if dataDetectorTypes != oldValue { lookDidChange() } }
  }
  /// The attributes of links, which hold before the text's own.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] {
    didSet { lookDidChange() }
  }
  final var ownTypingAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of text that is typed next: those before the insertion point, unless others were set since the selection
  /// changed last.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { ownTypingAttributes ?? attributesAround }
    set { ownTypingAttributes = newValue }
  }
  /// Whether commands such as ``toggleBoldface(_:)`` change the look of the selection.
  open var allowsEditingTextAttributes = false
  /// Whether what is typed next takes the place of the whole text.
  open var clearsOnInsertion = false
  /// Whether the text can be searched by the system; kept, as nothing of the system searches here.
  open var isFindInteractionEnabled = false
  /// Whether lines are laid out as they are elsewhere on the system; kept.
  open var usesStandardTextScaling = false
  /// Distances in points from the edges to the lines.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { contentDidChange() } }
  }
  /// Room in points at both ends of a line.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { contentDidChange() } }
  }

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    if let textContainer { kit = TextViewKit(view: self, container: textContainer) }
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// A view whose text is laid out by lines, whichever kit is asked for.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  @_disfavoredOverload public convenience init() {
    self.init(frame: .zero, textContainer: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: TextKit

  /// The text with its attributes, to be edited in place; the view follows.
  open var textStorage: NSTextStorage { settledKit.storage }
  open var layoutManager: NSLayoutManager { settledKit.manager }
  /// The room of the lines: the part inside of ``textContainerInset``.
  open var textContainer: NSTextContainer { settledKit.container }
  private var kit: TextViewKit?
  private var settledKit: TextViewKit {
    let kit = kit ?? TextViewKit(view: self, container: nil)
    self.kit = kit
    kit.refresh()
    return kit
  }

  func containerDidChange() {
    measuredContentWidth = nil
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// Whether lines go around paths of the container.
  var hasExclusions: Bool { kit?.container.exclusionPaths.isEmpty == false }

  /// Scrolls until a range of the text is inside of the bounds, as far as it goes.
  open func scrollRangeToVisible(_ range: NSRange) {
    let rects = lineRects(of: places.units(of: places.range(range)))
    let rect = rects.dropFirst().reduce(rects.first ?? caret(at: range.location)) { $0.union($1) }
    scrollRectToVisible(rect.insetBy(dx: 0, dy: -1), animated: false)
  }

  /// The most lines that are shown; 0 for any number.
  package var maximumNumberOfLines: Int { max(0, kit?.container.maximumNumberOfLines ?? 0) }
  /// How the last line ends that is shown.
  var lastLineBreakMode: NSLineBreakMode {
    kit?.container.lineBreakMode ?? .byWordWrapping
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    kit?.refresh()
  }

  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  open weak var delegate: (any UITextViewDelegate)? {
    didSet { scrollDelegate = delegate }
  }

  // MARK: UITextInputTraits

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var inlinePredictionType = UITextInlinePredictionType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType!
  open var passwordRules: UITextInputPasswordRules?
  open var isSecureTextEntry = false

  // MARK: Input views

  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?
  /// The view in the keyboard's place while the view is edited; nil for the keyboard.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  /// The view above the keyboard while the view is edited.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isEditable else { return super.becomeFirstResponder() }
    guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    announceBeginning()
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    let isEditing = isFirstResponder && isEditable
    if isEditing, delegate?.textViewShouldEndEditing(self) == false { return false }
    guard super.resignFirstResponder() else { return false }
    if isEditing { announceEnd() }
    return true
  }

  // MARK: Touches

  /// A tap begins editing, or opens a link of a view that is not editable.
  override func beginTap(_ touches: Set<UITouch>) -> Bool {
    tappedPoint = touches.earliest?.location(in: self)
    return canBecomeFirstResponder
  }
  override func endTap() {
    if !isEditable, isSelectable, let tappedPoint, openLink(at: tappedPoint) { return }
    becomeFirstResponder()
  }
  private var tappedPoint: CGPoint?

  open var hasText: Bool { text?.isEmpty == false }
  /// Puts text in the place of the selection; the delegate is neither asked nor told, as the change is
  /// the program's (``typeText(_:)`` is the user's).
  open func insertText(_ text: String) { replace(edited.insertedRange, with: text) }
  /// Deletes the selection, or else the character before the insertion point; the delegate is neither
  /// asked nor told.
  open func deleteBackward() { if let range = edited.deletedRange { replace(range, with: "") } }

  // MARK: UITextInput

  final var inputState = TextInputState()
  /// The selection by positions, the same as ``selectedRange``; never nil.
  open var selectedTextRange: UITextRange? {
    get { places.range(selectedRange) }
    set { select(newValue.map(places.units) ?? selectedRange) }
  }
  open var markedTextRange: UITextRange? { inputState.marked.map(places.range) }
  /// The attributes that provisional text is to have; kept.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { inputState.markedStyle }
    set { inputState.markedStyle = newValue }
  }
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    replaceMarkedText(markedText ?? "", selectedRange)
  }
  open func unmarkText() { inputState.marked = nil }
  open weak var inputDelegate: (any UITextInputDelegate)? {
    get { inputState.delegate }
    set { inputState.delegate = newValue }
  }
  open var tokenizer: any UITextInputTokenizer { keptTokenizer }
  open var selectionAffinity: UITextStorageDirection {
    get { inputState.affinity }
    set { inputState.affinity = newValue }
  }
  open var textInputView: UIView { self }
  open var beginningOfDocument: UITextPosition { places.beginning }
  open var endOfDocument: UITextPosition { places.end }
  open func text(in range: UITextRange) -> String? { places.text(in: range) }
  /// Puts text in the place of a range, as ``insertText(_:)`` does in that of the selection.
  open func replace(_ range: UITextRange, withText text: String) {
    replace(places.units(of: range), with: text)
  }
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    allowsChange(of: places.units(of: range), to: text)
  }
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { places.range(from: fromPosition, to: toPosition) }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    places.position(from: position, offset: offset)
  }
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { moved(position, direction, offset) }
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    places.compare(position, other)
  }
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    places.offset(from: from, to: toPosition)
  }
  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    places.position(within: range, farthestIn: direction, isRightToLeft: isRightToLeftText)
  }
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    places.range(byExtending: position, in: direction, isRightToLeft: isRightToLeftText)
  }
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { isRightToLeftText ? .rightToLeft : .leftToRight }
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) { changeWritingDirection(writingDirection, in: places.units(of: range)) }
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { attributes(at: places.offset(of: position), direction) }
  open func firstRect(for range: UITextRange) -> CGRect {
    lineRects(of: places.units(of: range)).first ?? .null
  }
  /// The rectangle of the insertion point in points: 2 wide and as high as its line.
  open func caretRect(for position: UITextPosition) -> CGRect {
    caret(at: places.offset(of: position))
  }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    LineSelectionRect.all(
      lineRects(of: places.units(of: range)), isRightToLeft: isRightToLeftText)
  }
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    TextOffset(insertionPoint(near: point))
  }
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    places.clamped(TextOffset(insertionPoint(near: point)), to: range)
  }
  open func characterRange(at point: CGPoint) -> UITextRange? {
    character(at: point).flatMap(places.characterRange)
  }

  // MARK: Commands

  /// Whether a command can be carried out now: what there is to cut, copy, select or paste.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canStyle(by: action) ?? canEdit(by: action)
      ?? super.canPerformAction(action, withSender: sender)
  }
  /// Copies the selection and deletes it, if the delegate agrees.
  open override func cut(_ sender: Any?) {
    copySelection()
    deleteSelection()
  }
  /// Copies the selection to the general pasteboard.
  open override func copy(_ sender: Any?) { copySelection() }
  /// Puts the text of the general pasteboard in the place of the selection, if the delegate agrees.
  open override func paste(_ sender: Any?) { pasteText() }
  open override func pasteAndMatchStyle(_ sender: Any?) { pasteText() }
  /// Deletes the selection, if the delegate agrees.
  open override func delete(_ sender: Any?) { deleteSelection() }
  /// Selects the word at the insertion point.
  open override func select(_ sender: Any?) { selectWord() }
  open override func selectAll(_ sender: Any?) {
    select(NSRange(location: 0, length: places.text.length))
  }
  /// Makes the selection bold, or no longer, where ``allowsEditingTextAttributes`` is on.
  open override func toggleBoldface(_ sender: Any?) { toggleTrait(.traitBold) }
  open override func toggleItalics(_ sender: Any?) { toggleTrait(.traitItalic) }
  open override func toggleUnderline(_ sender: Any?) { toggleUnderlining() }
  /// Changes the attributes of the selection, where ``allowsEditingTextAttributes`` is on.
  open override func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) { changeSelectedAttributes(conversionHandler) }

  // MARK: Size

  override func textTraitsDidChange(
    from previous: UITraitCollection, to traits: UITraitCollection
  ) {
    super.textTraitsDidChange(from: previous, to: traits)
    if adaptiveFont.follow(from: previous, to: traits) { contentDidChange() }
  }

  private func lookDidChange() {
    kit?.viewDidChange()
    setNeedsDisplay()
  }

  private func contentDidChange() {
    kit?.viewDidChange()
    measuredContentWidth = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// The width of the view and the height of the text in it, with the insets. After a change it is measured when it is
  /// asked for, or with the next layout.
  open override var contentSize: CGSize {
    get {
      measureContent()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }
  /// The width in points that the content was measured in; nil after a change.
  private var measuredContentWidth: CGFloat?

  private func measureContent() {
    let width = bounds.width
    guard width > 0, measuredContentWidth != width else { return }
    measuredContentWidth = width
    super.contentSize = CGSize(width: width, height: fittingSize(width: width).height)
  }

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : fittingSize(width: .infinity)
  }

  override var hasWidthDependentHeight: Bool { !isScrollEnabled }

  override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    isScrollEnabled ? super.intrinsicContentSize : fittingSize(width: width)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: size.width > 0 ? size.width : .infinity)
  }

  private func fittingSize(width: CGFloat) -> CGSize {
    let font = font ?? .systemFont(ofSize: 12)
    let insets = textContainerInset
    if hasExclusions { return fittingSizeAroundExclusions(width: width) }
    let sides = insets.left + insets.right + 2 * lineFragmentPadding
    let measured = recent.measurement(
      of: styledText, width: max(0, width - sides), lines: maximumNumberOfLines)
    return CGSize(
      width: ceilToPixel(measured.size.width + sides),
      height: ceilToPixel(
        max(measured.size.height, leastLinesHeight(font, count: max(measured.lineCount, 1)))
          + insets.top + insets.bottom))
  }

  private var recent = RecentLayout()

  /// The least height of lines in a font: that of the font, or on iOS 26 the line height of its text style
  /// (a line of body text makes a view of 38 points, UM-1614; more lines were not measured).
  private func leastLinesHeight(_ font: UIFont, count: Int) -> CGFloat {
    guard measures.textViewsKeepLeading, let style = font.textStyle, styled == nil else {
      return count == 1 && (text ?? "").isEmpty ? font.lineHeight : 0
    }
    let category = resolvedTraitCollection.value(of: UITraitPreferredContentSizeCategory.self)
    let leading = DynamicType.leading(
      of: style,
      category: font.pointSize == DynamicType.pointSize(of: style, category: category)
        ? category : .large)
    return CGFloat(count) * max(font.lineHeight, leading)
  }

  /// Text starts at the top inset.
  override var baselinePlacement: (first: LayoutBaseline, last: LayoutBaseline) {
    let font = font ?? .systemFont(ofSize: 12)
    return (
      LayoutBaseline(fraction: 0, offset: textContainerInset.top + font.ascender),
      LayoutBaseline(fraction: 1, offset: font.descender - textContainerInset.bottom)
    )
  }

  // MARK: Attributes

  final var ownAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font { attributes[.font] = font }
    if let textColor { attributes[.foregroundColor] = textColor }
    return attributes
  }

  /// Text runs over pages as wide as they are; pages end between lines.
  override func printedPages(
    _ room: PrintRoom, for formatter: UIViewPrintFormatter
  ) -> PrintedPages {
    PrintedPages(text: attributedText, textDefaults, room)
  }

  /// The text as the view shows it.
  private var styledText: StyledText {
    var defaults = textDefaults
    if lastLineBreakMode != .byWordWrapping {
      defaults.lineBreakMode = lastLineBreakMode
      defaults.truncatesLastLineOnly = true
    }
    guard let styled = textWithLinks else {
      return StyledText(text ?? "", defaults, shaper: textShaper)
    }
    return StyledText(string: styled, defaults: defaults, shaper: textShaper)
  }

  /// The attributes of text that has none of its own.
  var textDefaults: TextDefaults {
    var defaults = TextDefaults(font: font ?? .systemFont(ofSize: 12), color: textColor ?? .label)
    defaults.alignment = textAlignment
    defaults.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if let linkTextAttributes, !linkTextAttributes.isEmpty {
      defaults.linkAttributes = linkTextAttributes
    }
    return defaults
  }

  var textShaper: any TextShaper { textMeasurer.shaper }

  /// Draws the text. Of a view that does not clip, it goes on below the bounds.
  ///
  /// - Parameters:
  ///   - shaper: has the fonts of the drawing.
  ///   - scale: pixels per point.
  func drawStyledText(in context: CGContext, shaper: any TextShaper, scale: CGFloat) {
    if hasExclusions { return drawAroundExclusions(in: context) }
    var rect = bounds.inset(by: textContainerInset).insetBy(dx: lineFragmentPadding, dy: 0)
    // The edge may cut the last visible line.
    let line = (font ?? .systemFont(ofSize: 12)).lineHeight
    rect.size.height =
      clipsToBounds && styled == nil ? max(0, bounds.maxY - rect.minY) + line : 1e6
    styledText.shaped(by: shaper).draw(
      in: rect, lines: maximumNumberOfLines, position: 0, scale: scale, context: context,
      recent: recent)
  }

  override func drawLook(on look: LookCanvas) -> Bool {
    TextViewLook(look: look).paint(self)
    return true
  }

  override var systemAccessibility: SystemAccessibility {
    var values = super.systemAccessibility
    values.isElement = true
    values.value = text
    return values
  }

  package override var shownText: ShownText? {
    ShownText(words: text, lines: isScrollEnabled ? 1 : 0)
  }
  package override func cutsText(in room: CGSize, _ slack: TextSlack) -> Bool {
    // A text view that scrolls has room for all of its text.
    guard !isScrollEnabled, !(text ?? "").isEmpty else { return false }
    let height = sizeThatFits(CGSize(width: room.width + slack.lost, height: 0)).height
    return height * (1 - slack.tolerance) > room.height + slack.slack
  }

  package override func addFacts(to facts: inout ContentFacts) {
    facts.addQuoted("text", text)
    facts.add("font", font)
    super.addFacts(to: &facts)
  }

  override class var observableProperties: [ObservableProperty] {
    super.observableProperties
      + [
        .init("text", \UITextView.text), .init("attributedText", \UITextView.attributedText),
        .init("font", \UITextView.font), .init("textAlignment", \UITextView.textAlignment),
        .init("textContainerInset", \UITextView.textContainerInset),
      ]
  }

  package override func read(_ attributes: any AttributeReader) {
    let plain = attributes.text("text")
    text = plain ?? ""
    textAlignment = attributes.textAlignment
    if let color = attributes.color("textColor") { textColor = color }
    adjustsFontForContentSizeCategory = attributes.flag("adjustsFontForContentSizeCategory")
    isScrollEnabled = attributes.flag("scrollEnabled", default: true)
    isEditable = attributes.flag("editable", default: true)
    readTextInput(attributes)
    if plain == nil, let text = attributes.attributedText("attributedText") {
      attributedText = text
    }
  }

  package override func setTextFont(_ font: UIFont) { self.font = font }

  package override func setTextColor(_ color: UIColor) { textColor = color }

  override class var documentOutlets: [DocumentOutlet] {
    super.documentOutlets + [.init("delegate", \UITextView.delegate)]
  }
}
