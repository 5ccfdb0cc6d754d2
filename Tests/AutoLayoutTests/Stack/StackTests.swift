import AutoLayout
import PropertyTesting
import Testing

/// A stack of plain boxes with natural sizes, pinned to the root's top left corner.
private final class StackWorld {
  let world: World
  let bar: Box
  let stack: StackArrangement
  private(set) var items: [Box] = []

  init(
    _ configuration: StackConfiguration, naturals: [(Double, Double)], width: Double? = nil,
    height: Double? = nil
  ) throws {
    world = World(width: 1000, height: 1000)
    bar = world.box("stack")
    stack = StackArrangement(container: bar)
    stack.namesGuidesByType = true
    stack.configuration = configuration
    try world.add(bar, .left, .equal, world.root, .left)
    try world.add(bar, .top, .equal, world.root, .top)
    if let width { try world.add(bar, .width, .equal, width) }
    if let height { try world.add(bar, .height, .equal, height) }
    for (index, size) in naturals.enumerated() {
      let item = world.box("v\(index)", in: bar)
      world.engine.setContentSize(LayoutSize(width: size.0, height: size.1), of: item)
      items.append(item)
    }
    stack.entries = items.map { .init($0) }
    update()
  }

  func update() {
    stack.update(in: world.engine)
    world.engine.solve()
  }

  func rect(_ index: Int) -> LayoutRect { world.engine.alignmentRect(of: items[index]) }
  var xs: [Double] { items.indices.map { rect($0).x } }
  var widths: [Double] { items.indices.map { rect($0).width } }
  var ys: [Double] { items.indices.map { rect($0).y } }
  var heights: [Double] { items.indices.map { rect($0).height } }
  var size: LayoutSize { world.engine.alignmentRect(of: bar).size }
}

private func near(_ a: [Double], _ b: [Double]) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-6 }
}

