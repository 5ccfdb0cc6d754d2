import AutoLayout
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
  private(set) var violated = EvaluationIndex()
  /// Required constraints that the solved frames violate as well.
  private var broken: [Evaluation] = []
  /// The views that constraints and arrangements tie to each other.
  private let ties: MismatchTies
  /// The insets that the recorded frames tell of.
  private let votes: InsetVotes
  /// Required constraints that the recorded frames miss by less than counts as out of date.
  private(set) var missed = EvaluationIndex()
  /// Optional constraints that the two layouts satisfy differently, the strongest first.
  private var traded: [Evaluation] = []
  /// Views that have the size of their content in the solved frames and not in the recorded ones.
  private(set) var otherContents: [Int] = []
  private(set) var hasOtherContent: Set<Int> = []
  /// Stack views whose arranged views do not keep its spacing in the recorded frames, with the words for that.
  private(set) var brokenStacks: [Int: String] = [:]

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
    ties = MismatchTies(instance.hierarchy)
    votes = InsetVotes(instance)
    for evaluation in evaluations where evaluation.constraint.priority >= 1000 {
      if evaluation.recorded > self.tolerance, !isOnRootAlone(evaluation.constraint) {
        violated.append(evaluation)
      }
      if evaluation.solved > self.tolerance, !isOnRootAlone(evaluation.constraint) {
        broken.append(evaluation)
      }
      if evaluation.recorded >= 0.4, evaluation.recorded > evaluation.solved + 0.1 {
        missed.append(evaluation)
      }
    }
    traded = evaluations.filter {
      $0.constraint.priority < 1000 && abs($0.recorded - $0.solved) > self.tolerance
    }.sorted { $0.constraint.priority > $1.constraint.priority }
    otherContents = hierarchy.views.indices.filter(findsOtherContent)
    hasOtherContent = Set(otherContents)
    for index in hierarchy.views.indices where hierarchy.views[index].stack != nil {
      guard let words = brokenArrangement(of: index) else { continue }
      brokenStacks[index] = words
    }
  }

  var hierarchy: InterfaceHierarchy { instance.hierarchy }

  /// Why the view `id` is not where the document places it, with the evidence.
  ///
  /// The words of required constraints come first: a conflict that nothing can satisfy, then insets, margins and sizes. The
  /// marks of the document come last, as views keep them long after they have been placed.
  ///
  /// - Complexity: O(the constraints of the views that are tied to it).
  func cause(of id: String) -> MismatchCause {
    guard let index = hierarchy.index(of: id) else {
      return MismatchCause(kind: .unexplained, words: "no such view")
    }
    let ties = self.ties.of(
      index, recorded: hierarchy.views[index].frame, solved: solvedFrames[index])
    var cause =
      conflict(ties) ?? environment(ties) ?? symbolInsets(ties) ?? designersDoing(index)
      ?? outOfDate(ties) ?? otherContent(ties) ?? brokenArrangement(ties)
      ?? tradedOptional(ties) ?? baseline(index) ?? ambiguity(index) ?? rounding(index)
      ?? remaining(index)
    cause.evidence = evidence(ties)
    return cause
  }

  // MARK: The document's own marks

  /// A view that the designer moved, or one around it.
  private func designersDoing(_ index: Int) -> MismatchCause? {
    nearest(index, { $0.isMisplaced }).map { here in
      MismatchCause(
        kind: .misplaced, words: "\(name(here)) is marked as misplaced in the document")
    }
  }

  /// The view itself or the nearest one around it that a mark of the document is true of.
  private func nearest(_ index: Int, _ isMarked: (InterfaceView) -> Bool) -> Int? {
    var current: Int? = index
    while let here = current, !isMarked(hierarchy.views[here]) {
      current = hierarchy.views[here].parent
    }
    return current
  }

  // MARK: Required constraints

  /// A required constraint that the solved frames violate too: no frames satisfy all of them.
  private func conflict(_ ties: MismatchTies.Of) -> MismatchCause? {
    guard let telling = ties.telling(broken) else { return nil }
    return MismatchCause(
      kind: .conflict, constraint: telling.constraint.id,
      words: "\(text(telling.constraint)) is off by \(points(telling.solved)) in the solved frames "
        + "and by \(points(telling.recorded)) in the recorded ones: required constraints conflict")
  }

  /// A required constraint on a safe area or margin that does not hold, if all constraints to that edge tell of one
  /// inset that a canvas has.
  private func environment(_ ties: MismatchTies.Of) -> MismatchCause? {
    let candidates = violated.all.filter {
      ties.concerns($0.constraint)
        && (refersToSafeArea($0.constraint) || refersToMargin($0.constraint))
    }
    let own = candidates.filter { mentions($0.constraint, ties.index) }
    for telling in own + candidates {
      guard let vote = votes.inset(for: telling.constraint) else { continue }
      let constraint = telling.constraint
      let place = "\(text(constraint)) is off by \(points(telling.recorded)) in the recorded frames"
      let tally =
        "; \(vote.count) of \(vote.count) constraints to that edge tell of \(points(vote.value))"
      if refersToSafeArea(constraint) {
        return MismatchCause(
          kind: .safeArea, constraint: constraint.id,
          words: "\(place); the safe area was assumed to be \(safeAreaText(for: constraint))"
            + " (\(instance.environment.assumptions.joined(separator: ", ")))\(tally)")
      }
      return MismatchCause(
        kind: .margin, constraint: constraint.id,
        words: "\(place); the margins were assumed to be \(marginText(constraint))\(tally)")
    }
    return nil
  }

  /// A required constraint that the recorded frames violate: on the view, else on one that is tied to it.
  private func outOfDate(_ ties: MismatchTies.Of) -> MismatchCause? {
    guard let telling = ties.telling(violated.all) else { return nil }
    let isOwn = mentions(telling.constraint, ties.index)
    return MismatchCause(
      kind: isOwn ? .requiredViolated : .requiredViolatedElsewhere,
      constraint: telling.constraint.id,
      words: "\(text(telling.constraint)) is off by \(points(telling.recorded)) in the recorded "
        + "frames, which are out of date, and holds in the solved ones")
  }

  /// The canvas wins over sizes that the document gives its root.
  private func isOnRootAlone(_ constraint: InterfaceConstraint) -> Bool {
    constraint.first == .view(0) && constraint.firstAttribute.isSize
      && (constraint.second == nil || constraint.second == .view(0))
  }

  // MARK: Optional constraints

  /// The highest optional constraint that the two layouts satisfy differently, among the views tied to it.
  private func tradedOptional(_ ties: MismatchTies.Of) -> MismatchCause? {
    let telling = traded.first { ties.concerns($0.constraint) } ?? traded.first
    guard let telling else { return nil }
    return MismatchCause(
      kind: .optionalTraded, constraint: telling.constraint.id,
      words: "\(text(telling.constraint)) is off by \(points(telling.recorded)) in the recorded "
        + "frames and by \(points(telling.solved)) in the solved ones")
  }

  // MARK: The rest

  private func ambiguity(_ index: Int) -> MismatchCause? {
    if let marked = markedAmbiguous(index) { return marked }
    guard instance.viewsByID[hierarchy.views[index].id]?.hasAmbiguousLayout == true else {
      return nil
    }
    return MismatchCause(
      kind: .ambiguous, words: "other frames of \(name(index)) satisfy the constraints as well")
  }

  /// A view that Interface Builder itself found ambiguous, or one around it.
  private func markedAmbiguous(_ index: Int) -> MismatchCause? {
    nearest(index, { $0.isAmbiguous }).map { here in
      MismatchCause(
        kind: .ambiguousInDocument, words: "\(name(here)) is marked as ambiguous in the document")
    }
  }

  /// What was looked at: each constraint of the views tied to one that the recorded or the solved frames violate.
  private func evidence(_ ties: MismatchTies.Of) -> [String] {
    evaluations.lazy.filter {
      ties.concerns($0.constraint) && max($0.recorded, $0.solved) > tolerance
    }.prefix(Self.evidenceLimit).map {
      "\(text($0.constraint)): off by \(points($0.recorded)) recorded, \(points($0.solved)) solved"
    }
  }

  /// The most constraints that are told as evidence of one cause.
  private static let evidenceLimit = 12

  private func remaining(_ index: Int) -> MismatchCause {
    if hierarchy.views[index].role == .arranged, let parent = hierarchy.views[index].parent {
      let distribution = hierarchy.views[parent].stack?.distribution.name ?? "fill"
      return MismatchCause(
        kind: .stackArrangement,
        words: "only the arrangement of \(name(parent)) (\(distribution)) places it, and how that "
          + "shares the room is not recorded")
    }
    return MismatchCause(
      kind: .unexplained, words: "every constraint holds equally well in both layouts")
  }
}

extension InterfaceConstraint {
  /// The views that the constraint mentions, each once.
  fileprivate var viewIndices: [Int] {
    guard let second, second.viewIndex != first.viewIndex else { return [first.viewIndex] }
    return [first.viewIndex, second.viewIndex]
  }
}
