import AutoLayout
import PropertyTesting
import Testing

/// A screen as a value: what it is to look like, whatever led there.
private struct Plan {
  struct Item {
    var parent: Int?
    var size: LayoutSize
    var margins: Double
    var isReversed: Bool
    /// Leading and top distances from the parent's margins or edges.
    var place: (x: Double, y: Double)
    var isWithinMargins: Bool
    /// A wish for the width, if it is in force, weaker or stronger than the content.
    var width: (constant: Double, priority: Double, isActive: Bool)
  }

  /// In front of all others is the root; a stack is item 1 and arranges items 2 to 4.
  var items: [Item]
  var spacing: Double
  var isVertical: Bool
  var hidden: Set<Int> = []

  static let arranged = 2...4
}

/// A built screen that can be changed.
private final class Screen {
  let root = Box("root")
  let engine: LayoutEngine
  private(set) var boxes: [Box] = []
  private var widths: [LayoutConstraint] = []
  private var places: [[LayoutConstraint]] = []
  private let stack: StackArrangement
  private(set) var plan: Plan

  /// Builds the screen, telling the engine of its items in the order given.
  init(_ plan: Plan, order: [Int]) throws {
    self.plan = plan
    engine = LayoutEngine(root: root, size: LayoutSize(width: 400, height: 600))
    let boxes = plan.items.indices.map { Box("item \($0)") }
    for (index, item) in plan.items.enumerated() {
      (item.parent.map { boxes[$0] } ?? root).adopt(boxes[index])
    }
    self.boxes = boxes
    stack = StackArrangement(container: boxes[1])
    widths = try plan.items.enumerated().map { index, item in
      try LayoutConstraint(
        boxes[index], .width, .equal, constant: item.width.constant,
        priority: LayoutPriority(Float(item.width.priority)))
    }
    places = boxes.map { _ in [] }
    for index in order {
      tell(index)
      try place(index)
      if plan.items[index].width.isActive { try engine.install(widths[index]) }
      if index == 1 { arrange() }
    }
    arrange()
  }

  private func tell(_ index: Int) {
    let item = plan.items[index]
    let box = boxes[index]
    engine.setContentSize(
      item.size, hugging: (LayoutPriority(Float(300 + index)), LayoutPriority(Float(300 + index))),
      compression: (LayoutPriority(Float(700 + index)), LayoutPriority(Float(700 + index))), of: box
    )
    engine.setMargins(LayoutInsets(item.margins), of: box)
    engine.setDirection(item.isReversed ? .rightToLeft : .leftToRight, of: box)
  }

  private func place(_ index: Int) throws {
    guard !Plan.arranged.contains(index) else { return }
    for constraint in places[index] { engine.uninstall(constraint) }
    let item = plan.items[index]
    let parent = item.parent.map { boxes[$0] } ?? root
    let within = item.isWithinMargins
    places[index] = [
      try LayoutConstraint(
        boxes[index], .leading, .equal, to: parent, within ? .leadingMargin : .leading,
        constant: item.place.x),
      try LayoutConstraint(
        boxes[index], .top, .equal, to: parent, within ? .topMargin : .top, constant: item.place.y),
    ]
    for constraint in places[index] { try engine.install(constraint) }
  }

  private func arrange() {
    stack.configuration = StackConfiguration(
      axis: plan.isVertical ? .vertical : .horizontal, alignment: .leading, spacing: plan.spacing)
    stack.entries = Plan.arranged.map { .init(boxes[$0], isHidden: plan.hidden.contains($0)) }
    stack.update(in: engine)
  }

