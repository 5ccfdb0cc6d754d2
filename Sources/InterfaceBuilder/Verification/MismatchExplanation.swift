import Foundation
import PortableUIKit

/// Explains the mismatches of one solved scene by evaluating every constraint in both layouts.
@MainActor
struct MismatchExplanation {
  let instance: InterfaceSceneInstance
  let tolerance: Double
  /// Each constraint with its violation in the recorded and in the solved frames, where both can be
  /// told.
  let evaluations: [Evaluation]
  /// The solved frame of each view, by index.
  let solvedFrames: [CGRect]

  // The facts about every view that does not match, found out once.

  /// For each view the constraints that mention it, in the order of the document.
  let constraintsByView: [Int: [InterfaceConstraint]]
  /// Required constraints that the recorded frames violate.
  private var violated = EvaluationIndex()
  /// The first of these that speaks of the safe area or of margins.
  private var environmentallyViolated: Evaluation?
  /// Required constraints that the recorded frames miss by less than counts as out of date.
  private(set) var missed = EvaluationIndex()
  /// The cause that optional constraints are, for any view.
  private var tradedOptional: MismatchCause?
  /// Views that have the size of their content in the solved frames and not in the recorded ones.
  private(set) var otherContents: [Int] = []
  private(set) var hasOtherContent: Set<Int> = []
  /// Stack views whose arranged views do not keep its spacing in the recorded frames, with the words for that.
  private(set) var brokenStacks: [Int: String] = [:]
  private(set) var firstBrokenStack: Int?

  struct Evaluation {
    var constraint: InterfaceConstraint
    var recorded: Double
    var solved: Double
  }

  /// Evaluations in the order of the document, and for each view those that mention it.
  struct EvaluationIndex {
    private(set) var all: [Evaluation] = []
    private(set) var places: [Int: [Int]] = [:]

    mutating func append(_ evaluation: Evaluation) {
      for view in evaluation.constraint.viewIndices {
        places[view, default: []].append(all.count)
      }
      all.append(evaluation)
    }

    func mentioning(_ view: Int) -> [Evaluation] { (places[view] ?? []).map { all[$0] } }
  }

  /// Evaluates the constraints of a scene that has been solved.
  ///
  /// - Complexity: O(constraints · depth + views).
  init(_ instance: InterfaceSceneInstance, tolerance: Double) {
    self.instance = instance
    self.tolerance = max(tolerance, 0.5) + 0.55
    let recorded = FrameGeometry(
      instance: instance, frames: instance.hierarchy.views.map(\.frame))
    solvedFrames = instance.identifiers.map { instance.viewsByID[$0]?.frame ?? .zero }
    let solved = FrameGeometry(instance: instance, frames: solvedFrames, isSolved: true)
    evaluations = instance.hierarchy.constraints.compactMap { constraint in
      guard let before = recorded.violation(of: constraint),
        let after = solved.violation(of: constraint)
      else { return nil }
      return Evaluation(constraint: constraint, recorded: before, solved: after)
    }
    var constraintsByView: [Int: [InterfaceConstraint]] = [:]
    for constraint in instance.hierarchy.constraints {
      for view in constraint.viewIndices { constraintsByView[view, default: []].append(constraint) }
    }
    self.constraintsByView = constraintsByView
    for evaluation in evaluations where evaluation.constraint.priority >= 1000 {
      if evaluation.recorded > self.tolerance, !isOnRootAlone(evaluation.constraint) {
        violated.append(evaluation)
      }
      if evaluation.recorded >= 0.4, evaluation.recorded > evaluation.solved + 0.1 {
        missed.append(evaluation)
      }
    }
    environmentallyViolated = environmental(violated.all)
    tradedOptional = findTradedOptional()
    otherContents = hierarchy.views.indices.filter(findsOtherContent)
    hasOtherContent = Set(otherContents)
    for index in hierarchy.views.indices where hierarchy.views[index].stack != nil {
      guard let words = brokenGap(of: index) else { continue }
      brokenStacks[index] = words
      firstBrokenStack = firstBrokenStack ?? index
    }
  }

