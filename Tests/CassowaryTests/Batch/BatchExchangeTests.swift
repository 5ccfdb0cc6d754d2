import Cassowary
import Testing

/// Heights and widths that are found with a few exchanges in common, however many rows there are (decision 9): counts,
/// which are the same on every machine.
@Suite struct BatchExchangeTests {
  let solver = Solver()

  /// Rows of cells, each as tall as its tallest cell and below the one before: the heights are found
  /// together, where a step for each of them would move all rows below it.
  @Test(arguments: [20, 80]) func heightsOfRowsAreFoundTogether(rows: Int) throws {
    var cells: [(top: Variable, height: Variable)] = []
    for index in 0..<4 * rows {
      let cell = (top: solver.makeVariable(), height: solver.makeVariable())
      try solver.add(cell.height >= 0)
      if index == 0 {
        try solver.add(cell.top == 0)
      } else if index % 4 == 0 {
        let above = cells[index - 4]
        try solver.add(cell.top == above.top + above.height)
      } else {
        try solver.add(cell.top == cells[index - 1].top)
        try solver.add(cell.height == cells[index - 1].height)
      }
      try solver.addContentSize(
        LinearExpression(cell.height), value: Double(10 + index * 7 % 13), hugging: .low,
        compression: .high)
      cells.append(cell)
    }
    solver.commit()
    var top = 0.0
    for row in 0..<rows {
      #expect(solver.value(of: cells[4 * row + 3].top)! == top)
      top += (4 * row..<4 * row + 4).map { Double(10 + $0 * 7 % 13) }.max()!
    }
    #expect(solver.statistics.directionSolves <= 3)
    #expect(solver.statistics.variablesMoved <= 20 * rows)
    #expect(solver.statistics.multiplierSolves <= 6)
    #expect(solver.checkInvariants().isEmpty)
  }

  /// Rows that are at least so tall, each with two texts one above the other that need more: definitions
  /// that read several variables lead from the texts to the height, and from row to row.
  @Test(arguments: [20, 80]) func heightsOfRowsWithTwoTextsAreFoundTogether(rows: Int) throws {
    var last: (top: Variable, height: Variable)?
    for index in 0..<rows {
      let row = (top: solver.makeVariable(), height: solver.makeVariable())
      if let last {
        try solver.add(row.top == last.top + last.height)
      } else {
        try solver.add(row.top == 0)
      }
      try solver.add(row.height >= 44)
      let (title, detail) = (solver.makeVariable(), solver.makeVariable())
      let (inset, middle) = (solver.makeVariable(), solver.makeVariable())
      let column = solver.makeVariable()
      try solver.add(2 * inset + column == row.height)
      try solver.add(column + 12 <= row.height)
      try solver.add(middle == title)
      try solver.add(middle + detail == column)
      for (text, size) in [(title, 20.0), (detail, Double(14 + index % 5))] {
        try solver.addContentSize(
          LinearExpression(text), value: size, hugging: .low, compression: .high)
      }
      last = row
    }
    solver.commit()
    let sum = (0..<rows - 1).map { Double(46 + $0 % 5) }.reduce(0, +)
    #expect(try solver.value(of: #require(last).top)! == sum)
    #expect(solver.statistics.pivots == rows)
    #expect(solver.statistics.variablesMoved <= 20 * rows)
    #expect(solver.statistics.multiplierSolves <= 4)
    #expect(solver.checkInvariants().isEmpty)
  }

  /// As before, on a page that is pulled at weakly: what costs less than the texts does not keep them from deciding how
  /// tall their rows are.
  @Test(arguments: [80, 320]) func heightsAreFoundTogetherThoughTheirSumIsPulledAt(rows: Int) throws
  {
    var bottom = LinearExpression(constant: 0)
    for index in 0..<rows {
      let row = (top: solver.makeVariable(), height: solver.makeVariable())
      try solver.add(row.top == bottom)
      try solver.add(row.height >= 44)
      let text = solver.makeVariable()
      try solver.add(text + 12 == row.height)
      try solver.addContentSize(
        LinearExpression(text), value: Double(30 + index * 7 % 13), hugging: .low,
        compression: .high)
      bottom = row.top + row.height
    }
    let page = solver.makeVariable()
    try solver.add(page == bottom)
    try solver.add(page >= 0)
    try solver.addContentSize(LinearExpression(page), value: 100, hugging: 1, compression: 1)
    solver.commit()
    var sum = 0.0
    for index in 0..<rows { sum += Double(max(44, 42 + index * 7 % 13)) }
    #expect(solver.value(of: page)! == sum)
    #expect(solver.statistics.directionSolves <= 4)
    #expect(solver.statistics.variablesMoved <= 10 * rows)
    #expect(solver.statistics.multiplierSolves <= 8)
    #expect(solver.checkInvariants().isEmpty)
  }