@Suite("Stacks") struct StackTests {
  @Test("SV-1: defaults and raw values") func defaults() {
    let configuration = StackConfiguration()
    #expect(configuration.axis == .horizontal && configuration.spacing == 0)
    #expect(configuration.distribution == .fill && configuration.alignment == .fill)
    #expect(!configuration.isBaselineRelative && !configuration.isMarginsRelative)
    let distributions: [StackConfiguration.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    #expect(distributions.map(\.rawValue) == Array(0...4))
    let alignments: [StackConfiguration.Alignment] = [
      .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline,
    ]
    #expect(alignments.map(\.rawValue) == Array(0...5))
    #expect(StackConfiguration.Alignment.top == .leading)
    #expect(StackConfiguration.Alignment.bottom == .trailing)
  }

  /// 50 + 8 + 30 + 8 + 20 wide, as high as the highest.
  @Test("SV-25: without constraints of its own a stack takes the size of its contents")
  func natural() throws {
    let stack = try StackWorld(
      StackConfiguration(spacing: 8), naturals: [(50, 10), (30, 40), (20, 15)])
    #expect(stack.size == LayoutSize(width: 116, height: 40))
    #expect(near(stack.xs, [0, 58, 96]))
    #expect(near(stack.heights, [40, 40, 40]))
    #expect(stack.world.conflicts.isEmpty)
  }

  /// Measured: 320 wide, four items, gap 8: (320 - 24) / 4 = 74 at 0, 82, 164, 246.
  @Test("fillEqually: equal lengths") func fillEqually() throws {
    let stack = try StackWorld(
      StackConfiguration(distribution: .fillEqually, spacing: 8),
      naturals: [(5, 10), (30, 10), (20, 10), (90, 10)], width: 320)
    #expect(near(stack.widths, [74, 74, 74, 74]))
    #expect(near(stack.xs, [0, 82, 164, 246]))
  }

  /// Measured fitting: the widest times n, (90 * 4) + 24.
  @Test("SV-25: an equal stack fits the widest of its items") func fillEquallyFits() throws {
    let stack = try StackWorld(
      StackConfiguration(distribution: .fillEqually, spacing: 8),
      naturals: [(5, 10), (30, 10), (20, 10), (90, 10)])
    #expect(near(stack.size.width, 384))
  }

  /// 160 + 80 + 40 = 280 natural in 200: shares 160/280, 80/280, 40/280 of 200.
  @Test("SV-T1: fillProportionally shares by natural length") func proportional() throws {
    let stack = try StackWorld(
      StackConfiguration(distribution: .fillProportionally),
      naturals: [(160, 10), (80, 10), (40, 10)], width: 200)
    let shares: [Double] = [160, 80, 40]
    #expect(near(stack.widths, shares.map { 200 * $0 / 280 }))
  }

  /// An inner row of 30 + 10 + 30 beside a label of 70: equal natural lengths share 300 equally.
  @Test("SV-32: nested stacks count with their natural length") func nestedProportional() throws {
    let stack = try StackWorld(
      StackConfiguration(distribution: .fillProportionally), naturals: [(70, 10), (-1, -1)],
      width: 300)
    let inner = StackArrangement(container: stack.items[1])
    inner.configuration = StackConfiguration(spacing: 10)
    for name in ["a", "b"] {
      let box = stack.world.box(name, in: stack.items[1])
      stack.world.engine.setContentSize(LayoutSize(width: 30, height: 10), of: box)
      inner.entries.append(.init(box))
    }
    inner.update(in: stack.world.engine)
    stack.update()
    #expect(near(stack.widths, [150, 150]))
    // A natural size that changes changes the shares: 70 and 30 + 10 + 100 of 300.
    stack.world.engine.setContentSize(LayoutSize(width: 100, height: 10), of: inner.entries[1].item)
    stack.update()
    #expect(near(stack.widths, [100, 200]))
  }

  /// 300 - (20 + 30 + 50) = 200 to share between two gaps.
  @Test("SV-6: equalSpacing makes gaps equal, and at least the spacing") func equalSpacing() throws
  {
    let configuration = StackConfiguration(distribution: .equalSpacing, spacing: 8)
    let naturals: [(Double, Double)] = [(20, 10), (30, 10), (50, 10)]
    let wide = try StackWorld(configuration, naturals: naturals, width: 300)
    #expect(near(wide.xs, [0, 120, 250]))
    #expect(near(wide.widths, [20, 30, 50]))
    // Left alone, the gaps shrink to the spacing: 20 + 8 + 30 + 8 + 50.
    let free = try StackWorld(configuration, naturals: naturals)
    #expect(near(free.size.width, 116))
  }

  /// Centres of 20, 30 and 50 in 300: first at 10, last at 275, the middle at 142.5.
  @Test("SV-6: equalCentering makes distances of centres equal") func equalCentering() throws {
    let stack = try StackWorld(
      StackConfiguration(distribution: .equalCentering, spacing: 8),
      naturals: [(20, 10), (30, 10), (50, 10)], width: 300)
    #expect(near(stack.xs[1] + 15, 142.5))
    #expect(near(stack.xs[2], 250))
  }

  /// Natural heights 10, 40, 20 in a stack that takes the highest.
  @Test(
    "SV alignment: leading, center, trailing",
    arguments: [
      (.leading, [0, 0, 0]), (.center, [15, 0, 10]), (.trailing, [30, 0, 20]),
    ] as [(StackConfiguration.Alignment, [Double])])
  func alignments(alignment: StackConfiguration.Alignment, ys: [Double]) throws {
    let stack = try StackWorld(
      StackConfiguration(alignment: alignment), naturals: [(10, 10), (10, 40), (10, 20)])
    #expect(near(stack.size.height, 40))
    #expect(near(stack.ys, ys))
    #expect(near(stack.heights, [10, 40, 20]))
  }

  /// Measured: a plain view without size in a centred row of 30 has height 0 at y 15.
  @Test("SV alignment: an item without size is nothing, in the middle") func centredNothing() throws
  {
    let stack = try StackWorld(
      StackConfiguration(alignment: .center), naturals: [(10, 30), (20, -1)])
    #expect(near(stack.rect(1).height, 0))
    #expect(near(stack.rect(1).y, 15))
  }

  /// Baselines 8 and 16 below the tops of 10 and 20 high labels: the first lies at the stack's
  /// top, the second's baseline meets it at 8, so its top is -8; its bottom 12 is the stack's.
  @Test("SV alignment: first baselines in line") func firstBaseline() throws {
    let stack = try StackWorld(
      StackConfiguration(alignment: .firstBaseline), naturals: [(10, 10), (10, 20)])
    for (item, offset) in zip(stack.items, [8.0, 16.0]) {
      let baseline = LayoutBaseline(fraction: 0, offset: offset)
      stack.world.engine.setBaselines(first: baseline, last: baseline, of: item)
    }
    stack.update()
    #expect(near(stack.ys, [0, -8]))
    #expect(near(stack.size.height, 12))
  }

  /// Measured: 320, four items, gap 8, the third hidden: (320 - 16) / 3 = 101.33 at 0, 109.33 and
  /// 218.67; the hidden one has no length, in the middle of its gap at 214.67.
  /// Three in a row of 310 with gaps of 5: 100 for each text that wraps, being a third of 310 less
  /// nothing, that is 103.333; the picture between them gets what is left, 93.333.
  @Test("UISV-text-width-disambiguation: texts that wrap share a row of baselines evenly")
  func textWidths() throws {
    let stack = try StackWorld(
      StackConfiguration(alignment: .firstBaseline, spacing: 5),
      naturals: [(200, 20), (30, 30), (150, 20)], width: 310)
    for index in [0, 2] { stack.stack.entries[index].wrapsText = true }
    stack.update()
    let third = 310.0 / 3
    #expect(near(stack.widths, [third, 300 - 2 * third, third]))
    let constraints = stack.stack.constraints.filter {
      $0.identifier == "UISV-text-width-disambiguation"
    }
    #expect(constraints.map(\.priority.rawValue) == [760, 760])
    // Alone in its stack, or aligned otherwise, a text needs no help.
    stack.stack.configuration.alignment = .top
    stack.update()
    #expect(
      !stack.stack.constraints.contains { $0.identifier == "UISV-text-width-disambiguation" })
  }

