import AutoLayout
import Testing

/// Constraints as they were seen in published logs of iOS 10 and later, with shorter addresses and
/// names of types. Each test builds the constraint that an author wrote and expects the text that
/// was logged for it.
@Suite("Texts of constraints, as logged") struct LoggedTextTests {
  /// An item printed by type and address, `UIView:0x1`, with its own text or with a given name.
  private final class Item: LayoutItem {
    weak var layoutParent: (any LayoutItem)?
    let layoutName: String
    let layoutFullName: String

    init(_ fullName: String, text: String? = nil, named name: String? = nil, in parent: Item? = nil)
    {
      layoutFullName = fullName
      layoutName = name ?? text.map { "\(fullName)'\($0)'" } ?? fullName
      layoutParent = parent
    }
  }

  private let cell = Item("UITableViewCellContentView:0xc")
  private let view: Item
  private let other: Item
  private let label: Item
  private let stack: Item
  private let inner: Item
  private let margins: Item
  private let safeArea: Item

  init() {
    view = Item("UIView:0x1", in: cell)
    other = Item("UIView:0x2", in: cell)
    label = Item("UILabel:0x3", text: "Set lunch", in: cell)
    stack = Item("UIStackView:0x4", in: cell)
    inner = Item("UILabel:0x5", text: "Added at 10:26", in: stack)
    margins = Item("UILayoutGuide:0x6", text: "UIViewLayoutMarginsGuide", in: cell)
    safeArea = Item("UILayoutGuide:0x7", text: "UIViewSafeAreaLayoutGuide", in: cell)
  }

  private func expect(
    _ text: String, _ first: Item, _ attribute: LayoutAttribute,
    _ relation: LayoutRelation = .equal,
    _ second: Item? = nil, _ other: LayoutAttribute = .notAnAttribute, times multiplier: Double = 1,
    plus constant: Double = 0, at priority: Float = 1000, named identifier: String? = nil,
    space: LayoutConstraint.StandardSpace? = nil, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let constraint = try LayoutConstraint(
      first, attribute, relation, to: second, other, multiplier: multiplier, constant: constant,
      priority: LayoutPriority(priority))
    constraint.identifier = identifier
    constraint.standardSpace = space
    let logged = constraint.appleText(address: "0x9", isActive: true)
    #expect(logged == "<NSLayoutConstraint:0x9 \(text)>", sourceLocation: location)
  }

  @Test("sizes") func sizes() throws {
    try expect("UIView:0x1.height == 44   (active)", view, .height, plus: 44)
    try expect("UIView:0x1.width <= 0   (active)", view, .width, .lessThanOrEqual, plus: 0)
    try expect("UIView:0x1.height >= 44   (active)", view, .height, .greaterThanOrEqual, plus: 44)
    try expect("UIView:0x1.height == 123.5   (active)", view, .height, plus: 123.5)
    try expect("UIView:0x1.width == 94.3333   (active)", view, .width, plus: 283 / 3.0)
    try expect(
      "UIView:0x1.height == 2.22507e-308   (active)", view, .height, plus: .leastNormalMagnitude)
    try expect(
      "UIView:0x1.width == UIView:0x1.height   (active)", view, .width, .equal, view, .height)
    try expect(
      "UIView:0x1.height == 0.9*UILabel:0x3'Set lunch'.height   (active)", view, .height, .equal,
      label, .height, times: 0.9)
    try expect(
      "UIView:0x1.height >= 1444.5 priority:999.9   (active)", view, .height,
      .greaterThanOrEqual, plus: 1444.5, at: 999.9)
    try expect(
      "'NSTableRowView-Encapsulated-Layout-Height' UIView:0x1.height == 44 priority:500   (active)",
      view, .height, plus: 44, at: 500, named: "NSTableRowView-Encapsulated-Layout-Height")
    try expect(
      "'fittingSizeHTarget' UITableViewCellContentView:0xc.width == 414   (active)", cell, .width,
      plus: 414, named: "fittingSizeHTarget")
    try expect(
      "'UIView-Encapsulated-Layout-Width' UITableViewCellContentView:0xc.width == 342   (active)",
      cell, .width, plus: 342, named: "UIView-Encapsulated-Layout-Width")
  }

