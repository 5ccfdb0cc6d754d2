import Foundation

/// A field to search with: 56 points high, 44 on iOS 26.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning {
  public var barPosition: UIBarPosition { .top }
  /// How the bar stands out (raw values as in UIKit).
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent = 1
    case minimal = 2
  }

  open var text: String? {
    didSet {
      guard text != oldValue else { return }
      if let field, field.text ?? "" != text ?? "" { field.text = text }
      setNeedsDisplay()
      controller?.textDidChange()
    }
  }
  open var placeholder: String? {
    didSet {
      field?.placeholder = placeholder
      setNeedsDisplay()
    }
  }

  // MARK: The field

  /// The field of the bar, made when it is asked for first: from then on it is what the user edits and what is drawn; before
  /// that the bar draws a field that looks the same.
  open var searchTextField: UISearchTextField {
    if let field { return field }
    let new = UISearchTextField(frame: .zero)
    new.text = text
    new.placeholder = placeholder ?? "Search"
    new.keyboardType = keyboardType
    new.autocorrectionType = autocorrectionType
    new.autocapitalizationType = autocapitalizationType
    let wasFirst = isFirstResponder
    fieldDelegate = SearchFieldDelegate(self, new)
    field = new
    addSubview(new)
    if wasFirst { window?.firstResponder = new }
    setNeedsLayout()
    setNeedsDisplay()
    return new
  }
  private var field: UISearchTextField?
  private var fieldDelegate: SearchFieldDelegate?
  /// Whether the bar's field is a view of its own, which draws itself.
  var hasField: Bool { field != nil }

  func fieldDidBegin() {
    controller?.isActive = true
    delegate?.searchBarTextDidBeginEditing(self)
  }
  func fieldDidChange() {
    text = field?.text
    delegate?.searchBar(self, textDidChange: text ?? "")
  }

  // MARK: Look

  /// Whether the bar is light or dark; kept.
  open var barStyle = UIBarStyle.default
  /// The image behind the bar.
  open var backgroundImage: UIImage? {
    didSet { setNeedsDisplay() }
  }
  /// The image behind the scopes; kept.
  open var scopeBarBackgroundImage: UIImage?
  /// Whether a button for bookmarks stands in the field; kept.
  open var showsBookmarkButton = false
  open var showsSearchResultsButton = false
  open var isSearchResultsButtonSelected = false
  /// How far the ground of the field stands away from its place, in points; kept.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  /// How far the text stands away from its place, in points; kept.
  open var searchTextPositionAdjustment = UIOffset.zero
  private var scopeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  private var barImages: [UIBarMetrics: UIImage] = [:]

  /// Sets the image behind the bar; that of the usual metrics is drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    barImages[barMetrics] = backgroundImage
    if barMetrics == .default { self.backgroundImage = backgroundImage }
  }
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { barImages[barMetrics] }

  private var fieldImages: [UIControl.State: UIImage] = [:]
  /// Sets the image behind the field in a state; kept.
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { fieldImages[state] = backgroundImage }
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    fieldImages[state]
  }

  /// A button in the field (raw values as in UIKit).
  public enum Icon: Int, Hashable, Sendable {
    case search = 0
    case clear = 1
    case bookmark = 2
    case resultsList = 3
  }

  private struct IconPlace: Hashable {
    var icon: Icon
    var state: UIControl.State
  }
  private var icons: [IconPlace: UIImage] = [:]
  /// Sets the image of a button in the field; that of the magnifying glass is shown, the others are kept.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    icons[IconPlace(icon: icon, state: state)] = iconImage
    if icon == .search, state == .normal, let iconImage {
      (searchTextField.leftView as? UIImageView)?.image = iconImage
    }
  }
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    icons[IconPlace(icon: icon, state: state)]
  }

  /// Sets the look of the scopes' titles in a state.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    scopeAttributes[state] = attributes
    scopeControl?.setTitleTextAttributes(attributes, for: state)
  }
  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { scopeAttributes[state] }

  open var prompt: String?
  open var showsCancelButton = false
  open var searchBarStyle: Style = .default
  open var barTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  /// The titles of the scopes that a search can be limited to.
  open var scopeButtonTitles: [String]? {
    didSet { if scopeButtonTitles != oldValue { scopeBarDidChange() } }
  }
  open var selectedScopeButtonIndex = 0 {
    didSet { scopeControl?.selectedSegmentIndex = selectedScopeButtonIndex }
  }
  /// Whether the scopes are shown below the field.
  open var showsScopeBar = false {
    didSet { if showsScopeBar != oldValue { scopeBarDidChange() } }
  }
  /// The buttons of the scopes while they are shown.
  private(set) var scopeControl: UISegmentedControl?
  open var isTranslucent = true
  open weak var delegate: (any UISearchBarDelegate)?
  /// The search that the bar belongs to.
  weak var controller: UISearchController?

  // MARK: UITextInputTraits

  open var autocapitalizationType = UITextAutocapitalizationType.none
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var inlinePredictionType = UITextInlinePredictionType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.search
  open var enablesReturnKeyAutomatically = true
  open var isSecureTextEntry = false
  open var textContentType: UITextContentType!
  open var passwordRules: UITextInputPasswordRules?

  /// The height in points of the scopes below the field (not measured).
  private static let scopeHeight: CGFloat = 44

  private var fittingHeight: CGFloat {
    measures.searchBarHeight + (scopeControl == nil ? 0 : Self.scopeHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight)
  }

  // MARK: Scopes

  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  private func scopeBarDidChange() {
    scopeControl?.removeFromSuperview()
    scopeControl = nil
    if showsScopeBar, let titles = scopeButtonTitles, !titles.isEmpty {
      let control = UISegmentedControl(items: titles)
      control.selectedSegmentIndex = selectedScopeButtonIndex
      for (state, attributes) in scopeAttributes {
        control.setTitleTextAttributes(attributes, for: state)
      }
      control.addAction(
        UIAction { [weak self, weak control] _ in
          guard let self, let control else { return }
          chooseScope(control.selectedSegmentIndex)
        }, for: .valueChanged)
      addSubview(control)
      scopeControl = control
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func chooseScope(_ index: Int) {
    guard index != selectedScopeButtonIndex else { return }
    selectedScopeButtonIndex = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    controller?.textDidChange()
  }

  /// The room of the field: all of the bar but that of the scopes.
  var fieldBounds: CGRect {
    var rect = bounds
    if scopeControl != nil { rect.size.height = max(0, rect.height - Self.scopeHeight) }
    return rect
  }

  /// Where the field stands in its room.
  struct FieldPlace: Equatable {
    /// The distance in points from both sides of the bar.
    var side: CGFloat = 8
    /// The distance in points from the top; nil for the middle.
    var top: CGFloat?
  }

  /// In a navigation bar the field is as far from the sides as the content below.
  var fieldPlace = FieldPlace() {
    didSet {
      guard fieldPlace != oldValue else { return }
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  /// The frame of the field, in the bar's coordinates.
  var fieldFrame: CGRect {
    let room = fieldBounds
    let height = min(measures.searchFieldHeight, room.height)
    let top = fieldPlace.top.map { min($0, room.height - height) } ?? (room.height - height) / 2
    return CGRect(
      x: room.minX + fieldPlace.side, y: room.minY + top,
      width: max(0, room.width - 2 * fieldPlace.side), height: height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    field?.frame = fieldFrame
    scopeControl?.frame = CGRect(
      x: bounds.minX + 8, y: bounds.maxY - Self.scopeHeight + 4, width: max(0, bounds.width - 16),
      height: 32)
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { true }
  open override var isFirstResponder: Bool { field?.isFirstResponder ?? super.isFirstResponder }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    if let field { return field.becomeFirstResponder() }
    guard delegate?.searchBarShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    controller?.isActive = true
    delegate?.searchBarTextDidBeginEditing(self)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    if let field { return field.resignFirstResponder() }
    let isEditing = isFirstResponder
    if isEditing, delegate?.searchBarShouldEndEditing(self) == false { return false }
    guard super.resignFirstResponder() else { return false }
    if isEditing { delegate?.searchBarTextDidEndEditing(self) }
    return true
  }

  /// A tap begins editing.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    becomeFirstResponder()
  }

  /// Types text while the bar is edited; the return key (`\n`) searches.
  public func typeText(_ text: String) {
    if let field { return field.typeText(text) }
    for character in text where isFirstResponder {
      if character.isNewline {
        delegate?.searchBarSearchButtonClicked(self)
      } else {
        replaceByKey(EditedText.end(of: self.text ?? ""), with: String(character))
      }
    }
  }

  /// Presses the delete key while the bar is edited.
  public func typeDelete() {
    if let field { return field.typeDelete() }
    let text = text ?? ""
    let edited = EditedText(text: text, selection: EditedText.end(of: text))
    if isFirstResponder, let range = edited.deletedRange { replaceByKey(range, with: "") }
  }

  private func replaceByKey(_ range: NSRange, with characters: String) {
    guard delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: characters) ?? true
    else { return }
    text = ((text ?? "") as NSString).replacingCharacters(in: range, with: characters)
    delegate?.searchBar(self, textDidChange: text ?? "")
  }

  /// Does the action of a tap on the cancel button.
  public func cancelSearch() {
    delegate?.searchBarCancelButtonClicked(self)
    if let controller {
      controller.isActive = false
    } else {
      resignFirstResponder()
    }
  }

  override func drawLook(on look: LookCanvas) -> Bool {
    SearchBarLook(look: look).paint(self)
    return true
  }

  override var systemAccessibility: SystemAccessibility {
    var values = super.systemAccessibility
    values.isElement = true
    values.label = placeholder
    values.value = text
    values.traits = .searchField
    return values
  }

  package override func read(_ attributes: any AttributeReader) {
    readTextInput(attributes, returnKey: .search)
    placeholder = attributes.string("placeholder")
    text = attributes.text("text")
  }
}

extension UISearchBar: UITextInputTraits, TypingTarget {}
