import Foundation

extension UIWindow {
  /// Asks the screen's clock for a turn, once until it comes.
  func scheduleTurn() {
    guard !isTurnScheduled, !isPerformingTurn else { return }
    isTurnScheduled = true
    screen.frameClock.requestTurn { [weak self] in self?.performTurn() }
  }

  /// Runs `action` at the start of the next turn, after the passes of the present one.
  func atNextTurn(_ action: @escaping () -> Void) {
    actionsForNextTurn.append(action)
    scheduleTurn()
  }

  /// The end of a turn: traits, constraints, layout and display (LC-1, LC-3).
  ///
  /// Any number of marks since the last turn make one pass. Actions that wait for the next turn
  /// follow at once, with passes of their own: a call that follows a transition, such as
  /// `viewDidAppear`, comes when all has been laid out and drawn (LC-21). Returns at once where
  /// nothing waits.
  public func performTurn() {
    guard !isPerformingTurn else { return }
    isTurnScheduled = false
    isPerformingTurn = true
    let actions = actionsForNextTurn
    actionsForNextTurn = []
    runPasses()
    for action in actions { action() }
    if !actions.isEmpty { runPasses() }
    ObservedObjects.lookAtAll()
    CATransaction.endTurn(of: self)
    isPerformingTurn = false
    if !actionsForNextTurn.isEmpty || hasWorkLeft { scheduleTurn() }
  }

  private func runPasses() {
    layoutIfNeeded()
    DisplayPass.run(below: self)
  }

  /// Whether passes that have run have something to do all the same: a layout that does not settle,
  /// or marks made while drawing.
  private var hasWorkLeft: Bool {
    let isDrawingLeft = !isHidden && alpha > 0 && !links.marks[Pass.display.rawValue].below.isEmpty
    return hasWork(.traits) || hasWork(.constraints) || hasWork(.layout) || isDrawingLeft
  }
}