  @Test("an edge after the superview's, as a format would say it") func afterSuperview() throws {
    try expect(
      "H:|-(20)-[UIView:0x1]   (active, names: '|':UITableViewCellContentView:0xc )", view,
      .leading, .equal, cell, .leading, plus: 20)
    try expect(
      "V:|-(0)-[UIStackView:0x4]   (active, names: '|':UITableViewCellContentView:0xc )", stack,
      .top, .equal, cell, .top)
    try expect(
      "H:|-(7)-[UIView:0x1](LTR)   (active, names: '|':UITableViewCellContentView:0xc )", view,
      .left, .equal, cell, .left, plus: 7)
    try expect(
      "H:[UIView:0x1]-(20)-|   (active, names: '|':UITableViewCellContentView:0xc )", cell,
      .trailing, .equal, view, .trailing, plus: 20)
    try expect(
      "V:[UIView:0x1]-(-2)-|   (active, names: '|':UITableViewCellContentView:0xc )", cell,
      .bottom, .equal, view, .bottom, plus: -2)
    try expect(
      "V:|-(>=NSLayoutAnchorConstraintSpace(8))-[UIView:0x1]"
        + "   (active, names: '|':UITableViewCellContentView:0xc )",
      view, .top, .greaterThanOrEqual, cell, .top, plus: 8, space: .anchor)
  }

  /// The item first, the superview second: what authors write by anchors for far edges.
  @Test("the same distance the other way round, as an equation") func beforeSuperview() throws {
    try expect(
      "UIStackView:0x4.trailing == UITableViewCellContentView:0xc.trailing - 10   (active)",
      stack, .trailing, .equal, cell, .trailing, plus: -10)
    try expect(
      "UIView:0x1.bottom == UITableViewCellContentView:0xc.bottom   (active)", view, .bottom,
      .equal, cell, .bottom)
    try expect(
      "UIView:0x1.right == UITableViewCellContentView:0xc.right - 7   (active)", view, .right,
      .equal, cell, .right, plus: -7)
    try expect(
      "'UISV-canvas-connection' UIStackView:0x4.leading == UILabel:0x5'Added at 10:26'.leading"
        + "   (active)",
      stack, .leading, .equal, inner, .leading, named: "UISV-canvas-connection")
    try expect(
      "'UISV-canvas-connection' UIStackView:0x4.top == UILabel:0x5'Added at 10:26'.top   (active)",
      stack, .top, .equal, inner, .top, named: "UISV-canvas-connection")
    try expect(
      "'UISV-canvas-connection' H:[UILabel:0x5'Added at 10:26']-(0)-|"
        + "   (active, names: '|':UIStackView:0x4 )",
      stack, .trailing, .equal, inner, .trailing, named: "UISV-canvas-connection")
  }

  @Test("neighbours") func neighbours() throws {
    try expect(
      "V:[UIView:0x1]-(8)-[UIStackView:0x4]   (active)", stack, .top, .equal, view, .bottom, plus: 8
    )
    try expect(
      "V:[UIView:0x1]-(>=11)-[UIView:0x2]   (active)", other, .top, .greaterThanOrEqual, view,
      .bottom, plus: 11)
    try expect(
      "V:[UIView:0x1]-(-20)-[UIView:0x2]   (active)", other, .top, .equal, view, .bottom, plus: -20)
    try expect(
      "'UISV-spacing' V:[UIView:0x1]-(16)-[UIView:0x2]   (active)", other, .top, .equal, view,
      .bottom, plus: 16, named: "UISV-spacing")
    try expect(
      "'UISV-spacing' V:[UIView:0x1]-(NSLayoutAnchorConstraintSpace(8))-[UIView:0x2]   (active)",
      other, .top, .equal, view, .bottom, plus: 8, named: "UISV-spacing", space: .anchor)
    try expect(
      "H:[UILabel:0x3'Set lunch']-(NSSpace(8))-[UIView:0x1]   (active)", view, .leading, .equal,
      label, .trailing, plus: 8, space: .visualFormat)
    // Optional, as iOS 9 printed the far distance of a picture: -(20@100)-| priority:100.
    try expect(
      "H:[UIView:0x1]-(20@100)-| priority:100"
        + "   (active, names: '|':UITableViewCellContentView:0xc )",
      cell, .trailing, .equal, view, .trailing, plus: 20, at: 100)
    // The nearer item first.
    try expect(
      "'accessoryView.bottom' UIView:0x1.bottom == UIView:0x2.top   (active)", view, .bottom,
      .equal, other, .top, named: "accessoryView.bottom")
    try expect(
      "UIView:0x1.centerX == UIView:0x2.centerX - 175.5   (active)", view, .centerX, .equal, other,
      .centerX, plus: -175.5)
    try expect(
      "'UISV-alignment' UIView:0x1.bottom == UIView:0x2.bottom   (active)", view, .bottom, .equal,
      other, .bottom, named: "UISV-alignment")
    try expect(
      "'UISV-spanning-boundary' UIView:0x1.top <= UIView:0x2.top   (active)", view, .top,
      .lessThanOrEqual, other, .top, named: "UISV-spanning-boundary")
    try expect(
      "'UISV-fill-equally' UIView:0x2.width == UIView:0x1.width   (active)", other, .width, .equal,
      view, .width, named: "UISV-fill-equally")
    try expect(
      "'IB_Baseline_Baseline' UIView:0x2.lastBaseline == UIView:0x1.lastBaseline   (active)",
      other, .lastBaseline, .equal, view, .lastBaseline, named: "IB_Baseline_Baseline")
  }

