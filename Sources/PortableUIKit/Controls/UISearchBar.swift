import Foundation

/// A field to search with: 56 points high.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// How the bar stands out (raw values as in UIKit).
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent = 1
    case minimal = 2
  }

  open var text: String? {
    didSet {
      guard text != oldValue else { return }
      setNeedsDisplay()
      controller?.textDidChange()
    }
  }
  open var placeholder: String? {
    didSet { setNeedsDisplay() }
  }
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

  /// The height in points of the field with the room around it, and of the scopes below (that of the
  /// scopes is not measured).
  package static let fieldHeight: CGFloat = 56
  private static let scopeHeight: CGFloat = 44

  private var fittingHeight: CGFloat {
    Self.fieldHeight + (scopeControl == nil ? 0 : Self.scopeHeight)
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
  package var fieldBounds: CGRect {
    var rect = bounds
    if scopeControl != nil { rect.size.height = max(0, rect.height - Self.scopeHeight) }
    return rect
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    scopeControl?.frame = CGRect(
      x: bounds.minX + 8, y: bounds.maxY - Self.scopeHeight + 4, width: max(0, bounds.width - 16),
      height: 32)
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { true }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.searchBarShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    controller?.isActive = true
    delegate?.searchBarTextDidBeginEditing(self)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
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
    for character in text where isFirstResponder {
      if character.isNewline {
        delegate?.searchBarSearchButtonClicked(self)
      } else {
        self.text = (self.text ?? "") + String(character)
        delegate?.searchBar(self, textDidChange: self.text ?? "")
      }
    }
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
}
