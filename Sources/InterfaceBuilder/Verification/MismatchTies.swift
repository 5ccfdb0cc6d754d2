import Foundation

/// The views that constraints and arrangements tie to each other, on each axis: what is wrong with one of them can move
/// the others, and nothing else can but what is around them.
@MainActor struct MismatchTies {
  /// For each axis the number of each view's group; the root is in none.
  private let groups: [[Int]]

  /// - Complexity: O((views + constraints) · log views).
  init(_ hierarchy: InterfaceHierarchy) {
    var leaders = [Array(hierarchy.views.indices), Array(hierarchy.views.indices)]
    func leader(_ view: Int, _ axis: Int) -> Int {
      var view = view
      while leaders[axis][view] != view {
        leaders[axis][view] = leaders[axis][leaders[axis][view]]
        view = leaders[axis][view]
      }
      return view
    }
    func join(_ first: Int, _ second: Int, _ axis: Int) {
      // Everything is tied to the root.
      guard first != 0, second != 0 else { return }
      let (a, b) = (leader(first, axis), leader(second, axis))
      leaders[axis][max(a, b)] = min(a, b)
    }
    for (index, view) in hierarchy.views.enumerated() where view.role == .arranged {
      guard let parent = view.parent else { continue }
      for axis in 0...1 { join(index, parent, axis) }
    }
    for constraint in hierarchy.constraints {
      guard let second = constraint.second else { continue }
      let attributes = [constraint.firstAttribute, constraint.secondAttribute].compactMap { $0 }
      for attribute in attributes {
        join(constraint.first.viewIndex, second.viewIndex, attribute.isHorizontal ? 0 : 1)
      }
    }
    groups = (0...1).map { axis in hierarchy.views.indices.map { leader($0, axis) } }
  }

  /// What is tied to one view on the axes on which it does not match.
  struct Of {
    let index: Int
    fileprivate let groups: [[Int]]
    fileprivate let axes: [Int]

    /// Whether a view can move the one.
    func concerns(_ view: Int) -> Bool {
      view == index || axes.contains { groups[$0][view] == groups[$0][index] }
    }

    /// Whether a constraint can move the one.
    func concerns(_ constraint: InterfaceConstraint) -> Bool {
      let attributes = [constraint.firstAttribute, constraint.secondAttribute].compactMap { $0 }
      return axes.contains { axis in
        attributes.contains { $0.isHorizontal == (axis == 0) }
          && [constraint.first.viewIndex, constraint.second?.viewIndex].contains { view in
            view.map { $0 == index || ($0 != 0 && groups[axis][$0] == groups[axis][index]) }
              ?? false
          }
      }
    }

    /// The first evaluation that concerns the view, one that mentions it before others.
    func telling(
      _ evaluations: [MismatchExplanation.Evaluation]
    ) -> MismatchExplanation.Evaluation? {
      let concerning = evaluations.filter { concerns($0.constraint) }
      let own = concerning.first {
        $0.constraint.first.viewIndex == index || $0.constraint.second?.viewIndex == index
      }
      return own ?? concerning.first
    }
  }

  /// What is tied to the view at `index`, whose frames differ.
  func of(_ index: Int, recorded: CGRect, solved: CGRect) -> Of {
    func differs(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(Double(a - b)) > 0.25 }
    var axes: [Int] = []
    if differs(recorded.minX, solved.minX) || differs(recorded.maxX, solved.maxX) { axes.append(0) }
    if differs(recorded.minY, solved.minY) || differs(recorded.maxY, solved.maxY) { axes.append(1) }
    return Of(index: index, groups: groups, axes: axes)
  }
}