  @Test("guides and margins") func guides() throws {
    try expect(
      "UIView:0x1.top == UILayoutGuide:0x7'UIViewSafeAreaLayoutGuide'.top + 10   (active)", view,
      .top, .equal, safeArea, .top, plus: 10)
    try expect(
      "UILayoutGuide:0x7'UIViewSafeAreaLayoutGuide'.trailing == UIView:0x1.trailing - 30   (active)",
      safeArea, .trailing, .equal, view, .trailing, plus: -30)
    try expect(
      "UIView:0x1.bottom <= UILayoutGuide:0x7'UIViewSafeAreaLayoutGuide'.bottom"
        + " NSLayoutAnchorConstraintSpace(8)   (active)",
      view, .bottom, .lessThanOrEqual, safeArea, .bottom, plus: 8, space: .anchor)
    try expect(
      "UILayoutGuide:0x6'UIViewLayoutMarginsGuide'.bottom == UIView:0x1.bottom NSSpace(0)   (active)",
      margins, .bottom, .equal, view, .bottom, space: .visualFormat)
    try expect(
      "UITableViewCellContentView:0xc.bottomMargin == UIStackView:0x4.bottom   (active)", cell,
      .bottomMargin, .equal, stack, .bottom)
    try expect(
      "UIStackView:0x4.top == UITableViewCellContentView:0xc.topMargin   (active)", stack, .top,
      .equal, cell, .topMargin)
    try expect(
      "'UIViewSafeAreaLayoutGuide-top' V:|-(44)-[UILayoutGuide:0x7'UIViewSafeAreaLayoutGuide']"
        + "   (active, names: '|':UITableViewCellContentView:0xc )",
      safeArea, .top, .equal, cell, .top, plus: 44, named: "UIViewSafeAreaLayoutGuide-top")
    try expect(
      "'UIView-bottomMargin-guide-constraint' V:[UILayoutGuide:0x6'UIViewLayoutMarginsGuide']-(42)-|"
        + "   (active, names: '|':UITableViewCellContentView:0xc )",
      cell, .bottom, .equal, margins, .bottom, plus: 42,
      named: "UIView-bottomMargin-guide-constraint")
    try expect(
      "'UIView-rightMargin-guide-constraint'"
        + " H:[UILayoutGuide:0x6'UIViewLayoutMarginsGuide']-(15)-|(LTR)"
        + "   (active, names: '|':UITableViewCellContentView:0xc )",
      cell, .right, .equal, margins, .right, plus: 15,
      named: "UIView-rightMargin-guide-constraint")
  }

