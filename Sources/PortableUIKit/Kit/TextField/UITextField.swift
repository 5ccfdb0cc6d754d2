internal import AutoLayout
import Foundation

/// One line of text to edit.
@preconcurrency @MainActor
open class UITextField: UIControl, UIContentSizeCategoryAdjusting {
  /// The frame around the text.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// The characters; setting them takes the attributes away.
  open var text: String? {
    get { plain }
    set { takePlain(newValue) }
  }
  /// The characters, whatever an override of ``text`` does.
  private var plain: String? = ""
  private func takePlain(_ text: String?) {
    guard text != plain || styled != nil else { return }
    plain = text
    styled = nil
    inputState.marked = nil
    selection = EditedText.end(of: text ?? "")
    contentDidChange()
    ObservedObjects.didChange(self)
  }
  /// The text with its attributes; the field's font and colour hold where they say nothing.
  open var attributedText: NSAttributedString? {
    get { styled ?? plain.map { NSAttributedString(string: $0, attributes: ownAttributes) } }
    set {
      takePlain(newValue?.string)
      takeAttributes(of: newValue.map { StyledText.filled($0, ownAttributes) })
      takeLook()
    }
  }
  /// The field's font and colour are those at the beginning of its attributed text, and stay when that goes.
  private func takeLook() {
    guard let first = styled?.attributes(at: 0, effectiveRange: nil) else { return }
    if let font = first[.font] as? UIFont { adaptiveFont.design = font }
    if let color = first[.foregroundColor] as? UIColor { ownColor = color }
  }
  /// The attributed text where it has attributes.
  private(set) var styled: NSAttributedString?
  /// The selected range; an empty range is the insertion point.
  var selection = NSRange(location: 0, length: 0)
  open var placeholder: String? {
    get { plainPlaceholder }
    set { plainPlaceholder = newValue }
  }
  private var plainPlaceholder: String? {
    didSet { if plainPlaceholder != oldValue { contentDidChange() } }
  }
  /// The placeholder with attributes; only its characters are shown.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { plainPlaceholder = attributedPlaceholder?.string }
  }
  private var adaptiveFont = AdaptiveFont(.systemFont(ofSize: 17))
  /// The font as the traits of the field have it; without one, the system's at 17 points.
  open var font: UIFont? {
    get { adaptiveFont.font(under: resolvedTraitCollection) }
    set {
      let previous = font
      adaptiveFont.design = newValue ?? .systemFont(ofSize: 17)
      guard font != previous else { return }
      setAttribute(.font, font)
      contentDidChange()
    }
  }
  open var adjustsFontForContentSizeCategory: Bool {
    get { adaptiveFont.scales }
    set { adaptiveFont.scales = newValue }
  }
  /// The colour of the whole text, its attributes' colours included.
  open var textColor: UIColor? {
    get { ownColor }
    set {
      ownColor = newValue
      setAttribute(.foregroundColor, newValue)
      setNeedsDisplay()
    }
  }
  private var ownColor: UIColor? = .label
  open var textAlignment: NSTextAlignment = .natural {
    didSet { setNeedsDisplay() }
  }
  open var borderStyle: BorderStyle = .none {
    didSet { if borderStyle != oldValue { contentDidChange() } }
  }
  open var isSecureTextEntry = false {
    didSet { setNeedsDisplay() }
  }
  open var minimumFontSize: CGFloat = 0
  open var adjustsFontSizeToFitWidth = false

  open weak var delegate: (any UITextFieldDelegate)?

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

  // MARK: Editing

  open var isEditing: Bool { isFirstResponder }
  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    if clearsOnBeginEditing { clearByUser() }
    announceBeginning()
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    let isEditing = isFirstResponder
    if isEditing, delegate?.textFieldShouldEndEditing(self) == false { return false }
    guard super.resignFirstResponder() else { return false }
    if isEditing { announceEnd() }
    return true
  }

  /// A tap begins editing; one on the clear button deletes the text first, if the delegate agrees.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside else { return }
    if let touch, showsClearButton,
      clearButtonRect(forBounds: bounds).contains(touch.location(in: self))
    {
      clearByUser()
    }
    becomeFirstResponder()
  }

  open var hasText: Bool { text?.isEmpty == false }
  /// Puts text in the place of the selection, without asking the delegate, which is asked only for
  /// typed text (``typeText(_:)``).
  open func insertText(_ text: String) { replace(edited.insertedRange, with: text) }
  /// Deletes the selection, or else the character before the insertion point, without asking the
  /// delegate.
  open func deleteBackward() { if let range = edited.deletedRange { replace(range, with: "") } }

  // MARK: UITextInput

  final var inputState = TextInputState()
  /// The selection by positions, the same as the one that typing replaces; never nil.
  open var selectedTextRange: UITextRange? {
    get { places.range(selection) }
    set { select(newValue.map(places.units) ?? selection) }
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
    canEdit(by: action) ?? super.canPerformAction(action, withSender: sender)
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

  // MARK: Size

  final var currentFont: UIFont { font ?? .systemFont(ofSize: 17) }

  override func textTraitsDidChange(
    from previous: UITraitCollection, to traits: UITraitCollection
  ) {
    if adaptiveFont.follow(from: previous, to: traits) { contentDidChange() }
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// A rounded field is 34 points high, or as its text needs, and has 14 points at both ends of the
  /// text, which counts for 5 at least; others are as high as the line.
  open override var intrinsicContentSize: CGSize {
    let line = lineSize
    switch borderStyle {
    case .none: return CGSize(width: line.width, height: line.height + 1.5)
    case .line: return CGSize(width: line.width + 4, height: line.height + 4)
    case .bezel: return CGSize(width: line.width + 14, height: line.height + 9)
    case .roundedRect:
      return CGSize(
        width: max(5, line.width.rounded(.up)) + 28,
        height: max(34, currentFont.lineHeight.rounded() + 14))
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The size of the text, or of the placeholder without one.
  private var lineSize: CGSize {
    let text = styledText(of: text?.isEmpty == false ? .text : .placeholder)
    return pixelSize(of: lineMeasurement(of: text), font: currentFont)
  }

  final func lineMeasurement(of text: StyledText) -> TextMeasurement {
    recent.measurement(of: text, width: .infinity, lines: 1)
  }

  private var recent = RecentLayout()

  /// The rectangle in points that the text takes in `bounds`.
  open func textRect(forBounds bounds: CGRect) -> CGRect { textRoom(in: bounds) }

  /// The rectangle of the text as the field itself has it, whatever a subclass makes of it.
  func textRoom(in bounds: CGRect) -> CGRect {
    besideSideViews(borderStyle == .none ? bounds : bounds.insetBy(dx: 7, dy: 2))
  }

  /// The rectangle in points that the text takes while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRoom(in: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of the button that clears the text, at the trailing end.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side = CGSize(width: 19, height: 19)
    return CGRect(
      x: isRightToLeftField ? bounds.minX + 5 : bounds.maxX - side.width - 5,
      y: bounds.midY - side.height / 2, width: side.width, height: side.height)
  }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: leftView, atLeft: true)
  }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: rightView, atLeft: false)
  }
  /// Draws the text in a rectangle: that of ``textRect(forBounds:)``, or while it is edited that of
  /// ``editingRect(forBounds:)``.
  open func drawText(in rect: CGRect) { draw(.text, in: rect) }
  /// Draws the placeholder, in the rectangle of ``placeholderRect(forBounds:)``.
  open func drawPlaceholder(in rect: CGRect) { draw(.placeholder, in: rect) }

  /// A part of the field that is drawn by itself.
  package enum Part: Sendable {
    case text
    case placeholder
  }

  /// The part that is being drawn, and where; nil for the field around it.
  private(set) var drawnPart: (part: Part, rect: CGRect)?

  private func draw(_ part: Part, in rect: CGRect) {
    let outer = drawnPart
    drawnPart = (part, rect)
    defer { drawnPart = outer }
    drawSystemLook()
  }

  /// Draws the text or the placeholder at the field's place for it, by the methods that subclasses
  /// override.
  func drawContent() {
    if text?.isEmpty == false {
      drawText(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
    } else if placeholder?.isEmpty == false {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    }
  }

  // MARK: Views beside the text

  /// When something beside the text is shown (raw values as in UIKit).
  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  open var leftView: UIView? {
    didSet { sideViewDidChange(oldValue, leftView) }
  }
  open var leftViewMode: ViewMode = .never {
    didSet { setNeedsLayout() }
  }
  open var rightView: UIView? {
    didSet { sideViewDidChange(oldValue, rightView) }
  }
  open var rightViewMode: ViewMode = .never {
    didSet { setNeedsLayout() }
  }
  open var clearButtonMode: ViewMode = .never {
    didSet { setNeedsDisplay() }
  }
  /// Whether the text is deleted when editing begins, if the delegate agrees.
  open var clearsOnBeginEditing = false

  // MARK: Input views

  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?
  /// The view in the keyboard's place while the field is edited; nil for the keyboard.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  /// The view above the keyboard while the field is edited.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  // MARK: Attributes

  private func takeAttributes(of string: NSAttributedString?) {
    styled = string.flatMap {
      StyledText.hasAttributes($0) ? NSAttributedString(attributedString: $0) : nil
    }
    contentDidChange()
  }

  private func setAttribute(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let styled, let value else { return }
    self.styled = StyledText.setting(key, value, in: styled)
  }

  /// Exchanges a range of the text; new characters have the attributes of the first one that goes, or of
  /// the one before.
  func exchange(_ range: NSRange, for result: EditedText, _ characters: String) {
    let typing = typingAttributes
    var changed: NSAttributedString?
    if styled != nil || typing != nil, let whole = attributedText {
      changed = StyledText.replacing(range, in: whole, with: characters, typing)
    }
    text = result.text
    if changed != nil { takeAttributes(of: changed) }
    selection = result.selection
    typingAttributes = typing
  }

  /// The attributes of text that has none of its own; setting them gives the field their font, colour and alignment, and the
  /// whole text all of them.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { ownAttributes.merging(moreDefaultAttributes) { own, _ in own } }
    set { takeDefaultAttributes(newValue) }
  }
  private var moreDefaultAttributes: [NSAttributedString.Key: Any] = [:]

  private func takeDefaultAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      textAlignment = style.alignment
    }
    moreDefaultAttributes = attributes.filter { $0.key != .font && $0.key != .foregroundColor }
    if let text, !text.isEmpty {
      takeAttributes(of: NSAttributedString(string: text, attributes: defaultTextAttributes))
    }
  }

  /// The attributes of text that is typed next; nil for those around the insertion point. Nil again once the selection is
  /// another.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// Whether commands such as `toggleBoldface(_:)` change the look of the selection; kept.
  open var allowsEditingTextAttributes = false
  /// Whether what is typed next takes the place of the whole text.
  open var clearsOnInsertion = false

  private var ownAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font { attributes[.font] = font }
    if let textColor { attributes[.foregroundColor] = textColor }
    return attributes
  }

  /// A part as the field shows it.
  private func styledText(of part: Part) -> StyledText {
    if part == .text { return styledText(ofFirst: text?.utf16.count ?? 0) }
    return StyledText(placeholder ?? "", textDefaults(of: part), shaper: shaper)
  }

  /// The first UTF-16 units of the text as the field shows it.
  func styledText(ofFirst units: Int) -> StyledText {
    let defaults = textDefaults(of: .text)
    if let styled, styled.length > 0, !isSecureTextEntry {
      let part =
        units >= styled.length
        ? styled : AttributedRuns(styled, NSRange(location: 0, length: units)).string
      return StyledText(string: part, defaults: defaults, shaper: shaper)
    }
    let text = text ?? ""
    let part = units >= text.utf16.count ? text : (text as NSString).substring(to: units)
    return StyledText(
      isSecureTextEntry ? String(repeating: "•", count: part.count) : part, defaults,
      shaper: shaper)
  }

  /// The characters of a part as the field shows them.
  package func shownText(of part: Part) -> String {
    if part == .placeholder { return placeholder ?? "" }
    let text = text ?? ""
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }

  private var shaper: any TextShaper { textMeasurer.shaper }

  private func textDefaults(of part: Part) -> TextDefaults {
    var defaults = TextDefaults(
      font: currentFont, color: part == .text ? textColor ?? .label : .placeholderText)
    defaults.alignment = textAlignment
    defaults.lineBreakMode = .byTruncatingTail
    defaults.isRightToLeft = isRightToLeftField
    return defaults
  }

  /// Draws a part in a rectangle in points.
  ///
  /// - Parameters:
  ///   - shaper: has the fonts of the drawing.
  ///   - scale: pixels per point.
  package func draw(
    _ part: Part, in rect: CGRect, shaper: any TextShaper, scale: CGFloat, context: CGContext
  ) {
    styledText(of: part).shaped(by: shaper).draw(
      in: rect, lines: 1, position: 0.5, scale: scale, context: context, recent: recent)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSideViews()
  }

  override var baselinePlacement: (first: LayoutBaseline, last: LayoutBaseline) {
    let font: UIFont = currentFont
    let baseline = LayoutBaseline.centeredFirst(
      lines: 1, lineHeight: font.lineHeight, ascender: font.ascender)
    return (baseline, baseline)
  }

  override func drawLook(on look: LookCanvas) -> Bool {
    TextFieldLook(look: look).paint(self)
    return true
  }

  override var systemAccessibility: SystemAccessibility {
    var values = super.systemAccessibility
    values.isElement = true
    let text = text ?? ""
    if isSecureTextEntry {
      values.value = text.isEmpty ? nil : String(repeating: "•", count: text.count)
    } else {
      values.value = text.isEmpty ? placeholder : text
    }
    return values
  }

  package override var shownText: ShownText? {
    let words = text.flatMap { $0.isEmpty ? nil : $0 } ?? placeholder
    return ShownText(words: words, isWritten: true)
  }

  package override func addFacts(to facts: inout ContentFacts) {
    facts.addQuoted("text", text)
    facts.addQuoted("placeholder", placeholder)
    facts.add("font", font)
    facts.add("border style", "\(borderStyle)")
    super.addFacts(to: &facts)
  }

  override class var observableProperties: [ObservableProperty] {
    super.observableProperties
      + [
        .init("text", \UITextField.text), .init("font", \UITextField.font),
        .init("textColor", \UITextField.textColor), .init("placeholder", \UITextField.placeholder),
      ]
  }

  package override func read(_ attributes: any AttributeReader) {
    text = attributes.text("text")
    placeholder = attributes.string("placeholder")
    adjustsFontForContentSizeCategory = attributes.flag("adjustsFontForContentSizeCategory")
    textAlignment = attributes.textAlignment
    if let color = attributes.color("textColor") { textColor = color }
    borderStyle =
      attributes.choice(
        "borderStyle", ["roundedRect": .roundedRect, "bezel": .bezel, "line": .line]) ?? .none
    readTextInput(attributes)
  }

  package override func setTextFont(_ font: UIFont) { self.font = font }

  package override func setTextColor(_ color: UIColor) { textColor = color }

  override func activateForAccessibility() -> Bool { isEnabled && becomeFirstResponder() }

  override class var documentOutlets: [DocumentOutlet] {
    super.documentOutlets + [.init("delegate", \UITextField.delegate)]
  }
}
