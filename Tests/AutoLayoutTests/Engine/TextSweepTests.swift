import AutoLayout
import Cassowary
import Testing

/// Layouts with texts whose heights follow from their widths, at every whole width of the root, against layouts made afresh.
@Suite struct TextSweepTests {
  /// Words of given widths, five points apart, in lines of twenty points: as many words in a line as it has room for.
  private struct Words {
    let widths: [Double]

    func lines(at room: Double) -> WrappingText.Lines {
      var (count, line) = (1, widths[0])
      var (widest, next) = (0.0, Double.infinity)
      for word in widths.dropFirst() {
        let longer = line + 5 + word
        if longer <= room {
          line = longer
          continue
        }
        next = min(next, longer)
        // A word that is wider than the room stays alone however narrow that is.
        if line <= room { widest = max(widest, line) }
        (count, line) = (count + 1, word)
      }
      if line <= room { widest = max(widest, line) }
      return .init(height: 20 * Double(count), widths: widest...max(widest, next.nextDown))
    }
  }

  private static let words: [String: Words] = [
    "left": Words(widths: [31.3, 12.1, 55.7, 20, 44.9, 8.4, 61.2, 30.3, 27.7]),
    "right": Words(widths: [80.2, 14.6, 14.6, 14.6, 33.3, 71.9, 25.4]),
    "shrinking": Words(widths: [18.2, 40.4, 33.1, 12.9, 50.5, 22.2, 9.1, 38.6]),
    "turned": Words(widths: [22.5, 30.5, 41.5, 12.5]),
  ]

  private struct Scene {
    let world: World
    let items: [Box]
    let texts: [Box]
  }

  /// Two texts side by side, one below that is narrower in a wider root, and one as wide as the first is high.
  private static func scene(_ width: Double) throws -> Scene {
    let world = World(width: width, height: 900)
    let names = ["left", "right", "shrinking", "turned"]
    let boxes = names.map { world.box($0) }
    let (left, right, shrinking, turned) = (boxes[0], boxes[1], boxes[2], boxes[3])
    let bottom = world.box("bottom")
    try world.add(left, .left, .equal, world.root, .left, plus: 8)
    try world.add(left, .width, .equal, world.root, .width, times: 0.4)
    try world.add(right, .left, .equal, left, .right, plus: 8)
    try world.add(right, .right, .equal, world.root, .right, plus: -8)
    for box in [left, right] { try world.add(box, .top, .equal, world.root, .top, plus: 10) }
    try world.add(shrinking, .left, .equal, left, .left)
    try world.add(shrinking, .width, .equal, world.root, .width, times: -0.25, plus: 300)
    for box in [left, right] {
      try world.add(shrinking, .top, .greaterThanOrEqual, box, .bottom, plus: 6)
    }
    try world.add(shrinking, .top, .equal, world.root, .top, at: 200)
    try world.add(turned, .left, .equal, world.root, .left)
    try world.add(turned, .width, .equal, left, .height, plus: 20)
    try world.add(turned, .top, .equal, shrinking, .bottom)
    try world.add(bottom, .top, .equal, turned, .bottom, plus: 4)
    try world.add(bottom, .height, .equal, 30)
    try world.add(bottom, .left, .equal, world.root, .left)
    try world.add(bottom, .width, .equal, 30)
    for box in boxes {
      world.engine.setContentSize(
        LayoutSize(width: LayoutSize.noIntrinsicMetric, height: 20), of: box)
    }
    world.engine.solve()
    return Scene(world: world, items: boxes + [bottom], texts: boxes)
  }

  /// Breaks the lines at the widths of a layout until they stay, as the second pass of views does.
  private static func settle(_ scene: Scene) {
    for _ in 0..<4 {
      for box in scene.texts {
        let width = scene.world.engine.alignmentRect(of: box).width
        let height = words[box.layoutName]!.lines(at: width).height
        scene.world.engine.setContentSize(
          LayoutSize(width: LayoutSize.noIntrinsicMetric, height: height), of: box)
      }
      scene.world.engine.solve()
    }
  }

  private static func texts(_ scene: Scene) -> [WrappingText] {
    scene.texts.map { box in
      WrappingText(box) { words[box.layoutName]!.lines(at: $0) }
    }
  }

  @Test func `heights follow the lines, at every width`() throws {
    let scene = try Self.scene(300)
    let before = scene.items.map { scene.world.engine.alignmentRect(of: $0) }
    let range = 120.0...700.0
    let sweep = try scene.world.engine.sweep(
      .horizontal, over: range, texts: Self.texts(scene))
    #expect(sweep.pieces.first?.range.lowerBound == 120)
    #expect(sweep.pieces.last?.range.upperBound == 700)
    var breaks = 0
    for (piece, next) in zip(sweep.pieces, sweep.pieces.dropFirst()) {
      #expect(piece.range.upperBound == next.range.lowerBound)
      if case .lines = piece.end { breaks += 1 }
    }
    // The four texts have 31 words; each gap between two that changes sides is met once, and the turned text follows.
    #expect(breaks > 15 && breaks < 60, "\(breaks)")
    let ends = sweep.pieces.dropLast().map(\.range.upperBound)
    let beside = ends.flatMap { [$0 - 1e-3, $0 + 1e-3] }
    for size in Array(stride(from: 120.0, through: 700, by: 1)) + beside {
      let fresh = try Self.scene(size)
      Self.settle(fresh)
      for (item, other) in zip(scene.items, fresh.items) {
        let frame = try #require(sweep.frame(of: item, at: size))
        let wanted = fresh.world.engine.alignmentRect(of: other)
        #expect(near(frame, wanted, within: 1e-5), "\(item.layoutName) at \(size)")
      }
    }
    // Nothing has changed.
    scene.world.engine.solve()
    #expect(scene.items.map { scene.world.engine.alignmentRect(of: $0) } == before)
  }

  /// The text beside the window's edge, at 0.4 of the width: 31.3 + 5 + 12.1 = 48.4 fit from 121 on.
  @Test func `a piece ends with the text whose lines break anew`() throws {
    let scene = try Self.scene(120)
    let sweep = try scene.world.engine.sweep(
      .horizontal, over: 120...122, texts: [Self.texts(scene)[0]])
    guard case .lines(let item) = sweep.pieces[0].end else {
      Issue.record("\(sweep.pieces)")
      return
    }
    #expect(item === scene.texts[0])
    #expect((sweep.pieces[0].range.upperBound - 121).magnitude < 1e-5)
  }

  @Test func `texts without end, height or place are refused or left as they were`()
    throws
  {
    let scene = try Self.scene(300)
    let before = scene.items.map { scene.world.engine.alignmentRect(of: $0) }
    // Another height at every hundredth of a point.
    let restless = WrappingText(scene.texts[0]) { width in
      let low = (width * 100).rounded(.down) / 100
      return .init(height: width, widths: low...(low + 0.01))
    }
    #expect(throws: SweepError.self) {
      try scene.world.engine.sweep(
        .horizontal, over: 120...700, texts: [restless], atMost: 50)
    }
    let noNumber = WrappingText(scene.texts[0]) { _ in .init(height: .nan, widths: 0...1_000) }
    let stranger = WrappingText(Box("stranger")) { _ in .init(height: 5, widths: 0...1_000) }
    let sweep = try scene.world.engine.sweep(
      .horizontal, over: 200...400, texts: [noNumber, stranger])
    #expect(sweep.frame(of: scene.texts[0], at: 300)?.height == before[0].height)
    #expect(scene.items.map { scene.world.engine.alignmentRect(of: $0) } == before)
  }
}
