import Cassowary

/// A column of rows as wide as their container, each as tall as its content.
final class Column {
  private let solver = Solver()
  private let width: Variable
  private var contents: [Constraint] = []

  init(rows: Int) {
    width = solver.makeVariable("width")
    do {
      try solver.transaction { solver in
        _ = try solver.addEdit(width, priority: 900)
        try solver.suggest(320, for: width)
        var bottom = LinearExpression()
        for index in 0..<rows {
          let top = solver.makeVariable("top \(index)")
          let height = solver.makeVariable("height \(index)")
          let rowWidth = solver.makeVariable("width \(index)")
          try solver.add(top == bottom)
          try solver.add(rowWidth == width)
          contents.append(
            try solver.addContentSize(
              LinearExpression(height), value: Double(20 + index % 7), hugging: .low,
              compression: .high))
          bottom = top + height
        }
      }
    } catch {
      preconditionFailure("a column has no contradiction: \(error)")
    }
    solver.commit()
  }

  func resize(to value: Double) throws {
    try solver.suggest(value, for: width)
    solver.commit()
  }

  func changeMiddle(to height: Double) throws {
    try solver.setConstant(contents[contents.count / 2], to: height)
    solver.commit()
  }
}
