import AutoLayout

/// A difference in words: one line for each view and constraint, and a sum.
public struct DiffText {
  private let diff: DocumentDiff

  /// Makes the text of `diff`.
  public init(_ diff: DocumentDiff) {
    self.diff = diff
  }

  /// The report; `+` is added, `-` removed, `~` changed, `>` only moved.
  public func plain() -> String {
    (diff.canvas.map { Self.words(of: $0) + "\n" } ?? "")
      + diff.differences.map { Self.lines(of: $0, isListed: isOneSided).joined() }.joined()
      + summary + "\n"
  }

  /// The line with the counts.
  public var summary: String {
    let scenes = diff.differences
    guard !scenes.isEmpty else {
      return "no differences in \(NumberText.count(diff.scenes.count, "scene"))"
    }
    let views = scenes.flatMap(\.views)
    func count(_ kind: SceneDiff.ViewChangeKind) -> Int { views.count { $0.kind == kind } }
    let connections = scenes.flatMap(\.connections).count
    let all = NumberText.count(diff.scenes.count, "scene")
    return "\(scenes.count) of \(all) \(scenes.count == 1 ? "differs" : "differ"); "
      + "views: \(count(.changed)) changed, \(count(.moved)) moved, \(count(.added)) added, "
      + "\(count(.removed)) removed; constraints: \(scenes.flatMap(\.constraints).count) changed"
      + (connections > 0 ? "; connections of controllers: \(connections) changed" : "")
  }

  /// Whether one of the versions is no document: each view of the other one is listed.
  private var isOneSided: Bool {
    diff.scenes.allSatisfy { $0.old == nil } || diff.scenes.allSatisfy { $0.new == nil }
  }

  /// The views and constraints of a scene that only one version has.
  private static func lines(of scene: SceneSnapshot, _ sign: String) -> [String] {
    scene.views.map { view in
      let facts =
        view.facts.map { "\($0.name) \($0.value)" } + ["frame \(SceneDiff.text(view.frame))"]
      return "  \(sign) \(view.className) \(view.id): \(facts.joined(separator: "; "))\n"
    } + scene.constraints.map { "  constraint \($0.name): \($0.value)\n" }
      + scene.connections.map { "  controller: \($0.name) \($0.value)\n" }
  }

  /// The heading of a scene and its changes, each with a line break.
  private static func lines(of scene: SceneDiff, isListed: Bool) -> [String] {
    var lines = [heading(of: scene) + "\n"]
    if isListed, let whole = scene.new ?? scene.old {
      lines += Self.lines(of: whole, sign(of: scene.new == nil ? .removed : .added))
    }
    if let old = scene.old, let new = scene.new, old.size != new.size {
      lines.append("  size \(size(old)) -> \(size(new))\n")
    }
    for view in scene.views {
      let changes = view.properties.map { words(of: $0) }.joined(separator: "; ")
      lines.append(
        "  \(sign(of: view.kind)) \(view.className) \(view.id)"
          + (changes.isEmpty ? "" : ": \(changes)") + "\n")
    }
    for constraint in scene.constraints {
      lines.append("  constraint \(words(of: constraint, separator: ": "))\n")
    }
    for connection in scene.connections {
      lines.append("  controller: \(words(of: connection))\n")
    }
    return lines
  }

  /// The name of a scene, and the change of it as a whole.
  static func heading(of scene: SceneDiff) -> String {
    switch (scene.old, scene.new) {
    case (nil, let new?): "scene \(new.id) (\(new.title)): added"
    case (let old?, nil): "scene \(old.id) (\(old.title)): removed"
    case (let old?, let new?):
      "scene \(new.id) (\(new.title))" + (old.title == new.title ? "" : ": was \(old.title)")
    case (nil, nil): ""
    }
  }

  /// A change of a property: `text "a" -> "b"`.
  static func words(of change: SceneDiff.PropertyChange, separator: String = " ") -> String {
    switch (change.old.isEmpty, change.new.isEmpty) {
    case (true, _): "\(change.name)\(separator)\(change.new) added"
    case (_, true): "\(change.name)\(separator)\(change.old) removed"
    default: "\(change.name)\(separator)\(change.old) -> \(change.new)"
    }
  }

  static func sign(of kind: SceneDiff.ViewChangeKind) -> String {
    switch kind {
    case .added: "+"
    case .removed: "-"
    case .moved: ">"
    case .changed: "~"
    }
  }

  private static func size(_ scene: SceneSnapshot) -> String {
    "\(NumberText.points(scene.size.width)) x \(NumberText.points(scene.size.height))"
  }
}
