import Foundation

/// How a scroll view's content is zoomed.
struct ZoomState {
  var minimumScale: CGFloat = 1
  var maximumScale: CGFloat = 1
  /// The scale now; 1 until a view is zoomed.
  var scale: CGFloat = 1
  /// Where the zoomed view starts, in points of the content.
  var origin = CGPoint.zero
  /// Follows two fingers; made when there is more than one scale.
  var pinch: UIPinchGestureRecognizer?
  var bounces = true
  var pinchStart: CGFloat = 1
  var isPinching = false

  /// A scale, moved between the least and the greatest.
  func allowed(_ scale: CGFloat) -> CGFloat {
    max(minimumScale, min(scale, max(minimumScale, maximumScale)))
  }
}