  @Test("AL-34: names that were given are explained: the items in order, then the superview")
  func names() throws {
    let main = Item("UIView:0xa", named: "main")
    let table = Item("UITableView:0xb", named: "tableView", in: main)
    let image = Item("UIImageView:0xd", in: main)
    let title = Item("UILabel:0xe", named: "progress background", in: main)
    try expect(
      "progress background.height == 5   (active, names: progress background:0xe )", title,
      .height, plus: 5)
    try expect(
      "V:|-(0)-[tableView]   (active, names: tableView:0xb, main:0xa, '|':main:0xa )", table, .top,
      .equal, main, .top)
    try expect(
      "H:|-(6)-[UIImageView:0xd]   (active, names: main:0xa, '|':main:0xa )", image, .leading,
      .equal, main, .leading, plus: 6)
    try expect(
      "H:[UIImageView:0xd]-(8)-|   (active, names: main:0xa, '|':main:0xa )", main, .trailing,
      .equal, image, .trailing, plus: 8)
    try expect(
      "tableView.bottom == main.bottom   (active, names: tableView:0xb, main:0xa )", table, .bottom,
      .equal, main, .bottom)
    try expect(
      "V:[progress background]-(7)-[tableView]"
        + "   (active, names: tableView:0xb, progress background:0xe )",
      table, .top, .equal, title, .bottom, plus: 7)
    try expect(
      "tableView.width == 1.574*tableView.height   (active, names: tableView:0xb )", table, .width,
      .equal, table, .height, times: 1.574)
    try expect(
      "UIImageView:0xd.leading == tableView.leading   (active, names: tableView:0xb )", image,
      .leading, .equal, table, .leading)
  }

  // MARK: Rules of the system

  /// The texts of the rules about `item`, without addresses.
  private func ruleTexts(_ engine: LayoutEngine, _ item: Item, _ axis: LayoutAxis) -> [String] {
    engine.rulesAffectingLayout(of: item, axis: axis)
      .map { $0.appleText.replacing(/LayoutConstraint:0x[0-9a-f]+/, with: "LayoutConstraint:0x9") }
  }

