import LayoutReports

/// The difference of two documents as `diff --json` prints it.
public struct DiffRecord: Codable, Equatable, Sendable {
  /// A scene that differs.
  public struct Scene: Codable, Equatable, Sendable {
    /// The identifier of the scene.
    public var scene: String
    /// `added`, `removed` or `changed`.
    public var change: String
    @Nullable public var oldTitle: String?
    @Nullable public var newTitle: String?
    public var views: [View]
    public var constraints: [Property]
    /// Segues, actions and outlets of the controller.
    public var connections: [Property]
  }

  /// A view that differs.
  public struct View: Codable, Equatable, Sendable {
    public var id: String
    public var `class`: String
    /// `added`, `removed`, `moved` or `changed`.
    public var change: String
    public var properties: [Property]
  }

  /// A differing property, before and after; an empty text if there was none.
  public struct Property: Codable, Equatable, Sendable {
    public var name: String
    public var old: String
    public var new: String
  }

  public var different: Bool
  /// How many scenes were compared.
  public var scenes: Int
  /// The scenes that differ.
  public var differences: [Scene]
}

extension DiffRecord {
  /// Makes the record of a difference.
  init(_ diff: DocumentDiff) {
    different = diff.isDifferent
    scenes = diff.scenes.count
    differences = diff.differences.map(Scene.init)
  }
}

extension DiffRecord.Scene {
  fileprivate init(_ diff: SceneDiff) {
    scene = diff.new?.id ?? diff.old?.id ?? ""
    change = diff.old == nil ? "added" : diff.new == nil ? "removed" : "changed"
    oldTitle = diff.old?.title
    newTitle = diff.new?.title
    views = diff.views.map(DiffRecord.View.init)
    constraints = diff.constraints.map(DiffRecord.Property.init)
    connections = diff.connections.map(DiffRecord.Property.init)
  }
}

extension DiffRecord.View {
  fileprivate init(_ view: SceneDiff.ViewChange) {
    id = view.id
    `class` = view.className
    change =
      switch view.kind {
      case .added: "added"
      case .removed: "removed"
      case .moved: "moved"
      case .changed: "changed"
      }
    properties = view.properties.map(DiffRecord.Property.init)
  }
}

extension DiffRecord.Property {
  fileprivate init(_ property: SceneDiff.PropertyChange) {
    name = property.name
    old = property.old
    new = property.new
  }
}