  var hierarchy: InterfaceHierarchy { instance.hierarchy }

  /// Why the view `id` is not where the document places it.
  ///
  /// - Complexity: O(the constraints on the view and on those tied to it + depth).
  func cause(of id: String) -> MismatchCause {
    guard let index = hierarchy.index(of: id) else {
      return MismatchCause(kind: .unexplained, words: "no such view")
    }
    return designersDoing(index) ?? violatedRequired(index) ?? otherContent(index)
      ?? tradedOptional ?? brokenArrangement(index) ?? baseline(index) ?? ambiguity(index)
      ?? rounding(index) ?? remaining(index)
  }

  // MARK: The document's own marks

  private func designersDoing(_ index: Int) -> MismatchCause? {
    var current: Int? = index
    while let here = current {
      let view = hierarchy.views[here]
      if view.isMisplaced {
        return MismatchCause(
          kind: .misplaced, words: "\(name(here)) is marked as misplaced in the document")
      }
      if view.isAmbiguous {
        return MismatchCause(
          kind: .ambiguousInDocument, words: "\(name(here)) is marked as ambiguous in the document")
      }
      current = view.parent
    }
    return nil
  }

  // MARK: Required constraints

  /// A required constraint that the recorded frames violate: on the view, else anywhere.
  private func violatedRequired(_ index: Int) -> MismatchCause? {
    let own = violated.mentioning(index)
    guard
      let telling = environmental(own) ?? environmentallyViolated ?? own.first
        ?? violated.all.first
    else { return nil }
    let constraint = telling.constraint
    if let symbol = symbol(in: constraint) { return symbolCause(symbol, telling) }
    let place = "\(text(constraint)) is off by \(points(telling.recorded)) in the recorded frames"
    if refersToSafeArea(constraint) {
      return MismatchCause(
        kind: .safeArea, constraint: constraint.id,
        words: "\(place); the safe area was assumed to be \(safeAreaText(for: constraint))"
          + " (\(instance.environment.assumptions.joined(separator: ", ")))")
    }
    if refersToMargin(constraint) {
      return MismatchCause(
        kind: .margin, constraint: constraint.id,
        words: "\(place); the margins were assumed to be \(marginText(constraint))")
    }
    let isOwn = mentions(constraint, index)
    return MismatchCause(
      kind: isOwn ? .requiredViolated : .requiredViolatedElsewhere, constraint: constraint.id,
      words: "\(place), which are out of date or hold a conflict")
  }

  private func environmental(_ evaluations: [Evaluation]) -> Evaluation? {
    evaluations.first { refersToSafeArea($0.constraint) || refersToMargin($0.constraint) }
  }

  /// The canvas wins over sizes that the document gives its root.
  private func isOnRootAlone(_ constraint: InterfaceConstraint) -> Bool {
    constraint.first == .view(0) && constraint.firstAttribute.isSize
      && (constraint.second == nil || constraint.second == .view(0))
  }

  // MARK: Optional constraints

  /// The highest optional constraint that the two layouts satisfy differently.
  private func findTradedOptional() -> MismatchCause? {
    let traded = evaluations.filter {
      $0.constraint.priority < 1000 && abs($0.recorded - $0.solved) > tolerance
    }
    guard let telling = traded.max(by: { $0.constraint.priority < $1.constraint.priority }) else {
      return nil
    }
    return MismatchCause(
      kind: .optionalTraded, constraint: telling.constraint.id,
      words: "\(text(telling.constraint)) is off by \(points(telling.recorded)) in the recorded "
        + "frames and by \(points(telling.solved)) in the solved ones")
  }

  // MARK: The rest

  private func ambiguity(_ index: Int) -> MismatchCause? {
    guard instance.viewsByID[hierarchy.views[index].id]?.hasAmbiguousLayout == true else {
      return nil
    }
    return MismatchCause(
      kind: .ambiguous, words: "other frames of \(name(index)) satisfy the constraints as well")
  }

