import AutoLayout
import Foundation

/// The difference between two versions of a scene.
public struct SceneDiff: Equatable, Sendable {
  /// A property with its values before and after; an empty value means that there was none.
  public struct PropertyChange: Equatable, Sendable {
    public var name: String
    public var old: String
    public var new: String
  }

  /// The kind of change of a view.
  public enum ViewChangeKind: CaseIterable, Equatable, Sendable {
    case added
    case removed
    /// Only its frame is another one.
    case moved
    /// It shows something else, or in another way.
    case changed
  }

  /// A view that is different.
  public struct ViewChange: Equatable, Sendable {
    public var id: String
    public var className: String
    public var kind: ViewChangeKind
    /// The properties that differ, the frame last.
    public var properties: [PropertyChange]
    /// Where the view lies in the old picture, if it is visible there.
    public var oldPlace: CGRect?
    /// Where the view lies in the new picture, if it is visible there.
    public var newPlace: CGRect?
  }

  /// The scene before; none for one that was added.
  public let old: SceneSnapshot?
  /// The scene after; none for one that was removed.
  public let new: SceneSnapshot?
  /// The views that differ: those of the new version in its order, then the removed ones.
  public let views: [ViewChange]
  /// The constraints that differ, by their identifiers: those of the new version in its order, then
  /// the removed ones.
  public let constraints: [PropertyChange]
  /// The segues, actions and outlets of the controller that differ.
  public let connections: [PropertyChange]

  /// Compares two versions of a scene, of which one may be missing.
  ///
  /// - Complexity: O(views + constraints + facts).
  public init(old: SceneSnapshot?, new: SceneSnapshot?) {
    self.old = old
    self.new = new
    guard let old, let new else {
      views = []
      constraints = []
      connections = []
      return
    }
    let before = Dictionary(old.views.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let after = Set(new.views.map(\.id))
    views =
      new.views.compactMap { Self.change(from: before[$0.id], to: $0) }
      + old.views.filter { !after.contains($0.id) }.map { view in
        ViewChange(
          id: view.id, className: view.className, kind: .removed, properties: [],
          oldPlace: view.isVisible ? view.place : nil, newPlace: nil)
      }
    constraints = Self.changes(from: old.constraints, to: new.constraints)
    connections = Self.changes(from: old.connections, to: new.connections)
  }

  /// Whether there is any difference.
  public var isDifferent: Bool {
    guard let old, let new else { return true }
    return old.title != new.title || old.size != new.size || !views.isEmpty
      || !constraints.isEmpty || !connections.isEmpty
  }

  private static func change(
    from old: SceneSnapshot.View?, to new: SceneSnapshot.View
  ) -> ViewChange? {
    let newPlace = new.isVisible ? new.place : nil
    guard let old else {
      return ViewChange(
        id: new.id, className: new.className, kind: .added, properties: [], oldPlace: nil,
        newPlace: newPlace)
    }
    var properties = changes(from: old.facts, to: new.facts)
    if old.className != new.className {
      properties.insert(
        PropertyChange(name: "class", old: old.className, new: new.className), at: 0)
    }
    let isChanged = !properties.isEmpty
    if text(old.frame) != text(new.frame) {
      properties.append(
        PropertyChange(name: "frame", old: text(old.frame), new: text(new.frame)))
    }
    guard !properties.isEmpty else { return nil }
    return ViewChange(
      id: new.id, className: new.className, kind: isChanged ? .changed : .moved,
      properties: properties, oldPlace: old.isVisible ? old.place : nil, newPlace: newPlace)
  }

  /// The facts that differ, by name.
  private static func changes(
    from old: [SceneSnapshot.Fact], to new: [SceneSnapshot.Fact]
  ) -> [PropertyChange] {
    let before = Dictionary(
      old.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    let after = Set(new.map(\.name))
    return new.filter { before[$0.name] != $0.value }.map {
      PropertyChange(name: $0.name, old: before[$0.name] ?? "", new: $0.value)
    }
      + old.filter { !after.contains($0.name) }.map {
        PropertyChange(name: $0.name, old: $0.value, new: "")
      }
  }

  /// A frame to a thousandth of a point, below which frames count as equal.
  static func text(_ frame: CGRect) -> String {
    "("
      + [frame.minX, frame.minY, frame.width, frame.height]
      .map { NumberText.points($0) }.joined(separator: " ") + ")"
  }
}
