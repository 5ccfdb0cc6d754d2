import AutoLayout
import Testing

@Suite("Legality of constraints") struct LegalityTests {
  let root = Box("Root")
  let label: Box

  init() { label = Box("Label", in: root) }

  private func refusal(_ body: () throws(LayoutConstraintError) -> LayoutConstraint)
    -> LayoutConstraintError?
  {
    do {
      _ = try body()
      return nil
    } catch {
      return error
    }
  }

  @Test("AL-2, AL-3: raw values") func rawValues() {
    #expect(
      [LayoutRelation.lessThanOrEqual, .equal, .greaterThanOrEqual].map(\.rawValue) == [-1, 0, 1])
    let named: [LayoutAttribute] = [
      .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX,
      .centerY, .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
    ]
    #expect(named.map(\.rawValue) == Array(0...20) && LayoutAttribute.allCases == named)
  }

  @Test("AL-1: what a constraint says can be read; constant, priority and name can change")
  func parts() throws {
    let constraint = try LayoutConstraint(
      label, .width, .lessThanOrEqual, to: root, .height, multiplier: 0.5, constant: 10,
      priority: LayoutPriority(600))
    #expect(constraint.firstItem === label && constraint.secondItem === root)
    #expect(constraint.firstAttribute == .width && constraint.secondAttribute == .height)
    #expect(constraint.relation == .lessThanOrEqual && constraint.multiplier == 0.5)
    try constraint.setConstant(-3)
    try constraint.setPriority(LayoutPriority(999.5))
    constraint.identifier = "half"
    #expect(constraint.constant == -3 && constraint.priority.rawValue == 999.5)
    #expect(constraint.description == "Label.width <= 0.5*Root.height - 3 @999.5")
    // In force it says what it said: at most 0.5 · 200 - 3 of 120.
    let engine = LayoutEngine(root: root, size: LayoutSize(width: 300, height: 200))
    try engine.install(constraint)
    try engine.install(constraint)
    try engine.install(
      LayoutConstraint(label, .width, .equal, constant: 120, priority: .defaultLow))
    engine.solve()
    #expect(near(engine.alignmentRect(of: label).width, 97) && engine.constraints.count == 2)
  }

  @Test("AL-5: defaults") func defaults() throws {
    let constraint = try LayoutConstraint(label, .width, .equal, constant: 10)
    #expect(constraint.priority == .required)
    #expect(!constraint.isInstalled)
    #expect(constraint.identifier == nil)
  }

  @Test("AL-20: a location equal to a constant") func locationConstant() {
    let text =
      "NSLayoutConstraint for Label: A multiplier of 0 or a nil second item together with a location"
      + " for the first attribute creates an illegal constraint of a location equal to a constant."
      + " Location attributes must be specified in pairs."
    let nilItem = refusal { () throws(LayoutConstraintError) in
      try LayoutConstraint(label, .leading, .equal, constant: 10)
    }
    #expect(nilItem?.reason == text)
    #expect(nilItem?.exceptionName == "NSInvalidArgumentException")
    let zero = refusal { () throws(LayoutConstraintError) in
      try LayoutConstraint(label, .top, .equal, to: root, .top, multiplier: 0)
    }
    #expect(zero?.reason == text)
  }

  @Test(
    "AL-21: locations go with locations",
    arguments: [
      (.leading, .width), (.width, .leading), (.top, .height), (.centerX, .height),
      (.lastBaseline, .width), (.width, .notAnAttribute),
    ] as [(LayoutAttribute, LayoutAttribute)])
  func invalidPairs(first: LayoutAttribute, second: LayoutAttribute) {
    let error = refusal { () throws(LayoutConstraintError) in
      try LayoutConstraint(label, first, .equal, to: root, second)
    }
    #expect(error?.reason == "NSLayoutConstraint for Label: Invalid pairing of layout attributes.")
  }

  @Test(
    "AL-22: a horizontal location goes with a vertical one",
    arguments: [
      (.leading, .top), (.left, .top), (.centerX, .centerY), (.lastBaseline, .trailing),
    ] as [(LayoutAttribute, LayoutAttribute)])
  func crossAxis(first: LayoutAttribute, second: LayoutAttribute) throws {
    _ = try LayoutConstraint(label, first, .equal, to: root, second)
  }

  @Test(
    "AL-23: leading and trailing do not go with left and right",
    arguments: [
      (.leading, .left), (.right, .trailing), (.leadingMargin, .left), (.trailing, .rightMargin),
    ] as [(LayoutAttribute, LayoutAttribute)])
  func directionalWithFixed(first: LayoutAttribute, second: LayoutAttribute) {
    let error = refusal { () throws(LayoutConstraintError) in
      try LayoutConstraint(label, first, .equal, to: root, second)
    }
    #expect(
      error?.reason
        == "NSLayoutConstraint for Label: A constraint cannot be made between a leading/trailing"
        + " attribute and a right/left attribute. Use leading/trailing for both or neither.")
  }

  @Test("AL-23: a centre goes with either") func centreWithEither() throws {
    _ = try LayoutConstraint(label, .centerX, .equal, to: root, .left)
    _ = try LayoutConstraint(label, .centerX, .equal, to: root, .leading)
  }

  @Test("AL-26: the first attribute must be one") func unknownAttribute() {
    let error = refusal { () throws(LayoutConstraintError) in
      try LayoutConstraint(label, .notAnAttribute, .equal, to: root, .width)
    }
    #expect(error?.reason == "NSLayoutConstraint for Label: Unknown layout attribute")
  }

  @Test("AL-27: constants are finite, at creation and later") func notFinite() throws {
    let error = refusal { () throws(LayoutConstraintError) in
      try LayoutConstraint(label, .width, .equal, to: root, .width, constant: .nan)
    }
    #expect(
      error?.reason
        == "NSLayoutConstraint constant is not finite!  That's illegal.  constant:nan"
        + " firstAnchor:Label.width secondAnchor:Root.width")
    let constraint = try LayoutConstraint(label, .width, .equal, constant: 5)
    #expect(throws: LayoutConstraintError.self) { try constraint.setConstant(-.infinity) }
    #expect(constraint.constant == 5)
  }

  @Test("AL-41: priorities lie above 0 and reach to 1000") func priorities() throws {
    let constraint = try LayoutConstraint(label, .width, .equal, constant: 5)
    for bad in [0, -1, 1000.5, .nan] as [Float] {
      #expect(throws: LayoutConstraintError.self) {
        try constraint.setPriority(LayoutPriority(bad))
      }
    }
    let error = refusal { () throws(LayoutConstraintError) in
      try LayoutConstraint(label, .width, .equal, constant: 5, priority: LayoutPriority(1001))
    }
    #expect(
      error?.reason
        == "It's illegal to set priority:1001.  Priorities must be greater than 0 and less or equal"
        + " to NSLayoutPriorityRequired, which is 1000.000000.")
    #expect(constraint.priority == .required)
  }

  /// Recorded: with a nil second item the multiplier reads back as 1.
  @Test("without a second item, attribute and multiplier are normalised") func normalised() throws {
    let constraint = try LayoutConstraint(
      label, .height, .equal, to: nil, .width, multiplier: 0, constant: 44)
    #expect(constraint.multiplier == 1)
    #expect(constraint.secondAttribute == .notAnAttribute)
  }

  @Test("AL-13: items are not kept alive") func weakItems() throws {
    var box: Box? = Box("Short-lived")
    let constraint = try LayoutConstraint(box!, .width, .equal, constant: 1)
    var other: Box? = Box("Short-lived too")
    let pair = try LayoutConstraint(label, .width, .equal, to: other!, .width)
    #expect(constraint.firstItem != nil && pair.secondItem != nil)
    box = nil
    other = nil
    #expect(constraint.firstItem == nil && pair.secondItem == nil && pair.firstItem === label)
  }
}
