/// A gesture recogniser of a document, as data.
///
/// What a document does not say is nil, and as the recogniser's class has it.
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
  public var isEnabled = true
  public var cancelsTouchesInView = true
  public var delaysTouchesBegan = false
  public var delaysTouchesEnded = true
  public var numberOfTapsRequired: Int?
  public var numberOfTouchesRequired: Int?
  public var minimumNumberOfTouches: Int?
  public var maximumNumberOfTouches: Int?
  /// How long a press lasts at least, in seconds.
  public var minimumPressDuration: Double?
  /// How far the fingers of a press may move, in points.
  public var allowableMovement: Double?
  public var direction: Direction?
  public var edges: [Edge] = []

  /// Creates a recogniser with everything as its class has it.
  public init(kind: Kind) { self.kind = kind }
}
