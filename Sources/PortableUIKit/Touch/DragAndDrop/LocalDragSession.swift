import Foundation

/// A drag that a finger does.
final class LocalDragSession: NSObject, UIDragSession {
  var items: [UIDragItem] = []
  var localContext: Any?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  /// Where the finger is in points of the window.
  var place: CGPoint
  private(set) weak var window: UIWindow?

  init(at place: CGPoint, in window: UIWindow?) {
    self.place = place
    self.window = window
    super.init()
  }

  func location(in view: UIView) -> CGPoint {
    window.map { view.convert(place, from: $0) } ?? place
  }
}
