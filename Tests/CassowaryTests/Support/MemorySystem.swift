import Cassowary

/// A system of a shape and a number of views, built in one transaction.
struct MemorySystem {
  let solver = Solver()
  private(set) var variables: [Variable] = []
  private(set) var constraints = 0
  /// A constraint on whose change little depends, and its right-hand side.
  private(set) var local: Constraint
  private(set) var localConstant = 0.0

  /// Variables and constraints together.
  var places: Int { variables.count + constraints }

  private struct View {
    var x: Variable
    var y: Variable
    var width: Variable
    var height: Variable
  }

  init(_ shape: MemoryShape, _ count: Int) throws {
    // Replaced below: every shape has a content size or an equation to be changed.
    local = try solver.add(solver.makeVariable() == 0)
    variables = solver.variables
    constraints = 1
    let solver = solver
    try solver.transaction { _ in try build(shape, count) }
    solver.commit()
  }

  private mutating func build(_ shape: MemoryShape, _ count: Int) throws {
    switch shape {
    case .stack: try buildStack(count)
    case .tree: try buildTree(count)
    case .nested: try buildNested(count)
    case .priorities: try buildPriorities(count)
    case .table: try buildTable(count)
    }
  }

  private mutating func variable() -> Variable {
    let variable = solver.makeVariable()
    variables.append(variable)
    return variable
  }

  private mutating func view() -> View {
    View(x: variable(), y: variable(), width: variable(), height: variable())
  }

  @discardableResult
  private mutating func add(
    _ constraint: LinearConstraint, _ priority: Priority = .required
  ) throws -> Constraint {
    constraints += 1
    return try solver.add(constraint, priority: priority)
  }

  private mutating func addContent(
    _ size: Variable, _ value: Double, compression: Priority = .high
  ) throws -> Constraint {
    constraints += 1
    return try solver.addContentSize(
      LinearExpression(size), value: value, hugging: .low, compression: compression)
  }

  private mutating func edit(_ variable: Variable, _ value: Double) throws {
    constraints += 1
    try solver.addEdit(variable, priority: .high)
    try solver.suggest(value, for: variable)
  }

  private mutating func buildStack(_ count: Int) throws {
    let container = view()
    try edit(container.height, 20 * Double(count))
    try add(container.x == 0)
    try add(container.y == 0)
    try add(container.width == 300)
    var above: View?
    for index in 0..<count {
      let view = view()
      try add(view.x == container.x + 8)
      try add(view.width == container.width - 16)
      try add(view.y == (above.map { $0.y + $0.height } ?? LinearExpression(container.y)) + 4)
      try add(view.height >= 0)
      localConstant = Double(10 + index % 7)
      local = try addContent(view.height, localConstant)
      above = view
    }
    if let above { try add(above.y + above.height == container.y + container.height - 4) }
  }

  private mutating func buildTree(_ count: Int) throws {
    let root = view()
    try edit(root.width, 4 * Double(count))
    try edit(root.height, 1_000)
    try add(root.x == 0)
    try add(root.y == 0)
    var views = [root]
    var next = 0
    while views.count < count {
      let parent = views[next]
      next += 1
      var before: View?
      for _ in 0..<4 {
        let child = view()
        if let before {
          try add(child.x == before.x + before.width)
          try add(child.width == before.width)
        } else {
          try add(child.x == parent.x)
        }
        try add(child.y == parent.y + 1)
        try add(child.y + child.height == parent.y + parent.height - 1)
        try add(child.width >= 0)
        try add(child.height >= 0)
        before = child
        views.append(child)
      }
      if let before { try add(before.x + before.width == parent.x + parent.width) }
    }
    for (index, leaf) in views.enumerated().dropFirst(next) {
      _ = try addContent(leaf.width, Double(1 + index % 3))
      localConstant = Double(7 + index % 5)
      local = try addContent(leaf.height, localConstant)
    }
  }

  private mutating func buildNested(_ count: Int) throws {
    let root = view()
    try edit(root.width, 4 * Double(count) + 100)
    try edit(root.height, 4 * Double(count) + 100)
    try add(root.x == 0)
    try add(root.y == 0)
    var outer = root
    for _ in 1..<count {
      let view = view()
      try add(view.x == outer.x + 1)
      try add(view.y == outer.y + 1)
      try add(view.x + view.width == outer.x + outer.width - 1)
      try add(view.y + view.height == outer.y + outer.height - 1)
      try add(view.width >= 0)
      try add(view.height >= 0)
      outer = view
    }
    localConstant = 40
    local = try addContent(outer.width, localConstant)
  }

  private mutating func buildPriorities(_ count: Int) throws {
    let width = variable()
    try edit(width, 20 * Double(count))
    var before: View?
    for index in 0..<count {
      let view = view()
      try add(view.x == (before.map { $0.x + $0.width } ?? LinearExpression()))
      try add(view.y == 0)
      localConstant = 20
      local = try add(view.height == localConstant)
      try add(view.width >= 0)
      let rank = Double(index * 7_919 % count) / Double(count)
      _ = try addContent(
        view.width, Double(30 + index * 7 % 40), compression: Priority(750 + rank))
      before = view
    }
    if let before { try add(before.x + before.width == width) }
  }

  private mutating func buildTable(_ count: Int) throws {
    var columnCount = 1
    while (columnCount + 1) * (columnCount + 1) <= count { columnCount += 1 }
    var columns: [(x: Variable, width: Variable)] = []
    for _ in 0..<columnCount {
      let column = (x: variable(), width: variable())
      try add(column.width >= 0)
      try add(column.x == (columns.last.map { $0.x + $0.width + 4 } ?? LinearExpression()))
      columns.append(column)
    }
    var above: (y: Variable, height: Variable)?
    for row in 0..<count / columnCount {
      let shared = (y: variable(), height: variable())
      try add(shared.height >= 0)
      try add(shared.y == (above.map { $0.y + $0.height + 4 } ?? LinearExpression()))
      above = shared
      for (index, column) in columns.enumerated() {
        let cell = view()
        try add(cell.x == column.x)
        try add(cell.width == column.width)
        try add(cell.y == shared.y)
        try add(cell.height == shared.height)
        let number = row * columnCount + index
        _ = try addContent(cell.width, Double(40 + number * 13 % 37))
        localConstant = Double(18 + number * 11 % 23)
        local = try addContent(cell.height, localConstant)
      }
    }
  }
}
