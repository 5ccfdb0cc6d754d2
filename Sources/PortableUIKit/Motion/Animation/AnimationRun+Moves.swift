import Foundation

/// A view's way from one place to another, as part of a run.
///
/// A rotation moves every view of a window, and hardly anybody asks for a place on the way. So a run only notes both ends;
/// the animations of the layer are made when somebody asks for them.
struct GeometryMove {
  let place: AnchorPlace
  /// The moment of the change, by the clock.
  let time: TimeInterval
  let old: End
  let new: End

  /// Where a view is.
  struct End {
    var center: CGPoint
    var bounds: CGRect
  }
}

extension UIView {
  /// Has a change of the place that was just made shown by its actions.
  func animateMove(fromCenter center: CGPoint, bounds: CGRect) {
    let old = GeometryMove.End(center: center, bounds: bounds)
    if let run = AnimationRun.current, run.note(self, from: old) { return }
    animateChange(of: "position", from: .point(old.center))
    animateChange(of: "bounds", from: .rect(old.bounds))
  }

  func settleMove() {
    guard let (run, number) = links.move else { return }
    links.move = nil
    run.settle(number, of: self)
  }
}

extension AnimationRun {
  /// Notes that a view has moved, if the animations that this makes can wait: nothing else moves the view, and neither its
  /// class nor anybody else has a part in the choice of animations or waits for their end.
  ///
  /// - Complexity: O(1); no object is made.
  func note(_ view: UIView, from old: GeometryMove.End) -> Bool {
    guard view.links.move == nil, hasWholeSpan, !TimingMark.isAny, let window = view.window,
      CATransaction.openCompletions.isEmpty,
      !ClassTable(type(of: view)).overrides(ClassTable.action)
    else { return false }
    if let layer = view.layerIfLoaded {
      guard type(of: layer) == CALayer.self, layer.madeAnimations.isEmpty, layer.delegate === view
      else { return false }
      layer.shownCopy = nil
    }
    take(clockOf: window.screen)
    if moves.isEmpty { window.scheduleTurn() }
    view.links.move = (self, moves.count)
    waitingMoves += 1
    moves.append(
      GeometryMove(
        place: view.place, time: window.screen.frameClock.now, old: old,
        new: GeometryMove.End(center: view.viewState.center, bounds: view.viewState.bounds)))
    return true
  }

  fileprivate func settle(_ number: Int, of view: UIView) {
    let move = moves[number]
    waitingMoves -= 1
    var isFirst = true
    for (key, old, new) in [
      ("position", LayerValue.point(move.old.center), LayerValue.point(move.new.center)),
      ("bounds", .rect(move.old.bounds), .rect(move.new.bounds)),
    ] {
      guard let animation = BlockAnimation(key, of: self, in: 0...1, from: old, to: new) else {
        continue
      }
      join(view.layer, isKnown: !isFirst)
      isFirst = false
      view.layer.add(animation, key, startedAt: move.time)
    }
  }

  func settleMoves() {
    for move in moves {
      guard let view = move.place.view, let (run, _) = view.links.move, run === self else {
        continue
      }
      view.settleMove()
    }
    moves = []
    waitingMoves = 0
  }

  /// Forgets all moves, whose animations nobody has asked for.
  func dropMoves() {
    for move in moves {
      guard let view = move.place.view, let (run, _) = view.links.move, run === self else {
        continue
      }
      view.links.move = nil
      view.noteLayerChange()
    }
    moves = []
    waitingMoves = 0
  }
}
