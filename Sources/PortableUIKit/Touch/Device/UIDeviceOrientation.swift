/// How a device is held (raw values as in UIKit).
///
/// Left and right are those of the device: a device turned to the left shows an interface of
/// ``UIInterfaceOrientation/landscapeRight``.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  /// The device that shows an interface upright.
  init(showing interface: UIInterfaceOrientation) {
    self =
      switch interface {
      case .unknown: .unknown
      case .portrait: .portrait
      case .portraitUpsideDown: .portraitUpsideDown
      case .landscapeRight: .landscapeLeft
      case .landscapeLeft: .landscapeRight
      }
  }

  /// The interface that is upright on a device held this way; nil for one that lies flat.
  var shownInterface: UIInterfaceOrientation? {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .unknown, .faceUp, .faceDown: nil
    }
  }

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
