import Foundation

/// A finger on the screen: one object from its touching down until it is lifted.
///
/// A touch belongs to the view it came down on for as long as it lasts, wherever it moves (TO-1).
/// Events bring the touch with new values; a program has to copy the values it wants to keep.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phase of a touch (raw values as in UIKit).
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    /// Down, and not changed since the last event.
    case stationary = 2
    case ended = 3
    /// Taken back: another receiver has a use for the touch, or its view has gone.
    case cancelled = 4
    /// A pointer has come into the region of a view, moves in it, and has left it.
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }

  /// How hard the screen is pressed, where 1 is usual; 0, as no simulated finger presses.
  open var force: CGFloat { 0 }
  /// The greatest ``force``; 0 where the screen does not feel it.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The radius of the finger's trace and how exact that is, in points.
  open var majorRadius: CGFloat { 20 }
  open var majorRadiusTolerance: CGFloat { 0 }
  /// The angle of a pencil with the screen, in radians: upright.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// The direction in which a pencil leans, in radians.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  /// Where the touch is, as exactly as it is known: nothing is rounded here.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// The kind of pointer that touches the screen (raw values as in UIKit).
  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3

    public static let stylus = TouchType.pencil
  }

  /// The time of the last change, in seconds of the screen's ``FrameClock``.
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var phase = Phase.began
  /// How many times in a row the place was touched, this time included.
  open internal(set) var tapCount = 1
  open private(set) var type: TouchType
  open internal(set) weak var window: UIWindow?
  /// The view the touch came down on, which it belongs to.
  open internal(set) weak var view: UIView?
  /// The recognisers that look for a gesture in the touch, those of the deepest view first; nil
  /// before the touch was delivered.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]? {
    get { receivers?.compactMap(\.recognizer) }
    set { receivers = newValue?.map(UIGestureRecognizer.WeakRecognizer.init) }
  }
  /// Recognisers know their touches, which therefore do not keep them.
  private var receivers: [UIGestureRecognizer.WeakRecognizer]?

  /// Grows with each touch that comes down.
  final let ordinal: Int
  private static var count = 0
  /// Where the touch is, and was before, in the window's coordinates.
  final var place = CGPoint.zero
  final var previousPlace = CGPoint.zero
  /// Where the touch came down in the window's coordinates.
  final var startPlace = CGPoint.zero

  public override init() {
    type = .direct
    UITouch.count += 1
    ordinal = UITouch.count
    super.init()
  }

  /// A touch that comes down at `point` of a window.
  convenience init(at point: CGPoint, in window: UIWindow, timestamp: TimeInterval) {
    self.init()
    self.window = window
    self.timestamp = timestamp
    place = point
    previousPlace = point
    startPlace = point
  }

  /// Where the touch is in a view's coordinates; nil means the window's (TO-6).
  open func location(in view: UIView?) -> CGPoint { point(place, in: view) }

  /// Where the touch was with the event before (TO-6).
  open func previousLocation(in view: UIView?) -> CGPoint { point(previousPlace, in: view) }

  /// Where the touch came down in a view's coordinates.
  func start(in view: UIView?) -> CGPoint { point(startPlace, in: view) }

  private func point(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window)
  }

  // MARK: Changing

  func change(to phase: Phase, at point: CGPoint, timestamp: TimeInterval) {
    self.phase = phase
    self.timestamp = timestamp
    previousPlace = place
    place = point
  }

  /// The values of the touch at one time.
  struct Moment {
    var phase: Phase
    var place: CGPoint
    var previousPlace: CGPoint
    var timestamp: TimeInterval
  }

  var moment: Moment {
    get {
      Moment(phase: phase, place: place, previousPlace: previousPlace, timestamp: timestamp)
    }
    set {
      phase = newValue.phase
      place = newValue.place
      previousPlace = newValue.previousPlace
      timestamp = newValue.timestamp
    }
  }
}

extension Set<UITouch> {
  /// The touch that came down first; sets have no order of their own.
  @MainActor var earliest: UITouch? { self.min { $0.ordinal < $1.ordinal } }
}
