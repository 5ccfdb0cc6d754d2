import Foundation

/// The ground of a bar, behind its items. Beside a bar at the edge of the screen it reaches to that edge, as the bar
/// itself does not.
@MainActor package final class BarBackgroundView: UIView {
  /// How far in points the ground goes beyond the top and the bottom of the bar.
  package var reach = UIEdgeInsets.zero {
    didSet { if reach != oldValue { placeInBar() } }
  }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Lies over the bounds of the bar and beyond them.
  func placeInBar() {
    guard let superview else { return }
    let bounds = superview.bounds
    let place = CGRect(
      x: bounds.minX, y: bounds.minY - reach.top, width: bounds.width,
      height: bounds.height + reach.top + reach.bottom)
    if frame != place { frame = place }
  }

  override func drawLook(on look: LookCanvas) -> Bool {
    BarBackgroundLook(look: look).paint(self)
    return true
  }
}

/// A bar with a ground in a view of its own.
@MainActor protocol GroundedBar: UIView {
  var backgroundView: BarBackgroundView { get }
  /// The ground that is shown now; nil where content is seen through the bar.
  var ground: BarGround? { get }
  var hasLineAtTop: Bool { get }
}
