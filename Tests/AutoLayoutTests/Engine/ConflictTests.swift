import AutoLayout
import PropertyTesting
import Testing

@Suite("Conflicts of required constraints") struct ConflictTests {
  /// Measured: of width 100 and 200 the greater constant breaks, whichever came first.
  @Test("AL-134: the larger constant breaks, in either order", arguments: [true, false])
  func widths(smallFirst: Bool) throws {
    let world = World()
    let a = world.box("a")
    let first = try world.add(a, .width, .equal, smallFirst ? 100 : 200)
    let second = try world.add(a, .width, .equal, smallFirst ? 200 : 100)
    #expect(near(world.rect(a).width, 100))
    let broken = smallFirst ? second : first
    #expect(world.conflicts.count == 1)
    #expect(world.conflicts.first?.brokenConstraint === broken)
    #expect(world.conflicts.first?.constraints.count == 2)
    #expect(broken.isBroken && broken.isInstalled)
  }

  /// What `print(conflict)` says in the hook: every member by its relation and identifier, and the one that is given up.
  @Test("A conflict prints itself") func description() throws {
    let world = World()
    let a = world.box("a")
    let first = try LayoutConstraint(a, .width, .equal, constant: 100)
    first.identifier = "narrow"
    try world.engine.install(first)
    try world.add(a, .width, .equal, 200)
    world.engine.solve()
    #expect(
      world.conflicts.first?.description == """
        These cannot hold together:
          a.width == 100 "narrow"
          a.width == 200
        Given up: a.width == 200
        """)
  }

  /// Measured: leading 10, trailing 110, width 50 → width breaks; the view is 100 wide.
  @Test("AL-134: leading, trailing and width: width breaks", arguments: [0, 1, 2])
  func leadingTrailingWidth(rotation: Int) throws {
    let world = World()
    let a = world.box("a")
    let relations = [
      try LayoutConstraint(a, .leading, .equal, to: world.root, .leading, constant: 10),
      try LayoutConstraint(a, .trailing, .equal, to: world.root, .leading, constant: 110),
      try LayoutConstraint(a, .width, .equal, constant: 50),
    ]
    for index in 0..<3 { try world.engine.install(relations[(index + rotation) % 3]) }
    #expect(near(world.rect(a).width, 100))
    #expect(world.conflicts.first?.brokenConstraint === relations[2])
    #expect(world.conflicts.first?.members.count == 3)
  }

  /// Measured: trailing 0 + leading 30 + centreX → centreX breaks.
  @Test("AL-134: leading, trailing and centre: the centre breaks") func center() throws {
    let world = World()
    let a = world.box("a")
    let center = try world.add(a, .centerX, .equal, world.root, .centerX)
    try world.add(a, .trailing, .equal, world.root, .trailing)
    try world.add(a, .leading, .equal, world.root, .leading, plus: 30)
    #expect(near(world.rect(a).x, 30))
    #expect(world.conflicts.first?.brokenConstraint === center)
  }

  /// Measured: width = 100 against ≤ 50 → the inequality breaks.
  @Test("AL-134: an inequality breaks before an equality") func inequality() throws {
    let world = World()
    let a = world.box("a")
    try world.add(a, .width, .equal, 100)
    let limit = try world.add(a, .width, .lessThanOrEqual, 50)
    #expect(near(world.rect(a).width, 100))
    #expect(world.conflicts.first?.brokenConstraint === limit)
  }

  /// a and b both 200 wide, side by side in 300: the later sibling's constraint breaks.
  @Test("AL-134: the later item's constraint breaks") func laterItem() throws {
    let world = World()
    let a = world.box("a")
    let b = world.box("b")
    let wideB = try world.add(b, .width, .equal, 200)
    try world.add(a, .width, .equal, 200)
    try world.add(a, .left, .equal, world.root, .left)
    let chain = try world.add(b, .left, .equal, a, .right)
    let end = try world.add(b, .right, .equal, world.root, .right)
    world.engine.solve()
    let broken = try #require(world.conflicts.first?.brokenConstraint)
    #expect(broken === wideB || broken === chain || broken === end)
    #expect(broken.firstItem === b)
    // By the key: the other item of `wideB` is b itself, later than a and the root.
    #expect(broken === wideB)
    #expect(near(world.engine.alignmentRect(of: b).width, 100))
  }

  @Test("AL-135: a broken constraint stays broken when its opponent goes") func staysBroken() throws
  {
    let world = World()
    let a = world.box("a")
    let small = try world.add(a, .width, .equal, 100)
    let large = try world.add(a, .width, .equal, 200)
    try world.add(a, .width, .equal, 150, at: 999)
    #expect(near(world.rect(a).width, 100))
    world.engine.uninstall(small)
    // Broken means just above every optional strength: 200 wins over 150 at 999.
    #expect(near(world.rect(a).width, 200))
    #expect(large.isBroken)
    // A new opponent is not reported: the broken one yields in silence.
    try world.add(a, .width, .equal, 120)
    #expect(near(world.rect(a).width, 120))
    #expect(world.conflicts.count == 1)
  }

  @Test("AL-135: recovery, where it is asked for") func recovers() throws {
    let world = World()
    world.engine.recoversBrokenConstraints = true
    let a = world.box("a")
    let small = try world.add(a, .width, .equal, 100)
    let large = try world.add(a, .width, .equal, 200)
    #expect(near(world.rect(a).width, 100))
    world.engine.uninstall(small)
    #expect(near(world.rect(a).width, 200))
    #expect(!large.isBroken)
  }

  @Test("AL-130, AL-133: only required constraints conflict; the set is irreducible")
  func irreducible() throws {
    let world = World()
    let a = world.box("a")
    let b = world.box("b")
    // Bystanders, and a conflict of three: a = b, a = 10, b = 20.
    try world.add(a, .height, .equal, 10)
    try world.add(b, .height, .equal, a, .height)
    try world.add(a, .width, .equal, 50, at: 999)
    let equal = try world.add(a, .width, .equal, b, .width)
    let ten = try world.add(a, .width, .equal, 10)
    let twenty = try world.add(b, .width, .equal, 20)
    world.engine.solve()
    let conflict = try #require(world.conflicts.first)
    #expect(world.conflicts.count == 1)
    let ids = Set(conflict.constraints.map { ObjectIdentifier($0) })
    #expect(ids == Set([equal, ten, twenty].map { ObjectIdentifier($0) }))
  }

  @Test("AL-97: the root's size wins over constraints on it, in silence") func root() throws {
    let world = World()
    try world.add(world.root, .width, .equal, 100)
    try world.add(world.root, .height, .equal, world.root, .width, times: 2)
    #expect(near(world.rect(world.root), LayoutRect(x: 0, y: 0, width: 300, height: 200)))
    #expect(world.conflicts.isEmpty)
  }

  /// Margins of 20 on both sides leave a width of -40 in a root of width 0.
  @Test("AL-11: a root too small breaks a constraint, and sizes stay above 0") func tooSmall()
    throws
  {
    let world = World()
    let a = world.box("a")
    try world.add(a, .leading, .equal, world.root, .leading, plus: 20)
    try world.add(a, .trailing, .equal, world.root, .trailing, plus: -20)
    #expect(near(world.rect(a).width, 260))
    world.engine.setRootSize(.zero)
    #expect(world.rect(a).width >= -1e-9)
    #expect(world.conflicts.count == 1)
  }

  @Test("AL-136: what goes is taken out before what comes") func exchange() throws {
    let world = World()
    let a = world.box("a")
    let old = try world.add(a, .width, .equal, 100)
    world.engine.solve()
    try world.add(a, .width, .equal, 200)
    world.engine.uninstall(old)
    #expect(near(world.rect(a).width, 200))
    #expect(world.conflicts.isEmpty)
  }

  @Test("AL-42: becoming required can conflict too") func becomesRequired() throws {
    let world = World()
    let a = world.box("a")
    try world.add(a, .width, .equal, 100)
    let other = try world.add(a, .width, .equal, 200, at: 999)
    world.engine.solve()
    try other.setPriority(.required)
    #expect(near(world.rect(a).width, 100))
    #expect(world.conflicts.first?.brokenConstraint === other)
  }

  @Test("changing a constant can conflict too") func changedConstant() throws {
    let world = World()
    let a = world.box("a")
    try world.add(a, .width, .equal, 100)
    let limit = try world.add(a, .width, .lessThanOrEqual, 150)
    world.engine.solve()
    #expect(world.conflicts.isEmpty)
    try limit.setConstant(50)
    #expect(near(world.rect(a).width, 100))
    #expect(world.conflicts.first?.brokenConstraint === limit)
  }

  /// The engine optimises when both have been said: neither bound holds with what the other was.
  @Test("AL-130: constants that change together conflict only if they cannot hold together")
  func changedTogether() throws {
    let world = World()
    let a = world.box("a")
    let least = try world.add(a, .width, .greaterThanOrEqual, 10)
    let most = try world.add(a, .width, .lessThanOrEqual, 20)
    try world.add(a, .width, .equal, 0, at: 250)
    #expect(world.rect(a).width == 10)
    try least.setConstant(100)
    try most.setConstant(200)
    #expect(world.rect(a).width == 100)
    try most.setConstant(5)
    try least.setConstant(3)
    #expect(world.rect(a).width == 3)
    #expect(world.conflicts.isEmpty)
    // One of three cannot: the others change all the same.
    let height = try world.add(a, .height, .equal, 30)
    world.engine.solve()
    try least.setConstant(50)
    try most.setConstant(40)
    try height.setConstant(60)
    let rect = world.rect(a)
    #expect(world.conflicts.count == 1)
    let broken = try #require(world.conflicts.first?.brokenConstraint)
    #expect(broken === least || broken === most)
    #expect(near(rect.width, broken === least ? 40 : 50) && rect.height == 60)
  }

  /// The hook is told while the constraint still stands; layout goes on with the rest.
  @Test("AL-131: a hook is told of each break, before it") func hook() throws {
    let world = World()
    var told: [(broken: (any LayoutConstraining)?, wasBroken: Bool, members: Int)] = []
    world.engine.onConflict = { conflict in
      let broken = conflict.brokenConstraint
      told.append((broken, broken?.isBroken ?? true, conflict.members.count))
    }
    let a = world.box("a")
    let b = world.box("b")
    try world.add(a, .width, .equal, 10)
    let wide = try world.add(a, .width, .equal, 20)
    try world.add(b, .width, .equal, a, .width)
    let equal = try world.add(b, .width, .equal, 30)
    #expect(near(world.rect(b).width, 10) || near(world.rect(b).width, 30))
    #expect(told.count == 2 && told.allSatisfy { !$0.wasBroken })
    #expect(told[0].broken === wide && told[0].members == 2)
    #expect(told[1].members == 3 && wide.isBroken && (told[1].broken?.isBroken ?? false))
    #expect(equal.isInstalled)
    // Nothing new is told while nothing changes.
    world.engine.solve()
    #expect(told.count == 2)
  }

  /// a is 100, and 150; b is as wide as a. The second width is told of as the one to break.
  private func hooked(
    _ hook: @escaping (LayoutConflict, World, [LayoutConstraint]) throws -> Void
  ) throws -> (world: World, constraints: [LayoutConstraint], told: () -> Int) {
    let world = World()
    let (a, b) = (world.box("a"), world.box("b"))
    let constraints = try [
      LayoutConstraint(a, .width, .equal, constant: 100),
      LayoutConstraint(a, .width, .equal, constant: 150),
      LayoutConstraint(b, .width, .equal, to: a, .width),
    ]
    var told = 0
    world.engine.onConflict = { [unowned world] conflict in
      told += 1
      #expect(throws: Never.self) { try hook(conflict, world, constraints) }
    }
    for constraint in constraints { try world.engine.install(constraint) }
    world.engine.solve()
    return (world, constraints, { told })
  }

  private func widths(_ world: World) -> [Double] {
    world.root.children.map { world.engine.frame(of: $0).width }
  }

  /// The constraints that the solver holds, by the engine's report.
  private func held(_ world: World) -> [String] {
    world.engine.rowReports.compactMap { row in
      guard case .constraint(let constraint) = row.source, !row.breaksTies else { return nil }
      return constraint.relationText
    }
  }

  @Test("AL-131: what the hook takes out of force is gone, and need not be broken")
  func hookUninstalls() throws {
    let (world, constraints, told) = try hooked { conflict, world, _ in
      if let broken = conflict.brokenConstraint { world.engine.uninstall(broken) }
    }
    #expect(told() == 1 && widths(world) == [100, 100])
    #expect(!constraints[1].isInstalled && !constraints[1].isBroken)
    #expect(held(world) == ["a.width == 100", "b.width == a.width"])
    // The opponent goes: the other has its way, as it was not broken.
    let other = try hooked { conflict, world, constraints in
      world.engine.uninstall(constraints[0])
    }
    #expect(other.told() == 1 && widths(other.world) == [150, 150])
    #expect(!other.constraints[1].isBroken)
    #expect(held(other.world) == ["a.width == 150", "b.width == a.width"])
  }

  @Test("AL-131: an item that the hook takes away leaves nothing behind")
  func hookRemovesItem() throws {
    let (world, constraints, told) = try hooked { _, world, _ in
      world.engine.remove(world.root.children[0])
    }
    #expect(told() == 1 && held(world).isEmpty)
    #expect(constraints.allSatisfy { !$0.isInstalled })
    // What was taken away can come again.
    try world.engine.install(constraints[1])
    world.engine.solve()
    #expect(widths(world) == [150, 0] && told() == 1)
  }

  @Test("AL-131: what the hook changes counts from the next solve on")
  func hookChanges() throws {
    let (world, constraints, told) = try hooked { _, world, constraints in
      try constraints[0].setConstant(70)
      let installed = try LayoutConstraint(world.root.children[0], .width, .equal, constant: 170)
      try world.engine.install(installed)
      #expect(world.engine.solve().isEmpty)
      _ = world.engine.trace()
      _ = world.engine.hasAmbiguousLayout(world.root.children[0])
    }
    #expect(told() == 1 && widths(world) == [100, 100])
    #expect(world.engine.needsSolve && constraints[1].isBroken)
    // The one that was installed conflicts with the one that was changed, and the hook installs
    // another: one conflict for each solve, not one after the other for ever.
    world.engine.solve()
    #expect(told() == 2 && widths(world) == [70, 70])
    world.engine.solve()
    #expect(told() == 3)
  }

  @Test("AL-28: what the hook takes out of force when it hears of a limit is gone")
  func limitHook() throws {
    let world = World()
    let a = world.box("a")
    world.engine.onLimitExceeded = { [unowned world] in world.engine.uninstall($0) }
    let wide = try world.add(a, .width, .equal, 3e7)
    world.engine.solve()
    #expect(!wide.isInstalled && held(world).isEmpty && world.rect(a).width == 0)
  }

  /// Any proper part of what is told of holds together: in an engine that is given all but one. The
  /// constraints are between positions, which nothing else limits.
  @Test("AL-133: random conflicts are irreducible", arguments: 0..<30) func irreducibleSets(
    _ seed: Int
  )
    throws
  {
    var random = RandomSource(seed: UInt64(seed))
    let world = World()
    let boxes = (0..<4).map { world.box("b\($0)") }
    typealias Rule = (Int, LayoutRelation, Int?, Double)
    var rules: [ObjectIdentifier: Rule] = [:]
    var constraints: [LayoutConstraint] = []
    func constraint(_ rule: Rule, among boxes: [Box]) throws -> LayoutConstraint {
      try LayoutConstraint(
        boxes[rule.0], .left, rule.1, to: rule.2.map { boxes[$0] } ?? boxes[0].layoutParent, .left,
        constant: rule.3)
    }
    for _ in 0..<9 {
      let first = Int.random(in: 0..<4, using: &random)
      let others = (0..<4).filter { $0 != first }
      let rule: Rule = (
        first,
        [.lessThanOrEqual, .equal, .greaterThanOrEqual].randomElement(using: &random) ?? .equal,
        Bool.random(using: &random) ? others.randomElement(using: &random) : nil,
        Double(Int.random(in: 1...9, using: &random))
      )
      let made = try constraint(rule, among: boxes)
      rules[ObjectIdentifier(made)] = rule
      constraints.append(made)
      try world.engine.install(made)
    }
    world.engine.solve()
    // The first conflict is told of before anything is broken: its members are as they were made.
    guard let conflict = world.conflicts.first else { return }
    let members = conflict.constraints.compactMap { rules[ObjectIdentifier($0)] }
    for left in -1..<members.count {
      let part = World()
      let boxes = (0..<4).map { part.box("b\($0)") }
      for (index, rule) in members.enumerated() where index != left {
        try part.engine.install(constraint(rule, among: boxes))
      }
      part.engine.solve()
      #expect(part.conflicts.isEmpty == (left >= 0), "without \(left) of \(members)")
    }
  }
}
