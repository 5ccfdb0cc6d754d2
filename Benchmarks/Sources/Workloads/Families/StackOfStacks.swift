extension Family {
  /// Rebuilding 800 rows of stack views took AppKit 10.4 s, nearly all of it in its engine's optimisation
  /// (EN-26): stacks have many optional constraints.
  static let stackOfStacks = Family(
    name: "A6 stack of stacks",
    summary: """
      a column of rows, each row a stack of an icon, a label that stretches and a badge, with the optional \
      constraints by which stack views fit their content; all rows are rebuilt
      """
  ) { views in
    var builder = WorkloadBuilder("A6 stack of stacks", size: views)
    let width = builder.variable()
    builder.addEdit(width)
    builder.suggest(width, 320)
    builder.add(width, .greaterThanOrEqual, 0)
    // A row is four views: the inner stack and what it arranges.
    let count = max(1, views / 4)
    var slots: [Int32] = []
    var labels: [Int32] = []
    var boxes: [Box] = []
    var previous: Box?
    for index in 0..<count {
      let row = builder.box()
      let first = builder.slotCount
      if let previous {
        builder.add(row.y - previous.bottom, .equal, 8)
      } else {
        builder.add(row.y, .equal, 0)
      }
      builder.add(row.x, .equal, 0)
      builder.add(row.width - width, .equal, 0)
      builder.add(row.height, .greaterThanOrEqual, 0)
      // The row is as tall as its tallest view: not shorter by requirement, not taller by preference.
      builder.add(row.height, .equal, 0, .stackFit)
      let sizes = [
        (24.0, 24.0), (Double(80 + index * 13 % 60), Double(18 + index % 4)),
        (Double(20 + index % 9), 16.0),
      ]
      var before: Box?
      for (place, size) in sizes.enumerated() {
        let view = builder.box()
        builder.add(view.width, .greaterThanOrEqual, 0)
        builder.add(view.height, .greaterThanOrEqual, 0)
        if let before {
          builder.add(view.x - before.right, .equal, 6)
        } else {
          builder.add(view.x - row.x, .equal, 0)
        }
        builder.add(2 * view.y + view.height - 2 * row.y - row.height, .equal, 0)
        builder.add(row.height - view.height, .greaterThanOrEqual, 0)
        // The label hugs least, so that it takes the room that is left.
        let content = builder.addContentSize(
          view.width, size.0, hugging: place == 1 ? .hugging : .strongHugging,
          compression: .compression)
        builder.addContentSize(view.height, size.1)
        if place == 1 { labels.append(content) }
        before = view
      }
      if let before { builder.add(before.right - row.right, .equal, 0) }
      slots += Array(first..<builder.slotCount)
      boxes.append(row)
      previous = row
    }
    builder.finishBuild()

    builder.addResizes(of: [(width, 320...480)], anchor: boxes[count / 2].width)
    builder.add(
      Phase(
        "label: intrinsic edit", .local,
        steps: [1.0, 4, 2, 5, 3, 0].map { change in
          builder.step("") {
            $0.set(labels[count / 2], to: Double(80 + count / 2 * 13 % 60) + change)
          }.operations
        }))
    let removal = builder.step(nil) { builder in
      for slot in slots { builder.remove(slot) }
    }
    let insertion = builder.step("rebuild all rows") { builder in
      for slot in slots { builder.addAgain(slot) }
    }
    builder.add(
      Phase(["rebuild all rows": .build], slowForPeerFrom: 1000, steps: [removal, insertion]))
    return builder.workload()
  }
}
