/// A gesture recogniser of a document, as data.
///
/// A setting that a document does not have is nil, and as the recogniser's class has it.
public struct InterfaceGesture: Sendable, Equatable {
  /// The recognisers there are elements for, by the elements' names.
  public enum Kind: String, Sendable, CaseIterable {
    case tap = "tapGestureRecognizer"
    case pinch = "pinchGestureRecognizer"
    case rotation = "rotationGestureRecognizer"
    case swipe = "swipeGestureRecognizer"
    case pan = "panGestureRecognizer"
    case screenEdgePan = "screenEdgePanGestureRecognizer"
    /// Spelt so by the format.
    case longPress = "pongPressGestureRecognizer"
  }

  /// Where a swipe leads.
  public enum Direction: String, Sendable, CaseIterable {
    case right
    case left
    case up
    case down
  }

  /// The edges of the screen that a pan can start from.
  public enum Edge: String, Sendable, CaseIterable {
    case top
    case left
    case bottom
    case right
  }

  public var kind: Kind
  /// Whether touches are looked at.
  public var isEnabled = true
  /// Whether views lose the touches of a recognised gesture.
  public var cancelsTouchesInView = true
  /// Whether views hear of touches only when the gesture has failed.
  public var delaysTouchesBegan = false
  /// Whether views hear of the end of touches only when the gesture has failed.
  public var delaysTouchesEnded = true
  /// The taps of a tap, or before a press.
  public var numberOfTapsRequired: Int?
  /// The fingers of a tap, a press or a swipe.
  public var numberOfTouchesRequired: Int?
  /// The fingers that a pan takes at least.
  public var minimumNumberOfTouches: Int?
  /// The fingers that a pan takes at most.
  public var maximumNumberOfTouches: Int?
  /// How long a press lasts at least, in seconds.
  public var minimumPressDuration: Double?
  /// How far the fingers of a press may move, in points.
  public var allowableMovement: Double?
  /// Where a swipe leads.
  public var direction: Direction?
  /// The edges that a pan of the screen's edge starts from.
  public var edges: [Edge] = []

  /// Creates a recogniser with everything as its class has it.
  public init(kind: Kind) { self.kind = kind }
}
