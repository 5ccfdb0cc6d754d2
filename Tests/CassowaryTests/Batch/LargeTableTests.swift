import Cassowary
import Testing

/// Systems of ten thousand variables, whose values follow from their making.
@Suite struct LargeTableTests {
  /// A table whose columns are as wide as the widest of their cells, and whose rows are as high as the highest.
  private struct Table {
    let solver = Solver()
    let width: Variable
    var cells: [(left: Variable, width: Variable, top: Variable, height: Variable)] = []

    static let columns = 8

    init(rows: Int) throws {
      width = solver.makeVariable()
      try solver.addEdit(width, priority: 900)
      try solver.suggest(480, for: width)
      for index in 0..<Self.columns * rows {
        try addCell(index)
        try addContents(index)
      }
      try solver.add(cells[Self.columns - 1].left + cells[Self.columns - 1].width == width)
    }

    /// How high the content of a cell is.
    static func height(_ index: Int) -> Int { 18 + index * 11 % 23 }

    private mutating func addCell(_ index: Int) throws {
      let cell = (
        left: solver.makeVariable(), width: solver.makeVariable(), top: solver.makeVariable(),
        height: solver.makeVariable()
      )
      try solver.add(cell.width >= 0)
      try solver.add(cell.height >= 0)
      if index % Self.columns == 0 {
        try solver.add(cell.left == 0)
        try solver.add(
          index == 0
            ? cell.top == 0
            : cell.top == cells[index - Self.columns].top + cells[index - Self.columns].height)
      } else {
        try solver.add(cell.left == cells[index - 1].left + cells[index - 1].width)
        try solver.add(cell.top == cells[index - 1].top)
        try solver.add(cell.height == cells[index - 1].height)
      }
      if index >= Self.columns { try solver.add(cell.width == cells[index - Self.columns].width) }
      cells.append(cell)
    }

    private func addContents(_ index: Int) throws {
      for (size, value) in [
        (cells[index].width, 40 + index * 13 % 37), (cells[index].height, Self.height(index)),
      ] {
        try solver.addContentSize(
          LinearExpression(size), value: Double(value), hugging: .low, compression: .high)
      }
    }

    /// Commits, and tells where everything is and how it came there.
    func commit() -> (values: [Double], statistics: Statistics) {
      solver.commit()
      #expect(solver.checkInvariants().isEmpty)
      let values = cells.flatMap { [$0.left, $0.width, $0.top, $0.height] }.map {
        solver.value(of: $0)!
      }
      return (values, solver.statistics)
    }
  }

  /// The contents of so many cells change what they cost on the way to where the columns are best off that these changes
  /// are brought from the order of the way into that of the cells.
  @Test func aTableOfManyRowsIsAsHighAsItsContents() throws {
    let rows = 3500
    let table = try Table(rows: rows)
    let (values, statistics) = table.commit()
    // The columns go in common: not one at a time, as they would if a change was lost.
    #expect(statistics.directionSolves < Table.columns)
    var expected: [Double] = []
    var top = 0.0
    for row in 0..<rows {
      let cells = row * Table.columns..<(row + 1) * Table.columns
      let height = Double(cells.map(Table.height).max() ?? 0)
      for _ in cells { expected += [top, height] }
      top += height
    }
    let found = stride(from: 0, to: values.count, by: 4).flatMap { values[$0 + 2...$0 + 3] }
    #expect(found == expected)
    // The columns are as wide together as they are to be.
    let last = 4 * (Table.columns - 1)
    #expect(values[last] + values[last + 1] == 480)
  }

  /// Views in containers that were made long before them, as in a tree that is built level by level.
  private struct Level {
    let solver = Solver()
    private var containers: [(left: Variable, width: Variable)] = []
    private var views: [(left: Variable, width: Variable)] = []

    static let count = 1500
    static let viewsPerContainer = 3

    init() throws {
      for index in 0..<Self.count {
        let container = (left: solver.makeVariable(), width: solver.makeVariable())
        try solver.add(container.left == Double(index))
        containers.append(container)
      }
      for (index, container) in containers.enumerated() {
        var edge = LinearExpression(container.left)
        for place in 0..<Self.viewsPerContainer {
          let view = (left: solver.makeVariable(), width: solver.makeVariable())
          try solver.add(view.left == edge + 1)
          if place > 0, let last = views.last { try solver.add(view.width == last.width) }
          edge = view.left + view.width
          views.append(view)
        }
        try solver.add(edge + 1 == container.left + container.width)
        try solver.addContentSize(
          LinearExpression(container.width), value: Double(40 + index % 7), hugging: .low,
          compression: .high)
      }
    }

    func values() -> [Double] {
      solver.commit()
      return views.flatMap { [$0.left, $0.width] }.map { solver.value(of: $0)! }
    }

    static var expected: [Double] {
      (0..<count).flatMap { index in
        let width =
          (Double(40 + index % 7) - Double(viewsPerContainer + 1)) / Double(viewsPerContainer)
        return (0..<viewsPerContainer).flatMap {
          [Double(index) + 1 + Double($0) * (width + 1), width]
        }
      }
    }
  }

  @Test func viewsLieInContainersOfLongAgo() throws {
    let level = try Level()
    #expect(zip(level.values(), Level.expected).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(level.solver.checkInvariants().isEmpty)
  }
}
