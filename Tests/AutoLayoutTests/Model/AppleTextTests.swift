import AutoLayout
import Testing

/// An item printed by type and address, or by a name it was given.
private final class Named: LayoutItem {
  weak var layoutParent: (any LayoutItem)?
  let layoutName: String
  let layoutFullName: String

  init(_ fullName: String, given name: String? = nil, in parent: Named? = nil) {
    layoutFullName = fullName
    layoutName = name ?? fullName
    layoutParent = parent
  }
}

@Suite("Texts of constraints") struct AppleTextTests {
  private let view = Named("UIView:0x1")
  private let label: Named
  private let button: Named
  private let title: Named

  init() {
    label = Named("UILabel:0x2", in: view)
    button = Named("UIButton:0x3", in: view)
    title = Named("UILabel:0x4", given: "title", in: view)
  }

  private func text(
    _ first: any LayoutItem, _ a: LayoutAttribute, _ relation: LayoutRelation = .equal,
    _ second: (any LayoutItem)? = nil, _ b: LayoutAttribute = .notAnAttribute,
    times: Double = 1, plus: Double = 0, at priority: Float = 1000, identifier: String? = nil
  ) throws -> String {
    let constraint = try LayoutConstraint(
      first, a, relation, to: second, b, multiplier: times, constant: plus,
      priority: LayoutPriority(priority))
    constraint.identifier = identifier
    return constraint.appleText(address: "0x9", isActive: true)
  }

  @Test("spacing to the superview prints as visual format") func superview() throws {
    #expect(
      try text(label, .leading, .equal, view, .leading, plus: 20)
        == "<NSLayoutConstraint:0x9 H:|-(20)-[UILabel:0x2]   (active, names: '|':UIView:0x1 )>")
    #expect(
      try text(view, .trailing, .equal, label, .trailing, plus: 8)
        == "<NSLayoutConstraint:0x9 H:[UILabel:0x2]-(8)-|   (active, names: '|':UIView:0x1 )>")
    #expect(
      try text(view, .bottom, .greaterThanOrEqual, label, .bottom, plus: 8)
        == "<NSLayoutConstraint:0x9 V:[UILabel:0x2]-(>=8)-|   (active, names: '|':UIView:0x1 )>")
    #expect(
      try text(label, .bottom, .lessThanOrEqual, view, .bottom, plus: -8)
        == "<NSLayoutConstraint:0x9 UILabel:0x2.bottom <= UIView:0x1.bottom - 8   (active)>")
    #expect(
      try text(label, .left, .equal, view, .left)
        == "<NSLayoutConstraint:0x9 H:|-(0)-[UILabel:0x2](LTR)   (active, names: '|':UIView:0x1 )>")
  }

  @Test("spacing between siblings, with relation and priority") func siblings() throws {
    #expect(
      try text(button, .leading, .greaterThanOrEqual, label, .trailing, plus: 8, at: 750)
        == "<NSLayoutConstraint:0x9 H:[UILabel:0x2]-(>=8@750)-[UIButton:0x3] priority:750   (active)>"
    )
    #expect(
      try text(button, .top, .equal, label, .bottom, plus: 12.5)
        == "<NSLayoutConstraint:0x9 V:[UILabel:0x2]-(12.5)-[UIButton:0x3]   (active)>")
  }

  @Test("everything else prints as an equation") func equations() throws {
    #expect(
      try text(label, .width, .equal, plus: 100)
        == "<NSLayoutConstraint:0x9 UILabel:0x2.width == 100   (active)>")
    #expect(
      try text(label, .width, .equal, button, .height, times: 0.5, plus: 10, at: 250)
        == "<NSLayoutConstraint:0x9 UILabel:0x2.width == 0.5*UIButton:0x3.height + 10 priority:250"
        + "   (active)>")
    #expect(
      try text(label, .leading, .equal, view, .leadingMargin)
        == "<NSLayoutConstraint:0x9 UILabel:0x2.leading == UIView:0x1.leadingMargin   (active)>")
    #expect(
      try text(label, .centerX, .lessThanOrEqual, view, .centerX, times: -1, plus: -5)
        == "<NSLayoutConstraint:0x9 UILabel:0x2.centerX <= -UIView:0x1.centerX - 5   (active)>")
  }

  @Test("AL-34: identifiers and given names are explained") func names() throws {
    #expect(
      try text(title, .height, .equal, plus: 44, identifier: "bar height")
        == "<NSLayoutConstraint:0x9 'bar height' title.height == 44   (active, names: title:0x4 )>")
    #expect(
      try text(title, .top, .equal, view, .top, plus: 4)
        == "<NSLayoutConstraint:0x9 V:|-(4)-[title]   (active, names: title:0x4, '|':UIView:0x1 )>")
  }

  @Test("standard spaces say so; inactive constraints too") func standard() throws {
    let constraints = try VisualFormat("[label]-[button]").constraints(
      views: ["label": label, "button": button])
    #expect(
      constraints[0].appleText(address: "0x9")
        == "<NSLayoutConstraint:0x9 H:[UILabel:0x2]-(NSSpace(8))-[UIButton:0x3]   (inactive)>")
    constraints[0].standardSpace = .anchor
    #expect(
      constraints[0].appleText(address: "0x9").contains("-(NSLayoutAnchorConstraintSpace(8))-"))
  }

  @Test("AL-132: the log, word for word") func log() throws {
    let engine = LayoutEngine(root: view, size: LayoutSize(width: 320, height: 480))
    var logs: [String] = []
    engine.onConflict = { conflict in
      logs.append(
        conflict.logText { member in
          switch member {
          case .constraint(let constraint): constraint.appleText(address: "0x9")
          case .rule(let rule): "<NSAutoresizingMaskLayoutConstraint:0x8 \(rule.body)   (active)>"
          }
        })
    }
    engine.setAutoresizing(
      frame: .zero, parentSize: LayoutSize(width: 320, height: 480),
      mask: [.flexibleRightMargin, .flexibleBottomMargin], of: label)
    try engine.install(LayoutConstraint(label, .width, .equal, constant: 50))
    engine.solve()
    let expected = """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
      \tTry this:\u{20}
      \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
      \t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer \
      to the documentation for the UIView property translatesAutoresizingMaskIntoConstraints)\u{20}
      (
          "<NSAutoresizingMaskLayoutConstraint:0x8 h=--& v=--& UILabel:0x2.width == 0   (active)>",
          "<NSLayoutConstraint:0x9 UILabel:0x2.width == 50   (active)>"
      )

      Will attempt to recover by breaking constraint\u{20}
      <NSLayoutConstraint:0x9 UILabel:0x2.width == 50   (active)>

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
      debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
      <UIKitCore/UIView.h> may also be helpful.
      """
    #expect(logs == [expected])
  }
}
