import Cassowary

/// Views one below the other in a container that was as high as they like and is lower now.
struct SqueezedStack {
  let solver = Solver()
  /// The constraints in force, with their numbers in the order in which they are written down.
  private(set) var constraints: [(number: Int, handle: Constraint)] = []
  private var number = 0
  private let omitted: Set<Int>

  /// - Parameter omitted: the numbers of constraints that are not installed.
  init(views: Int, without omitted: Set<Int> = []) throws {
    self.omitted = omitted
    let container = solver.makeVariable("container")
    let edit = try solver.addEdit(container, priority: 999)
    var end = LinearExpression(constant: 8)
    for index in 0..<views {
      let (top, height) = (solver.makeVariable(), solver.makeVariable())
      try add(height >= 0)
      try add(top == end)
      try add(height == Double(20 + index % 7), priority: Priority(250 + Double(index % 3)))
      end = top + height + 8
    }
    try add(end == container, priority: 900)
    for height in [40.0, 21] {
      try solver.setConstant(edit, to: Double(views) * height)
      solver.commit()
    }
  }

  private mutating func add(_ constraint: LinearConstraint, priority: Priority = .required) throws {
    defer { number += 1 }
    if omitted.contains(number) { return }
    constraints.append((number, try solver.add(constraint, priority: priority)))
  }
}
