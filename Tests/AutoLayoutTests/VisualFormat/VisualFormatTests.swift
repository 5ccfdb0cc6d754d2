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
    ]) func extensionsRefused(format: String)
  {
    #expect(failure(format) != nil)
  }

  @Test("VF-2: a view's distance before it, then its own sizes, then the end, then alignment")
  func order() throws {
    #expect(
      try texts("|-1-[a(2)]-3-[b(4,>=5)]-6-|", .alignAllTop) == [
        "a.leading == super.leading + 1", "a.width == 2", "b.leading == a.trailing + 3",
        "b.width == 4", "b.width >= 5", "super.trailing == b.trailing + 6", "a.top == b.top",
      ])
  }

  @Test("VF-7: the bar needs a view with a superview") func superview() {
    #expect(failure("|[lost]")?.problem == .noSuperview)
    #expect(failure("[lost]|")?.problem == .noSuperview)
    #expect(failure("[lost]") == nil)
  }

  @Test(
    "VF-9: no white space, wherever it stands",
    arguments: [
      " [a]", "[a ]", "[ a]", "[a]- 8-[b]", "[a]-8 -[b]", "[a]-( 8)-[b]", "[a](10 )", "H: [a]",
      "[a] ",
    ]) func whiteSpace(format: String)
  {
    #expect(failure(format) != nil)
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
