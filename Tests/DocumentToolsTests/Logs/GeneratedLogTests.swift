import ConflictLogs
import PropertyTesting
import Testing

@testable import DocumentTools

/// Logs that are printed of random layouts: what was printed comes back, and a layout that exists never "cannot hold".
@Suite struct GeneratedLogTests {
  private static let count = 300

  private func quantity(_ term: LoggedConstraint.Term, _ log: ConflictLog) -> String {
    let digits = log.views[term.view].address.dropFirst(4).first.map(String.init) ?? "?"
    return "\(digits).\(term.attribute)"
  }

  @Test func logsComeBackAsTheLayoutsThatTheyWerePrintedFrom() throws {
    var random = RandomSource(seed: 65)
    for number in 0..<Self.count {
      let printed = PrintedLog(&random)
      let shape = PrintedLog.Shape.allCases[number % PrintedLog.Shape.allCases.count]
      let lines = printed.lines(&random)
      let text = PrintedLog.text(lines, shape)
      let log = try #require(try ConflictLog.all(in: text).first, "\(text)")
      #expect(log.unread == [], "\(text)")
      #expect(log.constraints.count == printed.rows.count, "\(text)")
      for (row, read) in zip(printed.rows, log.constraints) {
        var wanted = ["\(row.first.view + 1).\(row.first.attribute)": 1.0]
        if let second = row.second {
          wanted["\(second.view + 1).\(second.attribute)"] = -Double(row.factor)
        }
        var found: [String: Double] = [:]
        for term in read.terms { found[quantity(term, log), default: 0] += term.factor }
        #expect(found == wanted, "\(text)")
        #expect(read.relation == row.relation, "\(text)")
        #expect(read.constant == Double(row.constant), "\(text)")
        #expect(read.priority == row.priority.map(Double.init), "\(text)")
      }
      #expect(!LogExplanation(of: log).verdict.isProved, "\(text)")
    }
  }

  /// A row that does not fit the others is found, whatever the shape.
  @Test func aContradictionIsProvedInEachShape() throws {
    var random = RandomSource(seed: 6)
    for shape in PrintedLog.Shape.allCases {
      let printed = PrintedLog(&random)
      var lines = printed.lines(&random)
      lines.append("<NSLayoutConstraint:0x9001 UIView:0x99.width == 40   (active)>")
      lines.append("<NSLayoutConstraint:0x9002 H:[UIView:0x99(>=50)]   (active)>")
      let log = try #require(try ConflictLog.all(in: PrintedLog.text(lines, shape)).first)
      let verdict = LogExplanation(of: log).verdict
      #expect(verdict.isProved)
      #expect(verdict.members == [lines.count - 2, lines.count - 1], "\(shape)")
    }
  }

  /// Names that several views share, rows that are missing, cut off or overwritten, numbers in six digits.
  @Test func damageNeverProvesThatALayoutThatExistsCannotHold() throws {
    var random = RandomSource(seed: 565)
    for number in 0..<400 {
      let printed = PrintedLog(&random)
      var lines = printed.lines(&random)
      for _ in 0..<Int.random(in: 1...3, using: &random) { damage(&lines, &random) }
      let shape = PrintedLog.Shape.allCases[number % PrintedLog.Shape.allCases.count]
      let text = PrintedLog.text(lines, shape)
      guard let logs = try? ConflictLog.all(in: text) else { continue }
      for log in logs {
        #expect(!LogExplanation(of: log).verdict.isProved, "\(text)")
      }
    }
  }

  private func damage(_ lines: inout [String], _ random: inout RandomSource) {
    guard let place = lines.indices.randomElement(using: &random) else { return }
    let line = lines[place]
    switch Int.random(in: 0...3, using: &random) {
    case 0: lines.remove(at: place)
    case 1: lines[place] = String(line.prefix(Int.random(in: 5..<line.count, using: &random)))
    case 2:
      let start = Int.random(in: 1..<line.count, using: &random)
      lines[place] = line.prefix(start) + "§?!" + line.dropFirst(start + 3)
    default:
      // Views are called by one name, as views of one identifier are; the list of names has some of their addresses.
      let addresses = line.matches(of: /Shop\.Tile\d:(0x7f\d0)/).map { String($0.1) }
      let listed = Bool.random(using: &random) ? addresses : Array(addresses.suffix(1))
      let list = listed.map { "tile:\($0)" }.joined(separator: ", ")
      lines[place] = line.replacing(/Shop\.Tile\d:0x7f\d0(?:'[^.\]]*')?(?=[.\](])/, with: "tile")
        .replacing(/(?:   \(active\))?>$/, with: "   (active, names: \(list) )>")
    }
  }

  /// 33.3333 three times is not 100: the log has rounded.
  @Test func roundedNumbersDoNotFight() throws {
    let rows = (0..<3).map { "<NSLayoutConstraint:0x1\($0) UIView:0x\($0 + 1).width == 33.3333>" }
    let sum = [
      "<NSLayoutConstraint:0x21 H:[UIView:0x1]-(0)-[UIView:0x2]>",
      "<NSLayoutConstraint:0x22 H:[UIView:0x2]-(0)-[UIView:0x3]>",
      "<NSLayoutConstraint:0x23 UIView:0x3.right == UIView:0x1.left + 100>",
      "<NSLayoutConstraint:0x24 UIView:0x1.width == 0.333333*UIView:0x4.width>",
      "<NSLayoutConstraint:0x25 UIView:0x4.width == 100>",
    ]
    let log = try #require(
      try ConflictLog.all(in: PrintedLog.text(rows + sum, .plain)).first)
    #expect(log.unread == [])
    #expect(!LogExplanation(of: log).verdict.isProved)
    let wrong = rows + sum.dropLast() + ["<NSLayoutConstraint:0x25 UIView:0x4.width == 104>"]
    let other = try #require(try ConflictLog.all(in: PrintedLog.text(wrong, .plain)).first)
    #expect(LogExplanation(of: other).verdict.isProved)
  }

  /// What a scroll view contains may be wider than it, and positions in views that the log does not show are not
  /// comparable.
  @Test(arguments: [
    [
      "H:|-(0)-[UIView:0x1]   (active, names: '|':UIScrollView:0x2 )",
      "H:[UIView:0x1]-(0)-|   (active, names: '|':UIScrollView:0x2 )",
      "UIView:0x1.width == 800", "UIScrollView:0x2.width == 400",
    ],
    ["UIView:0x1.midX == 10", "UIView:0x2.midX == 50", "UIView:0x1.centerX == UIView:0x2.centerX"],
    ["cell.top == cell.bottom + 8   (active, names: cell:0x1 )"],
    ["cell.top == cell.bottom + 8   (active, names: cell:0x1, cell:0x2 )"],
    ["V:[cell]-(8)-[cell]   (active, names: cell:0x1 )"],
    [
      "UIView:0x1.leading == UIView:0x2.leading + 10", "UIView:0x1.left == UIView:0x2.left + 20",
      "UIView:0x2.width == 100", "UIView:0x1.width == 70",
    ],
  ])
  func whatCanBeIsNotDenied(_ rows: [String]) throws {
    let lines = rows.enumerated().map { "<NSLayoutConstraint:0x6\($0) \($1)>" }
    let log = try #require(try ConflictLog.all(in: PrintedLog.text(lines, .plain)).first)
    #expect(log.unread == [])
    #expect(!LogExplanation(of: log).verdict.isProved)
  }
}
