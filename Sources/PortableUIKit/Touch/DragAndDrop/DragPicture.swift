import Foundation

/// The picture of dragged items under the finger.
@MainActor final class DragPicture {
  private var view: UIView?

  /// Shows the picture of a view that is in a window, or a view of the app's own.
  func show(_ shown: UIView, in window: UIWindow) {
    let picture =
      shown.window == nil ? shown : shown.snapshotView(afterScreenUpdates: false)
    guard let picture else { return }
    picture.isUserInteractionEnabled = false
    picture.alpha = 0.8
    window.addSubview(picture)
    view = picture
  }

  func move(to place: CGPoint) { view?.center = place }

  /// The view that a finger would touch below the picture.
  func viewUnder(_ place: CGPoint, in window: UIWindow?) -> UIView? {
    window?.hitTest(place, with: nil)
  }

  func remove() {
    view?.removeFromSuperview()
    view = nil
  }
}
