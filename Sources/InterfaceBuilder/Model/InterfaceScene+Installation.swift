extension InterfaceScene {
  /// That a view is in the document and not in the scene under the canvas's size classes, and under which ones it is; nil
  /// for a view that is installed, and for one that the document does not have.
  ///
  /// - Complexity: O(elements).
  package func absence(ofView id: String) -> String? {
    var isKnown = false
    root.visit { if $0.id == id, $0.child(key: "frame") != nil { isKnown = true } }
    guard isKnown, !isInstalled(id, under: context.sizeClasses) else { return nil }
    let homes = SizeClassPair.all.filter { isInstalled(id, under: $0) }.map(\.words)
    let others =
      homes.isEmpty ? "it is under none" : "it is in \(homes.joined(separator: ", and in "))"
    return
      "\(id) is not installed in \(context.sizeClasses.words), the size classes of the canvas; \(others)"
  }

  /// The identifiers of the views that the canvas's size classes leave out, in the order of the document.
  package var uninstalledViews: [String] {
    let hierarchies = [
      try? hierarchy(for: context.sizeClasses, keepsUninstalled: true),
      try? hierarchy(for: context.sizeClasses, keepsUninstalled: false),
    ].compactMap(\.self)
    guard hierarchies.count == 2 else { return [] }
    let installed = Set(hierarchies[1].views.map(\.id))
    return hierarchies[0].views.map(\.id).filter { !installed.contains($0) }
  }

  private func isInstalled(_ id: String, under sizeClasses: SizeClassPair) -> Bool {
    guard let hierarchy = try? hierarchy(for: sizeClasses) else { return false }
    return hierarchy.views.contains { $0.id == id }
  }
}

extension SizeClassPair {
  fileprivate static let all: [SizeClassPair] = [SizeClass.compact, .regular].flatMap { width in
    [SizeClass.compact, .regular].map { SizeClassPair(width: width, height: $0) }
  }

  /// The pair in words, such as `compact width and regular height`.
  fileprivate var words: String { "\(width.rawValue) width and \(height.rawValue) height" }
}
