/// A layout and the edits it goes through.
public struct LayoutScript: Hashable, Sendable {
  /// The layout at first.
  public var layout: GeneratedLayout
  /// The edits, in order.
  public var edits: [LayoutEdit]

  /// Makes a script.
  public init(layout: GeneratedLayout, edits: [LayoutEdit]) {
    self.layout = layout
    self.edits = edits
  }
}

extension LayoutScript: SwiftSource {
  public var swiftSource: String {
    """
    LayoutScript(
      layout: \(layout.swiftSource.indentedAfterFirstLine(by: 2)),
      edits: \(edits.swiftSource.indentedAfterFirstLine(by: 2)))
    """
  }
}

extension Generator where Value == LayoutScript {
  /// Generates layouts with edits; first the edits shrink away, then the layout.
  public static func layoutScripts(
    items: ClosedRange<Int> = 1...6, edits: ClosedRange<Int> = 0...6
  ) -> Generator<LayoutScript> {
    Generator<GeneratedLayout>.layouts(items: items).flatMap { layout in
      Generator<[LayoutEdit]>.array(of: .edit(of: layout), count: edits)
        .map { LayoutScript(layout: layout, edits: $0) }
    }
  }
}
