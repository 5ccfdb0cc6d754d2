import Foundation

extension UIControl {
  /// What can happen to a control (raw values as in UIKit).
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

  /// An action with the events that it follows.
  struct EventAction {
    var action: UIAction
    var events: Event
  }

  /// Has `action` done when one of the events happens; an action that is there already follows them too.
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    if let index = eventActions.firstIndex(where: { $0.action === action }) {
      eventActions[index].events.formUnion(controlEvents)
    } else {
      eventActions.append(EventAction(action: action, events: controlEvents))
    }
  }

  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    for index in eventActions.indices where eventActions[index].action === action {
      eventActions[index].events.subtract(controlEvents)
    }
    eventActions.removeAll { $0.events.isEmpty }
  }

  /// Does the actions of the events, in the order they were added; a control that is off does none.
  public func sendActions(for controlEvents: Event) {
    guard isEnabled else { return }
    for entry in eventActions where !entry.events.isDisjoint(with: controlEvents) {
      entry.action.performWithSender(self, target: nil)
    }
  }
}
