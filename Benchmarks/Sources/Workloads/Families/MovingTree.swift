extension Family {
  /// Apple's fourth: a hierarchy whose root moves.
  static let movingTree = Family(
    name: "A4 moving tree",
    summary: "a binary hierarchy in coordinates of the root; the root moves, and every view with it"
  ) { views in
    var builder = WorkloadBuilder("A4 moving tree", size: views)
    let tree = BinaryTree(views: views, in: &builder)
    builder.finishBuild()
    builder.addResizes(
      "move", of: [(tree.root.x, 0...100), (tree.root.y, 0...200)], anchor: tree.middle.x)
    return builder.workload()
  }
}
