import AutoLayout
import Testing

@Suite("Visual format language") struct VisualFormatTests {
  let root = Box("super")
  let a: Box
  let b: Box
  let c: Box

  init() {
    a = Box("a", in: root)
    b = Box("b", in: root)
    c = Box("c", in: root)
  }

  private var views: [String: any LayoutItem] { ["a": a, "b": b, "c": c, "root": root] }

  private func texts(
    _ format: String, _ options: VisualFormatOptions = [], metrics: [String: Double] = [:],
    extensions: VisualFormatExtensions = []
  ) throws -> [String] {
    try VisualFormat(format, options: options, extensions: extensions)
      .constraints(metrics: metrics, views: views).map(\.description)
  }

  private func failure(
    _ format: String, _ options: VisualFormatOptions = []
  ) -> VisualFormatError? {
    do {
      _ = try VisualFormat(format, options: options).constraints(
        metrics: ["m": 4], views: views.merging(["lost": Box("lost")]) { old, _ in old })
      return nil
    } catch {
      return error
    }
  }

  @Test("VF-T1: the trace of the reference") func trace() throws {
    #expect(
      try texts("H:|-20-[a(100)]-(>=8@750)-[b(==a)]|") == [
        "a.leading == super.leading + 20",
        "a.width == 100",
        "b.leading >= a.trailing + 8 @750",
        "b.width == a.width",
        "super.trailing == b.trailing",
      ])
  }

  @Test("VF-1: nothing is 0, a dash 8 between views and the margin at the superview")
  func connections() throws {
    #expect(
      try texts("|-[a]-[b][c]-|") == [
        "a.leading == super.leadingMargin",
        "b.leading == a.trailing + 8",
        "c.leading == b.trailing",
        "super.trailingMargin == c.trailing",
      ])
    #expect(
      try texts("V:|-[a]-|") == [
        "a.top == super.topMargin", "super.bottomMargin == a.bottom",
      ])
  }

  /// Siblings of 10 in a superview of 300 with margins 20 and 30, laid out from both of its sides.
  @Test("VF-1: a dash at the superview is its margin, wherever that lies") func margins() throws {
    let engine = LayoutEngine(root: root, size: LayoutSize(width: 300, height: 200))
    engine.setMargins(LayoutInsets(top: 5, left: 20, bottom: 6, right: 30), of: root)
    for format in ["|-[a(10)]-[b(10)]", "[c(10)]-|", "V:|-[a(10)]", "V:[c(10)]-|"] {
      for constraint in try VisualFormat(format).constraints(views: views) {
        try engine.install(constraint)
      }
    }
    engine.solve()
    #expect(engine.frame(of: a) == LayoutRect(x: 20, y: 5, width: 10, height: 10))
    #expect(engine.frame(of: b).x == 38)
    #expect(engine.frame(of: c) == LayoutRect(x: 260, y: 184, width: 10, height: 10))
    // From right to left the leading margin is the right one (AL-84).
    engine.setDirection(.rightToLeft, of: root)
    engine.solve()
    #expect(engine.frame(of: a).x == 260 && engine.frame(of: b).x == 242)
    #expect(engine.frame(of: c).x == 20)
  }

  @Test("VF-3: relations at both ends, between and of sizes") func relations() throws {
    #expect(
      try texts("|-(>=1)-[a(<=b)]-(<=2@3)-[b(>=9@m)]-(>=4)-|", metrics: ["m": 250]) == [
        "a.leading >= super.leading + 1", "a.width <= b.width",
        "b.leading <= a.trailing + 2 @3", "b.width >= 9 @250",
        "super.trailing >= b.trailing + 4",
      ])
    // Several predicates of one distance are as many constraints.
    #expect(
      try texts("V:[a]-(>=8,<=20,12@250)-[b]") == [
        "b.top >= a.bottom + 8", "b.top <= a.bottom + 20", "b.top == a.bottom + 12 @250",
      ])
  }

  @Test("VF-3: heights in vertical formats, all relations, several predicates") func vertical()
    throws
  {
    #expect(
      try texts("V:[a(>=10,<=50@200)]-5.5-[b(==a@m)]", metrics: ["m": 300]) == [
        "a.height >= 10",
        "a.height <= 50 @200",
        "b.top == a.bottom + 5.5",
        "b.height == a.height @300",
      ])
  }

  @Test("VF-6: metrics come first, views second; negative numbers in parentheses") func metrics()
    throws
  {
    #expect(
      try texts("[a(b)]-(gap)-[b]-gap-[c]-(-3)-|", metrics: ["b": 7, "gap": -2]) == [
        "a.width == 7",
        "b.leading == a.trailing - 2",
        "c.leading == b.trailing - 2",
        "super.trailing == c.trailing - 3",
      ])
  }

  @Test("VF-4: alignment for each pair of neighbours, by each attribute") func alignment() throws {
    #expect(
      try texts("[a][b][c]", [.alignAllTop, .alignAllBottom]) == [
        "b.leading == a.trailing",
        "c.leading == b.trailing",
        "a.top == b.top",
        "a.bottom == b.bottom",
        "b.top == c.top",
        "b.bottom == c.bottom",
      ])
    #expect(VisualFormatOptions.alignAllLeft.rawValue == 2)
    #expect(VisualFormatOptions.alignAllLastBaseline.rawValue == 1 << 11)
    #expect(VisualFormatOptions.alignAllFirstBaseline.rawValue == 1 << 12)
  }

  /// The raw values of the headers: a bit for each attribute, directions and baselines above them.
  @Test(
    "VF-4: each alignment is the bit of its attribute",
    arguments: [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ] as [(VisualFormatOptions, LayoutAttribute)])
  func alignments(option: VisualFormatOptions, attribute: LayoutAttribute) throws {
    #expect(option.rawValue == 1 << UInt(attribute.rawValue))
    let isVertical = attribute.axis == .vertical
    let (across, along) = isVertical ? ("H:", "V:") : ("V:", "H:")
    #expect(
      try texts("\(across)[a]-0-[b]", option).last == "a.\(attribute.name) == b.\(attribute.name)")
    // One view has no other to be in line with.
    #expect(try texts("\(across)[a(3)]", option).count == 1)
    // VF-5: along the layout it is refused.
    #expect(
      failure("\(along)[a][b]", option)?.problem
        == .alignmentAlongLayout(
          isVertical ? .vertical : .horizontal))
  }

  @Test("VF-4: the bits of directions and spacing") func optionBits() {
    #expect(VisualFormatOptions.directionLeftToRight.rawValue == 1 << 16)
    #expect(VisualFormatOptions.directionRightToLeft.rawValue == 2 << 16)
    #expect(VisualFormatOptions.spacingBaselineToBaseline.rawValue == 1 << 19)
  }

  @Test("VF-4, AL-84: directions choose the attributes") func directions() throws {
    #expect(
      try texts("|-5-[a]-7-[b]|", .directionLeftToRight) == [
        "a.left == super.left + 5", "b.left == a.right + 7", "super.right == b.right",
      ])
    #expect(
      try texts("|-5-[a]-7-[b]|", .directionRightToLeft) == [
        "super.right == a.right + 5", "a.left == b.right + 7", "b.left == super.left",
      ])
    #expect(
      try texts("V:[a]-9-[b]", .spacingBaselineToBaseline) == [
        "b.firstBaseline == a.lastBaseline + 9"
      ])
  }

  @Test(
    "VF-10: messages with the caret under the column",
    arguments: [
      ("H:|-[x]", "x is not a key in the views dictionary.", 6),
      ("H:[self.arrows]", "self is not a key in the views dictionary.", 7),
      (
        "[a]-k-[b]",
        "Encountered metric with name \"k\", but value was not specified in metrics or views dictionaries",
        5
      ),
      (
        "[a]- 8-[b]",
        "Expected a number or key from the metrics dictionary, but encountered something else", 4
      ),
      (
        "[a]--8-[b]",
        "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. Use parentheses around negative numbers.",
        4
      ),
      ("[a]-8[b]", "Expected a '-' here", 5),
      ("[a]-8", "Expected more input", 5),
      ("[a]-", "Expected more input", 4),
      ("[a", "Expected a ']' here. That is how you give the end of a view.", 2),
      (
        "[a(10]",
        "Expected a number or key from the metrics dictionary, but encountered something else", 5
      ),
      ("[a(10", "Expected more input", 5),
      (
        "[]",
        "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and underscores.",
        1
      ),
      (
        "[1a]",
        "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and underscores.",
        1
      ),
      ("a", "Expected a view", 0),
      ("|-", "Expected more input", 2),
      ("[a]|x", "Expected the end of the format string", 4),
      ("[a] [b]", "Expected the end of the format string", 3),
      ("X:[a]", "Expected a view", 0),
      (
        "H:|[lost]",
        "Unable to interpret '|' character, because the related view doesn't have a superview", 2
      ),
      (
        "H:[lost]|",
        "Unable to interpret '|' character, because the related view doesn't have a superview", 8
      ),
    ] as [(String, String, Int)])
  func errors(format: String, message: String, column: Int) {
    let caret = String(repeating: " ", count: column) + "^"
    #expect(
      failure(format)?.reason
        == "Unable to parse constraint format: \n\(message) \n\(format) \n\(caret)")
  }

  @Test("VF-10: an empty string") func empty() {
    #expect(failure("")?.reason == "Unable to parse constraint format: It's an empty string.")
    #expect(failure("")?.exceptionName == "NSInvalidArgumentException")
  }

  @Test("VF-5: alignment along the layout is refused") func alignmentAlong() {
    #expect(
      failure("H:[a][b]", .alignAllLeading)?.message
        == "Options mask required views to be aligned on a horizontal edge, which is not allowed for"
        + " layout that is also horizontal.")
    #expect(
      failure("V:[a][b]", .alignAllTop)?.message
        == "Options mask required views to be aligned on a vertical edge, which is not allowed for"
        + " layout that is also vertical.")
  }

  @Test(
    "VF-8: what the language cannot say is refused unless asked for",
    arguments: [
      "[a(50%)]", "[a]-10%-[b]", "[a(b*2)]", "[a(b/2)]", "[a(b+1)]", "[a(b.height)]", "HV:|[a]|",
      "[a1..3]", "C:a.width(b.width)", "Z:[a][b]", "|~[a]~|", "[a,b]", "[a]->[b]", "[a:[b]]",
      "[a] // a",
    ]) func extensionsRefused(format: String) throws
  {
    let error = try #require(failure(format))
    // At the first character that the plain language does not have there.
    let places = [
      "[a(50%)]": 5, "[a]-10%-[b]": 6, "[a(b*2)]": 4, "[a(b/2)]": 4, "[a(b+1)]": 4,
      "[a(b.height)]": 4, "[a1..3]": 3, "|~[a]~|": 1, "[a,b]": 2, "[a]->[b]": 4, "[a:[b]]": 2,
      "[a] // a": 3,
    ]
    #expect(error.position == places[format] ?? 0)
    // The same is a format where it was asked for.
    let numbered = Dictionary(
      uniqueKeysWithValues: (1...3).map { ("a\($0)", Box("a\($0)", in: root)) })
    let all: [String: any LayoutItem] = views.merging(numbered) { old, _ in old }
    #expect(throws: Never.self) {
      try VisualFormat(format, extensions: .all).layout(views: all)
    }
  }

  @Test("VF-2: a view's distance before it, then its own sizes, then the end, then alignment")
  func order() throws {
    #expect(
      try texts("|-1-[a(2)]-3-[b(4,>=5)]-6-|", .alignAllTop) == [
        "a.leading == super.leading + 1", "a.width == 2", "b.leading == a.trailing + 3",
        "b.width == 4", "b.width >= 5", "super.trailing == b.trailing + 6", "a.top == b.top",
      ])
  }

  @Test("VF-6: a view is no distance, and a metric no view") func metricsAndViews() {
    #expect(failure("[a]-(b)-[c]")?.problem == .unknownMetric("b"))
    #expect(failure("[a]-b-[c]")?.problem == .unknownMetric("b"))
    #expect(failure("[m]")?.problem == .unknownView("m"))
    #expect(failure("[a(10@b)]")?.problem == .unknownMetric("b"))
  }

  @Test("VF-7: the bar needs a view with a superview") func superview() {
    #expect(failure("|[lost]")?.problem == .noSuperview)
    #expect(failure("[lost]|")?.problem == .noSuperview)
    #expect(failure("[lost]") == nil)
  }

  @Test(
    "VF-9: no white space, wherever it stands",
    arguments: [
      " [a]", "[a ]", "[ a]", "[a]- 8-[b]", "[a]-8 -[b]", "[a]-( 8)-[b]", "[a(10 )]", "H: [a]",
      "[a] ", "[a(== 10)]", "[a(10 @5)]", "[a(10@ 5)]", "[a(10, 20)]", "| [a]",
    ]) func whiteSpace(format: String) throws
  {
    let error = try #require(failure(format))
    // The caret stands under the space.
    #expect(Array(format)[error.position] == " ")
    #expect(throws: Never.self) { try texts(format.filter { $0 != " " }) }
  }

  @Test("VF-10: numbers that no constraint can have, by the place that asks for them")
  func illegalNumbers() throws {
    let metrics = ["nan": Double.nan, "inf": .infinity, "zero": 0, "much": 1001]
    func problem(_ format: String) -> VisualFormatError? {
      do {
        _ = try VisualFormat(format).constraints(metrics: metrics, views: views)
        return nil
      } catch {
        return error
      }
    }
    for format in ["[a(nan)]", "[a]-nan-[b]", "[a]-(inf)-[b]", "|-inf-[a]"] {
      let error = try #require(problem(format), "\(format)")
      guard case .illegalConstraint(.constantNotFinite) = error.problem else {
        Issue.record("\(format): \(error)")
        continue
      }
      #expect(error.exceptionName == "NSInvalidArgumentException")
    }
    for format in ["[a(9@zero)]", "[a(9@0)]", "[a]-(9@much)-[b]", "[a(9@nan)]"] {
      let error = try #require(problem(format), "\(format)")
      guard case .illegalConstraint(.priorityOutOfRange) = error.problem else {
        Issue.record("\(format): \(error)")
        continue
      }
    }
  }

  /// Every prefix and every single-character damage of a format either parses or is refused with a
  /// position inside the format.
  @Test("VF-10: damaged formats are refused at a place within them") func damaged() {
    let format = "H:|-20-[a(100,<=b@7)]-(>=8@750)-[b(==a)]-m-|"
    let characters = Array(format)
    var damaged: [String] = (0...characters.count).map { String(characters.prefix($0)) }
    for index in characters.indices {
      for replacement in ["", "|", "-", "[", "]", "(", ")", "@", ",", "=", " ", "9", "é", "."] {
        damaged.append(
          String(characters[..<index]) + replacement + String(characters[(index + 1)...]))
      }
    }
    for text in damaged {
      if let error = failure(text) {
        #expect(error.position >= 0 && error.position <= text.count, "\(text)")
      }
    }
  }
}
