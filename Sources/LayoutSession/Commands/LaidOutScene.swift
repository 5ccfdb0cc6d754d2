import InterfaceBuilder
import PortableUIKit

/// A scene of a document with its layout solved, and what could not be satisfied.
@MainActor struct LaidOutScene {
  let instance: InterfaceSceneInstance
  /// A warning for each conflict of required constraints, at the line of the one left out.
  let warnings: [Diagnostic]

  init(
    instance: InterfaceSceneInstance, conflicts: [UnsatisfiableConstraints], file: String
  ) {
    self.instance = instance
    let names = instance.hierarchy.views.map(\.id)
    var described: [ObjectIdentifier: InterfaceConstraint] = [:]
    for constraint in instance.hierarchy.constraints {
      guard let installed = instance.constraintsByID[constraint.id] else { continue }
      described[ObjectIdentifier(installed)] = constraint
    }
    func words(_ constraint: NSLayoutConstraint) -> String? {
      described[ObjectIdentifier(constraint)].map {
        "\($0.id) (\(SceneSnapshot.text(of: $0, names: names)))"
      }
    }
    warnings = conflicts.map { conflict in
      let broken = conflict.broken.flatMap { described[ObjectIdentifier($0)] }
      let leftOut = conflict.broken.flatMap(words) ?? "one of the system's"
      let others = conflict.exclusive.filter { $0 !== conflict.broken }.compactMap(words)
      let against =
        others.isEmpty
        ? "it contradicts the system's own" : "it contradicts \(others.joined(separator: ", "))"
      return Diagnostic(
        "constraints cannot all hold; left out is \(leftOut): \(against)", severity: .warning,
        file: file, line: broken.flatMap { $0.line > 0 ? $0.line : nil })
    }
  }

  /// The warnings of several layouts of a scene, each message once.
  static func distinct(_ warnings: [Diagnostic]) -> [Diagnostic] {
    var told: Set<Diagnostic> = []
    return warnings.filter { told.insert($0).inserted }
  }
}
