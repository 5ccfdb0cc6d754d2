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

  /// Calls nothing of `target` any more when the events happen, or of any target where it is nil.
  public func removeTarget(_ target: AnyObject?, for controlEvents: Event) {
    remove(controlEvents) { $0.action == nil && (target == nil || $0.owner === target) }
  }
}
