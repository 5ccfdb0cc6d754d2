import AutoLayout

/// What the screens laid out by the engine have in common.
@MainActor class EngineScreen {
  static let portrait = LayoutSize(width: 393, height: 852)
  static let landscape = LayoutSize(width: 852, height: 393)

  /// Items are known to the engine weakly: the screen keeps them.
  let root: Box
  let engine: LayoutEngine
  var rectanglesChanged = 0

  init(root: Box) {
    self.root = root
    engine = LayoutEngine(root: root, size: Self.portrait)
  }

  var counts: ScreenCounts {
    let work = engine.solverStatistics.counts
    var counts = ScreenCounts()
    counts.variablesMoved = work.variablesMoved
    counts.pivots = work.pivots
    counts.rectanglesChanged = rectanglesChanged
    return counts
  }

  func layOut() { rectanglesChanged += engine.solve().count }

  func rotate(to size: LayoutSize) {
    engine.setRootSize(size)
    layOut()
  }

  var rotation: ScreenPhase {
    ScreenPhase(
      "rotation",
      steps: [Self.landscape, Self.portrait].map { size in
        { [unowned self] in rotate(to: size) }
      })
  }

  func frame(_ box: Box) -> [Double] {
    let frame = engine.frame(of: box)
    return [frame.x, frame.y, frame.width, frame.height]
  }

  /// A constraint of one anchor to another, put in force.
  @discardableResult
  func tie(
    _ box: Box, _ attribute: LayoutAttribute, _ relation: LayoutRelation = .equal, to other: Box,
    _ otherAttribute: LayoutAttribute, _ constant: Double = 0
  ) -> LayoutConstraint {
    install {
      try LayoutConstraint(
        box, attribute, relation, to: other, otherAttribute, constant: constant)
    }
  }

  /// A constraint of a size to a number, put in force.
  func hold(_ box: Box, _ attribute: LayoutAttribute, _ relation: LayoutRelation, _ length: Double)
  {
    _ = install { try LayoutConstraint(box, attribute, relation, constant: length) }
  }

  private func install(_ make: () throws -> LayoutConstraint) -> LayoutConstraint {
    do {
      let constraint = try make()
      try engine.install(constraint)
      return constraint
    } catch {
      preconditionFailure("the screen's constraints are legal: \(error)")
    }
  }
}
