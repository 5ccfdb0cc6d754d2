import Foundation

/// An event on its way through the responder chain: the fingers on the screen at one time.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The subject of an event (raw values as in UIKit).
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// More about an event (raw values as in UIKit).
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
  }

  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  /// The time of the event, in seconds of the screen's ``FrameClock``.
  open internal(set) var timestamp: TimeInterval = 0
  /// The keys held down during the event; none of a touch.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// All touches in the order in which they came down, those that have not changed included.
  final var orderedTouches: [UITouch] = []

  public override init() {
    super.init()
  }

  init(timestamp: TimeInterval, touches: [UITouch]) {
    super.init()
    self.timestamp = timestamp
    orderedTouches = touches
  }

  /// All touches of the event; those that have not changed are ``UITouch/Phase/stationary``.
  open var allTouches: Set<UITouch>? { Set(orderedTouches) }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    some(orderedTouches.filter { $0.window === window })
  }

  open func touches(for view: UIView) -> Set<UITouch>? {
    some(orderedTouches.filter { $0.view === view })
  }

  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    some(
      orderedTouches.filter { touch in
        touch.gestureRecognizers?.contains { $0 === gesture } ?? false
      })
  }

  /// What happened to a touch since the event before: the touch itself, as no event is left out here.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    orderedTouches.contains { $0 === touch } ? [touch] : nil
  }
  /// Where a touch is going to be; nothing is foretold here.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    orderedTouches.contains { $0 === touch } ? [] : nil
  }

  private func some(_ touches: [UITouch]) -> Set<UITouch>? {
    touches.isEmpty ? nil : Set(touches)
  }
}
