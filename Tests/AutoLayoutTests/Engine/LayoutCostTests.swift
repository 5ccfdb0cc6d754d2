import AutoLayout
import Testing

/// The costs of layouts beside the solver's work, in counts.
@Suite("Costs of layouts") struct LayoutCostTests {
  /// A list that is as high as its rows are together, with a guide at its bottom.
  private final class List {
    let world = World(width: 320, height: 480)
    let list: Box
    let guide: LayoutSpacer
    private(set) var rows: [Box] = []
    private var end: LayoutConstraint?

    init(_ count: Int) throws {
      list = world.box("list")
      guide = LayoutSpacer(parent: list, name: "bottom")
      try world.add(list, .leading, .equal, world.root, .leading)
      try world.add(list, .trailing, .equal, world.root, .trailing)
      try world.add(list, .top, .equal, world.root, .top)
      for _ in 0..<count { try append() }
      // Some come before the guide and some after it.
      world.engine.setGuide(.bottomStrip(10), of: guide)
      for _ in 0..<3 { try append() }
      try finish()
    }

    func append() throws {
      let row = world.box("row \(rows.count)", in: list)
      world.engine.setContentSize(LayoutSize(width: 40, height: 20), of: row)
      try world.add(row, .leading, .equal, list, .leading)
      if let last = rows.last {
        try world.add(row, .top, .equal, last, .bottom)
      } else {
        try world.add(row, .top, .equal, list, .top)
      }
      rows.append(row)
    }

    func removeLast() { world.engine.remove(rows.removeLast()) }

    func finish() throws {
      if let end { world.engine.uninstall(end) }
      end = try world.add(list, .bottom, .equal, rows[rows.count - 1], .bottom)
      world.engine.solve()
    }
  }

  @Test(
    "AL-111: a row that comes or goes is no reason to look at the others", arguments: [10, 1000])
  func lastRow(_ count: Int) throws {
    let list = try List(count)
    let engine = list.world.engine
    let before = engine.visitedChildren
    list.removeLast()
    try list.finish()
    #expect(engine.visitedChildren - before == 1)
    #expect(list.world.rect(list.guide).maxY == Double(20 * (count + 2)))
    try list.append()
    try list.finish()
    #expect(engine.visitedChildren - before == 2)
    #expect(list.world.rect(list.guide).maxY == Double(20 * (count + 3)))
  }

  /// Facts about an item come one after the other, and so do its constraints.
  @Test func `an item is looked up by a hash once, however much is told about it`() throws {
    let world = World()
    let box = world.box("box")
    try world.place(box, 0, 0, 10, 10)
    let before = world.engine.hashedSearches
    for number in 0..<20 {
      world.engine.setMargins(LayoutInsets(Double(number)), of: box)
      world.engine.setContentSize(LayoutSize(width: Double(number), height: 5), of: box)
      #expect(world.rect(box).width == 10)
    }
    #expect(world.engine.hashedSearches - before <= 1)
  }

  /// Items whose places in memory lead to the same number, some of which go, are told apart.
  @Test func `many items are found, and those that went are not`() throws {
    let world = World(width: 1000, height: 1000)
    var boxes = (0..<500).map { world.box("box \($0)") }
    for (number, box) in boxes.enumerated() {
      try world.place(box, Double(number), 0, 10, 10)
    }
    for (number, box) in boxes.enumerated() { #expect(world.rect(box).x == Double(number)) }
    let gone = boxes.remove(at: 123)
    world.engine.remove(gone)
    #expect(!world.engine.contains(gone) && world.rect(gone) == .zero)
    #expect(boxes.allSatisfy { world.engine.contains($0) })
    try world.place(gone, 7, 7, 10, 10)
    #expect(world.rect(gone) == LayoutRect(x: 7, y: 7, width: 10, height: 10))
  }

  /// An item that was released without a word is no other item.
  @Test func `a new item does not take over the record of one that went`() throws {
    let world = World()
    for number in 0..<100 {
      let item = LayoutSpacer(parent: world.root, name: "item")
      #expect(!world.engine.contains(item))
      try world.add(item, .left, .equal, world.root, .left, plus: Double(number))
      #expect(world.rect(item).x == Double(number))
    }
  }

  /// Constraints know their engine without keeping it, and are told before it goes.
  @Test func `a constraint outlives its engine`() throws {
    var constraint: LayoutConstraint?
    var sum: LayoutConstraint?
    let boxes = try {
      let world = World()
      let box = world.box("box")
      constraint = try world.add(box, .width, .equal, 10)
      let linear = LayoutConstraint([.init(box, .height)], .equal, constant: 10)
      try world.engine.install(linear)
      sum = linear
      #expect(world.rect(box).size == LayoutSize(width: 10, height: 10))
      return (world.root, box)
    }()
    #expect(constraint?.engine == nil && constraint?.isInstalled == false)
    #expect(sum?.engine == nil)
    try constraint?.setConstant(20)
    try sum?.setConstant(20)
    let other = LayoutEngine(root: boxes.0)
    try other.install(#require(constraint))
    other.solve()
    #expect(other.alignmentRect(of: boxes.1).width == 20)
  }

  /// An item that becomes a guide lies elsewhere among the children; none of them is lost.
  @Test func `guides and children come and go in any order`() throws {
    let list = try List(4)
    let other = LayoutSpacer(parent: list.list, name: "margins")
    let engine = list.world.engine
    engine.setMarginsGuide(other)
    engine.setMargins(LayoutInsets(5), of: list.list)
    engine.solve()
    #expect(list.world.rect(other) == LayoutRect(x: 5, y: 5, width: 310, height: 130))
    engine.remove(list.guide)
    list.removeLast()
    try list.finish()
    #expect(list.world.rect(other) == LayoutRect(x: 5, y: 5, width: 310, height: 110))
    engine.remove(other)
    list.removeLast()
    try list.finish()
    #expect(list.world.rect(list.list).height == 100)
    // The list goes, and everything in it with it.
    engine.remove(list.list)
    #expect(!engine.contains(list.rows[0]) && !engine.contains(list.guide))
  }

  /// Each rectangle that changed is read once, parents before children; guides are not among them.
  @Test func `frames are handed over in one sweep as they are asked for one by one`() throws {
    let world = World()
    let engine = world.engine
    engine.pixelGrid = PixelGrid(scale: 2)
    let card = world.box("card")
    let title = world.box("title", in: card)
    engine.setGuide(.insets(LayoutInsets(8)), of: world.box("guide", in: card))
    engine.setAlignmentInsets(LayoutInsets(1.1), of: title)
    try world.place(title, 5.2, 5, 20.3, 10)
    try world.place(card, 10, 10, 100.3, 50)
    let shift = try world.add(title, .top, .greaterThanOrEqual, card, .top)
    let reads = engine.readFrames
    let frames = engine.solveFrames()
    #expect(engine.readFrames - reads == 3)
    #expect(frames.map { $0.place.item?.layoutName } == ["root", "card", "title"])
    // 5.2 less 1.1 is 4.1, 4 on half points; the right edge 5.2 + 20.3 + 1.1 is 26.6, 26.5 there.
    #expect(frames.last?.frame == LayoutRect(x: 4, y: 4, width: 22.5, height: 12))
    for (place, frame) in frames {
      let item = try #require(place.item)
      #expect(frame == engine.frame(of: item))
    }
    #expect(engine.solveFrames().isEmpty && engine.readFrames - reads == 6)
    engine.uninstall(shift)
    #expect(engine.solveFrames().isEmpty)
  }
}
