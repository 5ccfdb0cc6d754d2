/// Decides from a document alone which views have a recorded frame that a layout can be judged by.
///
/// The comparable views are those that constraints place: Auto Layout views that are tied to the root
/// on both axes by a chain of constraints on positions, stack arrangements or fixed frames. A hidden
/// view of a stack view is not arranged, so its recorded frame is no evidence, and a view without a
/// frame in the document has none. Nothing else is left out.
struct Comparability {
  private let hierarchy: InterfaceHierarchy
  /// For each axis, the representative of each view's connected component.
  private var leaders: [[Int]]

  init(_ hierarchy: InterfaceHierarchy) {
    self.hierarchy = hierarchy
    leaders = [Array(hierarchy.views.indices), Array(hierarchy.views.indices)]
    for (index, view) in hierarchy.views.enumerated() {
      guard let parent = view.parent else { continue }
      let isArranged = view.role == .arranged && !view.isHidden
      // Where a view that nothing places was is a guess unless it is recorded.
      if isArranged || (!view.usesAutoLayout && view.isFrameRecorded) {
        join(index, parent, axis: 0)
        join(index, parent, axis: 1)
      }
    }
    for constraint in hierarchy.constraints {
      guard let second = constraint.second, !constraint.firstAttribute.isSize else { continue }
      join(
        constraint.first.viewIndex, second.viewIndex,
        axis: constraint.firstAttribute.isHorizontal ? 0 : 1)
    }
  }

  /// The indices of the comparable views, in hierarchy order.
  ///
  /// - Complexity: O((views + constraints) · log views).
  mutating func indices() -> [Int] {
    let all = hierarchy.views.indices
    return all.filter { index in
      let view = hierarchy.views[index]
      guard view.usesAutoLayout, view.isFrameRecorded, !(view.role == .arranged && view.isHidden)
      else { return false }
      return (0...1).allSatisfy { leader(of: index, axis: $0) == leader(of: 0, axis: $0) }
    }
  }

  private mutating func leader(of index: Int, axis: Int) -> Int {
    var index = index
    while leaders[axis][index] != index {
      // Half of the way is saved for later walks.
      leaders[axis][index] = leaders[axis][leaders[axis][index]]
      index = leaders[axis][index]
    }
    return index
  }

  private mutating func join(_ first: Int, _ second: Int, axis: Int) {
    let a = leader(of: first, axis: axis)
    let b = leader(of: second, axis: axis)
    // Parents stand first, so the root leads its component.
    leaders[axis][max(a, b)] = min(a, b)
  }
}

extension InterfaceHierarchy {
  /// The indices of the views whose recorded frames can be compared with solved ones.
  public var comparableIndices: [Int] {
    var comparability = Comparability(self)
    return comparability.indices()
  }
}
