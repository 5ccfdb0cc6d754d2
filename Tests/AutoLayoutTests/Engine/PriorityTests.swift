import AutoLayout
import Testing

@Suite("Priorities and content sizes") struct PriorityTests {
  /// Apple's examples: 75 at high against 120 at low gives 75; at least 30 at 525 against 24 at
  /// 500 gives 30.
  @Test("AL-6, AL-7: the higher priority wins completely")
  func lexicographic() throws {
    let world = World()
    let a = world.box("a")
    try world.add(a, .width, .equal, 75, at: 750)
    try world.add(a, .width, .equal, 120, at: 250)
    let b = world.box("b")
    try world.add(b, .width, .greaterThanOrEqual, 30, at: 525)
    try world.add(b, .width, .equal, 24, at: 500)
    #expect(near(world.rect(a).width, 75))
    #expect(near(world.rect(b).width, 30))
  }

  /// Ten wishes for 120 at 250 do not outweigh one for 75 at 251.
  @Test("AL-7, AL-110: no number of lower priorities outweighs a higher one")
  func manyAgainstOne() throws {
    let world = World()
    let a = world.box("a")
    try world.add(a, .width, .equal, 75, at: 251)
    for _ in 0..<10 { try world.add(a, .width, .equal, 120, at: 250) }
    #expect(near(world.rect(a).width, 75))
  }

  /// Apple's example: at most 120 at 250 and at least 120 at 750 is 120; a size of 100 at 100
  /// yields to the stronger bound.
  @Test("AL-6: an optional inequality costs only where it fails")
  func inequalities() throws {
    let world = World()
    let a = world.box("a")
    try world.add(a, .width, .greaterThanOrEqual, 120, at: 750)
    try world.add(a, .width, .lessThanOrEqual, 120, at: 250)
    try world.add(a, .width, .equal, 100, at: 100)
    #expect(near(world.rect(a).width, 120))
  }

  /// A wish for 100 that cannot be met comes as near as it can, from either side; what is met costs
  /// nothing, however far beyond.
  @Test("AL-6: an optional equality minimises the distance, an inequality what it lacks")
  func distance() throws {
    let world = World()
    let a = world.box("a")
    try world.add(a, .width, .equal, 100, at: 250)
    let limit = try world.add(a, .width, .lessThanOrEqual, 80)
    #expect(near(world.rect(a).width, 80))
    try limit.setConstant(400)
    try world.add(a, .width, .greaterThanOrEqual, 130)
    #expect(near(world.rect(a).width, 130))
    let b = world.box("b")
    try world.add(b, .width, .greaterThanOrEqual, 50, at: 750)
    try world.add(b, .width, .equal, 170, at: 10)
    #expect(near(world.rect(b).width, 170))
    try world.add(b, .width, .lessThanOrEqual, 20)
    #expect(near(world.rect(b).width, 20) && world.conflicts.isEmpty)
  }

  @Test("AL-52: content hugs at 250 and resists at 750 unless it says otherwise") func usual()
    throws
  {
    let box = Box("box")
    for axis in [LayoutAxis.horizontal, .vertical] {
      #expect(box.layoutHugging(for: axis).rawValue == 250)
      #expect(box.layoutCompressionResistance(for: axis).rawValue == 750)
    }
    let world = World()
    let a = world.box("a")
    world.engine.setContentSize(LayoutSize(width: 100, height: 100), of: a)
    // Just stronger than either, in the direction of each, and just weaker.
    let wide = try world.add(a, .width, .equal, 120, at: 251)
    let low = try world.add(a, .height, .equal, 80, at: 751)
    #expect(near(world.rect(a).width, 120) && near(world.rect(a).height, 80))
    try wide.setPriority(LayoutPriority(249))
    try low.setPriority(LayoutPriority(749))
    #expect(near(world.rect(a).width, 100) && near(world.rect(a).height, 100))
  }

  /// Required 300 wide, optional 320: the parent's 300 holds.
  @Test("AL-7: 999 yields to required") func almostRequired() throws {
    let world = World()
    let a = world.box("a")
    try world.add(a, .width, .equal, world.root, .width)
    try world.add(a, .width, .equal, 320, at: 999)
    #expect(near(world.rect(a).width, 300))
    #expect(world.conflicts.isEmpty)
  }

  /// 300 wide, spacing 10, natural sizes 100 each: 90 to spare. B hugs at 251, A at 250: A takes
  /// all, 190.
  @Test("AL-51, AL-52: the lower hugging stretches") func hugging() throws {
    let (world, a, b) = try pair(width: 300, huggingB: 251, compressionA: 750)
    #expect(near(world.rect(a).width, 190))
    #expect(near(world.rect(b).width, 100))
  }

