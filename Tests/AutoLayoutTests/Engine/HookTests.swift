import AutoLayout
import Testing

/// Hooks that change the tree in the middle of a question: the records of what left were read after they were freed.
@Suite("Hooks that change the tree") struct HookTests {
  /// A tree of three with a conflict, which the next question finds, and a hook that takes out the parent of the item asked
  /// about.
  private struct Trap {
    let root = Box("root")
    let parent: Box
    let child: Box
    let engine: LayoutEngine

    init(removing which: (Trap) -> Box = { $0.parent }) throws {
      parent = Box("parent", in: root)
      child = Box("child", in: parent)
      engine = LayoutEngine(root: root, size: LayoutSize(width: 100, height: 100))
      try engine.install(
        LayoutConstraint(child, .left, .equal, to: parent, .left, constant: 3))
      engine.solve()
      try engine.install(LayoutConstraint(child, .width, .equal, constant: 10))
      try engine.install(LayoutConstraint(child, .width, .equal, constant: 20))
      let gone = which(self)
      engine.onConflict = { [unowned engine] _ in engine.remove(gone) }
    }
  }

  @Test func reasonOfAnItemThatLeaves() throws {
    let trap = try Trap()
    #expect(trap.engine.reason(for: .left, of: trap.child) == nil)
    #expect(!trap.engine.contains(trap.child))
  }

  @Test func rulesOfAnItemThatLeaves() throws {
    let trap = try Trap()
    #expect(trap.engine.rulesAffectingLayout(of: trap.child, axis: .horizontal).isEmpty)
  }

  @Test func ambiguityOfAnItemThatLeaves() throws {
    let trap = try Trap()
    #expect(!trap.engine.hasAmbiguousLayout(trap.child))
    #expect(try Trap().engine.ambiguityReport(for: trap.child) == nil)
  }

  @Test func exercisingAnItemThatLeaves() throws {
    let trap = try Trap()
    #expect(!trap.engine.exerciseAmbiguity(of: trap.child))
    #expect(trap.engine.solve().allSatisfy { $0 !== trap.child })
  }

  @Test func traceOfATreeThatShrinks() throws {
    let trap = try Trap()
    let lines = trap.engine.trace(showsFrames: true).split(separator: "\n")
    #expect(!lines.contains { $0.contains("child") })
  }

  @Test func fittingAndSolvingATreeThatShrinks() throws {
    let trap = try Trap()
    #expect([10, 20].contains(trap.engine.fittingSize(of: trap.child).width))
    trap.engine.solve()
    #expect(trap.engine.frame(of: trap.child) == .zero)
    #expect(trap.engine.fittingSize(of: trap.child).width == 0)
  }

  // MARK: Any hook, any entry

  /// Random trees with conflicts whose hooks take out, bring back and move items at random, while all entries of the engine
  /// are called.
  @Test(arguments: 0..<60 as Range<UInt64>) func anyChangeInAnyHook(seed: UInt64) throws {
    var play = HookPlay(seed: seed)
    for _ in 0..<60 { play.act() }
    play.engine.onConflict = nil
    play.engine.onLimitExceeded = nil
    play.engine.solve()
    for box in play.boxes {
      let frame = play.engine.frame(of: box)
      #expect(frame.x.isFinite && frame.y.isFinite && frame.width.isFinite && frame.height.isFinite)
    }
  }

  // MARK: Fitting

  /// An item got another parent, and nobody told the engine.
  @Test(arguments: 0..<4) func fittingWhereItemsMovedUntold(to place: Int) throws {
    let root = Box("root")
    let (a, b) = (Box("a", in: root), Box("b", in: root))
    let (c, d) = (Box("c", in: a), Box("d", in: a))
    let engine = LayoutEngine(root: root, size: LayoutSize(width: 100, height: 100))
    try engine.install(LayoutConstraint(c, .left, .equal, to: d, .left, constant: 3))
    try engine.install(LayoutConstraint(a, .width, .greaterThanOrEqual, constant: 40))
    engine.solve()
    let stranger = Box("stranger")
    c.layoutParent = [b, nil, d, stranger][place]
    #expect(engine.fittingSize(of: a) == LayoutSize(width: 40, height: 0))
  }

  // MARK: Numbers

  @Test func hugeInsetsMarginsAndScalesAreCut() throws {
    let most = 4 * LayoutEngine.greatestMagnitude
    #expect(PixelGrid(scale: 1e308).round(20) == 20)
    #expect(PixelGrid(scale: .leastNonzeroMagnitude).round(20) == 20)
    let root = Box("root")
    let a = Box("a", in: root)
    let margins = Box("margins", in: root)
    let engine = LayoutEngine(root: root, size: LayoutSize(width: 100, height: 100))
    func expectCut(_ box: Box) {
      let rect = engine.exactFrame(of: box)
      #expect(abs(rect.x) <= most && abs(rect.width) <= most, "\(rect)")
      let frame = engine.frame(of: box)
      #expect(abs(frame.x) <= most && abs(frame.width) <= most, "\(frame)")
    }
    try engine.install(LayoutConstraint(a, .left, .equal, to: root, .left))
    let huge = LayoutInsets(top: 0, left: 1e308, bottom: 0, right: 1e308)
    engine.setAlignmentInsets(huge, of: a)
    engine.solve()
    expectCut(a)
    engine.setAlignmentInsets(.zero, of: a)
    engine.setMargins(huge, of: root)
    engine.setMarginsGuide(margins)
    try engine.install(LayoutConstraint(a, .width, .equal, to: margins, .width))
    engine.solve()
    expectCut(a)
    expectCut(margins)
    engine.setBaselines(
      first: LayoutBaseline(fraction: 1e308, offset: 1e308),
      last: LayoutBaseline(fraction: -1e308, offset: 1e308), of: a)
    engine.setContentOffset(LayoutPoint(x: 1e308, y: -1e308), of: root)
    engine.setGuide(.insets(huge), of: margins)
    engine.setKeyboardHeight(1e308)
    engine.solve()
    expectCut(a)
    expectCut(margins)
  }

  /// An aspect ratio once as Double and once as Float, through the engine: `solve()` did not return.
  @Test func aspectRatiosOfBothPrecisionsEnd() throws {
    let root = Box("root")
    let (a, b, c) = (Box("a", in: root), Box("b", in: root), Box("c", in: root))
    let engine = LayoutEngine(root: root, size: LayoutSize(width: 320, height: 480))
    try engine.install(
      LayoutConstraint(a, .width, .equal, to: b, .width, multiplier: 1.0 / 3))
    try engine.install(
      LayoutConstraint(
        a, .width, .greaterThanOrEqual, to: b, .width, multiplier: Double(Float(1.0 / 3)),
        constant: 23.75))
    try engine.install(
      LayoutConstraint(b, .width, .equal, to: c, .width, multiplier: 16.0 / 9))
    try engine.install(
      LayoutConstraint(
        b, .width, .equal, to: c, .width, multiplier: Double(Float(16.0 / 9))))
    engine.solve()
    for box in [a, b, c] { #expect(engine.frame(of: box).width.isFinite) }
  }
}
