import AutoLayout
import Foundation
import PortableUIKit

/// Causes that lie in the contents of views: symbols, pictures, texts, arrangements and rounding.
extension MismatchExplanation {
  // MARK: Symbols and content sizes

  /// The alignment rectangle of a symbol that is tied to the view: it moves edges by a few points, whatever the size.
  func symbolInsets(_ ties: MismatchTies.Of) -> MismatchCause? {
    let telling = violated.all.first {
      ties.concerns($0.constraint) && !$0.constraint.firstAttribute.isHorizontal
        && $0.recorded <= Self.largestSymbolInset && symbol(in: $0.constraint) != nil
    }
    guard let telling, let index = symbol(in: telling.constraint) else { return nil }
    return MismatchCause(
      kind: .symbolMetrics, constraint: telling.constraint.id,
      words: "\(text(telling.constraint)) is off by \(points(telling.recorded)) in the recorded "
        + "frames: the alignment rectangle of the symbol in \(name(index)) is not in the document")
  }

  /// The farthest in points that the alignment rectangle of a symbol lies from its view, both ends together.
  private static let largestSymbolInset = 12.0

  /// The view with a system symbol that `constraint` sizes or places.
  private func symbol(in constraint: InterfaceConstraint) -> Int? {
    [constraint.first.viewIndex, constraint.second?.viewIndex].compactMap { $0 }.first { index in
      let view = hierarchy.views[index]
      return view.kind == "imageView" && view.imageName != nil
        && view.element?.string("catalog") == "system"
    }
  }

  /// A view that has the size of its content in the solved frames and not in the recorded ones: the
  /// one itself, else one that is tied to it.
  func otherContent(_ ties: MismatchTies.Of) -> MismatchCause? {
    let telling =
      hasOtherContent.contains(ties.index) ? ties.index : otherContents.first(where: ties.concerns)
    guard let telling else { return nil }
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

  func findsOtherContent(_ index: Int) -> Bool {
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
  /// the view, else one that is tied to it.
  func brokenArrangement(_ ties: MismatchTies.Of) -> MismatchCause? {
    var around: Int?
    var current: Int? = ties.index
    while let here = current {
      if brokenStacks[here] != nil { around = here }
      current = hierarchy.views[here].parent
    }
    let stack = around ?? brokenStacks.keys.sorted().first(where: ties.concerns)
    guard let stack, let words = brokenStacks[stack] else { return nil }
    return MismatchCause(kind: .arrangementOutOfDate, words: words)
  }

  /// The first thing in the recorded frames of a stack's views that the stack does not do; nil if all follows from it.
  func brokenArrangement(of index: Int) -> String? {
    guard let stack = hierarchy.views[index].stack, !stack.isBaselineRelative else { return nil }
    let arranged = hierarchy.views[index].children.filter {
      hierarchy.views[$0].role == .arranged && !hierarchy.views[$0].isHidden
    }
    let frames = arranged.map { child in
      hierarchy.views[child].frame.inset(
        by: instance.viewsByID[hierarchy.views[child].id]?.alignmentRectInsets ?? .zero)
    }
    return brokenGap(of: index, stack, arranged, frames)
      ?? (stack.isMarginsRelative ? nil : brokenEdge(of: index, stack, arranged, frames))
  }

  /// The first gap between neighbours that is not the stack's spacing.
  private func brokenGap(
    of index: Int, _ stack: StackConfiguration, _ arranged: [Int], _ frames: [CGRect]
  ) -> String? {
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

  /// The first view that does not reach an edge of the stack to which the stack holds it: along its axis the first and
  /// the last one, across it those of its alignment.
  private func brokenEdge(
    of index: Int, _ stack: StackConfiguration, _ arranged: [Int], _ frames: [CGRect]
  ) -> String? {
    let size = hierarchy.views[index].frame.size
    let isHorizontal = stack.axis == .horizontal
    let (extent, across) =
      isHorizontal ? (size.width, size.height) : (size.height, size.width)
    for (place, frame) in frames.enumerated() {
      let (low, high) =
        isHorizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
      let (near, far) = isHorizontal ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
      var misses: [CGFloat] = []
      if place == 0 { misses.append(low) }
      if place == frames.count - 1 { misses.append(extent - high) }
      switch stack.alignment {
      case .fill: misses += [near, across - far]
      case .leading: misses.append(near)
      case .trailing: misses.append(across - far)
      case .center: misses.append((near + far - across) / 2)
      case .firstBaseline, .lastBaseline: break
      }
      guard let miss = misses.first(where: { abs($0) > tolerance }) else { continue }
      return
        "\(name(arranged[place])) is \(points(Double(abs(miss)))) off its place in \(name(index)) in the "
        + "recorded frames, which is at an edge or in the middle"
    }
    return nil
  }

  // MARK: Fonts

  /// A baseline that takes part in placing the view.
  func baseline(_ index: Int) -> MismatchCause? {
    let baselines: Set<LayoutAttribute> = [.firstBaseline, .lastBaseline]
    let telling = constraintsByView[index]?.first { constraint in
      baselines.contains(constraint.firstAttribute)
        || constraint.secondAttribute.map(baselines.contains) == true
    }
    guard let telling else { return nil }
    return MismatchCause(
      kind: .fontMetrics, constraint: telling.id,
      words: "\(text(telling)) places it, and where the baseline of that font lies is not recorded")
  }

  // MARK: Rounding

  /// A required constraint on the view, or on one it is tied to, that the recorded frames miss by
  /// less than counts as out of date.
  func rounding(_ index: Int) -> MismatchCause? {
    guard let telling = missed.mentioning(index).first ?? firstMissed(tiedTo: index) else {
      return nil
    }
    return MismatchCause(
      kind: .rounded, constraint: telling.constraint.id,
      words: "\(text(telling.constraint)) misses by \(points(telling.recorded)) in the recorded "
        + "frames: they were rounded, or saved before a change as small")
  }

  /// The first constraint missed on a view that a constraint ties to the one at `index`.
  private func firstMissed(tiedTo index: Int) -> Evaluation? {
    let neighbours = (constraintsByView[index] ?? []).compactMap { constraint -> Int? in
      guard let second = constraint.second else { return nil }
      let neighbour =
        constraint.first.viewIndex == index ? second.viewIndex : constraint.first.viewIndex
      return neighbour == 0 ? nil : neighbour
    }
    return neighbours.compactMap { missed.places[$0]?.first }.min().map { missed.all[$0] }
  }
}
