import Foundation

/// A plane with coordinates of its own: a view, a window, a screen (CV-5).
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let map = map(to: coordinateSpace) { return point.applying(map) }
    return convert(point, to: UIView.view(of: coordinateSpace))
  }
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let map = map(to: coordinateSpace) { return point.applying(map.inverted()) }
    return convert(point, from: UIView.view(of: coordinateSpace))
  }
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let map = map(to: coordinateSpace) { return rect.applying(map) }
    return convert(rect, to: UIView.view(of: coordinateSpace))
  }
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let map = map(to: coordinateSpace) { return rect.applying(map.inverted()) }
    return convert(rect, from: UIView.view(of: coordinateSpace))
  }

  /// A plane of a class of the app's own has the root's coordinates: no view stands for it.
  ///
  /// The cast is made of the object, not of the existential: Swift 6.3's optimizer fails on the latter once it has specialised the
  /// callers.
  private static func view(of coordinateSpace: AnyObject) -> UIView? { coordinateSpace as? UIView }

  /// The map from the view's coordinates to those of a plane of a screen; nil for another plane.
  private func map(to coordinateSpace: AnyObject) -> CGAffineTransform? {
    guard let plane = coordinateSpace as? ScreenPlane else { return nil }
    return transformOutOfTree.concatenating(plane.toScreen.inverted())
  }
}