  /// 150 wide: 60 short. A resists at 751, B at 750: B gives, 150 - 10 - 100 = 40.
  @Test("AL-51, AL-52: the lower compression resistance gives") func compression() throws {
    let (world, a, b) = try pair(width: 150, huggingB: 251, compressionA: 751)
    #expect(near(world.rect(a).width, 100))
    #expect(near(world.rect(b).width, 40))
  }

  private func pair(width: Double, huggingB: Float, compressionA: Float) throws -> (
    World, Box, Box
  ) {
    let world = World(width: width)
    let a = world.box("A")
    let b = world.box("B")
    let size = LayoutSize(width: 100, height: 20)
    world.engine.setContentSize(
      size, compression: (LayoutPriority(compressionA), .defaultHigh), of: a)
    world.engine.setContentSize(size, hugging: (LayoutPriority(huggingB), .defaultLow), of: b)
    try world.add(a, .left, .equal, world.root, .left)
    try world.add(b, .left, .equal, a, .right, plus: 10)
    try world.add(b, .right, .equal, world.root, .right)
    return (world, a, b)
  }

  @Test("AL-50, AL-55: an axis without a metric has no content size") func noMetric() throws {
    let world = World()
    let field = world.box("field")
    world.engine.setContentSize(LayoutSize(width: -1, height: 34), of: field)
    try world.add(field, .left, .equal, world.root, .left)
    try world.add(field, .right, .equal, world.root, .right)
    try world.add(field, .top, .equal, world.root, .top)
    #expect(near(world.rect(field), LayoutRect(x: 0, y: 0, width: 300, height: 34)))
    world.engine.setContentSize(LayoutSize(width: -1, height: -1), of: field)
    #expect(near(world.rect(field).height, 0))
  }

  @Test("AL-54: a new content size takes effect in place") func changedContent() throws {
    let world = World()
    let label = world.box("label")
    label.layoutContentSize = LayoutSize(width: 42, height: 20.5)
    world.engine.updateContentSize(of: label)
    try world.add(label, .centerX, .equal, world.root, .centerX)
    #expect(near(world.rect(label), LayoutRect(x: 129, y: 0, width: 42, height: 20.5)))
    label.layoutContentSize = LayoutSize(width: 60, height: 20.5)
    world.engine.updateContentSize(of: label)
    #expect(near(world.rect(label), LayoutRect(x: 120, y: 0, width: 60, height: 20.5)))
    // A number no size can be counts as none, and with it the width is free: nothing, centred.
    world.engine.setContentSize(LayoutSize(width: .nan, height: 10), of: label)
    #expect(near(world.rect(label).width, 0))
    #expect(near(world.rect(label).midX, 150))
  }

  /// Measured: hugging or resistance of 1000 beats every optional constraint and yields silently
  /// to a required one.
  @Test("content priorities of 1000 are not required") func contentThousand() throws {
    let world = World()
    let a = world.box("a")
    world.engine.setContentSize(
      LayoutSize(width: 100, height: 10), hugging: (.required, .required),
      compression: (.required, .required), of: a)
    let optional = try world.add(a, .width, .equal, 150, at: 999)
    #expect(near(world.rect(a).width, 100))
    try optional.setPriority(.required)
    #expect(near(world.rect(a).width, 150))
    #expect(world.conflicts.isEmpty)
  }

  /// v.width == 1.5 * v.height with height 40.
  @Test("AL-1: an aspect ratio") func aspect() throws {
    let world = World()
    let a = world.box("a")
    try world.add(a, .width, .equal, a, .height, times: 1.5)
    try world.add(a, .height, .equal, 40)
    #expect(near(world.rect(a).width, 60))
  }

  @Test("AL-111, AL-113: constants and priorities change in place, at the next solve")
  func inPlace() throws {
    let world = World()
    let a = world.box("a")
    let wide = try world.add(a, .width, .equal, 100, at: 600)
    let narrow = try world.add(a, .width, .equal, 50, at: 500)
    #expect(near(world.rect(a).width, 100))
    try wide.setConstant(120)
    #expect(near(world.engine.alignmentRect(of: a).width, 100))
    #expect(near(world.rect(a).width, 120))
    try narrow.setPriority(LayoutPriority(700))
    #expect(near(world.rect(a).width, 50))
    try wide.setPriority(.required)
    #expect(near(world.rect(a).width, 120))
    world.engine.uninstall(wide)
    #expect(near(world.rect(a).width, 50))
  }

