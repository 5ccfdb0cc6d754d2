import Foundation

extension UIWindow {
  /// Asks the screen's clock for a turn, once until it comes.
  func scheduleTurn() {
    guard !isTurnScheduled else { return }
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
    isTurnScheduled = false
    let actions = actionsForNextTurn
    actionsForNextTurn = []
    for action in actions { action() }
    layoutIfNeeded()
    DisplayPass.run(below: self)
  }
}
