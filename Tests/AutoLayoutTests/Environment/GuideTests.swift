import AutoLayout
import Testing

/// Guides that the engine places by what it knows of their owners.
@Suite("Guides") struct GuideTests {
  @Test("AL-60: a guide is solved like an item, in its owner's coordinates") func guide() throws {
    let world = World()
    let panel = world.box("panel")
    let guide = LayoutSpacer(parent: panel, name: "guide")
    let view = world.box("view", in: panel)
    try world.place(panel, 50, 50, 100, 100)
    try world.add(guide, .left, .equal, panel, .left, plus: 10)
    try world.add(guide, .right, .equal, panel, .right, plus: -10)
    try world.add(view, .width, .equal, guide, .width)
    #expect(near(world.rect(view).width, 80))
    #expect(near(world.rect(guide).x, 10))
    #expect(world.engine.remove(guide).count == 3)
    #expect(world.engine.frame(of: guide) == .zero)
  }

  /// Measured: an owner whose child of 44 stands between its top and its safe area is as high as the
  /// child and the inset: 78 at 34.
  @Test("AL-61: guides are relations to their owner, not frozen rectangles") func relations() throws
  {
    let world = World()
    let panel = world.box("panel")
    let safeArea = LayoutSpacer(parent: panel, name: "UIViewSafeAreaLayoutGuide")
    let child = world.box("child", in: panel)
    for bottom in [0.0, 34] {
      world.engine.setGuide(
        .insets(LayoutInsets(top: 0, left: 0, bottom: bottom, right: 0)), of: safeArea)
      if bottom == 0 {
        try world.add(panel, .top, .equal, world.root, .top)
        try world.add(child, .top, .equal, panel, .top)
        try world.add(child, .height, .equal, 44)
        try world.add(child, .bottom, .equal, safeArea, .bottom)
      }
      #expect(near(world.rect(panel).height, 44 + bottom))
    }
  }

  @Test("AL-74: strips at the top and the bottom") func strips() throws {
    let world = World()
    let top = LayoutSpacer(parent: world.root, name: "top")
    let bottom = LayoutSpacer(parent: world.root, name: "bottom")
    world.engine.setGuide(.topStrip(20), of: top)
    world.engine.setGuide(.bottomStrip(49), of: bottom)
    let view = world.box("view")
    try world.add(view, .top, .equal, top, .bottom)
    try world.add(view, .bottom, .equal, bottom, .top)
    #expect(near(world.rect(view), LayoutRect(x: 0, y: 20, width: 0, height: 131)))
    #expect(near(world.rect(bottom), LayoutRect(x: 0, y: 151, width: 300, height: 49)))
  }

  // MARK: Readable content

  /// Margins of 16 in 400: 368, less than 672. In 1000: 968, so 672 from (968 - 672) / 2 + 16 = 164 on.
  /// Unequal margins of 100 and 20 leave 880: 672 from 100 + 104 on.
  @Test("AL-72: readable content is a column in the middle of the margins") func readable() throws {
    let world = World(width: 400, height: 300)
    let guide = LayoutSpacer(parent: world.root, name: "readable")
    let text = world.box("text")
    world.engine.setMargins(LayoutInsets(top: 10, left: 16, bottom: 12, right: 16), of: world.root)
    world.engine.setReadableGuide(of: guide)
    for attribute in [LayoutAttribute.left, .right, .top, .bottom] {
      try world.add(text, attribute, .equal, guide, attribute)
    }
    #expect(near(world.rect(text), LayoutRect(x: 16, y: 10, width: 368, height: 278)))
    world.engine.setRootSize(LayoutSize(width: 1000, height: 300))
    let changed = world.engine.solve()
    #expect(changed.contains { $0 === text } && changed.contains { $0 === guide })
    #expect(near(world.rect(text), LayoutRect(x: 164, y: 10, width: 672, height: 278)))
    #expect(world.engine.alignmentRect(of: guide) == world.engine.alignmentRect(of: text))
    world.engine.setMargins(LayoutInsets(top: 0, left: 100, bottom: 0, right: 20), of: world.root)
    #expect(near(world.rect(text), LayoutRect(x: 204, y: 0, width: 672, height: 300)))
    world.engine.setReadableGuide(ReadableContent(width: 560), of: guide)
    #expect(near(world.rect(text).width, 560))
    world.engine.setRootSize(LayoutSize(width: 400, height: 300))
    #expect(near(world.rect(text), LayoutRect(x: 100, y: 0, width: 280, height: 300)))
    #expect(world.conflicts.isEmpty)
  }