  @Test("AL-28: huge constants are cut, not refused") func hugeConstant() throws {
    let world = World()
    let a = world.box("a")
    try world.add(a, .width, .equal, .greatestFiniteMagnitude, at: 500)
    try world.add(a, .height, .equal, 1e300)
    #expect(world.rect(a).width == LayoutEngine.greatestMagnitude)
    #expect(world.rect(a).height == LayoutEngine.greatestMagnitude)
  }

  @Test("AL-28: the first constant beyond the limit is told of, once") func limitLog() throws {
    let world = World()
    let a = world.box("a")
    var told: [any LayoutConstraining] = []
    world.engine.onLimitExceeded = { told.append($0) }
    let height = try world.add(a, .height, .equal, 1e7)
    world.engine.solve()
    #expect(told.isEmpty)
    let width = try world.add(a, .width, .equal, 3e7, at: 500)
    world.engine.solve()
    try height.setConstant(-4e7)
    world.engine.solve()
    #expect(told.count == 1 && told.first === width)
    #expect(
      LayoutEngine.limitText.hasPrefix(
        "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.")
    )
    #expect(near(world.engine.alignmentRect(of: a).width, LayoutEngine.greatestMagnitude))
  }

  @Test("AL-40: the named priorities") func named() {
    let values: [LayoutPriority] = [
      .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut,
      .dragThatCannotResizeScene,
      .defaultLow, .fittingSizeLevel,
    ]
    #expect(values.map(\.rawValue) == [1000, 750, 510, 500, 490, 250, 50])
    #expect(LayoutPriority(999.5).isValid && !LayoutPriority(999.5).isRequired)
    #expect(LayoutPriority.defaultLow < LayoutPriority(250.5))
  }

  /// A width of 120 wins over the pull of fitting at 51 and loses at 49; at 50 both are equal.
  @Test("AL-43: the system uses 50 itself", arguments: [51.0, 49.0]) func fittingLevel(
    priority: Double
  ) throws {
    let world = World()
    let a = world.box("a")
    try world.add(a, .width, .equal, 120, at: Float(priority))
    #expect(world.engine.fittingSize(of: a).width == (priority > 50 ? 120 : 0))
  }

  @Test("AL-53: content priorities mean nothing without a content size") func noContent() throws {
    let world = World()
    let a = world.box("a")
    world.engine.setContentSize(
      LayoutSize(width: -1, height: -1), hugging: (.required, .required),
      compression: (.required, .required), of: a)
    let width = try world.add(a, .width, .equal, 70, at: 1)
    #expect(near(world.rect(a).width, 70))
    #expect(world.engine.constraints.count == 1 && world.engine.constraints.first === width)
  }

  /// The content is 20 high, at 750: stronger constraints win, weaker ones do not.
  @Test("AL-163: a height above 750 overrides the content's") func explicitHeight() throws {
    let world = World()
    let label = world.box("label")
    world.engine.setContentSize(LayoutSize(width: 80, height: 20), of: label)
    let height = try world.add(label, .height, .equal, 12, at: 751)
    #expect(near(world.rect(label).height, 12))
    try height.setPriority(LayoutPriority(749))
    #expect(near(world.rect(label).height, 20))
  }

  /// An inequality is one row, and so is an optional constraint: neither needs a variable.
  @Test("AL-112: what a constraint adds to the solver") func cost() throws {
    let world = World()
    let a = world.box("a")
    try world.place(a, 0, 0, 10, 10)
    world.engine.solve()
    let variables = world.engine.solverStatistics.variables
    let rows = world.engine.rowReports.count
    try world.add(a, .width, .greaterThanOrEqual, 5)
    try world.add(a, .height, .equal, 30, at: 500)
    world.engine.solve()
    #expect(world.engine.solverStatistics.variables == variables)
    // The optional equality has a second entry that only breaks ties.
    #expect(world.engine.rowReports.filter { !$0.breaksTies }.count == rows + 2)
  }

  /// 260 for three views of natural 100 with resistances 750, 751, 752: the first gives all 40.
  @Test("AL-7: levels close together stay apart") func closeLevels() throws {
    let world = World(width: 260)
    let views = (0..<3).map { world.box("v\($0)") }
    for (index, view) in views.enumerated() {
      let level = LayoutPriority(750 + Float(index))
      world.engine.setContentSize(
        LayoutSize(width: 100, height: -1), compression: (level, level), of: view)
      try world.add(
        view, .left, .equal, index == 0 ? world.root : views[index - 1], index == 0 ? .left : .right
      )
    }
    try world.add(views[2], .right, .equal, world.root, .right)
    world.engine.solve()
    let widths = views.map { world.engine.alignmentRect(of: $0).width }
    #expect(near(widths[0], 60) && near(widths[1], 100) && near(widths[2], 100))
  }
}
