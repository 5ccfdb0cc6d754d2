extension Family {
  /// Apple's first: dependent siblings in one row.
  static let longRow = Family(
    name: "A1 long row",
    summary: "siblings in a row, each placed after the one before and centred, with intrinsic sizes"
  ) { views in
    var builder = WorkloadBuilder("A1 long row", size: views)
    let height = builder.variable()
    builder.addEdit(height)
    builder.suggest(height, 100)
    builder.add(height, .greaterThanOrEqual, 0)
    var previous: Box?
    var boxes: [Box] = []
    var widths: [Int32] = []
    for index in 0..<views {
      let box = builder.box()
      if let previous {
        builder.add(box.x - previous.right, .equal, 8)
      } else {
        builder.add(box.x, .equal, 0)
      }
      builder.add(2 * box.y + box.height - height, .equal, 0)
      builder.add(box.width, .greaterThanOrEqual, 0)
      builder.add(box.height, .greaterThanOrEqual, 0)
      widths.append(builder.addContentSize(box.width, Double(30 + index * 7 % 40)))
      builder.addContentSize(box.height, Double(18 + index * 5 % 20))
      previous = box
      boxes.append(box)
    }
    builder.finishBuild()
    let middle = views / 2
    builder.addResizes(of: [(height, 100...200)], anchor: boxes[middle].y)
    builder.add(
      Phase(
        "intrinsic edit", .structural,
        steps: [1.0, 4, 2, 5, 3, 0].map { change in
          builder.step("") {
            $0.set(widths[middle], to: Double(30 + middle * 7 % 40) + change)
          }.operations
        }))
    return builder.workload()
  }
}
