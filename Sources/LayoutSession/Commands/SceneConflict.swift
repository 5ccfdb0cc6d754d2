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

  /// The conflicts that came up while a scene was laid out.
  ///
  /// - Complexity: O(constraints of the scene, and members of the conflicts).
  @MainActor static func all(
    _ conflicts: [UnsatisfiableConstraints], in instance: InterfaceSceneInstance
  ) -> [SceneConflict] {
    guard !conflicts.isEmpty else { return [] }
    let names = instance.hierarchy.views.map(\.id)
    var described: [ObjectIdentifier: InterfaceConstraint] = [:]
    for constraint in instance.hierarchy.constraints {
      guard let installed = instance.constraintsByID[constraint.id] else { continue }
      described[ObjectIdentifier(installed)] = constraint
    }
    let members = DocumentMembers(instance)
    return conflicts.map { SceneConflict($0, described, names, members) }
  }

  /// - Parameters:
  ///   - described: The document's constraints by those that are installed for them.
  ///   - names: The names of the views, by index.
  ///   - members: The rules of the scene in words.
  @MainActor private init(
    _ conflict: UnsatisfiableConstraints, _ described: [ObjectIdentifier: InterfaceConstraint],
    _ names: [String], _ members: DocumentMembers
  ) {
    func words(_ constraint: InterfaceConstraint) -> String {
      "\(constraint.id) (\(SceneSnapshot.text(of: constraint, names: names)))"
    }
    func documented(_ member: LayoutConflict.Member) -> InterfaceConstraint? {
      guard case .constraint(let constraint) = member else { return nil }
      return constraint.representedObject.flatMap { described[ObjectIdentifier($0)] }
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
    return "constraints cannot all hold; left out \(count > 0 ? "are" : "is") "
      + "\(leftOut)\(more): "
      + "\(count > 0 ? "they contradict" : "it contradicts") \(against)"
  }

  /// How many members of a conflict a message names: more are not read.
  private static let toldMembers = 20
}