  /// Measured on iOS 26, bisected at one point: the margins up to 1008 wide, 920 beyond. The numbers
  /// of AL-72 are from memory, these are measured; both are rules of `ReadableContent`.
  @Test(
    "AL-72: the column measured on iOS 26",
    arguments: [
      (1008.0, 8.0, 8.0, 992.0), (1009, 8, 44.5, 920), (1200, 200, 200, 800), (1100, 90, 90, 920),
    ])
  func measuredReadable(width: Double, margin: Double, x: Double, readable: Double) throws {
    let world = World(width: width, height: 300)
    let guide = LayoutSpacer(parent: world.root, name: "readable")
    world.engine.setMargins(LayoutInsets(margin), of: world.root)
    world.engine.setReadableGuide(.measured, of: guide)
    let text = world.box("text")
    try world.add(text, .left, .equal, guide, .left)
    try world.add(text, .width, .equal, guide, .width)
    #expect(near(world.rect(text).x, x) && near(world.rect(text).width, readable))
    let insets = ReadableContent.measured.insets(width: width, margins: LayoutInsets(margin))
    #expect(near(insets.left, x) && near(width - insets.left - insets.right, readable))
  }

  /// Nothing but the guide holds the panel open: with its text of 500 it is 516 wide, which asks for
  /// the column; with the column of 300 nothing says how wide it is. Neither fits, so the guide rests.
  @Test("AL-72: an owner that is sized by its guide comes to rest") func readableOwner() throws {
    let world = World(width: 1000, height: 300)
    let panel = world.box("panel")
    let guide = LayoutSpacer(parent: panel, name: "readable")
    world.engine.setReadableGuide(ReadableContent(width: 300), of: guide)
    let text = world.box("text", in: panel)
    world.engine.setContentSize(LayoutSize(width: 500, height: 20), of: text)
    try world.add(text, .left, .equal, guide, .left)
    try world.add(text, .right, .equal, guide, .right)
    try world.add(panel, .left, .equal, world.root, .left)
    #expect(near(world.rect(text).width, 500) && near(world.rect(panel).width, 516))
    #expect(world.engine.solve().isEmpty)
    try world.add(panel, .width, .equal, 600)
    #expect(near(world.rect(text).width, 300) && near(world.rect(text).x, 150))
  }

  // MARK: Keyboard

