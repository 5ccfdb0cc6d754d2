import Foundation

/// An object that can respond to events; the chain of `next` leads from a view to its window.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIUserActivityRestoring, UIPasteConfigurationSupporting {
  /// Values that client code associates with this object, by key.
  var associatedValues: [UnsafeRawPointer: Any] = [:]
  /// The observers of the callbacks this object receives.
  package final var lifecycleObservers: [any LifecycleObserver] = []

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

  /// What the user is doing with this object.
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
  /// Shows the input views of the first responder anew, after they have changed.
  open func reloadInputViews() { if isFirstResponder { responderWindow?.inputViews.refresh() } }

  // MARK: Accessibility

  /// The accessibility values set on the object; nil where none was.
  final var accessibilityState: AccessibilityState?

  /// Whether the object is told of by itself; views of the system that show something are.
  open var isAccessibilityElement: Bool {
    get { accessibilityState?.isElement ?? SystemAccessibility(self).isElement }
    set { changeAccessibility { $0.isElement = newValue } }
  }
  /// The element's name, in few words.
  open var accessibilityLabel: String? {
    get { accessibilityState?.label ?? SystemAccessibility(self).label }
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
    get { accessibilityState?.value ?? SystemAccessibility(self).value }
    set { changeAccessibility { $0.value = newValue } }
  }
  /// The result of using the element.
  open var accessibilityHint: String? {
    get { accessibilityState?.hint ?? SystemAccessibility(self).hint }
    set { changeAccessibility { $0.hint = newValue } }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityState?.traits ?? SystemAccessibility(self).traits }
    set { changeAccessibility { $0.traits = newValue } }
  }
  /// The element's rectangle in points on the screen; a view's own where none was set.
  open var accessibilityFrame: CGRect {
    get { accessibilityState?.frame ?? frameOnScreen }
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
    get { accessibilityState?.customActions }
    set { changeAccessibility { $0.customActions = newValue } }
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
    get { accessibilityState?.elements }
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
  open func accessibilityElementIsFocused() -> Bool { false }

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

  /// The window at the end of the chain.
  private var responderWindow: UIWindow? {
    (self as? UIView)?.window ?? (self as? UIViewController)?.viewIfLoaded?.window
  }
}