  /// Rows of two texts in a column that ends before a value, each of which may be narrower than its bound and is pulled
  /// to it weakly: text, column and value are all to give way, the innermost do first, and all rows together.
  @Test(arguments: [80, 320]) func widthsOfNestedTextsAreFoundTogether(rows: Int) throws {
    var widths: [(column: Variable, expected: Double)] = []
    for index in 0..<rows {
      let (column, value) = (solver.makeVariable(), solver.makeVariable())
      let texts = [solver.makeVariable(), solver.makeVariable()]
      for variable in [column, value] + texts { try solver.add(variable >= 0) }
      try solver.addContentSize(
        column + value, value: 353, hugging: .required, compression: 1)
      let sizes = [110, Double(70 + index * 17 % 90)]
      for (text, size) in zip(texts, sizes) {
        try solver.addContentSize(text - column, value: 0, hugging: .required, compression: 1)
        try solver.addContentSize(
          LinearExpression(text), value: size, hugging: .low, compression: .high)
      }
      try solver.addContentSize(
        LinearExpression(value), value: 51, hugging: .low, compression: .high)
      widths.append((column, max(sizes[0], sizes[1])))
    }
    solver.commit()
    for (column, width) in widths { #expect(solver.value(of: column)! == width) }
    #expect(solver.statistics.multiplierSolves <= 16)
    #expect(solver.checkInvariants().isEmpty)
  }

  /// A table too narrow for its columns, the last of which has no content: the widths must not break its
  /// least width, and the heights are found together all the same.
  @Test(arguments: [20, 80]) func heightsAreFoundTogetherThoughWidthsAreNot(rows: Int) throws {
    let width = solver.makeVariable()
    try solver.add(width == 60)
    var above: (top: Variable, height: Variable, widths: [Variable])?
    for row in 0..<rows {
      let top = solver.makeVariable()
      var widths: [Variable] = []
      var heights: [Variable] = []
      for column in 0..<4 {
        widths.append(solver.makeVariable())
        heights.append(solver.makeVariable())
        try solver.add(widths[column] >= 0)
        try solver.add(heights[column] >= 0)
        if column > 0 { try solver.add(heights[column] == heights[column - 1]) }
        if let above { try solver.add(widths[column] == above.widths[column]) }
        let number = 4 * row + column
        try solver.addContentSize(
          LinearExpression(heights[column]), value: Double(10 + number * 7 % 13), hugging: .low,
          compression: .high)
        if column == 3 { continue }
        try solver.addContentSize(
          LinearExpression(widths[column]), value: Double(15 + number * 5 % 11), hugging: .low,
          compression: .high)
      }
      if let above {
        try solver.add(top == above.top + above.height)
      } else {
        try solver.add(top == 0)
        try solver.add(widths[0] + widths[1] + widths[2] + widths[3] == width)
      }
      above = (top, heights[0], widths)
    }
    solver.commit()
    var top = 0.0
    for row in 0..<rows - 1 {
      top += (4 * row..<4 * row + 4).map { Double(10 + $0 * 7 % 13) }.max()!
    }
    let last = try #require(above)
    #expect(solver.value(of: last.top)! == top)
    #expect(solver.value(of: last.widths[3])! == 0)
    #expect(solver.statistics.directionSolves <= 20)
    #expect(solver.checkInvariants().isEmpty)
  }

  /// Columns of equal widths that add up to that of the table, which every cell pulls at: the widths are worked out
  /// on what a whole column costs, and then all rows of the table move once, also where the table is dragged.
  @Test(arguments: [20, 80]) func widthsThatAddUpAreFoundTogether(rows: Int) throws {
    let (columns, size) = (4, { (number: Int) in 15 + number * 5 % 11 })
    let width = solver.makeVariable()
    try solver.addEdit(width, priority: 900)
    try solver.suggest(68, for: width)
    var first: [Variable] = []
    var above: [Variable] = []
    for row in 0..<rows {
      let widths = (0..<columns).map { _ in solver.makeVariable() }
      for column in 0..<columns {
        try solver.add(widths[column] >= 0)
        if row > 0 { try solver.add(widths[column] == above[column]) }
        try solver.addContentSize(
          LinearExpression(widths[column]), value: Double(size(row * columns + column)),
          hugging: .low, compression: .high)
      }
      if row == 0 {
        first = widths
        try solver.add(widths[0] + widths[1] + widths[2] + widths[3] == width)
      }
      above = widths
    }
    /// What the contents of a column lack in width, and what they have too much.
    func cost(_ column: Int, _ width: Int) -> (lack: Int, rest: Int) {
      var cost = (lack: 0, rest: 0)
      for row in 0..<rows {
        let miss = size(row * columns + column) - width
        if miss > 0 { cost.lack += miss } else { cost.rest -= miss }
      }
      return cost
    }
    for total in [68, 90, 75, 62, 96, 80] {
      let before = solver.statistics
      try solver.suggest(Double(total), for: width)
      solver.commit()
      #expect(solver.checkInvariants().isEmpty)
      let work = solver.statistics
      #expect(work.directionSolves - before.directionSolves <= 4)
      #expect(work.multiplierSolves - before.multiplierSolves <= 6)
      #expect(work.variablesMoved - before.variablesMoved <= 3 * columns * rows)
      // The least cost of all ways to divide the width, by trying them.
      var best: [(lack: Int, rest: Int)?] = (0...total).map { $0 == 0 ? (0, 0) : nil }
      for column in 0..<columns {
        var next: [(lack: Int, rest: Int)?] = best.map { _ in nil }
        for width in 0...min(30, total) {
          let own = cost(column, width)
          for sum in width...total {
            guard let others = best[sum - width] else { continue }
            let all = (lack: own.lack + others.lack, rest: own.rest + others.rest)
            if next[sum].map({ all < $0 }) ?? true { next[sum] = all }
          }
        }
        best = next
      }
      var found = (lack: 0, rest: 0)
      for column in 0..<columns {
        let value = solver.value(of: first[column])!
        #expect(value == value.rounded() && solver.value(of: above[column])! == value)
        let own = cost(column, Int(value))
        found = (found.lack + own.lack, found.rest + own.rest)
      }
      let least = try #require(best[total])
      #expect(found == least)
    }
  }
}
