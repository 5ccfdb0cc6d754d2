import AutoLayout
import InterfaceBuilder
import PortableUIKit

/// Required constraints of a scene that exclude one another, in the document's terms.
struct SceneConflict {
  /// The member that is left out: a constraint of the document with its equation, or a rule of the
  /// system.
  let leftOut: String
  /// The other members: constraints of the document with their equations, and rules of the system.
  let others: [String]
  /// The identifiers of the document's constraints among the members, the one left out first.
  let constraints: [String]
  /// The line of the constraint left out; none where it is one of the system's.
  let line: Int?
  /// Whether the member that is left out is one of the system's.
  let leavesOutSystem: Bool
  /// The size among the members that the canvas alone gives; none for a conflict that a program has, too.
  let canvasSize: CanvasSize?

  /// The conflicts that came up while a scene was laid out.
  ///
  /// - Complexity: O(constraints of the scene, and members of the conflicts).
  @MainActor static func all(
    _ conflicts: [UnsatisfiableConstraints], in instance: InterfaceSceneInstance
  ) -> [SceneConflict] {
    guard !conflicts.isEmpty else { return [] }
    let hierarchy = instance.hierarchy
    let names = hierarchy.views.map(\.id)
    var described: [ObjectIdentifier: InterfaceConstraint] = [:]
    for constraint in hierarchy.constraints {
      guard let installed = instance.constraintsByID[constraint.id] else { continue }
      described[ObjectIdentifier(installed)] = constraint
    }
    let members = DocumentMembers(instance)
    return conflicts.map { SceneConflict($0, described, names, members, hierarchy) }
  }

  /// - Parameters:
  ///   - described: The document's constraints by those that are installed for them.
  ///   - names: The names of the views, by index.
  ///   - members: The rules of the scene in words.
  ///   - hierarchy: The views of the scene.
  @MainActor private init(
    _ conflict: UnsatisfiableConstraints, _ described: [ObjectIdentifier: InterfaceConstraint],
    _ names: [String], _ members: DocumentMembers, _ hierarchy: InterfaceHierarchy
  ) {
    func words(_ constraint: InterfaceConstraint) -> String {
      "\(constraint.id) (\(SceneSnapshot.text(of: constraint, names: names)))"
    }
    func documented(_ member: LayoutConflict.Member) -> InterfaceConstraint? {
      guard case .constraint(let constraint) = member else { return nil }
      return described[ObjectIdentifier(constraint)]
    }
    func text(_ member: LayoutConflict.Member) -> String {
      documented(member).map(words) ?? members.words(member)
    }
    let broken = conflict.conflict.broken
    let others = conflict.conflict.members.filter { !$0.isSame(as: broken) }
    leftOut = text(broken)
    self.others = others.map(text)
    constraints = ([broken] + others).compactMap { documented($0)?.id }
    line = documented(broken).flatMap { $0.line > 0 ? $0.line : nil }
    leavesOutSystem = documented(broken) == nil
    // The members exclude one another together only: without the size of the canvas the others can hold.
    canvasSize =
      conflict.conflict.members.lazy
      .compactMap { Self.fixedSize($0) }
      .compactMap { hierarchy.canvasSize(of: $0.view, isHeight: $0.isHeight) }.first
  }

  /// The view whose width or height a member fixes from outside of the document's constraints.
  @MainActor private static func fixedSize(
    _ member: LayoutConflict.Member
  ) -> (view: String, isHeight: Bool)? {
    guard case .rule(let rule) = member, rule.kind == .rootSize || rule.kind == .autoresizing,
      rule.attribute == .width || rule.attribute == .height
    else { return nil }
    return (rule.item, rule.attribute == .height)
  }

  /// Whether both conflicts leave out rules of the system for the sake of a constraint that they share.
  func isOfSystem(sharedBy other: SceneConflict) -> Bool {
    leavesOutSystem && other.leavesOutSystem && (canvasSize == nil) == (other.canvasSize == nil)
      && !Set(constraints).isDisjoint(with: other.constraints)
  }

  /// The conflict, in one sentence without a full stop.
  var message: String { message(alsoLeftOut: 0) }

  /// The same, where `count` more constraints are left out for the same reason.
  func message(alsoLeftOut count: Int) -> String {
    let more = count > 0 ? " and \(count) more" : ""
    if others.isEmpty {
      return "a constraint cannot hold, by itself; left out is \(leftOut)"
    }
    let against =
      others.prefix(Self.toldMembers).joined(separator: ", ")
      + (others.count > Self.toldMembers ? " and \(others.count - Self.toldMembers) more" : "")
    return "constraints cannot all hold\(canvasSize == nil ? "" : " on the canvas"); "
      + "left out \(count > 0 ? "are" : "is") \(leftOut)\(more): "
      + "\(count > 0 ? "they contradict" : "it contradicts") \(against)"
      + (canvasSize.map { "; \($0.reason)" } ?? "")
  }

  /// How many members of a conflict a message names: more are not read.
  private static let toldMembers = 20
}