  /// One item of 40 x 20 in a stack of 40 x 100: in the middle, from 40 on; the stack shrinks to it
  /// where nothing holds it open.
  @Test("SV-20: a single centred item has no spacer beside it") func singleCentre() throws {
    let tall = try StackWorld(
      StackConfiguration(alignment: .center), naturals: [(40, 20)], height: 100)
    #expect(near(tall.ys, [40]) && near(tall.heights, [20]))
    #expect(
      texts(tall) == [
        "'UISV-canvas-connection' stack.leading == v0.leading   (active)",
        "'UISV-canvas-connection' H:[v0]-(0)-|   (active, names: '|':stack )",
        "'UISV-canvas-connection' stack.centerY == v0.centerY   (active)",
        "'UISV-canvas-connection' stack.top <= v0.top   (active)",
        "'UISV-canvas-connection' V:[v0]-(>=0)-|   (active, names: '|':stack )",
        "'UISV-ambiguity-suppression' v0.height == 0 priority:25   (active)",
        "'UISV-canvas-fit' stack.height == 0 priority:49   (active)",
      ])
    let free = try StackWorld(StackConfiguration(alignment: .center), naturals: [(40, 20)])
    #expect(free.size == LayoutSize(width: 40, height: 20))
  }

  @Test("SV-30: a hidden item takes neither room nor spacing") func hidden() throws {
    let stack = try StackWorld(
      StackConfiguration(distribution: .fillEqually, spacing: 8),
      naturals: [(5, 10), (30, 10), (20, 10), (90, 10)], width: 320)
    stack.stack.entries[2].isHidden = true
    stack.update()
    let third: Double = 304 / 3
    let xs: [Double] = [0, third + 8, 2 * third + 12, 2 * third + 16]
    #expect(near(stack.widths, [third, third, 0, third]))
    #expect(near(stack.xs, xs))
    stack.stack.entries[2].isHidden = false
    stack.update()
    #expect(near(stack.xs, [0, 82, 164, 246]))
  }

  /// A hidden item with a required width of its own is no conflict and moves nobody.
  @Test("SV-30: hiding does not fight an item's own size") func hiddenWithSize() throws {
    let stack = try StackWorld(StackConfiguration(spacing: 8), naturals: [(50, 10), (30, 10)])
    try stack.world.add(stack.items[0], .width, .equal, 77)
    stack.stack.entries[0].isHidden = true
    stack.update()
    #expect(near(stack.size.width, 30))
    #expect(near(stack.rect(1).x, 0))
    #expect(stack.world.conflicts.isEmpty)
  }

  @Test("SV-31: all hidden, the stack has no length") func allHidden() throws {
    let stack = try StackWorld(StackConfiguration(spacing: 8), naturals: [(50, 10), (30, 10)])
    for index in 0..<2 { stack.stack.entries[index].isHidden = true }
    stack.update()
    #expect(near(stack.size.width, 0) && near(stack.size.height, 0))
    stack.stack.entries = []
    stack.update()
    #expect(near(stack.size.width, 0) && stack.stack.constraints.isEmpty)
  }

  @Test("SV-4, SV-5: custom and negative spacing") func customSpacing() throws {
    let stack = try StackWorld(
      StackConfiguration(spacing: 8), naturals: [(50, 10), (30, 10), (20, 10)])
    stack.stack.entries[0].spacingAfter = 20
    stack.stack.entries[1].spacingAfter = -5
    stack.update()
    #expect(near(stack.xs, [0, 70, 95]))
    #expect(near(stack.size.width, 115))
  }

  @Test("SV-21: within the container's margins") func margins() throws {
    let stack = try StackWorld(
      StackConfiguration(spacing: 8, isMarginsRelative: true), naturals: [(50, 10), (30, 10)])
    stack.world.engine.setMargins(
      LayoutInsets(top: 1, left: 2, bottom: 3, right: 4), of: stack.bar)
    stack.update()
    #expect(near(stack.xs, [2, 60]))
    #expect(near(stack.ys, [1, 1]))
    #expect(stack.size == LayoutSize(width: 94, height: 14))
  }

  /// Lines 20 high with baselines at 16: 30 from baseline to baseline puts the second's top at
  /// 16 + 30 - 16 relative to the first's; the first baseline lies at the stack's top.
  @Test("SV-22: spacing between baselines") func baselineRelative() throws {
    let stack = try StackWorld(
      StackConfiguration(axis: .vertical, spacing: 30, isBaselineRelative: true),
      naturals: [(10, 20), (10, 20)])
    let baseline = LayoutBaseline(fraction: 0, offset: 16)
    for item in stack.items {
      stack.world.engine.setBaselines(first: baseline, last: baseline, of: item)
    }
    stack.update()
    #expect(near(stack.ys[1] - stack.ys[0], 30))
    // The ends too: the first baseline at the stack's top, the last at its bottom.
    #expect(near(stack.ys[0], -16) && near(stack.size.height, 30))
  }

  @Test("SV-24: the stack's baselines are those of its items") func stackBaseline() throws {
    let stack = try StackWorld(
      StackConfiguration(axis: .vertical), naturals: [(10, 20), (10, 20)])
    let baseline = LayoutBaseline(fraction: 0, offset: 16)
    for item in stack.items {
      stack.world.engine.setBaselines(first: baseline, last: baseline, of: item)
    }
    let mark = stack.world.box("mark")
    try stack.world.add(mark, .top, .equal, stack.bar, .lastBaseline)
    #expect(near(stack.world.rect(mark).y, 36))
    #expect(near(stack.ys, [0, 20]))
    let first = stack.world.box("first")
    try stack.world.add(first, .top, .equal, stack.bar, .firstBaseline)
    #expect(near(stack.world.rect(first).y, 16))
  }

  /// Of lines 20, 40 and 30 high with baselines at 16, 31 and 24 the second answers, unless it is
  /// hidden; within another stack the answer goes through.
  @Test("SV-24: the baselines of a row are those of its tallest item") func tallestBaseline() throws
  {
    let stack = try StackWorld(
      StackConfiguration(alignment: .top), naturals: [(10, 20), (10, 40), (10, 30)])
    for (item, offset) in zip(stack.items, [16.0, 31, 24]) {
      let baseline = LayoutBaseline(fraction: 0, offset: offset)
      stack.world.engine.setBaselines(first: baseline, last: baseline, of: item)
    }
    let mark = stack.world.box("mark")
    try stack.world.add(mark, .top, .equal, stack.bar, .firstBaseline)
    try stack.world.add(mark, .bottom, .equal, stack.bar, .lastBaseline)
    #expect(near(stack.world.rect(mark).y, 31) && near(stack.world.rect(mark).height, 0))
    stack.stack.entries[1].isHidden = true
    stack.update()
    #expect(near(stack.world.rect(mark).y, 24))
    let outer = StackArrangement(container: stack.world.root)
    outer.configuration = StackConfiguration(axis: .vertical)
    outer.entries = [.init(stack.bar)]
    outer.update(in: stack.world.engine)
    let below = stack.world.box("below")
    try stack.world.add(below, .top, .equal, stack.world.root, .lastBaseline)
    #expect(near(stack.world.rect(below).y, 24))
  }

  @Test("SV: a vertical stack is a horizontal one turned") func vertical() throws {
    let naturals: [(Double, Double)] = [(10, 50), (40, 30), (15, 20)]
    for distribution in [
      StackConfiguration.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing,
      .equalCentering,
    ] {
      for alignment in [StackConfiguration.Alignment.fill, .leading, .center, .trailing] {
        let down = try StackWorld(
          StackConfiguration(
            axis: .vertical, distribution: distribution, alignment: alignment, spacing: 7),
          naturals: naturals, height: 400)
        let across = try StackWorld(
          StackConfiguration(
            axis: .horizontal, distribution: distribution, alignment: alignment, spacing: 7),
          naturals: naturals.map { ($0.1, $0.0) }, width: 400)
        #expect(near(down.ys, across.xs) && near(down.heights, across.widths))
        #expect(near(down.xs, across.ys) && near(down.widths, across.heights))
      }
    }
  }

  @Test("an update that changes nothing keeps every constraint") func stable() throws {
    let stack = try StackWorld(
      StackConfiguration(distribution: .equalSpacing, alignment: .center, spacing: 7),
      naturals: [(10, 50), (40, 30), (15, 20)], width: 300)
    let before = stack.stack.constraints.map { ObjectIdentifier($0) }
    stack.stack.update(in: stack.world.engine)
    #expect(stack.stack.constraints.map { ObjectIdentifier($0) } == before)
    #expect(!stack.world.engine.needsSolve)
    stack.stack.remove()
    #expect(stack.world.engine.constraints.count == 3)
  }

  private func texts(_ stack: StackWorld) -> [String] {
    stack.stack.constraints.map { constraint in
      let text = constraint.appleText(isActive: true).replacing(/0x[0-9a-f]+/, with: "0x9")
      return String(text.dropFirst("<NSLayoutConstraint:0x9 ".count).dropLast())
    }
  }

  /// The table of groups, and the form that published logs show: the canvas first, the first item
  /// first, each neighbour after the one before.
  @Test("SV: constraints are those of logs") func constraintTexts() throws {
    #expect(
      texts(try StackWorld(StackConfiguration(spacing: 2), naturals: [(9, 9), (9, 9), (9, 9)])) == [
        "'UISV-canvas-connection' stack.leading == v0.leading   (active)",
        "'UISV-canvas-connection' stack.top == v0.top   (active)",
        "'UISV-canvas-connection' V:[v0]-(0)-|   (active, names: '|':stack )",
        "'UISV-spacing' H:[v0]-(2)-[v1]   (active)",
        "'UISV-alignment' v0.top == v1.top   (active)",
        "'UISV-alignment' v0.bottom == v1.bottom   (active)",
        "'UISV-spacing' H:[v1]-(2)-[v2]   (active)",
        "'UISV-canvas-connection' H:[v2]-(0)-|   (active, names: '|':stack )",
        "'UISV-alignment' v0.top == v2.top   (active)",
        "'UISV-alignment' v0.bottom == v2.bottom   (active)",
      ])
    let spread = StackConfiguration(
      axis: .vertical, distribution: .equalSpacing, alignment: .center, spacing: 30)
    let lines = texts(try StackWorld(spread, naturals: [(9, 9), (9, 9), (9, 9)]))
    for line in [
      "'UISV-spacing' V:[v0]-(>=30)-[v1]   (active)",
      "'UISV-canvas-connection' stack.centerX == v0.centerX   (active)",
      "'UISV-alignment' v0.centerX == v2.centerX   (active)",
      "'UISV-ambiguity-suppression' v1.width == 0 priority:25   (active)",
      "'UISV-spanning-fit' _UILayoutSpacer:0x9'UISV-alignment-spanner'.width == 0 priority:51"
        + "   (active)",
      "'UISV-distributing-edge' V:[v0]-(0)-[_UIOLAGapGuide:0x9]   (active)",
      "'UISV-distributing-edge' V:[_UIOLAGapGuide:0x9]-(0)-[v1]   (active)",
      "'UISV-fill-equally' _UIOLAGapGuide:0x9.height == _UIOLAGapGuide:0x9.height   (active)",
      "'UISV-canvas-fit' stack.height == 0 priority:49   (active)",
    ] {
      #expect(lines.contains(line), "\(line)")
    }
    let equal = StackConfiguration(distribution: .fillEqually)
    #expect(
      texts(try StackWorld(equal, naturals: [(9, 9), (9, 9)])).contains(
        "'UISV-fill-equally' v1.width == v0.width   (active)"))
    // SV-T1: fractions of the natural lengths.
    let share = StackConfiguration(distribution: .fillProportionally)
    #expect(
      texts(try StackWorld(share, naturals: [(160, 9), (80, 9), (40, 9)])).filter {
        $0.contains("UISV-fill-proportionally")
      } == [
        "'UISV-fill-proportionally' v0.width == 0.571429*stack.width priority:999   (active)",
        "'UISV-fill-proportionally' v1.width == 0.285714*stack.width priority:998   (active)",
        "'UISV-fill-proportionally' v2.width == 0.142857*stack.width priority:997   (active)",
      ])
    #expect(
      texts(try StackWorld(share, naturals: [(160, 9)])).contains(
        "'UISV-fill-proportionally' v0.width == stack.width   (active)"))
  }

  /// What was printed of UIKit's stack view of two views in a row that fill it equally, aligned at
  /// the top (https://github.com/kean/Arranged, README), and of three views by the other alignments
  /// (https://kean.blog/post/lets-build-uistackview); sizes as equations, as later releases have them.
  @Test("SV: a spacer across the stack contains what does not fill it") func spanner() throws {
    let spacer = "_UILayoutSpacer:0x9'UISV-alignment-spanner'"
    let top = StackConfiguration(distribution: .fillEqually, alignment: .top, spacing: 10)
    #expect(
      Set(texts(try StackWorld(top, naturals: [(9, 9), (9, 9)]))) == [
        "'UISV-alignment' v0.top == v1.top   (active)",
        "'UISV-canvas-connection' stack.leading == v0.leading   (active)",
        "'UISV-canvas-connection' H:[v1]-(0)-|   (active, names: '|':stack )",
        "'UISV-canvas-connection' stack.top == v0.top   (active)",
        "'UISV-canvas-connection' V:[\(spacer)]-(0)-|   (active, names: '|':stack )",
        "'UISV-fill-equally' v1.width == v0.width   (active)",
        "'UISV-spacing' H:[v0]-(10)-[v1]   (active)",
        "'UISV-spanning-boundary' \(spacer).top == v0.top priority:999.5   (active)",
        "'UISV-spanning-boundary' \(spacer).bottom >= v0.bottom   (active)",
        "'UISV-spanning-boundary' \(spacer).top == v1.top priority:999.5   (active)",
        "'UISV-spanning-boundary' \(spacer).bottom >= v1.bottom   (active)",
        "'UISV-spanning-fit' \(spacer).height == 0 priority:51   (active)",
        "'UISV-ambiguity-suppression' v0.height == 0 priority:25   (active)",
        "'UISV-ambiguity-suppression' v1.height == 0 priority:25   (active)",
      ])
    func across(_ alignment: StackConfiguration.Alignment) throws -> Set<String> {
      let world = try StackWorld(
        StackConfiguration(alignment: alignment), naturals: [(9, 9), (9, 9), (9, 9)])
      return Set(
        texts(world).filter { !$0.contains("UISV-spacing") && !$0.contains("suppression") })
    }
    let along: Set = [
      "'UISV-canvas-connection' stack.leading == v0.leading   (active)",
      "'UISV-canvas-connection' H:[v2]-(0)-|   (active, names: '|':stack )",
      "'UISV-spanning-fit' \(spacer).height == 0 priority:51   (active)",
    ]
    #expect(
      try across(.center)
        == along.union([
          "'UISV-alignment' v0.centerY == v1.centerY   (active)",
          "'UISV-alignment' v0.centerY == v2.centerY   (active)",
          "'UISV-spanning-boundary' \(spacer).bottom >= v0.bottom   (active)",
          "'UISV-spanning-boundary' \(spacer).bottom >= v1.bottom   (active)",
          "'UISV-spanning-boundary' \(spacer).bottom >= v2.bottom   (active)",
          "'UISV-spanning-boundary' \(spacer).top <= v0.top   (active)",
          "'UISV-spanning-boundary' \(spacer).top <= v1.top   (active)",
          "'UISV-spanning-boundary' \(spacer).top <= v2.top   (active)",
          "'UISV-canvas-connection' stack.top == \(spacer).top   (active)",
          "'UISV-canvas-connection' V:[\(spacer)]-(0)-|   (active, names: '|':stack )",
          "'UISV-canvas-connection' stack.centerY == v0.centerY   (active)",
        ]))
    #expect(
      try across(.bottom)
        == along.union([
          "'UISV-alignment' v0.bottom == v1.bottom   (active)",
          "'UISV-alignment' v0.bottom == v2.bottom   (active)",
          "'UISV-spanning-boundary' \(spacer).top <= v0.top   (active)",
          "'UISV-spanning-boundary' \(spacer).top <= v1.top   (active)",
          "'UISV-spanning-boundary' \(spacer).top <= v2.top   (active)",
          "'UISV-spanning-boundary' \(spacer).bottom == v0.bottom priority:999.5   (active)",
          "'UISV-spanning-boundary' \(spacer).bottom == v1.bottom priority:999.5   (active)",
          "'UISV-spanning-boundary' \(spacer).bottom == v2.bottom priority:999.5   (active)",
          "'UISV-canvas-connection' stack.top == \(spacer).top   (active)",
          "'UISV-canvas-connection' V:[v0]-(0)-|   (active, names: '|':stack )",
        ]))
  }

  @Test("guides are named by what they are for unless by type and address") func guideNames() throws
  {
    let stack = try StackWorld(
      StackConfiguration(
        distribution: .equalSpacing, alignment: .center, isMarginsRelative: true),
      naturals: [(9, 9), (9, 9), (9, 9)])
    stack.stack.remove()
    stack.stack.namesGuidesByType = false
    stack.update()
    let names = stack.stack.constraints.flatMap { [$0.firstItem, $0.secondItem] }
      .compactMap { ($0 as? LayoutSpacer)?.layoutName }
    #expect(
      Set(names) == [
        "UISV-distributing-guide-1", "UISV-distributing-guide-2", "UISV-alignment-spanner",
        "UIViewLayoutMarginsGuide",
      ])
  }

  /// The spacer goes where it is not needed, and comes where it is.
  @Test("SV-20: the spacer comes with a second item and goes with it") func spannerComesAndGoes()
    throws
  {
    let stack = try StackWorld(
      StackConfiguration(alignment: .center), naturals: [(40, 20), (40, 30)], height: 100)
    func isSpanned() -> Bool { texts(stack).contains { $0.contains("UISV-alignment-spanner") } }
    #expect(isSpanned() && near(stack.ys, [40, 35]))
    stack.stack.entries[1].isHidden = true
    stack.update()
    #expect(!isSpanned() && near(stack.rect(0).y, 40))
    stack.stack.entries[1].isHidden = false
    stack.update()
    #expect(isSpanned() && near(stack.ys, [40, 35]))
    stack.stack.configuration.alignment = .fill
    stack.update()
    #expect(!isSpanned() && near(stack.heights, [100, 100]))
    // Nothing that was made for the spacer stays behind: the root, the stack and its items.
    #expect(stack.world.engine.description.hasPrefix("LayoutEngine of root: 4 items"))
  }

  /// Random edits, each update compared with an arrangement made from nothing.
  @Test("SV: an arrangement that was edited holds what a new one would", arguments: 0..<24)
  func editedEqualsNew(_ seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed))
    let distributions: [StackConfiguration.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    let alignments: [StackConfiguration.Alignment] = [
      .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline,
    ]
    func configuration() -> StackConfiguration {
      StackConfiguration(
        axis: Bool.random(using: &random) ? .horizontal : .vertical,
        distribution: distributions.randomElement(using: &random) ?? .fill,
        alignment: alignments.randomElement(using: &random) ?? .fill,
        spacing: Double(Int.random(in: 0...9, using: &random)),
        isMarginsRelative: Bool.random(using: &random))
    }
    let edited = try StackWorld(configuration(), naturals: [(30, 9), (20, 12), (50, 7), (10, 10)])
    for step in 0..<30 {
      let count = edited.stack.entries.count
      switch Int.random(in: 0..<8, using: &random) {
      case 0...2 where count > 0:
        edited.stack.entries[Int.random(in: 0..<count, using: &random)].isHidden.toggle()
      case 3 where count > 0:
        edited.stack.entries[Int.random(in: 0..<count, using: &random)].spacingAfter =
          Bool.random(using: &random) ? nil : Double(Int.random(in: -3...20, using: &random))
      case 4 where count > 1:
        let entry = edited.stack.entries.remove(at: Int.random(in: 0..<count, using: &random))
        if Bool.random(using: &random) {
          let place = Int.random(in: 0..<count, using: &random)
          edited.stack.entries.insert(entry, at: place)
        } else {
          edited.world.engine.remove(entry.item)
        }
      case 5:
        let item = edited.world.box("new \(step)", in: edited.bar)
        edited.world.engine.setContentSize(LayoutSize(width: 17, height: 11), of: item)
        edited.stack.entries.insert(.init(item), at: Int.random(in: 0...count, using: &random))
      case 6: edited.stack.configuration = configuration()
      default: break
      }
      edited.update()
      let engine = edited.world.engine
      let inForce = Set(edited.stack.constraints.map(\.relationText))
      let frames = edited.stack.entries.map { engine.alignmentRect(of: $0.item) }
      let size = edited.size

      let new = StackArrangement(container: edited.bar)
      new.namesGuidesByType = true
      new.configuration = edited.stack.configuration
      new.entries = edited.stack.entries
      edited.stack.remove()
      new.update(in: engine)
      engine.solve()
      // Guides are told apart by their addresses.
      func plain(_ texts: Set<String>) -> [String] {
        texts.map { $0.replacing(/0x[0-9a-f]+/, with: "0x9") }.sorted()
      }
      #expect(plain(Set(new.constraints.map(\.relationText))) == plain(inForce), "step \(step)")
      #expect(near(size.width, edited.size.width) && near(size.height, edited.size.height))
      for (entry, frame) in zip(new.entries, frames) {
        #expect(near(engine.alignmentRect(of: entry.item), frame), "step \(step)")
      }
      new.remove()
      edited.update()
    }
  }

  @Test("AL-80: a row runs from right to left in such a container") func rightToLeft() throws {
    let stack = try StackWorld(
      StackConfiguration(spacing: 8), naturals: [(50, 10), (30, 10)], width: 88)
    stack.world.engine.setDirection(.rightToLeft, of: stack.bar)
    stack.update()
    #expect(near(stack.xs, [38, 0]))
  }
}
