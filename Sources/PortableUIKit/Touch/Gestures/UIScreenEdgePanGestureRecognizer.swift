import Foundation

/// A pan that starts at an edge of the window and leads away from it.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the gesture may start; none unless set.
  open var edges: UIRectEdge = []

  /// How near to the edge a finger has to come down, in points. Apple does not document it.
  private static let reach: CGFloat = 20
  private var startEdges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let bounds = view?.window?.bounds else { return }
    let reach = UIScreenEdgePanGestureRecognizer.reach
    for touch in touches {
      let place = touch.place
      if place.x - bounds.minX <= reach { startEdges.insert(.left) }
      if bounds.maxX - place.x <= reach { startEdges.insert(.right) }
      if place.y - bounds.minY <= reach { startEdges.insert(.top) }
      if bounds.maxY - place.y <= reach { startEdges.insert(.bottom) }
    }
    if edges.isDisjoint(with: startEdges) { state = .failed }
  }

  override func mayBegin(along travel: CGPoint) -> Bool {
    let isAcross = abs(travel.x) > abs(travel.y)
    let direction: UIRectEdge =
      isAcross ? (travel.x > 0 ? .left : .right) : (travel.y > 0 ? .top : .bottom)
    if edges.intersection(startEdges).contains(direction) { return true }
    state = .failed
    return false
  }

  open override func reset() {
    super.reset()
    startEdges = []
  }
}
