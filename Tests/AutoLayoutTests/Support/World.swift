import AutoLayout
import Testing

/// A root, its engine, and short ways to say constraints.
final class World {
  let root = Box("root")
  let engine: LayoutEngine
  private(set) var conflicts: [LayoutConflict] = []

  init(width: Double = 300, height: Double = 200) {
    engine = LayoutEngine(root: root, size: LayoutSize(width: width, height: height))
    engine.onConflict = { [unowned self] in conflicts.append($0) }
  }

  func box(_ name: String, in parent: Box? = nil) -> Box { Box(name, in: parent ?? root) }

  /// Installs `first.attribute REL multiplier * second.attribute + constant @ priority`.
  @discardableResult
  func add(
    _ first: any LayoutItem, _ attribute: LayoutAttribute, _ relation: LayoutRelation = .equal,
    _ second: any LayoutItem, _ other: LayoutAttribute, times multiplier: Double = 1,
    plus constant: Double = 0, at priority: Float = 1000, owner: (any LayoutItem)? = nil
  ) throws -> LayoutConstraint {
    let constraint = try LayoutConstraint(
      first, attribute, relation, to: second, other, multiplier: multiplier, constant: constant,
      priority: LayoutPriority(priority))
    try engine.install(constraint, owner: owner)
    return constraint
  }

  /// Installs `item.attribute REL constant @ priority`.
  @discardableResult
  func add(
    _ item: any LayoutItem, _ attribute: LayoutAttribute, _ relation: LayoutRelation = .equal,
    _ constant: Double, at priority: Float = 1000
  ) throws -> LayoutConstraint {
    let constraint = try LayoutConstraint(
      item, attribute, relation, constant: constant, priority: LayoutPriority(priority))
    try engine.install(constraint)
    return constraint
  }

  /// Fixes the place and size of `box` within its parent by four constraints.
  func place(_ box: Box, _ x: Double, _ y: Double, _ width: Double, _ height: Double) throws {
    let parent = try #require(box.layoutParent)
    try add(box, .left, .equal, parent, .left, plus: x)
    try add(box, .top, .equal, parent, .top, plus: y)
    try add(box, .width, .equal, width)
    try add(box, .height, .equal, height)
  }

  /// The exact alignment rectangle after solving.
  func rect(_ item: any LayoutItem) -> LayoutRect {
    engine.solve()
    return engine.alignmentRect(of: item)
  }
}

/// Whether two rectangles agree up to the noise of a few additions.
func near(_ a: LayoutRect, _ b: LayoutRect, within tolerance: Double = 1e-6) -> Bool {
  abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
    && abs(a.width - b.width) <= tolerance && abs(a.height - b.height) <= tolerance
}

func near(_ a: Double, _ b: Double, within tolerance: Double = 1e-6) -> Bool {
  abs(a - b) <= tolerance
}
