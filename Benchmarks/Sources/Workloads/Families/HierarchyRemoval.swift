extension Family {
  /// Apple's fifth: a hierarchy goes.
  static let hierarchyRemoval = Family(
    name: "A5 hierarchy removal",
    summary: "a binary hierarchy; all its constraints are removed, and added again as a bulk"
  ) { views in
    var builder = WorkloadBuilder("A5 hierarchy removal", size: views)
    let tree = BinaryTree(views: views, in: &builder)
    builder.finishBuild()
    let removal = builder.step("remove all") { builder in
      for slot in tree.slots { builder.remove(slot) }
    }
    let insertion = builder.step("add all again") { builder in
      for slot in tree.slots { builder.addAgain(slot) }
    }
    builder.add(
      Phase(["remove all": .none, "add all again": .build], steps: [removal, insertion]))
    return builder.workload()
  }
}
