import Foundation

extension UIControl {
  /// An event of a control (raw values as in UIKit).
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Something to do with the events that it follows: an action, or the method of a target.
  struct EventAction {
    /// The object that tells it apart.
    weak var owner: AnyObject?
    /// The action, which is kept; a target is not.
    let action: UIAction?
    /// The name of the method of a target.
    var selector: Selector?
    var events: Event
    let perform: @MainActor (UIControl, UIEvent?) -> Void
  }

  func add(_ action: UIAction, for events: Event) {
    if let index = eventActions.firstIndex(where: { $0.action === action }) {
      eventActions[index].events.formUnion(events)
    } else {
      eventActions.append(
        EventAction(owner: action, action: action, events: events) { [weak action] control, _ in
          if let action { control.sendAction(action) }
        })
    }
  }

  func remove(_ action: UIAction, for events: Event) { remove(events) { $0.action === action } }

  private func remove(_ events: Event, where isMeant: (EventAction) -> Bool) {
    for index in eventActions.indices where isMeant(eventActions[index]) {
      eventActions[index].events.subtract(events)
    }
    eventActions.removeAll { $0.events.isEmpty || $0.owner == nil }
  }

  /// Does the actions that follow any of the events, once each.
  func send(_ events: Event, with event: UIEvent?) {
    guard isEnabled else { return }
    for entry in eventActions where !entry.events.isDisjoint(with: events) {
      entry.perform(self, event)
    }
  }

  // MARK: Targets

  /// Calls a method of `target` when one of the events happens.
  ///
  /// UIKit takes a selector; here it is the method itself, as a value of its class:
  ///
  ///     button.addTarget(self, action: GameController.start, for: .touchUpInside)
  ///
  /// The target is not kept alive. The method takes nothing, the control, or that and the event.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> () -> Void, for controlEvents: Event
  ) {
    add(target, for: controlEvents) { target, _, _ in action(target)() }
  }

  public func addTarget<Target: AnyObject, Sender: UIControl>(
    _ target: Target, action: @escaping @MainActor (Target) -> (Sender) -> Void,
    for controlEvents: Event
  ) {
    add(target, for: controlEvents) { target, control, _ in
      if let sender = control as? Sender { action(target)(sender) }
    }
  }

  public func addTarget<Target: AnyObject, Sender: UIControl>(
    _ target: Target, action: @escaping @MainActor (Target) -> (Sender, UIEvent?) -> Void,
    for controlEvents: Event
  ) {
    add(target, for: controlEvents) { target, control, event in
      if let sender = control as? Sender { action(target)(sender, event) }
    }
  }

  private func add<Target: AnyObject>(
    _ target: Target, for events: Event,
    _ perform: @escaping @MainActor (Target, UIControl, UIEvent?) -> Void
  ) {
    eventActions.append(
      EventAction(owner: target, action: nil, events: events) { [weak target] control, event in
        if let target { perform(target, control, event) }
      })
  }

  /// Calls a method of `target`, found by its name, when one of the events happens: see ``Selector``. Without a
  /// target it is the first responder, from the control on, that has such a method.
  public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    let entry = eventActions.firstIndex { $0.selector == action && $0.owner === (target ?? self) }
    if let entry {
      eventActions[entry].events.formUnion(controlEvents)
      return
    }
    var added = EventAction(owner: target ?? self, action: nil, events: controlEvents) {
      [weak target, hasTarget = target != nil] control, event in
      if hasTarget, target == nil { return }
      control.sendAction(action, to: target, for: event)
    }
    added.selector = action
    eventActions.append(added)
  }

  /// Does not call the method of that name any more when the events happen, of `target` or of any target where it
  /// is nil; no method at all without a name.
  public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    remove(controlEvents) { entry in
      entry.action == nil && (target == nil || entry.owner === target)
        && (action == nil || entry.selector == action)
    }
  }

  /// The objects whose actions the control does; those without a target are among them as the control itself.
  public var allTargets: Set<AnyHashable> {
    Set(
      eventActions.filter { $0.action == nil }
        .compactMap { ($0.owner as? NSObject).map { AnyHashable($0) } })
  }

  /// Every event that has an action.
  public var allControlEvents: Event {
    eventActions.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The names of a target's methods that are called when an event happens; nil where there are none.
  public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let target = target.map { $0 as AnyObject } ?? self
    let names = eventActions.compactMap { entry -> String? in
      guard entry.owner === target, !entry.events.isDisjoint(with: controlEvent) else { return nil }
      return entry.selector?.description
    }
    return names.isEmpty ? nil : names
  }

  /// Calls nothing of `target` any more when the events happen, or of any target where it is nil.
  public func removeTarget(_ target: AnyObject?, for controlEvents: Event) {
    remove(controlEvents) { $0.action == nil && (target == nil || $0.owner === target) }
  }
}
