import Foundation

/// An object that can respond to events; the chain of `next` leads from a view to its window.
@preconcurrency @MainActor
open class UIResponder: NSObject, KeyPathObserver, UIUserActivityRestoring,
  UIPasteConfigurationSupporting
{
  /// Values that client code associates with this object, by key.
  var associatedValues: [UnsafeRawPointer: Any] = [:]
  /// The observers of the callbacks this object receives.
  @exclusivity(unchecked) package final var lifecycleObservers: [any LifecycleObserver] = []

  public override init() {
    super.init()
  }

  /// Told after the object was made from a document and connected.
  open func awakeFromNib() {}
  /// Told by Interface Builder alone, which draws the object on its canvas.
  open func prepareForInterfaceBuilder() {}

  /// Another object in the place of this one, which was made from a document; the object itself unless overridden. A
  /// view of a custom class is asked, once it has its subviews.
  open func awakeAfter(using coder: NSCoder) -> Any? { self }

  // MARK: Pasting

  /// The kinds of things that the object takes from the pasteboard; nil for none.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { associatedValues[UIResponder.pasteConfigurationKey] as? UIPasteConfiguration }
    set { associatedValues[UIResponder.pasteConfigurationKey] = newValue }
  }
  private static let pasteConfigurationKey = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  /// Takes things; does nothing unless overridden.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Whether the object takes things: whether ``pasteConfiguration`` names the kind of each, unless overridden.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    guard let pasteConfiguration, !itemProviders.isEmpty else { return false }
    return itemProviders.allSatisfy { pasteConfiguration.accepts($0) }
  }

  // MARK: Activities

  /// The task of the user with this object.
  open var userActivity: NSUserActivity? {
    get { associatedValues[UIResponder.userActivityKey] as? NSUserActivity }
    set { associatedValues[UIResponder.userActivityKey] = newValue }
  }
  private static let userActivityKey = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  /// Brings an activity up to date with what the object shows.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Brings back what the user was doing.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

  /// The next responder in the chain, nil at its end.
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Becomes the responder that gets keyboard events: in a window, and if the one before resigns
  /// (RC-5).
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, let window = responderWindow else { return false }
    if window.firstResponder === self { return true }
    window.inputViews.beginExchange()
    defer { window.inputViews.endExchange() }
    if let old = window.firstResponder, !old.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  @discardableResult open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if let window = responderWindow, window.firstResponder === self { window.firstResponder = nil }
    return true
  }

  // MARK: Input views

  /// The view in the keyboard's place while the responder gets keyboard events; nil for the keyboard.
  open var inputView: UIView? { nil }
  /// The view above the keyboard while the responder, or one before it in the chain, gets keyboard
  /// events.
  open var inputAccessoryView: UIView? { nil }
  /// The controller of the view in the keyboard's place; nil where ``inputView`` says it.
  open var inputViewController: UIInputViewController? { nil }
  /// The controller of the view above the keyboard; nil where ``inputAccessoryView`` says it.
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// The language to type in.
  open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
  /// The name under which a language would be remembered; it is not here.
  open var textInputContextIdentifier: String? { nil }
  /// The buttons in the bar above a keyboard on a large screen; kept.
  open var inputAssistantItem: UITextInputAssistantItem { keptAssistantItem }
  /// Shows the input views of the first responder anew, after they have changed.
  open func reloadInputViews() { if isFirstResponder { responderWindow?.inputViews.refresh() } }

  // MARK: Accessibility

  /// The accessibility values set on the object; nil where none was.
  final var accessibilityState: AccessibilityState?

  /// Does what a double tap does if the element defines no action of its own.
  func activateForAccessibility() -> Bool { false }

  /// The values that the class has by itself.
  var systemAccessibility: SystemAccessibility { SystemAccessibility() }

  /// Whether the object is told of by itself; views of the system that show something are.
  open var isAccessibilityElement: Bool {
    get {
      accessibilityState?.more?.isElementBlock?()
        ?? accessibilityState?.isElement ?? systemAccessibility.isElement
    }
    set { changeAccessibility { $0.isElement = newValue } }
  }
  /// The element's name, in few words.
  open var accessibilityLabel: String? {
    get {
      if let block = accessibilityState?.more?.labelBlock { return block() }
      return accessibilityState?.label ?? systemAccessibility.label
    }
    set { changeAccessibility { $0.label = newValue } }
  }
  open var accessibilityAttributedLabel: NSAttributedString? {
    get {
      accessibilityState?.attributedLabel
        ?? accessibilityLabel.map(NSAttributedString.init(string:))
    }
    set {
      changeAccessibility {
        $0.attributedLabel = newValue
        $0.label = newValue?.string
      }
    }
  }
  /// The element's value, where it changes.
  open var accessibilityValue: String? {
    get {
      if let block = accessibilityState?.more?.valueBlock { return block() }
      return accessibilityState?.value ?? systemAccessibility.value
    }
    set { changeAccessibility { $0.value = newValue } }
  }
  /// The result of using the element.
  open var accessibilityHint: String? {
    get {
      if let block = accessibilityState?.more?.hintBlock { return block() }
      return accessibilityState?.hint ?? systemAccessibility.hint
    }
    set { changeAccessibility { $0.hint = newValue } }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get {
      accessibilityState?.more?.traitsBlock?()
        ?? accessibilityState?.traits ?? systemAccessibility.traits
    }
    set { changeAccessibility { $0.traits = newValue } }
  }
  /// The element's rectangle in points on the screen; a view's own where none was set.
  open var accessibilityFrame: CGRect {
    get {
      accessibilityState?.more?.frameBlock?() ?? accessibilityState?.frame ?? frameOnScreen
    }
    set { changeAccessibility { $0.frame = newValue } }
  }
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityState?.path }
    set { changeAccessibility { $0.path = newValue } }
  }
  /// Where a tap on the element goes; the middle of its frame where none was set.
  open var accessibilityActivationPoint: CGPoint {
    get {
      accessibilityState?.activationPoint
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { changeAccessibility { $0.activationPoint = newValue } }
  }
  open var accessibilityLanguage: String? {
    get { accessibilityState?.language }
    set { changeAccessibility { $0.language = newValue } }
  }
  /// Whether everything inside is left out.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityState?.elementsHidden ?? false }
    set { changeAccessibility { $0.elementsHidden = newValue } }
  }
  /// Whether the views beside this one are left out.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityState?.viewIsModal ?? false }
    set { changeAccessibility { $0.viewIsModal = newValue } }
  }
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityState?.groupsChildren ?? false }
    set { changeAccessibility { $0.groupsChildren = newValue } }
  }
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityState?.containerType ?? .none }
    set { changeAccessibility { $0.containerType = newValue } }
  }
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityState?.navigationStyle ?? .automatic }
    set { changeAccessibility { $0.navigationStyle = newValue } }
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      if let block = accessibilityState?.more?.customActionsBlock { return block() }
      return accessibilityState?.customActions
    }
    set { changeAccessibility { $0.customActions = newValue } }
  }
  /// Ways to go through the element's parts of one kind.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibilityState?.more?.customRotors }
    set { moreAccessibility.customRotors = newValue }
  }
  /// The value with attributes of speech.
  open var accessibilityAttributedValue: NSAttributedString? {
    get {
      accessibilityState?.more?.attributedValue
        ?? accessibilityValue.map(NSAttributedString.init(string:))
    }
    set {
      moreAccessibility.attributedValue = newValue
      accessibilityValue = newValue?.string
    }
  }
  /// The hint with attributes of speech.
  open var accessibilityAttributedHint: NSAttributedString? {
    get {
      accessibilityState?.more?.attributedHint
        ?? accessibilityHint.map(NSAttributedString.init(string:))
    }
    set {
      moreAccessibility.attributedHint = newValue
      accessibilityHint = newValue?.string
    }
  }
  /// The kind of text that the element has.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibilityState?.more?.textualContext }
    set { moreAccessibility.textualContext = newValue }
  }
  /// The words that people may say to use the element.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityState?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { changeAccessibility { $0.userInputLabels = newValue } }
  }
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibilityState?.respondsToUserInteraction ?? isAccessibilityElement }
    set { changeAccessibility { $0.respondsToUserInteraction = newValue } }
  }

  /// The elements inside, in their order, where they are listed.
  open var accessibilityElements: [Any]? {
    get {
      if let block = accessibilityState?.more?.elementsBlock { return block() }
      return accessibilityState?.elements
    }
    set { changeAccessibility { $0.elements = newValue } }
  }
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }

  /// Does the action of a double tap on the element; a control does its own.
  open func accessibilityActivate() -> Bool { activateForAccessibility() }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { UIAccessibility.isFocused(self) }

  /// The rarer accessibility values, made when one is set.
  final var moreAccessibility: MoreAccessibility {
    if let more = accessibilityState?.more { return more }
    let more = MoreAccessibility()
    changeAccessibility { $0.more = more }
    return more
  }

  private func changeAccessibility(_ change: (inout AccessibilityState) -> Void) {
    var state = accessibilityState ?? AccessibilityState()
    change(&state)
    accessibilityState = state
  }

  // MARK: Touches

  /// Told of fingers that have come down; by default passes them on up the chain (TO-2).
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn { $0.touchesBegan(touches, with: event) }
  }
  /// Told of fingers that have moved; by default passes them on up the chain.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn { $0.touchesMoved(touches, with: event) }
  }
  /// Told of fingers that were lifted; by default passes them on up the chain.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn { $0.touchesEnded(touches, with: event) }
  }
  /// Told of touches that were taken back (TO-5); by default passes them on up the chain.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn { $0.touchesCancelled(touches, with: event) }
  }

  // MARK: Presses

  /// Told of buttons that were pressed; by default passes them on up the chain.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passOn { $0.pressesBegan(presses, with: event) }
  }
  /// Told of buttons that are pressed harder or less hard; by default passes them on up the chain.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passOn { $0.pressesChanged(presses, with: event) }
  }
  /// Told of buttons that were let go; by default passes them on up the chain.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passOn { $0.pressesEnded(presses, with: event) }
  }
  /// Told of presses that were taken back; by default passes them on up the chain.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passOn { $0.pressesCancelled(presses, with: event) }
  }

  // MARK: Motion and remote controls

  /// Told that the device is being moved, such as shaken; by default passes it on up the chain.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    passOn { $0.motionBegan(motion, with: event) }
  }
  /// Told that the device was moved; by default passes it on up the chain.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    passOn { $0.motionEnded(motion, with: event) }
  }
  /// Told that what moved the device turned out to be something else; by default passes it on up the chain.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    passOn { $0.motionCancelled(motion, with: event) }
  }
  /// Told of a button of a headset or the like; by default passes it on up the chain.
  open func remoteControlReceived(with event: UIEvent?) {
    passOn { $0.remoteControlReceived(with: event) }
  }

  // MARK: Commands

  /// The keys that give commands while the responder, or one before it in the chain, is the first; see ``KeySimulator``.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Whether the responder carries out an action now; menus leave out what nobody does.
  ///
  /// By default true for the actions that a ``SelectorResponding`` says it responds to, and those that a class of the app
  /// has a method for. Which of the commands below a class
  /// overrides is not known here: a class that has them in menus says so in an override.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    StandardActions.isUndecided = true
    return StandardActions.isKnown(action, to: self)
  }
  /// The first responder from here up the chain that says it carries out an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    sequence(first: self, next: \.next).first { $0.canPerformAction(action, withSender: sender) }
  }
  /// Asked before a command is shown in a menu, to change its title or state.
  open func validate(_ command: UICommand) {}

  // By default a command is not carried out, and whoever gave it goes on to the next responder.

  open func cut(_ sender: Any?) { StandardActions.isMissing = true }
  open func copy(_ sender: Any?) { StandardActions.isMissing = true }
  open func paste(_ sender: Any?) { StandardActions.isMissing = true }
  open func pasteAndMatchStyle(_ sender: Any?) { StandardActions.isMissing = true }
  open func pasteAndGo(_ sender: Any?) { StandardActions.isMissing = true }
  open func pasteAndSearch(_ sender: Any?) { StandardActions.isMissing = true }
  open func select(_ sender: Any?) { StandardActions.isMissing = true }
  open func selectAll(_ sender: Any?) { StandardActions.isMissing = true }
  open func delete(_ sender: Any?) { StandardActions.isMissing = true }
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) { StandardActions.isMissing = true }
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) { StandardActions.isMissing = true }
  open func toggleBoldface(_ sender: Any?) { StandardActions.isMissing = true }
  open func toggleItalics(_ sender: Any?) { StandardActions.isMissing = true }
  open func toggleUnderline(_ sender: Any?) { StandardActions.isMissing = true }
  open func increaseSize(_ sender: Any?) { StandardActions.isMissing = true }
  open func decreaseSize(_ sender: Any?) { StandardActions.isMissing = true }
  open func find(_ sender: Any?) { StandardActions.isMissing = true }
  open func findAndReplace(_ sender: Any?) { StandardActions.isMissing = true }
  open func findNext(_ sender: Any?) { StandardActions.isMissing = true }
  open func findPrevious(_ sender: Any?) { StandardActions.isMissing = true }
  open func useSelectionForFind(_ sender: Any?) { StandardActions.isMissing = true }
  open func printContent(_ sender: Any?) { StandardActions.isMissing = true }
  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) { StandardActions.isMissing = true }

  /// The window at the end of the chain.
  private var responderWindow: UIWindow? {
    (self as? UIView)?.window ?? (self as? UIViewController)?.viewIfLoaded?.window
  }

  /// Told that a property observed by its name has changed; raises unless overridden.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { raiseUnhandledChange(self, keyPath, object) }
}
