import AutoLayout

/// A generated layout in a `LayoutEngine`, edited in step with its value.
public final class BuiltLayout {
  /// The value the engine should agree with.
  public private(set) var layout: GeneratedLayout
  /// The engine, for looking at it.
  public let engine: LayoutEngine
  /// The items by number, the window first.
  public let boxes: [LayoutBox]
  /// The constraints of the rules, by position.
  public private(set) var constraints: [LayoutConstraint] = []
  /// The conflicts the engine has reported so far.
  public private(set) var conflictCount = 0

  /// Builds a layout.
  ///
  /// - Throws: Any error of making or installing a constraint.
  public init(_ layout: GeneratedLayout) throws {
    self.layout = layout
    var boxes = [LayoutBox(0, in: nil)]
    for (index, node) in layout.nodes.enumerated() {
      boxes.append(LayoutBox(index + 1, in: boxes[node.parent]))
    }
    self.boxes = boxes
    engine = LayoutEngine(root: boxes[0], size: layout.window)
    engine.pixelGrid = .none
    engine.onConflict = { [weak self] _ in self?.conflictCount += 1 }
    tellDirection()
    tellContent()
    for rule in layout.rules {
      let constraint = try LayoutConstraint(
        boxes[rule.item], rule.attribute, rule.relation, to: rule.other.map { boxes[$0] },
        rule.otherAttribute, multiplier: rule.multiplier, constant: rule.constant,
        priority: rule.priority)
      constraints.append(constraint)
      try engine.install(constraint)
    }
  }

  private func tellDirection() {
    for box in boxes { engine.setDirection(layout.direction, of: box) }
  }

  private func tellContent() {
    for box in boxes.dropFirst() {
      guard let size = layout.contentSize(of: box.number),
        let content = layout.nodes[box.number - 1].content
      else { continue }
      engine.setContentSize(
        size, hugging: (content.hugging, content.hugging),
        compression: (content.compression, content.compression), of: box)
    }
  }

  /// Changes the layout as an edit says, in the value and in the engine.
  ///
  /// - Throws: Any error of the engine.
  public func apply(_ edit: LayoutEdit) throws {
    edit.apply(to: &layout)
    switch edit {
    case .resize: engine.setRootSize(layout.window)
    case .turn: tellDirection()
    case .scaleText: tellContent()
    case .setConstant(let rule, let constant):
      guard constraints.indices.contains(rule) else { return }
      try constraints[rule].setConstant(constant)
    case .setPriority(let rule, let priority):
      guard constraints.indices.contains(rule) else { return }
      try constraints[rule].setPriority(priority)
    }
  }

  /// Solves and returns the alignment rectangles by item, in the coordinates of the window, unrounded.
  public func rects() -> [LayoutRect] {
    engine.solve()
    var rects = [LayoutRect(x: 0, y: 0, width: layout.window.width, height: layout.window.height)]
    for box in boxes.dropFirst() {
      let parent = rects[box.parent?.number ?? 0]
      rects.append(engine.alignmentRect(of: box).offsetBy(x: parent.x, y: parent.y))
    }
    return rects
  }

  /// The rectangles as the values of the layout's `constraintSystem`.
  public func systemValues() -> [Double] {
    rects().flatMap { [$0.x, $0.y, $0.width, $0.height] }
  }
}
