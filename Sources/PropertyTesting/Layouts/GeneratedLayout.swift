import AutoLayout

/// A tree of items with constraints as a value: a screen as the engine sees it.
///
/// Item 0 is the window; item `i` is `nodes[i - 1]`.
public struct GeneratedLayout: Hashable, Sendable {
  /// The size of the window, in points.
  public var window: LayoutSize
  /// Which way `leading` points.
  public var direction: LayoutDirection
  /// How large the reader wants content.
  public var textScale: TextScale
  /// The items below the window, parents first.
  public var nodes: [LayoutNode]
  /// The constraints in order of installation.
  public var rules: [LayoutRule]

  /// Makes a layout.
  public init(
    window: LayoutSize, direction: LayoutDirection = .leftToRight, textScale: TextScale = .large,
    nodes: [LayoutNode], rules: [LayoutRule]
  ) {
    self.window = window
    self.direction = direction
    self.textScale = textScale
    self.nodes = nodes
    self.rules = rules
  }

  /// The number of items, the window included.
  public var itemCount: Int { nodes.count + 1 }

  /// The items that contain an item, itself first and the window last.
  func chain(from item: Int) -> [Int] {
    var chain = [item]
    while let last = chain.last, last > 0 {
      chain.append(nodes[last - 1].parent)
    }
    return chain
  }

  /// The item whose direction and origin a rule is read by: the nearest that contains both.
  func owner(of rule: LayoutRule) -> Int {
    guard let other = rule.other else { return rule.item }
    let others = Set(chain(from: other))
    return chain(from: rule.item).first { others.contains($0) } ?? 0
  }

  /// The natural size of an item at the reader's text scale.
  func contentSize(of item: Int) -> LayoutSize? {
    guard item > 0, let size = nodes[item - 1].content?.size else { return nil }
    func scaled(_ length: Double) -> Double {
      length < 0 ? LayoutSize.noIntrinsicMetric : (length * textScale.factor).rounded(.up)
    }
    return LayoutSize(width: scaled(size.width), height: scaled(size.height))
  }

  /// The features that the layout exercises, as labels for the coverage of a run.
  public var features: Set<String> {
    var features: Set<String> = []
    if direction == .rightToLeft { features.insert("right to left") }
    if textScale != .large { features.insert("text scale") }
    if nodes.contains(where: { $0.parent != 0 }) { features.insert("nested") }
    if nodes.contains(where: { $0.content != nil }) { features.insert("content size") }
    for rule in rules {
      features.insert(rule.priority.isRequired ? "required" : "optional")
      if rule.relation != .equal { features.insert("inequality") }
      if rule.multiplier != 1 { features.insert("multiplier") }
      if rule.attribute.followsDirection { features.insert("leading or trailing") }
      if rule.attribute == .centerX || rule.attribute == .centerY { features.insert("center") }
      if let other = rule.other, other != 0, rule.item > 0, other != nodes[rule.item - 1].parent {
        features.insert("between items")
      }
    }
    return features
  }
}
