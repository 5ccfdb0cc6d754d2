/// The difference between two versions of a document.
public struct DocumentDiff: Equatable, Sendable {
  /// The scenes of both: those of the new version in its order, then the removed ones.
  public let scenes: [SceneDiff]
  /// The canvases of both versions in words, if they are of different devices.
  public var canvas: SceneDiff.PropertyChange?

  /// Compares two versions, matching scenes by their identifiers.
  ///
  /// - Complexity: O(views + constraints).
  public init(old: [SceneSnapshot], new: [SceneSnapshot]) {
    let before = Dictionary(old.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let after = Set(new.map(\.id))
    scenes =
      new.map { SceneDiff(old: before[$0.id], new: $0) }
      + old.filter { !after.contains($0.id) }.map { SceneDiff(old: $0, new: nil) }
  }

  /// The scenes that differ.
  public var differences: [SceneDiff] { scenes.filter(\.isDifferent) }

  /// Whether anything differs.
  public var isDifferent: Bool { !differences.isEmpty || canvas != nil }
}
