import Foundation

/// A button of a remote control, a game controller or a keyboard that is held down.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// How far a press is (raw values as in UIKit).
  public enum Phase: Int, Sendable {
    case began = 0
    case changed = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  /// The button (raw values as in UIKit).
  public enum PressType: Int, Sendable {
    case upArrow = 0
    case downArrow = 1
    case leftArrow = 2
    case rightArrow = 3
    case select = 4
    case menu = 5
    case playPause = 6
    case pageUp = 30
    case pageDown = 31
    case tvRemoteOneTwoThree = 32
    case tvRemoteFourColors = 33
  }

  /// Seconds since the system started.
  open package(set) var timestamp: TimeInterval = 0
  /// The key of a keyboard; nil for other buttons.
  open internal(set) var key: UIKey?
  open package(set) var phase = Phase.began
  open package(set) var type: PressType
  open package(set) weak var window: UIWindow?
  open package(set) weak var responder: UIResponder?
  /// How hard the button is pressed, from 0 to 1.
  open package(set) var force: CGFloat = 0

  package init(_ type: PressType) {
    self.type = type
    super.init()
  }
}
