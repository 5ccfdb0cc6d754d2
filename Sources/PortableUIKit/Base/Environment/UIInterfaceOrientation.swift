/// Which way up an interface is (raw values as in UIKit).
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// The turn in radians from upright, clockwise on the screen.
  var angle: Double {
    switch self {
    case .unknown, .portrait: 0
    case .portraitUpsideDown: .pi
    case .landscapeRight: .pi / 2
    case .landscapeLeft: -.pi / 2
    }
  }

  var coarse: DeviceOrientation { isLandscape ? .landscape : .portrait }
}

/// A set of interface orientations (raw values as in UIKit).
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  init(_ orientation: UIInterfaceOrientation) {
    self.init(rawValue: 1 << UInt(orientation.rawValue))
  }

  public static let portrait = UIInterfaceOrientationMask(UIInterfaceOrientation.portrait)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(
    UIInterfaceOrientation.portraitUpsideDown)
  public static let landscapeRight = UIInterfaceOrientationMask(
    UIInterfaceOrientation.landscapeRight)
  public static let landscapeLeft = UIInterfaceOrientationMask(UIInterfaceOrientation.landscapeLeft)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.landscape, .portrait, .portraitUpsideDown]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.landscape, .portrait]

  func contains(_ orientation: UIInterfaceOrientation) -> Bool {
    contains(UIInterfaceOrientationMask(orientation))
  }
}