  private func remaining(_ index: Int) -> MismatchCause {
    if hierarchy.views[index].role == .arranged, let parent = hierarchy.views[index].parent {
      let distribution = hierarchy.views[parent].stack?.distribution.rawValue ?? "fill"
      return MismatchCause(
        kind: .stackArrangement,
        words: "only the arrangement of \(name(parent)) (\(distribution)) places it, and how that "
          + "shares the room is not recorded")
    }
    return MismatchCause(
      kind: .unexplained, words: "every constraint holds equally well in both layouts")
  }

  // MARK: Words

  func mentions(_ constraint: InterfaceConstraint, _ index: Int) -> Bool {
    constraint.first.viewIndex == index || constraint.second?.viewIndex == index
  }

  private func refersToSafeArea(_ constraint: InterfaceConstraint) -> Bool {
    [constraint.first, constraint.second].contains { item in
      guard case .guide(let guide, of: _)? = item else { return false }
      return guide == .safeArea || guide == .top || guide == .bottom
    }
  }

  private func refersToMargin(_ constraint: InterfaceConstraint) -> Bool {
    constraint.firstAttribute.isMargin || constraint.secondAttribute?.isMargin == true
  }

  /// The assumed insets on the axis of a constraint.
  private func safeAreaText(for constraint: InterfaceConstraint) -> String {
    let insets = instance.environment.safeArea
    return constraint.firstAttribute.isHorizontal
      ? "\(points(insets.left)) at the left and \(points(insets.right)) at the right"
      : "\(points(insets.top)) above and \(points(insets.bottom)) below"
  }

  private func marginText(_ constraint: InterfaceConstraint) -> String {
    let item = constraint.firstAttribute.isMargin ? constraint.first : constraint.second
    let index = item?.viewIndex ?? 0
    let margins = instance.viewsByID[hierarchy.views[index].id]?.layoutMargins ?? .zero
    return [margins.top, margins.left, margins.bottom, margins.right].map { points($0) }
      .joined(separator: " ") + " (top left bottom right) on \(name(index))"
  }

  func name(_ index: Int) -> String {
    let view = hierarchy.views[index]
    return "\(view.customClass ?? view.kind) \(view.id)"
  }

  func text(_ constraint: InterfaceConstraint) -> String {
    var words = "\(term(constraint.first, constraint.firstAttribute)) "
    switch constraint.relation {
    case .equal: words += "= "
    case .lessThanOrEqual: words += "≤ "
    case .greaterThanOrEqual: words += "≥ "
    }
    if let second = constraint.second, let attribute = constraint.secondAttribute {
      if constraint.multiplier != 1 { words += "\(points(constraint.multiplier)) × " }
      words += term(second, attribute)
      if constraint.constant > 0 { words += " + \(points(constraint.constant))" }
      if constraint.constant < 0 { words += " - \(points(-constraint.constant))" }
    } else {
      words += points(constraint.constant)
    }
    if constraint.priority < 1000 { words += " at \(points(constraint.priority))" }
    return "\(words) (\(constraint.id))"
  }

  private func term(
    _ item: InterfaceConstraint.Item, _ attribute: InterfaceAttribute
  ) -> String {
    let id = hierarchy.views[item.viewIndex].id
    guard case .guide(let guide, of: _) = item else { return "\(id).\(attribute.rawValue)" }
    return "\(id).\(guide.rawValue).\(attribute.rawValue)"
  }

  /// A number with at most two decimals.
  func points(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int(rounded)) : String(rounded)
  }
}

extension InterfaceConstraint {
  /// The views that the constraint mentions, each once.
  fileprivate var viewIndices: [Int] {
    guard let second, second.viewIndex != first.viewIndex else { return [first.viewIndex] }
    return [first.viewIndex, second.viewIndex]
  }
}
