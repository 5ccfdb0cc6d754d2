/// A row that is a canvas of its own has its recorded height whatever is in it: required equalities with the end of
/// its content view give way to all other required constraints.
struct LoneRowRule {
  let rules: CanvasRules

  /// Above every optional priority that documents hold, and below required ones.
  private static let yieldingPriority = 999.5

  /// Lets the constraints in a row give way; nothing changes in other hierarchies.
  ///
  /// - Complexity: O(constraints) for a row.
  func apply(to hierarchy: inout InterfaceHierarchy) {
    guard rules.hold(.loneRowsYieldBelow), let row = hierarchy.views.first,
      row.kind == "tableViewCell",
      let content = row.children.first(where: { hierarchy.views[$0].role == .contentView })
    else { return }
    for (index, constraint) in hierarchy.constraints.enumerated()
    where constraint.priority >= 1000 && constraint.relation == .equal
      && isEnd(constraint, of: content)
    {
      hierarchy.constraints[index].priority = Self.yieldingPriority
    }
  }

  private func isEnd(_ constraint: InterfaceConstraint, of content: Int) -> Bool {
    let sides = [
      (constraint.first, constraint.firstAttribute),
      (constraint.second, constraint.secondAttribute),
    ]
    return constraint.second != nil
      && sides.contains { item, attribute in
        item == .view(content) && (attribute == .bottom || attribute == .bottomMargin)
      }
  }
}
