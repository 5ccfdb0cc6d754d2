extension Family {
  /// W4: a scrolling list from which the middle row goes and to which it comes back.
  static let churn = Family(
    name: "W4 churn",
    summary: """
      a list with a free bottom; the middle row is removed (six constraints, two links), its \
      neighbours linked, then the row inserted again
      """
  ) { views in
    var builder = WorkloadBuilder("W4 churn", size: views)
    let width = builder.variable()
    builder.addEdit(width)
    builder.suggest(width, 320)
    builder.add(width, .greaterThanOrEqual, 0)
    var rows: [(box: Box, own: [Int32], link: Int32, content: Int32)] = []
    for index in 0..<views {
      let box = builder.box()
      let size = Double(20 + index * 7 % 30)
      let link =
        rows.last.map { builder.add(box.y - $0.box.bottom, .equal, 0) }
        ?? builder.add(box.y, .equal, 0)
      var own = [
        builder.add(box.x, .equal, 0),
        builder.add(box.width - width, .equal, 0),
        builder.add(box.width, .greaterThanOrEqual, 0),
        builder.add(box.height, .greaterThanOrEqual, 0),
      ]
      let content = builder.addContentSize(box.height, size)
      own.append(content)
      rows.append((box, own, link, content))
    }
    builder.finishBuild()

    let middle = views / 2
    builder.addResizes(of: [(width, 300...400)], anchor: rows[middle].box.width)

    builder.add(
      Phase(
        "intrinsic edit", .structural,
        steps: [1.0, 4, 2, 5, 3, 0].map { change in
          builder.step("") {
            $0.set(rows[middle].content, to: Double(20 + middle * 7 % 30) + change)
          }.operations
        }))
    builder.add(
      Phase(
        "all intrinsic sizes change", .none, slowForPeerFrom: 300,
        steps: [3.0, 0].map { change in
          builder.step("") { builder in
            for (index, row) in rows.enumerated() {
              builder.set(row.content, to: Double(20 + index * 7 % 30) + change)
            }
          }.operations
        }))
    builder.add(
      Phase(
        "all gaps change", .none, slowForPeerFrom: 300,
        steps: [8.0, 0].map { gap in
          builder.step("") { builder in
            for row in rows { builder.set(row.link, to: gap) }
          }.operations
        }))
    builder.add(
      Phase(
        "last row: intrinsic edit", .local,
        steps: [1.0, 4, 2, 5, 3, 0].map { change in
          builder.step("") { $0.set(rows[views - 1].content, to: 30 + change) }.operations
        }))
    let bridge = builder.declare(
      rows[middle + 1].box.y - rows[middle - 1].box.bottom, .equal, 0)
    let removal = builder.step("remove middle row") { builder in
      builder.remove(rows[middle].link)
      builder.remove(rows[middle + 1].link)
      for slot in rows[middle].own { builder.remove(slot) }
      builder.addAgain(bridge)
    }
    let insertion = builder.step("insert middle row") { builder in
      builder.remove(bridge)
      for slot in rows[middle].own { builder.addAgain(slot) }
      builder.addAgain(rows[middle].link)
      builder.addAgain(rows[middle + 1].link)
    }
    builder.add(
      Phase(
        ["remove middle row": .structural, "insert middle row": .structural],
        steps: [removal, insertion]))
    return builder.workload()
  }
}
