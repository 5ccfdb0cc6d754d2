// The texts that values print as: short, exact, and the same in every run.

extension LayoutPriority: CustomStringConvertible {
  /// The number, as formats have it: `750`.
  public var description: String { formatted(Double(rawValue)) }
}

extension LayoutAttribute: CustomStringConvertible {
  /// The name: `leading`.
  public var description: String { name }
}

extension LayoutRect: CustomStringConvertible {
  /// Origin and size as Apple's texts have them: `(16 8; 320 44)`.
  public var description: String {
    "(\(formatted(x)) \(formatted(y)); \(formatted(width)) \(formatted(height)))"
  }
}

extension LayoutSize: CustomStringConvertible {
  /// Width and height: `(320 44)`.
  public var description: String { "(\(formatted(width)) \(formatted(height)))" }
}

extension LayoutPoint: CustomStringConvertible {
  /// The coordinates: `(16 8)`.
  public var description: String { "(\(formatted(x)) \(formatted(y)))" }
}

extension LayoutInsets: CustomStringConvertible {
  /// Top, left, bottom, right: `(59 0 34 0)`.
  public var description: String {
    "(\(formatted(top)) \(formatted(left)) \(formatted(bottom)) \(formatted(right)))"
  }
}

extension LayoutEngine: CustomStringConvertible, CustomReflectable {
  /// The numbers of items and rows of the engine: `LayoutEngine of card: 3 items, 8 rows, 1 given
  /// up`.
  public var description: String {
    let items = nodes.count == 1 ? "1 item" : "\(nodes.count) items"
    let count = installedRows.count
    let rows = count == 1 ? "1 row" : "\(count) rows"
    let broken = brokenRows.isEmpty ? "" : ", \(brokenRows.count) given up"
    return "LayoutEngine of \(rootNode.name): \(items), \(rows)\(broken)"
  }

  /// The tree with frames, line by line, and the rows in force: what `dump(engine)` prints.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "tree": traceLines(showsFrames: true),
        "solver": solver,
      ], displayStyle: .class)
  }
}