  /// Changes one thing; what it was is the name of the change.
  func change(_ random: inout RandomSource) throws -> String {
    let index = Int.random(in: 0..<boxes.count, using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0:
      let size = LayoutSize(
        width: Double.random(in: 10...200, using: &random).rounded(),
        height: Double.random(in: 10...90, using: &random).rounded())
      plan.items[index].size = size
      tell(index)
      return "content size"
    case 1:
      plan.items[index].width.constant = Double.random(in: 10...200, using: &random).rounded()
      try widths[index].setConstant(plan.items[index].width.constant)
      return "constant"
    case 2:
      // Between and beyond hugging and resistance, never equal to one.
      let priority = [120.5, 450.5, 900.5][Int.random(in: 0..<3, using: &random)]
      plan.items[index].width.priority = priority + Double(index)
      try widths[index].setPriority(LayoutPriority(Float(priority + Double(index))))
      return "priority"
    case 3:
      plan.items[index].width.isActive.toggle()
      if plan.items[index].width.isActive {
        try engine.install(widths[index])
      } else {
        engine.uninstall(widths[index])
      }
      return "activation"
    case 4:
      plan.items[index].margins = Double.random(in: 0...30, using: &random).rounded()
      tell(index)
      return "margins"
    case 5:
      plan.items[index].isReversed.toggle()
      tell(index)
      return "direction"
    case 6:
      plan.spacing = Double.random(in: -4...20, using: &random).rounded()
      plan.isVertical = Bool.random(using: &random)
      arrange()
      return "stack"
    case 7:
      let item = Int.random(in: Plan.arranged, using: &random)
      plan.hidden.formSymmetricDifference([item])
      arrange()
      return "hidden"
    case 8:
      // The last item, with what is in it, goes to another parent.
      let item = boxes.count - 1
      let parent = [nil, 0, 2, 3, 5][Int.random(in: 0..<5, using: &random)]
      plan.items[item].parent = parent
      (parent.map { boxes[$0] } ?? root).adopt(boxes[item])
      engine.move(boxes[item])
      try place(item)
      return "move"
    default:
      plan.items[index].place.x = Double.random(in: 0...50, using: &random).rounded()
      plan.items[index].isWithinMargins.toggle()
      try place(index)
      return "place"
    }
  }

  /// The exact rectangles in their parents.
  func rects() -> [LayoutRect] {
    engine.solve()
    return boxes.map { engine.alignmentRect(of: $0) }
  }
}

/// Equal layouts come out equal, however they were made.
@Suite struct BuildingOrderTests {
  private static func plan(_ random: inout RandomSource) -> Plan {
    var items: [Plan.Item] = []
    // 0 in the root; 1, a stack, too; 2 to 4 in the stack; 5 in 0; 6 in 5.
    for (index, parent) in [nil, nil, 1, 1, 1, 0, 5].enumerated() {
      let isStack = index == 1
      items.append(
        Plan.Item(
          parent: parent,
          size: LayoutSize(
            width: isStack ? -1 : Double.random(in: 10...150, using: &random).rounded(),
            height: isStack ? -1 : Double.random(in: 10...80, using: &random).rounded()),
          margins: 8, isReversed: false,
          place: (
            Double.random(in: 0...40, using: &random).rounded(),
            Double.random(in: 0...40, using: &random).rounded()
          ),
          isWithinMargins: Bool.random(using: &random),
          width: (
            Double.random(in: 10...200, using: &random).rounded(), 450.5 + Double(index),
            Bool.random(using: &random)
          )))
    }
    return Plan(items: items, spacing: 8, isVertical: false)
  }

  @Test("AL-30, AL-111: any order of building, and any way of changes, give the same layout")
  func equalResults() throws {
    var kinds: Set<String> = []
    for seed in 0..<60 as Range<UInt64> {
      var random = RandomSource(seed: seed)
      let plan = Self.plan(&random)
      let edited = try Screen(plan, order: Array(plan.items.indices))
      var trail: [String] = []
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        trail.append(try edited.change(&random))
        if Bool.random(using: &random) { edited.engine.solve() }
      }
      kinds.formUnion(trail)
      let order = Array(plan.items.indices).shuffled(using: &random)
      let fresh = try Screen(edited.plan, order: order)
      let rects = zip(edited.rects(), fresh.rects())
      for (index, (a, b)) in rects.enumerated() {
        #expect(near(a, b), "seed \(seed), item \(index), order \(order), after \(trail)")
      }
    }
    #expect(kinds.count == 10)
  }
}
