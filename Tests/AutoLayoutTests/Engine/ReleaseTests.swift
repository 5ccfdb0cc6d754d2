import Testing

@testable import AutoLayout

/// An engine that nobody holds leaves nothing behind.
@Suite struct ReleaseTests {
  private final class Box: LayoutItem {
    weak var layoutParent: (any LayoutItem)?
  }

  /// What may outlive an engine: nothing but what its user holds.
  private struct Remains {
    weak var engine: LayoutEngine?
    weak var constraint: LayoutConstraint?
    var kept: LayoutConstraint
  }

  private func used(_ root: Box, _ child: Box) throws -> Remains {
    let engine = LayoutEngine(root: root, size: LayoutSize(width: 100, height: 100))
    engine.setContentSize(LayoutSize(width: 30, height: 20), of: child)
    let constraint = try LayoutConstraint(child, .centerX, .equal, to: root, .centerX)
    let kept = try LayoutConstraint(child, .top, .equal, to: root, .top, constant: 8)
    try engine.install(constraint)
    try engine.install(kept)
    engine.solve()
    return Remains(engine: engine, constraint: constraint, kept: kept)
  }

  @Test func recordsConstraintsAndEngineAreReleased() throws {
    let root = Box()
    let child = Box()
    child.layoutParent = root
    let remains = try used(root, child)
    #expect(remains.engine == nil)
    #expect(remains.constraint == nil)
    #expect(!remains.kept.isInstalled)
    let other = LayoutEngine(root: root, size: LayoutSize(width: 50, height: 50))
    try other.install(remains.kept)
    other.solve()
    #expect(other.alignmentRect(of: child).y == 8)
  }

  /// An item that leaves takes its record along: its rows of content and size hold it no longer.
  @Test func recordsOfRemovedItemsAreReleased() throws {
    let root = Box()
    let engine = LayoutEngine(root: root, size: LayoutSize(width: 100, height: 100))
    weak var record: ItemNode?
    do {
      let child = Box()
      child.layoutParent = root
      engine.setContentSize(LayoutSize(width: 30, height: 20), of: child)
      try engine.install(LayoutConstraint(child, .centerX, .equal, to: root, .centerX))
      engine.solve()
      record = engine.node(for: child)
      #expect(record != nil)
      engine.remove(child)
    }
    engine.solve()
    #expect(record == nil)
  }

  /// An engine that goes before it is solved again lets go of an item that has left, and whose baseline a row
  /// still reads.
  @Test func recordsThatRowsStillReadAreReleased() throws {
    let root = Box()
    let item = Box()
    let text = Box()
    item.layoutParent = root
    text.layoutParent = item
    weak var record: ItemNode?
    do {
      let engine = LayoutEngine(root: root, size: LayoutSize(width: 100, height: 100))
      engine.setBaselineItems(first: text, last: nil, of: item)
      try engine.install(LayoutConstraint(item, .firstBaseline, .equal, to: root, .top))
      engine.solve()
      record = engine.node(for: text)
      #expect(record != nil)
      engine.remove(text)
    }
    #expect(record == nil)
  }
}
