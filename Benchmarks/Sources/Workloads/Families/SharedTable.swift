extension Family {
  /// W9: a square table whose columns and rows have variables of their own.
  static let sharedTable = Family(
    name: "W9 shared table",
    summary: """
      as many columns as rows, shared column widths and row heights, intrinsic sizes in every cell; \
      n counts cells
      """
  ) { views in
    var builder = WorkloadBuilder("W9 shared table", size: views)
    var columnCount = 1
    while (columnCount + 1) * (columnCount + 1) <= views { columnCount += 1 }
    let rowCount = views / columnCount
    var columns: [(x: Sum, width: Sum)] = []
    for _ in 0..<columnCount {
      let column = (x: builder.variable(), width: builder.variable())
      builder.add(column.width, .greaterThanOrEqual, 0)
      if let last = columns.last {
        builder.add(column.x - last.x - last.width, .equal, 4)
      } else {
        builder.add(column.x, .equal, 0)
      }
      columns.append(column)
    }
    var above: (y: Sum, height: Sum)?
    var contents: [Int32] = []
    for row in 0..<rowCount {
      let shared = (y: builder.variable(), height: builder.variable())
      builder.add(shared.height, .greaterThanOrEqual, 0)
      if let above {
        builder.add(shared.y - above.y - above.height, .equal, 4)
      } else {
        builder.add(shared.y, .equal, 0)
      }
      above = shared
      for (index, column) in columns.enumerated() {
        let cell = builder.box()
        builder.add(cell.x - column.x, .equal, 0)
        builder.add(cell.width - column.width, .equal, 0)
        builder.add(cell.y - shared.y, .equal, 0)
        builder.add(cell.height - shared.height, .equal, 0)
        let number = row * columnCount + index
        builder.addContentSize(cell.width, Double(40 + number * 13 % 37))
        contents.append(builder.addContentSize(cell.height, Double(18 + number * 11 % 23)))
      }
    }
    builder.finishBuild()

    let middle = contents[(rowCount / 2) * columnCount + columnCount / 2]
    builder.add(
      Phase(
        "cell below the maximum: intrinsic edit", .local,
        steps: [3.0, 5, 2, 7].map { size in
          builder.step("") { $0.set(middle, to: size) }.operations
        }))
    builder.add(
      Phase(
        "cell becomes the maximum: intrinsic edit", .structural,
        steps: [60.0, 5, 70, 7].map { size in
          builder.step("") { $0.set(middle, to: size) }.operations
        }))
    return builder.workload()
  }
}
