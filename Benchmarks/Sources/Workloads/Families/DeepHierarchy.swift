extension Family {
  /// Apple's second: every view inside the one before.
  static let deepHierarchy = Family(
    name: "A2 deep hierarchy",
    summary:
      "views nested one in the other with insets on four sides, intrinsic size in the innermost"
  ) { views in
    var builder = WorkloadBuilder("A2 deep hierarchy", size: views)
    let root = builder.box()
    let side = 4 * Double(views) + 100
    builder.addEdit(root.width)
    builder.addEdit(root.height)
    builder.suggest(root.width, side)
    builder.suggest(root.height, side)
    builder.add(root.x, .equal, 0)
    builder.add(root.y, .equal, 0)
    var outer = root
    var boxes = [root]
    for _ in 1..<views {
      let box = builder.box()
      builder.add(box.x - outer.x, .equal, 1)
      builder.add(box.y - outer.y, .equal, 1)
      builder.add(box.right - outer.right, .equal, -1)
      builder.add(box.bottom - outer.bottom, .equal, -1)
      builder.add(box.width, .greaterThanOrEqual, 0)
      builder.add(box.height, .greaterThanOrEqual, 0)
      outer = box
      boxes.append(box)
    }
    let width = builder.addContentSize(outer.width, 40)
    let height = builder.addContentSize(outer.height, 20)
    builder.finishBuild()
    builder.addResizes(
      of: [(root.width, side...(1.5 * side)), (root.height, side...(1.5 * side))],
      anchor: boxes[views / 2].width)
    builder.add(
      Phase(
        "innermost: intrinsic edit", .local,
        steps: [1.0, 4, 2, 5, 3, 0].map { change in
          builder.step("") {
            $0.set(width, to: 40 + change)
            $0.set(height, to: 20 + change)
          }.operations
        }))
    return builder.workload(isFasterStructureFirst: true)
  }
}
