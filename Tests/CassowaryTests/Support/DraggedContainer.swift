import Cassowary
import Testing

/// Three views of equal widths from edge to edge of a container, whose height nothing else depends on; its
/// size has been dragged a little.
struct DraggedContainer {
  private let solver: Solver
  let width: Variable
  let height: Variable
  var views: [(left: Variable, width: Variable)] = []

  init(in solver: Solver) throws {
    self.solver = solver
    width = solver.makeVariable("width")
    height = solver.makeVariable("height")
    try solver.addEdit(width, priority: 900)
    try solver.addEdit(height, priority: 900)
    for index in 0..<3 {
      let view = (left: solver.makeVariable(), width: solver.makeVariable())
      if let last = views.last {
        try solver.add(view.left == last.left + last.width)
        try solver.add(view.width == last.width)
      } else {
        try solver.add(view.left == 0)
      }
      // The width at which a view has its content's: 30, 40 and 50.
      try solver.addContentSize(
        LinearExpression(view.width), value: Double(30 + 10 * index), hugging: .low,
        compression: .high)
      views.append(view)
    }
    try solver.add(views[2].left + views[2].width == width)
    for value in [300.0, 303, 306, 309] {
      try solver.suggest(value, for: width)
      try solver.suggest(2 * value, for: height)
      solver.commit()
    }
  }

  /// Expects the views to share a width equally, and nothing to be wrong with the solver.
  func expectThirds(
    of total: Double, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(solver.value(of: width)! == total, sourceLocation: sourceLocation)
    for index in 0..<3 {
      let left = Double(index) * total / 3
      #expect(solver.value(of: views[index].left)! == left, sourceLocation: sourceLocation)
      #expect(solver.value(of: views[index].width)! == total / 3, sourceLocation: sourceLocation)
    }
    #expect(solver.checkInvariants().isEmpty, sourceLocation: sourceLocation)
  }
}
