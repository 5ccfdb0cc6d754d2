import Foundation

extension UIWindow {
  /// Asks the screen's clock for a turn, once until it comes.
  func scheduleTurn() {
    guard !isTurnScheduled, !isPerformingTurn else { return }
    isTurnScheduled = true
    screen.frameClock.requestTurn { [weak self] in self?.performTurn() }
  }

  /// Runs `action` at the start of the next turn.
  func atNextTurn(_ action: @escaping () -> Void) {
    actionsForNextTurn.append(action)
    scheduleTurn()
  }

  /// One turn: what waited for it, then traits, constraints, layout and display (part 3.1).
  ///
  /// Any number of marks since the last turn make one pass. Returns at once where nothing waits.
  public func performTurn() {
    guard !isPerformingTurn else { return }
    isTurnScheduled = false
    isPerformingTurn = true
    let actions = actionsForNextTurn
    actionsForNextTurn = []
    for action in actions { action() }
    layoutIfNeeded()
    DisplayPass.run(below: self)
    isPerformingTurn = false
    if !actionsForNextTurn.isEmpty || hasWorkLeft { scheduleTurn() }
  }

  /// Whether passes that have run have something to do all the same: a layout that does not settle,
  /// or marks made while drawing.
  private var hasWorkLeft: Bool {
    let isDrawingLeft = !isHidden && alpha > 0 && !links.marks[Pass.display.rawValue].below.isEmpty
    return hasWork(.traits) || hasWork(.constraints) || hasWork(.layout) || isDrawingLeft
  }
}
