extension Family {
  /// W3: rows of eight cells whose columns line up and whose heights follow the tallest cell.
  static let table = Family(
    name: "W3 table",
    summary: """
      eight columns, equal widths down the rows, row heights from the tallest cell, every cell with \
      an intrinsic width and height; n counts cells
      """
  ) { views in
    var builder = WorkloadBuilder("W3 table", size: views)
    let columns = 8
    let width = builder.variable()
    let naturalWidth = Double(columns) * 60
    builder.addEdit(width)
    builder.suggest(width, naturalWidth)
    builder.add(width, .greaterThanOrEqual, 0)
    var cells: [Box] = []
    var contents: [(width: Int32, height: Int32, height0: Double)] = []
    for index in 0..<views {
      let row = index / columns
      let column = index % columns
      let cell = builder.box()
      builder.add(cell.width, .greaterThanOrEqual, 0)
      builder.add(cell.height, .greaterThanOrEqual, 0)
      if column == 0 {
        builder.add(cell.x, .equal, 0)
        if row == 0 {
          builder.add(cell.y, .equal, 0)
        } else {
          builder.add(cell.y - cells[index - columns].bottom, .equal, 0)
        }
      } else {
        builder.add(cell.x - cells[index - 1].right, .equal, 0)
        builder.add(cell.y - cells[index - 1].y, .equal, 0)
        builder.add(cell.height - cells[index - 1].height, .equal, 0)
      }
      if row > 0 { builder.add(cell.width - cells[index - columns].width, .equal, 0) }
      let naturalCell = (width: Double(40 + index * 13 % 37), height: Double(18 + index * 11 % 23))
      contents.append(
        (
          builder.addContentSize(cell.width, naturalCell.width),
          builder.addContentSize(cell.height, naturalCell.height), naturalCell.height
        ))
      cells.append(cell)
      if row == 0 && (column == columns - 1 || index == views - 1) {
        builder.add(cell.right - width, .equal, 0)
      }
    }
    builder.finishBuild()

    let middle = views / 2
    let edits = [2.0, 30, 1, 35, 3, 0].map { change in
      builder.step("cell: intrinsic edit") {
        $0.set(contents[middle].height, to: contents[middle].height0 + change)
      }
    }
    builder.add(Phase(["cell: intrinsic edit": .structural], steps: edits))
    var widths = (1...50).map { naturalWidth * (1.2 - 0.01 * Double($0)) }
    widths += widths.reversed()
    builder.add(
      Phase(
        "resize across the natural width", .none, slowForPeerFrom: 1000,
        steps: widths.map { value in
          builder.step("") { $0.suggest(width, value) }.operations
        }))
    return builder.workload()
  }
}
