import Foundation

/// A view that the user operates.
///
/// A touch on a control is tracked until it is lifted: its phases become ``Event``s, which do the
/// actions that were added for them.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  /// The state of a control; several at once.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let normal = State([])
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
    /// The bits that apps may give a meaning of their own.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits that belong to the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Where content stands across a control.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    case left = 1
    case right = 2
    case fill = 3
    case leading = 4
    case trailing = 5
  }

  /// Where content stands down a control.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0
    case top = 1
    case bottom = 2
    case fill = 3
  }

  open var isEnabled = true {
    didSet { if isEnabled != oldValue { takeState() } }
  }
  open var isSelected = false {
    didSet { if isSelected != oldValue { takeState() } }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { takeState() } }
  }
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center
  open var contentVerticalAlignment: ContentVerticalAlignment = .center

  var eventActions: [EventAction] = []
  private var trackedTouch: UITouch?
  /// Touches that came down while the control was off.
  private var ignoredTouches: Set<UITouch> = []

  /// Whether a tap opens the control's menu; buttons have one.
  open var showsMenuAsPrimaryAction = false

  /// The states the control is in now.
  open var state: State {
    var state: State = .normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  private func takeState() {
    stateDidChange()
    ObservedObjects.didChange(self)
  }

  /// Follows another ``state``: the control looks different.
  func stateDidChange() { setNeedsDisplay() }

  // MARK: Actions

  /// Has `action` done when one of the events happens; an action that is there already follows them
  /// too.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    add(action, for: controlEvents)
  }
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    remove(action, for: controlEvents)
  }
  /// Does the actions of the events, in the order they were added; a control that is off does none.
  open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }
  /// Does one action on behalf of the control.
  /// Calls a method of `target`, or of the first responder from the control on that has it: see ``Selector``.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if let target {
      return action.perform(by: target as AnyObject, sender: self, event: event)
    }
    _ = StandardActions.perform(action, from: self, with: self, for: event)
  }

  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  // MARK: Tracking

  /// Whether a touch is being tracked, and whether it was inside the bounds when last heard of.
  open var isTracking: Bool { trackedTouch != nil }
  open private(set) var isTouchInside = false

  /// Told of a touch that comes down on the control; false leaves it alone.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Told of a tracked touch that has moved; false ends tracking.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Told of a tracked touch that was lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Told that a tracked touch was taken back; without an event where the control leaves its window.
  open func cancelTracking(with event: UIEvent?) {}

  /// The events of a touch lifted inside besides ``Event/touchUpInside``.
  var eventsOfTouchUpInside: Event { [] }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // A control that is off ignores touches, and they go on up the chain.
    guard isEnabled else {
      ignoredTouches.formUnion(touches)
      return super.touchesBegan(touches, with: event)
    }
    guard trackedTouch == nil, let touch = touches.earliest else { return }
    isTouchInside = true
    guard beginTracking(touch, with: event) else {
      isTouchInside = false
      return
    }
    trackedTouch = touch
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    let ignored = touches.intersection(ignoredTouches)
    if !ignored.isEmpty { super.touchesMoved(ignored, with: event) }
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else { return stopTracking() }
    var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
    if isTouchInside, !wasInside { events.insert(.touchDragEnter) }
    if !isTouchInside, wasInside { events.insert(.touchDragExit) }
    send(events, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let ignored = touches.intersection(ignoredTouches)
    if !ignored.isEmpty { super.touchesEnded(ignored, with: event) }
    ignoredTouches.subtract(ignored)
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    isTouchInside = point(inside: touch.location(in: self), with: event)
    let isInside = isTouchInside
    endTracking(touch, with: event)
    stopTracking()
    send(
      isInside ? eventsOfTouchUpInside.union(.touchUpInside) : .touchUpOutside, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    let ignored = touches.intersection(ignoredTouches)
    if !ignored.isEmpty { super.touchesCancelled(ignored, with: event) }
    ignoredTouches.subtract(ignored)
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    cancelTracking(with: event)
    stopTracking()
    send(.touchCancel, with: event)
  }

  private func stopTracking() {
    trackedTouch = nil
    isTouchInside = false
    isHighlighted = false
  }

  // MARK: Context menus

  /// Opens the menu of the control; there is one while ``isContextMenuInteractionEnabled`` is on.
  open private(set) var contextMenuInteraction: UIContextMenuInteraction?
  /// Whether a long press opens the menu that ``contextMenuInteraction(_:configurationForMenuAtLocation:)``
  /// answers.
  open var isContextMenuInteractionEnabled = false {
    didSet { if isContextMenuInteractionEnabled != oldValue { takeContextMenu() } }
  }

  private func takeContextMenu() {
    if isContextMenuInteractionEnabled {
      let interaction = UIContextMenuInteraction(delegate: self)
      contextMenuInteraction = interaction
      addInteraction(interaction)
    } else {
      contextMenuInteraction.map(removeInteraction)
      contextMenuInteraction = nil
    }
  }

  /// The menu for a place in points of the control; nil, the default, for none.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    contextMenuInteraction(
      interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
  }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Whether a gesture may begin in touches on the control. Standard controls keep those that would
  /// take their own action away from recognisers of superviews.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let isForeign = isEnabled && gestureRecognizer.view !== self
    guard !isForeign || !keeps(gestureRecognizer) else { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Whether the control itself answers to a superview's gesture.
  func keeps(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override var systemAccessibility: SystemAccessibility {
    var values = super.systemAccessibility
    if !isEnabled { values.traits.insert(.notEnabled) }
    if isSelected { values.traits.insert(.selected) }
    return values
  }

  package override func addFacts(to facts: inout ContentFacts) {
    if !isEnabled { facts.add("enabled", "no") }
  }

  override class var observableProperties: [ObservableProperty] {
    super.observableProperties
      + [
        .init("enabled", \UIControl.isEnabled), .init("selected", \UIControl.isSelected),
        .init("highlighted", \UIControl.isHighlighted),
      ]
  }

  /// Where the content of the control stands in it, as a document says.
  func readAlignment(_ attributes: any AttributeReader) {
    contentHorizontalAlignment =
      attributes.choice(
        "contentHorizontalAlignment",
        [
          "left": .left, "right": .right, "leading": .leading, "trailing": .trailing, "fill": .fill,
        ]) ?? .center
    contentVerticalAlignment =
      attributes.choice(
        "contentVerticalAlignment", ["top": .top, "bottom": .bottom, "fill": .fill]) ?? .center
  }

  override func activateForAccessibility() -> Bool {
    guard isEnabled else { return false }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
    return true
  }
}
