import Testing

@testable import AutoLayout

/// Items with and without places of their own: constraints and records that outlive them answer alike.
@Suite struct ItemPlaceTests {
  private class Plain: LayoutItem {
    weak var layoutParent: (any LayoutItem)?
    required init(in parent: (any LayoutItem)?) { layoutParent = parent }
  }

  private final class Placed: LayoutItem {
    private let parent: ItemPlace?
    private lazy var place = ItemPlace(of: self)
    var layoutParent: (any LayoutItem)? { parent?.item }
    var layoutPlace: ItemPlace { place }
    init(in parent: (any LayoutItem)?) { self.parent = parent?.layoutPlace }
    deinit { place.clear() }
  }

  @Test(arguments: [false, true])
  func `constraints, sums, arrangements and records of an item that went answer nothing`(
    isPlaced: Bool
  ) throws {
    func item(in parent: (any LayoutItem)? = nil) -> any LayoutItem {
      isPlaced ? Placed(in: parent) : Plain(in: parent)
    }
    let root = item()
    let kept = item(in: root)
    let engine = LayoutEngine(root: root, size: LayoutSize(width: 100, height: 100))
    let pair: LayoutConstraint
    let waiting: LayoutConstraint
    let sum: LayoutConstraint
    let stack: StackArrangement
    do {
      let gone = item(in: root)
      pair = try LayoutConstraint(kept, .left, .equal, to: gone, .right, constant: 4)
      waiting = try LayoutConstraint(gone, .top, .equal, to: root, .top)
      sum = LayoutConstraint(
        [.init(gone, .width), .init(kept, .width)], .equal, constant: 70)
      stack = StackArrangement(container: gone)
      try engine.install(pair)
      try engine.install(sum)
      stack.update(in: engine)
      engine.setContentSize(LayoutSize(width: 30, height: 20), of: gone)
      engine.solve()
      #expect(pair.secondItem === gone && sum.terms[0].item === gone && stack.container === gone)
      #expect(engine.frame(of: kept).width == 40)
    }
    #expect(pair.firstItem === kept && pair.secondItem == nil)
    #expect(waiting.firstItem == nil && waiting.secondItem === root)
    #expect(sum.terms.map { $0.item === kept } == [false, true] && sum.terms[0].item == nil)
    #expect(stack.container == nil)
    #expect(throws: LayoutEngineError.self) { try engine.install(waiting) }
    #expect(!engine.solve().contains { $0 !== kept && $0 !== root })
    engine.move(kept)
    // An item that may come to lie where the other lay is another one.
    let next = item(in: root)
    #expect(engine.frame(of: next) == .zero)
    engine.solve()
  }

  @Test func `an arrangement forgets an engine that went`() throws {
    let root = Placed(in: nil)
    let child = Placed(in: root)
    let stack = StackArrangement(container: root)
    stack.entries = [.init(child)]
    do {
      let engine = LayoutEngine(root: root, size: LayoutSize(width: 100, height: 100))
      stack.update(in: engine)
      engine.solve()
    }
    #expect(!stack.constraints.contains { $0.isInstalled })
    let other = LayoutEngine(root: root, size: LayoutSize(width: 50, height: 60))
    stack.update(in: other)
    other.solve()
    #expect(other.frame(of: child) == LayoutRect(x: 0, y: 0, width: 50, height: 60))
  }

  /// Records of items that answer for one another's baselines are no circle that outlives the engine.
  @Test func `records of items with baselines below them are released with the engine`() throws {
    let root = Placed(in: nil)
    let box = Placed(in: root)
    let text = Placed(in: box)
    weak var record: ItemNode?
    do {
      let engine = LayoutEngine(root: root, size: LayoutSize(width: 100, height: 100))
      engine.setBaselineItems(first: text, last: text, of: box)
      try engine.install(LayoutConstraint(box, .firstBaseline, .equal, to: root, .top))
      engine.solve()
      record = engine.node(for: box)
      #expect(record?.rare?.firstBaselineSource === engine.node(for: text))
    }
    #expect(record == nil)
  }
}
