extension Family {
  /// W8: a row whose views have equal widths, so that every width depends on every other.
  static let equalWidths = Family(
    name: "W8 equal widths",
    summary:
      "a row pinned at both ends with required equal widths: one strongly connected component"
  ) { views in
    var builder = WorkloadBuilder("W8 equal widths", size: views)
    let width = builder.variable()
    builder.addEdit(width)
    builder.suggest(width, 40 * Double(views))
    builder.add(width, .greaterThanOrEqual, 0)
    var boxes: [Box] = []
    for index in 0..<views {
      let box = builder.box()
      builder.add(box.y, .equal, 0)
      builder.add(box.height, .equal, 20)
      if let previous = boxes.last {
        builder.add(box.x - previous.right, .equal, 8)
        builder.add(box.width - previous.width, .equal, 0)
      } else {
        builder.add(box.x, .equal, 0)
      }
      builder.add(box.width, .greaterThanOrEqual, 0)
      builder.addContentSize(box.width, Double(30 + index * 7 % 20))
      boxes.append(box)
    }
    builder.add(boxes[views - 1].right - width, .equal, 0)
    builder.finishBuild()
    builder.addResizes(
      of: [(width, (50 * Double(views))...(60 * Double(views)))], anchor: boxes[views / 2].right)
    return builder.workload()
  }
}
