import Foundation

/// Looks for a gesture in the touches on a view and on the views below it, and tells its targets.
///
/// A recogniser hears of touches before the views do (GR-2). A subclass overrides the touch methods and
/// sets ``state``; this class settles when the recogniser may leave ``State/possible``, which others it
/// prevents and for which it waits (GR-3, GR-6, GR-7).
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, KeyPathObserver {
  /// Where a recogniser is (GR-1, raw values as in UIKit).
  public enum State: Int, Sendable {
    /// Not decided.
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    /// The state of a gesture without duration, such as a tap, when it is recognised.
    public static let recognized = State.ended
  }

  // MARK: Settings

  /// The view whose touches are looked at; set by ``UIView/addGestureRecognizer(_:)``.
  open internal(set) var view: UIView? {
    get { knownView }
    set { knownView = newValue }
  }
  @Known private var knownView: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var name: String?
  /// Whether touches are looked at; switching it off ends a gesture that is under way (GR-5).
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { abandon() } }
  }
  /// Whether views lose the touches of a recognised gesture, just before the action (GR-5).
  open var cancelsTouchesInView = true
  /// Whether views hear of touches only when the gesture has failed.
  open var delaysTouchesBegan = false
  /// Whether views hear of the end of touches only when the gesture has failed.
  open var delaysTouchesEnded = true
  open var allowedTouchTypes = [
    UITouch.TouchType.direct, .indirect, .pencil, .indirectPointer,
  ].map { NSNumber(value: $0.rawValue) }
  open var requiresExclusiveTouchType = true

  /// Values that client code associates with this object, by key.
  final var associatedValues: [UnsafeRawPointer: Any] = [:]

  // MARK: Internal state

  final var currentState = State.possible
  /// The state it wants and waits for, until those have failed that it requires to.
  final var wantedState: State?
  /// The touches since the last reset, and those of them that are down.
  final var gestureTouches: [UITouch] = []
  final var activeTouches: [UITouch] = []
  /// The touches whose places count for ``location(in:)``.
  final var locatedTouches: [UITouch] = []
  final var lastCentroid = CGPoint.zero
  /// Whether it has seen touches since the last reset.
  final var isInPlay = false
  final var failureRequirements: [WeakRecognizer] = []
  /// The recognisers that the delegates and classes require in the present attempt; nil until they were
  /// asked.
  final var attemptRequirements: [WeakRecognizer]?
  final var targets: [GestureTarget] = []
  /// Counts resets and touches, so that an alarm knows whether it still matters.
  final var alarmCount = 0

  struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
  }

  /// A recogniser that calls a method of `target`, found by its name: see ``Selector``. The target is not kept
  /// alive.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// A recogniser as `init()` makes it; an archive keeps no values of recognisers.
  public init?(coder: NSCoder) {
    super.init()
  }

  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  // MARK: State

  /// The state of the gesture. Only subclasses set it; a change that GR-1 does not list is ignored.
  open var state: State {
    get { currentState }
    set { change(to: newValue) }
  }

  /// Makes this gesture wait until another one has failed, and fail if that is recognised (GR-6).
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self else { return }
    failureRequirements.removeAll { $0.recognizer == nil }
    failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  // MARK: Touches

  /// The middle of the gesture's touches in a view's coordinates; nil means the window's (GR-10).
  open func location(in view: UIView?) -> CGPoint { place(centroid, in: view) }
  open var numberOfTouches: Int { locatedTouches.count }
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard locatedTouches.indices.contains(touchIndex) else {
      UIKitException.raise(
        UIKitException(
          name: "NSRangeException",
          reason: "location(ofTouch: \(touchIndex), in:) beyond the \(numberOfTouches) touches"))
      return .zero
    }
    return locatedTouches[touchIndex].location(in: view)
  }

  // MARK: For subclasses

  /// Hears of a pointer that is over the view without being pressed.
  func hover(_ touches: [UITouch]) {}

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Prepares for the next attempt, after the gesture has ended, was cancelled or failed and all its
  /// touches have been lifted.
  open func reset() {}

  /// Has a touch not belong to the gesture: the recogniser hears no more of it, and its view keeps
  /// it.
  open func ignore(_ touch: UITouch, for event: UIEvent) { drop(touch) }

  /// Whether recognising this gesture may make another fail; true unless overridden.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this gesture may fail because another is recognised; true unless overridden.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether events of this kind are looked at.
  open func shouldReceive(_ event: UIEvent) -> Bool { event.type == .touches }

  /// Whether a touch is kept from the views for a reason of the class's own.
  func holdsBack(_ touch: UITouch) -> Bool { false }

  /// Told that a property observed by its name has changed; raises unless overridden.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { raiseUnhandledChange(self, keyPath, object) }
}
