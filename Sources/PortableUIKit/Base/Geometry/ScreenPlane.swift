import Foundation

/// A plane with coordinates that belongs to a screen and not to a view: the screen as the interface
/// stands, the screen as the device is held upright, or the part of the screen that a scene has.
@MainActor final class ScreenPlane: NSObject, UICoordinateSpace {
  /// The place of the plane on the screen.
  private enum Place {
    case interface
    case upright
    case scene
  }

  private let screen: UIScreen
  private weak var scene: UIWindowScene?
  private let place: Place

  private init(_ place: Place, _ screen: UIScreen, _ scene: UIWindowScene? = nil) {
    self.place = place
    self.screen = screen
    self.scene = scene
    super.init()
  }

  /// The plane of a screen as its interface stands.
  static func interface(of screen: UIScreen) -> ScreenPlane { ScreenPlane(.interface, screen) }
  /// The plane of a screen in portrait, however its interface stands.
  static func upright(on screen: UIScreen) -> ScreenPlane { ScreenPlane(.upright, screen) }
  static func part(of scene: UIWindowScene) -> ScreenPlane {
    ScreenPlane(.scene, scene.screen, scene)
  }

  var bounds: CGRect {
    switch place {
    case .interface: screen.bounds
    case .upright: CGRect(origin: .zero, size: screen.environment.portraitSize)
    case .scene: CGRect(origin: .zero, size: scene?.frame.size ?? .zero)
    }
  }

  /// The map from the plane's coordinates to those of the screen as the interface stands.
  var toScreen: CGAffineTransform {
    switch place {
    case .interface: return .identity
    case .scene:
      let origin = scene?.frame.origin ?? .zero
      return CGAffineTransform(translationX: origin.x, y: origin.y)
    case .upright:
      let size = screen.environment.portraitSize
      switch screen.interfaceOrientation {
      case .unknown, .portrait: return .identity
      case .portraitUpsideDown:
        return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
      case .landscapeRight:
        // The top of the device is at the left: x grows towards its bottom, y towards its left.
        return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.width)
      case .landscapeLeft:
        return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.height, ty: 0)
      }
    }
  }

  /// The map to another plane; nil where a view is to do it.
  private func map(to other: AnyObject) -> CGAffineTransform? {
    if other is UIView { return nil }
    guard let plane = other as? ScreenPlane else { return toScreen }
    return toScreen.concatenating(plane.toScreen.inverted())
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let map = map(to: coordinateSpace) else {
      return coordinateSpace.convert(point, from: self)
    }
    return point.applying(map)
  }
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let map = map(to: coordinateSpace) else {
      return coordinateSpace.convert(point, to: self)
    }
    return point.applying(map.inverted())
  }
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let map = map(to: coordinateSpace) else {
      return coordinateSpace.convert(rect, from: self)
    }
    return rect.applying(map)
  }
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let map = map(to: coordinateSpace) else {
      return coordinateSpace.convert(rect, to: self)
    }
    return rect.applying(map.inverted())
  }
}
