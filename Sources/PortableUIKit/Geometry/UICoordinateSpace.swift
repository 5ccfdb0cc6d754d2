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
    convert(point, to: UIView.view(of: coordinateSpace))
  }
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: UIView.view(of: coordinateSpace))
  }
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: UIView.view(of: coordinateSpace))
  }
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: UIView.view(of: coordinateSpace))
  }

  /// Any other plane than a view has the screen's coordinates, which are the root's: no view stands for them.
  ///
  /// The cast is made of the object, not of the existential: Swift 6.3's optimizer fails on the latter once it has specialised the
  /// callers.
  private static func view(of coordinateSpace: AnyObject) -> UIView? { coordinateSpace as? UIView }
}
