import Foundation
import LayoutSession
import Testing

/// Pictures of layouts that no screen shows: negative, huge and infinite frames.
@MainActor @Suite struct ExtremeDrawingTests {
  private func session(_ lines: [String]) -> Session {
    let session = Session(files: MemoryFiles())
    for line in lines { session.apply(line) }
    return session
  }

  /// As many letters as a label may have here; a page measures each text at a hundred widths, of which a tenth of the
  /// letters is enough.
  nonisolated private static let longest = 15_000

  nonisolated private static let layouts: [[String]] = [
    ["view a 10x10", "label b", "insets b all -1000000"],
    ["view a 10x10", "label b", "insets b all -2000"],
    ["view a 10x10", "label b", "insets b left -4000 top 70"],
    ["view a 10x10", "label b \"text\"", "insets b all 1000000"],
    ["view a 10x10", "view b in a", "b.left == a.left - 50000000", "b.width == 100000000"],
    ["view a 10x10", "view b in a", "b.left == a.left + 50000000", "b.top == a.top - 9e6"],
    ["view a 1x10000000"], ["view a 10000000x1"], ["view a 10000000x10000000"],
    ["label a \"\(String(repeating: "W", count: longest))\"", "lines a 0"],
    ["stack s vertical spacing 1000000"] + (0..<9).map { "label l\($0) \"x\" in s" },
    ["label a 10x10", "insets a right -30"],
  ]

  /// A drawing has the columns that were asked for and 200 rows at most: what it costs is bounded by that.
  @Test(arguments: layouts.indices, [20, 60, 500])
  func aDrawingIsBoundedByWhatIsShown(index: Int, columns: Int) {
    let session = session(Self.layouts[index])
    let response = session.apply("draw \(columns)")
    guard !response.isFailure else { return }
    let lines = response.text().split(separator: "\n")
    // A single outermost view is told with its size above.
    #expect(lines.count <= 201, "\(lines.count)")
    #expect(lines.allSatisfy { $0.count <= columns || $0.contains("x") }, "\(columns)")
  }

  nonisolated private static let nineTenths = String(repeating: "W", count: longest / 10 * 9)

  @Test(arguments: layouts.indices, ["draw", "svg \"a\"", "png \"a\"", "html \"a\""])
  func everyLayoutIsDrawnOrRefused(index: Int, statement: String) {
    let isPage = statement.hasPrefix("html")
    let session = session(
      Self.layouts[index].map {
        isPage && $0.count > Self.longest ? $0.replacing(Self.nineTenths, with: "") : $0
      })
    let response = session.apply(statement)
    // What matters is that there is an answer; a refusal says what is wrong.
    if let message = response.message { #expect(!message.isEmpty) }
    #expect(session.apply("show").isFailure == false)
  }

  /// However large the outermost view is, the picture behind a page's boxes fits 2,800 pixels.
  @Test func aPageHasASmallPicture() throws {
    let files = MemoryFiles()
    let session = Session(files: files)
    session.apply("view a 10000000x5000000")
    #expect(!session.apply("html \"a\"").isFailure)
    let page = try #require(files.text("a.html"))
    let text = try #require(page.split(separator: "png;base64,").dropFirst().first)
    // Of a PNG the first 24 bytes are its signature, the length and name of its header, width and height.
    let start = String(text.replacing("\\", with: "").prefix(32))
    let header = try #require(Data(base64Encoded: start))
    let sides = [16, 20].map { header[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } }
    #expect(sides == [2800, 1400])
  }

  /// Factors of a million after one another lead beyond all numbers.
  private var infinite: Session {
    session(
      ["view a 10x10", "view b in a", "x0 == 1e7"]
        + (1...51).map { "x\($0) == 1000000*x\($0 - 1)" } + ["b.left == x51"])
  }

  /// The solver takes no value beyond its range, and the session says that its answers may be wrong; what lies far
  /// out all the same is not drawn.
  @Test(arguments: ["draw", "svg \"a\"", "png \"a\"", "html \"a\""])
  func whatLiesBeyondAllNumbersEndsNothing(statement: String) {
    let session = infinite
    let response = session.apply(statement)
    if response.isFailure { #expect(response.message?.isEmpty == false) }
    #expect(!session.apply("show").isFailure)
  }

  @Test func valuesThatMayBeWrongAreTold() {
    let session = session(["x0 == 1e7"])
    let answers = (1...20).map { session.apply("x\($0) == 1000000*x\($0 - 1)").text() }
    #expect(answers.contains { $0.contains("the values may be wrong: ") }, "\(answers)")
  }

  @Test func whatLiesTooFarOutIsNotDrawn() {
    // A million times ten million points is as far as numbers of constraints reach.
    let session = session([
      "view a 10x10", "view b in a", "x == 1e7", "y == 1000000*x", "b.left == y",
    ])
    for statement in ["draw", "svg \"a\"", "png \"a\"", "html \"a\""] {
      let message = session.apply(statement).message
      #expect(
        message == "there is nothing to draw at that size: b lies beyond 1000000000000",
        "\(statement)")
    }
  }

  /// A frame of negative size is where its edges are.
  @Test func aNegativeSizeIsDrawnBetweenItsEdges() {
    let text = session([
      "view a 40x40", "label b \"b\" in a", "b.left == a.left + 20", "b.top == a.top + 10",
    ])
    .apply("draw 20").text()
    #expect(text.contains("b"))
    let negative = session(["view a 40x40", "label b \"b\"", "insets b all -10"])
    #expect(!negative.apply("draw 20").isFailure)
  }
}
