extension Family {
  /// W5: a row of views that are all too wide, each giving way at a priority of its own.
  static let distinctPriorities = Family(
    name: "W5 distinct priorities",
    summary: "a row pinned at both ends, every view compressed at its own priority"
  ) { views in
    var builder = WorkloadBuilder("W5 distinct priorities", size: views)
    let width = builder.variable()
    let sizes = (0..<views).map { Double(30 + $0 * 7 % 40) }
    let natural = sizes.reduce(0, +)
    builder.addEdit(width)
    builder.suggest(width, 0.8 * natural)
    builder.add(width, .greaterThanOrEqual, 0)
    var previous: Box?
    for (index, size) in sizes.enumerated() {
      let box = builder.box()
      // Ranks in an order unrelated to the position.
      let rank = Double(index * 7919 % views) / Double(views)
      let compression = Level(priority: 750 + rank, weight: 1e3 * (1 + rank))
      if let previous {
        builder.add(box.x - previous.right, .equal, 0)
      } else {
        builder.add(box.x, .equal, 0)
      }
      builder.add(box.y, .equal, 0)
      builder.add(box.height, .equal, 20)
      builder.add(box.width, .greaterThanOrEqual, 0)
      builder.addContentSize(box.width, size, compression: compression)
      previous = box
    }
    if let previous { builder.add(previous.right - width, .equal, 0) }
    builder.finishBuild()
    let fractions = [0.78, 0.74, 0.7, 0.66, 0.62, 0.58, 0.54, 0.5, 0.6, 0.8]
    builder.add(
      Phase(
        "resize, others give way", .none, slowForPeerFrom: 1000,
        steps: fractions.map { fraction in
          builder.step("") { $0.suggest(width, fraction * natural) }.operations
        }))
    return builder.workload()
  }
}
