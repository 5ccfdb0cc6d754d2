extension Family {
  /// W1: a column between the edges of a container, every view with a natural height.
  static let pinnedStack = Family(
    name: "W1 pinned stack",
    summary: "a column of views pinned to the top and the bottom of a container; 6n + 3 constraints"
  ) { views in
    var builder = WorkloadBuilder("W1 pinned stack", size: views)
    let width = builder.variable()
    let height = builder.variable()
    let sizes = (0..<views).map { Double(20 + $0 * 7 % 30) }
    let natural = sizes.reduce(0, +)

    builder.addEdit(width)
    builder.addEdit(height)
    builder.suggest(width, 320)
    builder.suggest(height, 1.3 * natural)
    builder.add(width, .greaterThanOrEqual, 0)
    builder.add(height, .greaterThanOrEqual, 0)
    var boxes: [Box] = []
    var contents: [Int32] = []
    var above: Box?
    for size in sizes {
      let box = builder.box()
      builder.add(box.x, .equal, 0)
      builder.add(box.width - width, .equal, 0)
      if let above {
        builder.add(box.y - above.bottom, .equal, 0)
      } else {
        builder.add(box.y, .equal, 0)
      }
      builder.add(box.height, .greaterThanOrEqual, 0)
      contents.append(builder.addContentSize(box.height, size))
      above = box
      boxes.append(box)
    }
    if let above { builder.add(above.bottom - height, .equal, 0) }
    builder.finishBuild()

    let middle = views / 2
    builder.addResizes(of: [(width, 300...400)], anchor: boxes[middle].width)

    // One intrinsic size in the middle goes up and down: everything below it moves.
    let edits = [1.0, 4, 2, 5, 3, 0].map { change in
      builder.step("intrinsic edit") { $0.set(contents[middle], to: sizes[middle] + change) }
    }
    builder.add(Phase(["intrinsic edit": .structural], slowForPeerFrom: 3000, steps: edits))

    // From more than the natural height to less than it, in a hundred steps; then back in one.
    var shrinking = (1...100).map { step in
      builder.step("resize across the natural height") {
        $0.suggest(height, natural * (1.3 - 0.008 * Double(step)))
      }
    }
    shrinking.append(builder.step(nil) { $0.suggest(height, 1.3 * natural) })
    builder.add(
      Phase(
        ["resize across the natural height": .none], slowForPeerFrom: 300, steps: shrinking))
    return builder.workload()
  }
}
