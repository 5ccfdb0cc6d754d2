extension Family {
  /// W2: a tree in which siblings share their parent's size equally.
  static let tree = Family(
    name: "W2 tree",
    summary: """
      four children a view, alternating axes, insets, required equal sizes of siblings, intrinsic \
      sizes of leaves; about nine constraints a view
      """
  ) { views in
    var builder = WorkloadBuilder("W2 tree", size: views)
    let root = builder.box()
    // Every leaf is larger than its content at every size, so that resizing changes no active set.
    var bounds = (width: 16.0, height: 16.0)
    for level in 0..<20 where (1 << (2 * level)) < views * 4 {
      if level.isMultiple(of: 2) { bounds.width *= 4.4 } else { bounds.height *= 4.4 }
    }
    builder.addEdit(root.width)
    builder.addEdit(root.height)
    builder.suggest(root.width, bounds.width)
    builder.suggest(root.height, bounds.height)
    builder.add(root.x, .equal, 0)
    builder.add(root.y, .equal, 0)
    builder.add(root.width, .greaterThanOrEqual, 0)
    builder.add(root.height, .greaterThanOrEqual, 0)

    // The children of view i are the views 4i + 1 to 4i + 4, as in a heap.
    let inset = 0.25
    var boxes = [root]
    var axes = [Axis.horizontal]
    var leafContents: [(width: Int32, height: Int32, size: Double)] = []
    for parent in 0..<views {
      let first = 4 * parent + 1
      let last = min(4 * parent + 4, views - 1)
      let axis = axes[parent]
      if first > last {
        let size = Double(1 + parent % 7)
        let width = builder.addContentSize(boxes[parent].width, size)
        let height = builder.addContentSize(boxes[parent].height, size)
        leafContents.append((width, height, size))
        continue
      }
      let outer = boxes[parent]
      var previous: Box?
      var eldest: Box?
      for _ in first...last {
        let child = builder.box()
        boxes.append(child)
        axes.append(axis.across)
        builder.add(child.width, .greaterThanOrEqual, 0)
        builder.add(child.height, .greaterThanOrEqual, 0)
        let before = previous.map { $0.trailing(axis) } ?? outer.leading(axis)
        builder.add(child.leading(axis) - before, .equal, inset)
        builder.add(child.leading(axis.across) - outer.leading(axis.across), .equal, inset)
        builder.add(child.trailing(axis.across) - outer.trailing(axis.across), .equal, -inset)
        if let eldest { builder.add(child.size(axis) - eldest.size(axis), .equal, 0) }
        eldest = eldest ?? child
        previous = child
      }
      if let previous {
        builder.add(previous.trailing(axis) - outer.trailing(axis), .equal, -inset)
      }
    }
    builder.finishBuild()

    let leaf = leafContents[leafContents.count / 2]
    builder.addResizes(
      of: [
        (root.width, bounds.width...(1.5 * bounds.width)),
        (root.height, bounds.height...(1.5 * bounds.height)),
      ], anchor: boxes[views - 1].width)
    builder.add(
      Phase(
        "leaf: intrinsic edit", .local,
        steps: [1.0, 3, 2, 0].map { change in
          builder.step("") {
            $0.set(leaf.width, to: leaf.size + change)
            $0.set(leaf.height, to: leaf.size + change)
          }.operations
        }))
    builder.add(
      Phase(
        "leaf: remove and add 4 intrinsic constraints", .local,
        steps: [
          builder.step("") {
            $0.remove(leaf.width)
            $0.remove(leaf.height)
            $0.addAgain(leaf.width)
            $0.addAgain(leaf.height)
          }.operations
        ]))
    return builder.workload(isFasterStructureFirst: true)
  }
}