  /// A root of 300 x 800 with a safe area of 34 at the bottom, and a panel from 100 to 700 in it.
  /// A keyboard of 250 begins at 550: it covers 250 of the root and 150 of the panel.
  @Test("AL-73: the keyboard guide covers what the keyboard does") func keyboard() throws {
    let world = World(width: 300, height: 800)
    let panel = world.box("panel")
    try world.place(panel, 0, 100, 300, 600)
    let own = LayoutSpacer(parent: world.root, name: "UIViewKeyboardLayoutGuide")
    let inPanel = LayoutSpacer(parent: panel, name: "UIViewKeyboardLayoutGuide")
    world.engine.setKeyboardGuide(restingHeight: 34, of: own)
    world.engine.setKeyboardGuide(restingHeight: 0, of: inPanel)
    let field = world.box("field")
    let button = world.box("button", in: panel)
    try world.add(field, .bottom, .equal, own, .top, plus: -10)
    try world.add(field, .height, .equal, 40)
    try world.add(button, .bottom, .equal, inPanel, .top)
    try world.add(button, .width, .equal, inPanel, .width)
    #expect(near(world.rect(field).y, 800 - 34 - 50))
    #expect(near(world.rect(button).maxY, 600))
    world.engine.setKeyboardHeight(250)
    let changed = world.engine.solve()
    #expect(changed.contains { $0 === own } && changed.contains { $0 === field })
    #expect(near(world.rect(field).y, 550 - 50))
    #expect(near(world.rect(button).maxY, 450) && near(world.rect(button).width, 300))
    #expect(near(world.rect(own), LayoutRect(x: 0, y: 550, width: 300, height: 250)))
    #expect(near(world.rect(inPanel), LayoutRect(x: 0, y: 450, width: 300, height: 150)))
    // The panel moves up until nothing of it is covered, and down until all is.
    let constraints = world.engine.constraints
    let top = try #require(
      constraints.first { $0.firstItem === panel && $0.firstAttribute == .top })
    try top.setConstant(-60)
    #expect(near(world.rect(button).maxY, 600))
    try top.setConstant(560)
    #expect(near(world.rect(inPanel), LayoutRect(x: 0, y: 0, width: 300, height: 600)))
    #expect(near(world.rect(button).maxY, 0))
    // A keyboard lower than the safe area leaves the guide at rest.
    world.engine.setKeyboardHeight(20)
    #expect(near(world.rect(own).height, 34))
    world.engine.setKeyboardHeight(0)
    #expect(near(world.rect(field).y, 800 - 34 - 50))
    #expect(world.conflicts.isEmpty)
    #expect(KeyboardArea.height(overlap: 150, ownerHeight: 600, restingHeight: 34) == 150)
    #expect(KeyboardArea.height(overlap: 900, ownerHeight: 600, restingHeight: 34) == 600)
    #expect(KeyboardArea.height(overlap: -5, ownerHeight: 600, restingHeight: 34) == 34)
  }

  @Test("AL-72, AL-73: numbers that mean nothing change nothing") func badNumbers() throws {
    let world = World(width: 1000, height: 300)
    let readable = LayoutSpacer(parent: world.root, name: "readable")
    let keyboard = LayoutSpacer(parent: world.root, name: "keyboard")
    world.engine.setReadableGuide(of: readable)
    world.engine.setKeyboardGuide(restingHeight: 10, of: keyboard)
    let view = world.box("view")
    try world.add(view, .width, .equal, readable, .width)
    try world.add(view, .bottom, .equal, keyboard, .top)
    let before = world.rect(view)
    world.engine.setReadableGuide(ReadableContent(width: .nan), of: readable)
    world.engine.setKeyboardGuide(restingHeight: -.infinity, of: keyboard)
    world.engine.setKeyboardHeight(.nan)
    world.engine.setKeyboardHeight(-3)
    #expect(world.rect(view) == before && before.width == 672)
  }

  @Test("AL-141: guides of both kinds fit as they are laid out") func fitting() throws {
    let world = World(width: 1000, height: 800)
    let panel = world.box("panel")
    try world.place(panel, 0, 0, 1000, 800)
    let guide = LayoutSpacer(parent: panel, name: "readable")
    world.engine.setReadableGuide(ReadableContent(width: 300), of: guide)
    let text = world.box("text", in: panel)
    try world.add(text, .height, .equal, guide, .width)
    try world.add(text, .top, .equal, panel, .top)
    let size = world.engine.fittingEngine(
      for: panel, target: LayoutSize(width: 700, height: 0), horizontal: .required,
      vertical: .fittingSizeLevel)
    size?.solve()
    #expect(size.map { near($0.alignmentRect(of: text).height, 300) } == true)
  }

  // MARK: Direction

  /// The panel runs from right to left, its label does not: what the panel holds follows the panel,
  /// what the label holds follows the label, and inside the root all runs from left to right.
  @Test("AL-82: the owner of a constraint decides its direction") func owner() throws {
    let world = World()
    let panel = world.box("panel")
    let label = world.box("label", in: panel)
    let dot = world.box("dot", in: label)
    world.engine.setDirection(.rightToLeft, of: panel)
    try world.add(panel, .leading, .equal, world.root, .leading, plus: 10)
    try world.add(panel, .width, .equal, 200)
    try world.add(label, .leading, .equal, panel, .leading, plus: 10)
    try world.add(label, .width, .equal, 50)
    try world.add(dot, .leading, .equal, label, .leading, plus: 10)
    try world.add(dot, .width, .equal, 5)
    #expect(near(world.rect(panel).x, 10))
    #expect(near(world.rect(label).x, 200 - 10 - 50))
    #expect(near(world.rect(dot).x, 10))
  }

  /// Two observations of devices that sound as if they disagreed. Recorded: a container that is forced
  /// to run from right to left turns its children's constraints to it, though they say nothing of their
  /// own. Measured: forcing a parent does not force its children, guides follow their owner, and so do
  /// margins. Both hold where the holder decides: the first is about what the container holds, the
  /// second about what its children do.
  @Test("AL-82, AL-71: a forced container turns what it holds, not what its children hold")
  func recordedAndMeasured() throws {
    let world = World()
    let panel = world.box("panel")
    try world.place(panel, 0, 0, 300, 100)
    world.engine.setDirection(.rightToLeft, of: panel)
    world.engine.setMargins(LayoutInsets(top: 0, left: 10, bottom: 0, right: 30), of: panel)
    let guide = world.box("guide", in: panel)
    world.engine.setMarginsGuide(guide)
    func child(_ name: String, in parent: Box) throws -> Box {
      let child = world.box(name, in: parent)
      try world.add(child, .width, .equal, 50)
      return child
    }
    // Recorded: leading 20 of the container is right 280, and >= turns into <=.
    let plain = try child("plain", in: panel)
    try world.add(plain, .leading, .equal, panel, .leading, plus: 20)
    let least = try child("least", in: panel)
    try world.add(least, .leading, .greaterThanOrEqual, panel, .leading, plus: 20)
    try world.add(least, .right, .equal, panel, .right, at: 500)
    #expect(near(world.rect(plain).maxX, 280) && near(world.rect(least).maxX, 280))
    // Whichever item comes first, and between siblings.
    let turned = try child("turned", in: panel)
    try world.add(panel, .trailing, .equal, turned, .trailing, plus: 20)
    let next = try child("next", in: panel)
    try world.add(next, .leading, .equal, plain, .trailing, plus: 5)
    #expect(near(world.rect(turned).x, 20) && near(world.rect(next).maxX, 225))
    // A guide and the margin twin follow the container: its right margin of 30 is the leading one.
    let guided = try child("guided", in: panel)
    try world.add(guided, .leading, .equal, guide, .leading, plus: 5)
    let margined = try child("margined", in: panel)
    try world.add(margined, .leading, .equal, panel, .leadingMargin, plus: 5)
    #expect(near(world.rect(guided).maxX, 265) && near(world.rect(margined).maxX, 265))
    // Left and right stay what they are.
    let fixed = try child("fixed", in: panel)
    try world.add(fixed, .left, .equal, panel, .left, plus: 20)
    #expect(near(world.rect(fixed).x, 20))
    // Measured: the child holds what is inside it, and was not forced.
    let inner = try child("inner", in: plain)
    world.engine.setMargins(LayoutInsets(top: 0, left: 1, bottom: 0, right: 3), of: plain)
    try world.add(inner, .leading, .equal, plain, .leadingMargin, plus: 4)
    #expect(near(world.rect(inner).x, 5))
    world.engine.setDirection(.rightToLeft, of: plain)
    #expect(near(world.rect(inner).maxX, 50 - 3 - 4))
  }
}