  @Test("AL-94, AL-95: masks") func masks() throws {
    let engine = LayoutEngine(root: cell, size: LayoutSize(width: 320, height: 44))
    func mask(_ item: Item, _ frame: LayoutRect, _ mask: AutoresizingMask) {
      engine.setAutoresizing(
        frame: frame, parentSize: LayoutSize(width: 320, height: 44), mask: mask, of: item)
    }
    mask(view, LayoutRect(x: 0, y: -1 / 3.0, width: 150, height: 5 / 3.0), [])
    let bar = "(active, names: '|':UITableViewCellContentView:0xc )"
    #expect(
      ruleTexts(engine, view, .horizontal) == [
        "<NSAutoresizingMaskLayoutConstraint:0x9 h=--& v=--& UIView:0x1.minX == 0   \(bar)>",
        "<NSAutoresizingMaskLayoutConstraint:0x9 h=--& v=--& UIView:0x1.width == 150   (active)>",
      ])
    #expect(
      ruleTexts(engine, view, .vertical) == [
        "<NSAutoresizingMaskLayoutConstraint:0x9 h=--& v=--& UIView:0x1.minY == - 0.333333"
          + "   \(bar)>",
        "<NSAutoresizingMaskLayoutConstraint:0x9 h=--& v=--& UIView:0x1.height == 1.66667   (active)>",
      ])
    // Width and height give, both sides hold, as logged by iOS 13
    // (https://github.com/Provenance-Emu/Provenance/issues/1381).
    mask(other, LayoutRect(x: 0, y: 0, width: 300, height: 44), [.flexibleWidth, .flexibleHeight])
    let start = "<NSAutoresizingMaskLayoutConstraint:0x9 h=-&- v=-&- "
    #expect(
      ruleTexts(engine, other, .horizontal).filter { $0.contains("h=-&-") } == [
        "\(start)UIView:0x2.minX == 0   \(bar)>", "\(start)H:[UIView:0x2]-(20)-|   \(bar)>",
      ])
    #expect(
      ruleTexts(engine, other, .vertical).filter { $0.contains("h=-&-") } == [
        "\(start)UIView:0x2.minY == 0   \(bar)>", "\(start)V:[UIView:0x2]-(0)-|   \(bar)>",
      ])
    // Margins of 128 and 127.740: the near one has 0.500507 of the change.
    mask(
      label, LayoutRect(x: 128.130, y: 0, width: 64, height: 44),
      [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin])
    let text = try #require(ruleTexts(engine, label, .horizontal).first { $0.contains("minX") })
    #expect(
      text == "<NSAutoresizingMaskLayoutConstraint:0x9 h=&-& v=&-- UILabel:0x3'Set lunch'.minX =="
        + " 0.500508*UITableViewCellContentView:0xc.width - 32.0325   (active)>")
  }

  /// Where one margin gives, or one and the size, the other margin and what remains are fixed.
  @Test("AL-95: the far margin is fixed where the near one gives") func farMargins() {
    let engine = LayoutEngine(root: cell, size: LayoutSize(width: 320, height: 44))
    func texts(_ mask: AutoresizingMask) -> [String] {
      engine.setAutoresizing(
        frame: LayoutRect(x: 200, y: 4, width: 100, height: 36),
        parentSize: LayoutSize(width: 320, height: 44), mask: mask, of: view)
      return ruleTexts(engine, view, .horizontal).filter { $0.contains("v=") }
        .map { String($0.split(separator: "v=--& ")[1].split(separator: "   (")[0]) }
    }
    #expect(texts(.flexibleLeftMargin) == ["H:[UIView:0x1]-(20)-|", "UIView:0x1.width == 100"])
    // The size has 100 of the 300 points that give: 100 - 320 / 3 is added.
    #expect(
      texts([.flexibleLeftMargin, .flexibleWidth]) == [
        "H:[UIView:0x1]-(20)-|",
        "UIView:0x1.width == 0.333333*UITableViewCellContentView:0xc.width - 6.66667",
      ])
    #expect(
      texts([.flexibleWidth, .flexibleRightMargin]) == [
        "UIView:0x1.minX == 200",
        "UIView:0x1.width == 0.833333*UITableViewCellContentView:0xc.width - 166.667",
      ])
  }

  /// The root of a window, as logged (https://github.com/saeid/SwiftyOverlay/issues/4), and what has
  /// another host.
  @Test("AL-96: sizes that are given from outside") func givenSizes() {
    let window = Item("UIWindow:0x10bf06ba0")
    let controllerView = Item("UIView:0x7f927f1017b0", in: window)
    let engine = LayoutEngine(root: window, size: LayoutSize(width: 375, height: 568))
    engine.setAutoresizing(
      frame: LayoutRect(x: 0, y: 0, width: 375, height: 568), parentSize: engine.rootSize,
      mask: [.flexibleWidth, .flexibleHeight], isHosted: true, of: controllerView)
    engine.rootIsWindow = true
    #expect(
      engine.systemRules(of: window).map { $0.appleText(address: "0x9") } == [
        "<NSAutoresizingMaskLayoutConstraint:0x9 h=--- v=--- UIWindow:0x10bf06ba0.width == 375"
          + "   (active)>",
        "<NSAutoresizingMaskLayoutConstraint:0x9 h=--- v=--- UIWindow:0x10bf06ba0.height == 568"
          + "   (active)>",
      ])
    engine.solve()
    #expect(
      engine.systemRules(of: controllerView).map { $0.appleText(address: "0x9") } == [
        "<NSAutoresizingMaskLayoutConstraint:0x9 h=-&- v=-&- 'UIView-Encapsulated-Layout-Left'"
          + " UIView:0x7f927f1017b0.minX == 0   (active, names: '|':UIWindow:0x10bf06ba0 )>",
        "<NSLayoutConstraint:0x9 'UIView-Encapsulated-Layout-Width' UIView:0x7f927f1017b0.width"
          + " == 375   (active)>",
        "<NSAutoresizingMaskLayoutConstraint:0x9 h=-&- v=-&- 'UIView-Encapsulated-Layout-Top'"
          + " UIView:0x7f927f1017b0.minY == 0   (active, names: '|':UIWindow:0x10bf06ba0 )>",
        "<NSLayoutConstraint:0x9 'UIView-Encapsulated-Layout-Height' UIView:0x7f927f1017b0.height"
          + " == 568   (active)>",
      ])
  }

  @Test("AL-51: content sizes") func contentSizes() {
    let engine = LayoutEngine(root: cell, size: LayoutSize(width: 320, height: 44))
    let title = Item("NSTextField:0x1034298f0", named: "multilineLabel", in: cell)
    engine.setContentSize(
      LayoutSize(width: 35, height: 20.5), hugging: (.defaultLow, .defaultHigh), of: label)
    engine.setContentSize(
      LayoutSize(width: -1, height: 17), hugging: (.defaultLow, .defaultHigh), of: title)
    #expect(
      ruleTexts(engine, label, .horizontal) == [
        "<NSContentSizeLayoutConstraint:0x9 UILabel:0x3'Set lunch'.width == 35"
          + " Hug:250 CompressionResistance:750   (active)>"
      ])
    #expect(
      ruleTexts(engine, title, .vertical) == [
        "<NSContentSizeLayoutConstraint:0x9 multilineLabel.height == 17"
          + " Hug:750 CompressionResistance:750   (active, names: multilineLabel:0x1034298f0 )>"
      ])
  }
}
