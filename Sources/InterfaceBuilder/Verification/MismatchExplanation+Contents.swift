import Foundation
import PortableUIKit

/// Causes that lie in what is inside views: symbols, pictures, texts, arrangements and rounding.
extension MismatchExplanation {
  // MARK: Symbols and content sizes

  /// The view with a system symbol that `constraint` sizes or places.
  func symbol(in constraint: InterfaceConstraint) -> Int? {
    [constraint.first.viewIndex, constraint.second?.viewIndex].compactMap { $0 }.first { index in
      let view = hierarchy.views[index]
      return view.kind == "imageView" && view.imageName != nil
        && view.element?.string("catalog") == "system"
    }
  }

  func symbolCause(_ index: Int, _ telling: Evaluation) -> MismatchCause {
    MismatchCause(
      kind: .symbolMetrics, constraint: telling.constraint.id,
      words: "\(text(telling.constraint)) is off by \(points(telling.recorded)) in the recorded "
        + "frames: the alignment rectangle of the symbol in \(name(index)) is not in the document")
  }

  /// A view that has the size of its content in the solved frames and not in the recorded ones: the
  /// one at `index`, else any.
  func otherContent(_ index: Int) -> MismatchCause? {
    let all = hierarchy.views.indices.filter(hasOtherContent)
    guard let telling = all.contains(index) ? index : all.first else { return nil }
    let view = hierarchy.views[telling]
    let content = contentSize(telling)
    let size = [content.width, content.height].map { $0 < 0 ? "any" : points(Double($0)) }
    return MismatchCause(
      kind: .contentSize,
      words: "the content of \(name(telling)) is \(size[0]) by \(size[1]) in the document, and its "
        + "recorded frame \(points(view.frame.width)) by \(points(view.frame.height))")
  }

  private func contentSize(_ index: Int) -> CGSize {
    instance.viewsByID[hierarchy.views[index].id]?.intrinsicContentSize
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  private func hasOtherContent(_ index: Int) -> Bool {
    let insets = instance.viewsByID[hierarchy.views[index].id]?.alignmentRectInsets ?? .zero
    let content = contentSize(index)
    let recorded = hierarchy.views[index].frame.inset(by: insets).size
    let solved = solvedFrames[index].inset(by: insets).size
    func differs(_ content: CGFloat, _ recorded: CGFloat, _ solved: CGFloat) -> Bool {
      content >= 0 && abs(content - solved) < 0.5
        && abs(Double(content - recorded)) > tolerance
    }
    return differs(content.width, recorded.width, solved.width)
      || differs(content.height, recorded.height, solved.height)
  }

  // MARK: Arrangements

  /// A stack view whose arranged views do not keep its spacing in the recorded frames: the one around
  /// the view, else any.
  func brokenArrangement(_ index: Int) -> MismatchCause? {
    let stacks = hierarchy.views.indices.filter { hierarchy.views[$0].stack != nil }
    let isNear = { $0 == index || hierarchy.isAncestor($0, of: index) }
    for stack in stacks.filter(isNear) + stacks.filter({ !isNear($0) }) {
      if let words = brokenGap(of: stack) {
        return MismatchCause(kind: .arrangementOutOfDate, words: words)
      }
    }
    return nil
  }

  /// The first gap of a filling stack view that is not its spacing in the recorded frames.
  private func brokenGap(of index: Int) -> String? {
    guard let stack = hierarchy.views[index].stack, !stack.isBaselineRelative else { return nil }
    let arranged = hierarchy.views[index].children.filter {
      hierarchy.views[$0].role == .arranged && !hierarchy.views[$0].isHidden
    }
    let frames = arranged.map { child in
      hierarchy.views[child].frame.inset(
        by: instance.viewsByID[hierarchy.views[child].id]?.alignmentRectInsets ?? .zero)
    }
    for (place, pair) in zip(frames, frames.dropFirst()).enumerated() {
      let gap =
        stack.axis == .horizontal ? pair.1.minX - pair.0.maxX : pair.1.minY - pair.0.maxY
      let missing = stack.spacing - Double(gap)
      let isFree = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
      guard missing > tolerance || (!isFree && -missing > tolerance) else { continue }
      return
        "\(name(arranged[place + 1])) stands \(points(Double(gap))) after its neighbour in the "
        + "recorded frames, where \(name(index)) has a spacing of \(points(stack.spacing))"
    }
    return nil
  }

  // MARK: Fonts

  /// A baseline that takes part in placing the view.
  func baseline(_ index: Int) -> MismatchCause? {
    let baselines: Set<InterfaceAttribute> = [.baseline, .firstBaseline, .lastBaseline]
    let telling = hierarchy.constraints.first { constraint in
      mentions(constraint, index)
        && (baselines.contains(constraint.firstAttribute)
          || constraint.secondAttribute.map(baselines.contains) == true)
    }
    guard let telling else { return nil }
    return MismatchCause(
      kind: .fontMetrics, constraint: telling.id,
      words: "\(text(telling)) places it, and where the baseline of that font lies is not recorded")
  }

  // MARK: Rounding

  /// A required constraint on the view, or on what it is tied to, that the recorded frames miss by
  /// less than counts as out of date.
  func rounding(_ index: Int) -> MismatchCause? {
    let missed = evaluations.filter {
      $0.constraint.priority >= 1000 && $0.recorded >= 0.4 && $0.recorded > $0.solved + 0.1
    }
    guard
      let telling = missed.first(where: { mentions($0.constraint, index) })
        ?? missed.first(where: { isTied($0.constraint, to: index) })
    else { return nil }
    return MismatchCause(
      kind: .rounded, constraint: telling.constraint.id,
      words: "\(text(telling.constraint)) misses by \(points(telling.recorded)) in the recorded "
        + "frames: they were rounded, or saved before a change as small")
  }

  /// Whether a constraint is on a view that another constraint ties to the view at `index`.
  private func isTied(_ constraint: InterfaceConstraint, to index: Int) -> Bool {
    hierarchy.constraints.contains { other in
      guard mentions(other, index), let second = other.second else { return false }
      let neighbour = other.first.viewIndex == index ? second.viewIndex : other.first.viewIndex
      return neighbour != 0 && mentions(constraint, neighbour)
    }
  }
}
