extension Family {
  /// W7: a column whose views give way level by level down to a required minimum.
  static let threeLevelColumn = Family(
    name: "W7 three-level column",
    summary: """
      a pinned column, required minimum heights, three levels of hugging and of compression; the \
      container grows and shrinks far enough that views change places
      """
  ) { views in
    var builder = WorkloadBuilder("W7 three-level column", size: views)
    let height = builder.variable()
    let sizes = (0..<views).map { Double(20 + $0 * 7 % 30) }
    let natural = sizes.reduce(0, +)
    let hugging = (0..<3).map { Level(priority: 250 + Double($0), weight: [1, 10, 100][$0]) }
    let compression = (0..<3).map {
      Level(priority: 750 + Double($0), weight: [1e3, 1e4, 1e5][$0])
    }
    builder.addEdit(height, Level(priority: 900, weight: 1e7))
    builder.suggest(height, natural)
    builder.add(height, .greaterThanOrEqual, 0)
    var previous: Box?
    for (index, size) in sizes.enumerated() {
      let box = builder.box()
      builder.add(box.x, .equal, 0)
      builder.add(box.width, .equal, 100)
      if let previous {
        builder.add(box.y - previous.bottom, .equal, 0)
      } else {
        builder.add(box.y, .equal, 0)
      }
      builder.add(box.height, .greaterThanOrEqual, 12)
      builder.addContentSize(
        box.height, size, hugging: hugging[index % 3], compression: compression[(index / 3) % 3])
      previous = box
    }
    if let previous { builder.add(previous.bottom - height, .equal, 0) }
    builder.finishBuild()
    // Per cent of the natural height, there and back.
    let up = stride(from: 102, through: 140, by: 2)
    let down = stride(from: 138, through: 70, by: -2)
    let back = stride(from: 72, through: 100, by: 2)
    let percentages = Array(up) + Array(down) + Array(back)
    builder.add(
      Phase(
        "resize, views change places", .none, slowForPeerFrom: 1000,
        steps: percentages.map { percentage in
          builder.step("") { $0.suggest(height, Double(percentage) / 100 * natural) }.operations
        }))
    return builder.workload()
  }
}
