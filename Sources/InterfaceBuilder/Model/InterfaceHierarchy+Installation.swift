extension InterfaceHierarchy {
  /// Whether a constraint is installed and all that it speaks of is in the view that holds it.
  ///
  /// - Complexity: O(depth).
  func isInForce(_ constraint: InterfaceConstraint) -> Bool {
    guard constraint.isInstalled else { return false }
    let items = [constraint.first, constraint.second].compactMap { $0 }
    return items.allSatisfy { isConnected($0.viewIndex, to: constraint.owner) }
  }

  /// Whether no view from `index` up to `ancestor` is left out.
  private func isConnected(_ index: Int, to ancestor: Int) -> Bool {
    var current: Int? = index
    while let here = current, here > ancestor {
      guard views[here].isInstalled else { return false }
      current = views[here].parent
    }
    return true
  }
}
