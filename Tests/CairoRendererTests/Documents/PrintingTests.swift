import Drawing
import Foundation
import PortableUIKit
import Testing

@testable import CairoRenderer

/// Pages: their layout by hand, and the files as other programs read them.
@MainActor @Suite struct PrintingTests {
  init() { CairoGraphics.install() }

  /// Notes what is called, on a sheet of 612 x 792 of which a margin of 18 is not printed upon.
  private final class Renderer: UIPrintPageRenderer {
    var calls: [String] = []
    override var paperRect: CGRect { CGRect(x: 0, y: 0, width: 612, height: 792) }
    override var printableRect: CGRect { paperRect.insetBy(dx: 18, dy: 18) }
    override func prepare(forDrawingPages range: NSRange) {
      calls.append("prepare \(range.length)")
    }
    override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
      calls.append("header \(pageIndex) \(headerRect.text)")
    }
    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
      calls.append("content \(pageIndex) \(contentRect.text)")
    }
    override func drawPrintFormatter(_ formatter: UIPrintFormatter, forPageAt pageIndex: Int) {
      calls.append("formatter \(pageIndex)")
      super.drawPrintFormatter(formatter, forPageAt: pageIndex)
    }
    override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
      calls.append("footer \(pageIndex) \(footerRect.text)")
    }
  }

  /// Draws a mark, and notes the rectangles it is asked for.
  private final class Drawn: UIView {
    var printed: [CGRect] = []
    var draws = 0
    override func draw(_ rect: CGRect) { draws += 1 }
    override func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) {
      printed.append(rect)
      UIColor.red.setFill()
      UIRectFill(rect)
    }
  }

  @Test("PR-1, PR-2 header, content, formatters and footer, in order and in their rectangles")
  func order() {
    let renderer = Renderer()
    #expect(renderer.numberOfPages == 0)
    (renderer.headerHeight, renderer.footerHeight) = (36, 18)
    renderer.addPrintFormatter(UISimpleTextPrintFormatter(text: "Text"), startingAtPageAt: 0)
    #expect(renderer.numberOfPages == 1)
    renderer.drawPage(at: 0, in: renderer.printableRect)
    #expect(
      renderer.calls == [
        "header 0 18 18 576 36", "content 0 18 54 576 702", "formatter 0",
        "footer 0 18 756 576 18",
      ])
  }

  @Test("PR-3 insets of all content and of each page, limits, the page that content starts on")
  func insets() {
    let renderer = Renderer()
    let formatter = UISimpleTextPrintFormatter(
      text: (0..<200).map { "line \($0)" }.joined(separator: "\n"))
    formatter.startPage = 7
    formatter.contentInsets = UIEdgeInsets(top: 72, left: 10, bottom: 500, right: 20)
    formatter.perPageContentInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    renderer.addPrintFormatter(formatter, startingAtPageAt: 2)
    #expect(formatter.startPage == 2)
    let (first, second) = (formatter.rectForPage(at: 2), formatter.rectForPage(at: 3))
    #expect(first.origin == CGPoint(x: 30, y: 91) && first.width == 540)
    #expect(second.origin == CGPoint(x: 30, y: 19) && second.width == 540)
    #expect(renderer.numberOfPages == 2 + formatter.pageCount)
    #expect(formatter.rectForPage(at: 1) == .zero && formatter.rectForPage(at: 99) == .zero)
    #expect(renderer.printFormattersForPage(at: 1) == nil)
    formatter.maximumContentWidth = 100
    formatter.maximumContentHeight = 200
    #expect(formatter.rectForPage(at: 2).width == 100)
    #expect(formatter.rectForPage(at: 3).height <= 200)
    formatter.removeFromPrintPageRenderer()
    #expect(renderer.numberOfPages == 0 && formatter.pageCount == 0)
  }

  @Test(
    "PR-4 a view of 2,000 points takes pages of 756, 756 and 488; with a distance 684, 756, 560")
  func slices() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 2000))
    let renderer = Renderer()
    let formatter = view.viewPrintFormatter()
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    #expect((0..<3).map { formatter.rectForPage(at: $0).height } == [756, 756, 488])
    #expect(formatter.pageCount == 3)
    formatter.contentInsets.top = 72
    #expect((0..<3).map { formatter.rectForPage(at: $0).height } == [684, 756, 560])
  }

  @Test("PR-5 each page asks for its slice; what is kept stays, and nothing counts as display")
  func perPage() throws {
    let window = UIWindow(environment: .standard)
    window.makeKeyAndVisible()
    let view = Drawn(frame: CGRect(x: 0, y: 0, width: 500, height: 1000))
    window.addSubview(view)
    window.performTurn()
    let (draws, work) = (view.draws, window.drawingWork)
    let controller = UIPrintInteractionController()
    controller.printFormatter = view.viewPrintFormatter()
    let pdf = try controller.pdfData()
    #expect(
      view.printed == [
        CGRect(x: 0, y: 0, width: 500, height: 756),
        CGRect(x: 0, y: 756, width: 500, height: 244),
      ])
    #expect(view.draws == draws && window.drawingWork == work)
    guard DocumentJudge.hasPoppler else { return }
    let pages = try DocumentJudge.pages(of: pdf, scale: 1)
    #expect(pages.count == 2)
    // By hand: the second slice fills rows 18 to 261, from column 18 on.
    #expect(pages[1].pixels[261 * 612 + 18] == 0xFFFF_0000)
    #expect(pages[1].pixels[263 * 612 + 18] == 0xFFFF_FFFF)
    #expect(pages[1].pixels[100 * 612 + 16] == 0xFFFF_FFFF)
  }

  @Test("PR-6, PR-7 text stays text, its lines whole, in the order of the pages")
  func text() throws {
    let words = (0..<120).map { "word\($0)" }
    let formatter = UISimpleTextPrintFormatter(text: words.joined(separator: "\n"))
    formatter.font = .systemFont(ofSize: 20)
    let controller = UIPrintInteractionController()
    controller.printFormatter = formatter
    let pdf = try controller.pdfData()
    guard DocumentJudge.hasPoppler else { return }
    let found = try DocumentJudge.text(of: pdf)
      .split { $0.isWhitespace || $0 == "\u{0C}" }.map(String.init)
    #expect(found == words)
    // By hand: 756 points hold 31 lines of 20 x 1.193359375.
    let pages = try DocumentJudge.text(of: pdf).split(separator: "\u{0C}").map {
      $0.split { $0.isWhitespace }.count
    }
    #expect(pages == [31, 31, 31, 27])
  }

  @Test("A text view prints its text between lines, a label as it is drawn")
  func views() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    view.text = (0..<100).map { "row\($0)" }.joined(separator: "\n")
    let renderer = Renderer()
    let formatter = view.viewPrintFormatter()
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    #expect(formatter.pageCount == 2)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    label.text = "Printed label"
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    box.addSubview(label)
    let controller = UIPrintInteractionController()
    controller.printFormatter = box.viewPrintFormatter()
    let pdf = try controller.pdfData()
    guard DocumentJudge.hasPoppler else { return }
    #expect(try DocumentJudge.text(of: pdf).contains("Printed label"))
  }

  @Test("Marked-up text: paragraphs, lists, looks, and what is damaged")
  func markup() throws {
    let html = """
      <html><head><title>no</title></head><body><h1>Head &amp; more</h1>
      <p>One <b>bold</b>
      and <i>slanted <u>line</u></i>.<p>Two<br>lines
      <ul><li>first<li>second</ul><ol><li>a</li><li>b</li></ol><script>no</script>
      """
    let text = MarkupReader().text(ofHTML: html, endsParagraphs: false)
    #expect(
      text.string
        == "Head & more\n\nOne bold and slanted line.\n\nTwo\nlines\n\n• first\n• second\n1. a\n2. b"
    )
    func font(of word: String) throws -> UIFont {
      let place = (text.string as NSString).range(of: word).location
      return try #require(
        text.attribute(.font, at: place, effectiveRange: nil) as? UIFont)
    }
    #expect(try font(of: "Head").pointSize == 24 && font(of: "Head").weight == .bold)
    #expect(try font(of: "bold").weight == .bold && font(of: "One").weight == .regular)
    #expect(try font(of: "slanted").isItalic)
    let deep = String(repeating: "<div>", count: 20_000) + "deep"
    #expect(MarkupReader().text(ofHTML: deep, endsParagraphs: false).string.count <= 4)
    #expect(MarkupReader().text(ofHTML: "", endsParagraphs: false).string.isEmpty)
    let controller = UIPrintInteractionController()
    controller.printFormatter = UIMarkupTextPrintFormatter(markupText: html)
    let pdf = try controller.pdfData()
    guard DocumentJudge.hasPoppler else { return }
    #expect(try DocumentJudge.text(of: pdf).contains("One bold and slanted line."))
  }

  @Test("A program reads HTML as paragraphs that end with a line end, with looks and links")
  func readMarkup() throws {
    func read(_ html: String) throws -> NSAttributedString {
      try NSAttributedString(
        data: Data(html.utf8),
        options: [
          .documentType: NSAttributedString.DocumentType.html,
          .characterEncoding: String.Encoding.utf8.rawValue,
        ], documentAttributes: nil)
    }
    // Without a block there is no paragraph to end.
    #expect(try read("Grün <b>bold</b> &lt;3").string == "Grün bold <3")
    let text = try read(
      "<p>One<br>two</p><p><font color=\"#FF0000\">red</font> <a href=\"https://a.org\">far</a></p>"
    )
    #expect(text.string == "One\ntwo\nred far\n")
    func value(_ key: NSAttributedString.Key, of word: String) -> Any? {
      let place = (text.string as NSString).range(of: word).location
      return text.attribute(key, at: place, effectiveRange: nil)
    }
    #expect(
      value(.foregroundColor, of: "red") as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    )
    #expect(value(.link, of: "far") as? URL == URL(string: "https://a.org"))
    #expect(value(.underlineStyle, of: "far") as? Int == 1 && value(.link, of: "red") == nil)
    var facts: NSDictionary?
    let plain = try NSAttributedString(data: Data("a < b".utf8), documentAttributes: &facts)
    #expect(plain.string == "a < b" && facts?["DocumentType"] as? String == "NSPlainText")
    #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: Data("{".utf8), options: [.documentType: NSAttributedString.DocumentType.rtf],
        documentAttributes: nil)
    }
  }

  /// Rows that say how they are high, one in seven of them by a text of two lines.
  private final class Rows: NSObject, UITableViewDataSource {
    let count: Int
    var asked = 0
    init(_ count: Int) { self.count = count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      asked += 1
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "r")
        ?? UITableViewCell(style: .default, reuseIdentifier: "r")
      cell.textLabel?.text = "row\(indexPath.row)"
      return cell
    }
  }

  @Test("A table of 5,000 rows prints none of them cut, asking for each twice at most")
  func longTable() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 500, height: 400), style: .plain)
    let rows = Rows(5_000)
    table.dataSource = rows
    table.layoutIfNeeded()
    let renderer = UIPrintPageRenderer()
    renderer.headerHeight = 20
    let formatter = table.viewPrintFormatter()
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    let controller = UIPrintInteractionController()
    controller.printPageRenderer = renderer
    rows.asked = 0
    let pdf = try controller.pdfData()
    #expect(rows.asked <= 10_000)
    guard DocumentJudge.hasPoppler else { return }
    let text = try DocumentJudge.text(of: pdf)
    // A row that is cut would be found on both pages, or on none.
    let found = text.split { $0.isWhitespace || $0 == "\u{0C}" }.map(String.init)
    #expect(found == (0..<5_000).map { "row\($0)" })
    // By hand: rows of 43.67 points, 16 of them in 736.
    #expect(
      text.split(separator: "\u{0C}").map { $0.split { $0.isWhitespace }.count }.prefix(3) == [
        16, 16, 16,
      ])
  }

  @Test("PR-4 a page is drawn from the rows up to its end, whatever the number of those after it")
  func onePage() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 500, height: 400), style: .plain)
    let rows = Rows(5_000)
    table.dataSource = rows
    table.layoutIfNeeded()
    let renderer = Renderer()
    let formatter = table.viewPrintFormatter()
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    func asked(_ page: Int) -> Int {
      rows.asked = 0
      _ = UIGraphicsImageRenderer(size: renderer.paperRect.size).image { _ in
        renderer.drawPage(at: page, in: renderer.printableRect)
      }
      return rows.asked
    }
    // By hand: rows of 43.67 points, 17 of them in 756. Three pages measure 51 rows and one that does not fit, and
    // the last of them draws 17; those ten that the table shows are there already.
    #expect(asked(2) <= 52 + 17)
    // What was measured is not measured again; a page on measures 17 and draws 17.
    #expect(asked(0) <= 17 && asked(2) <= 17)
    #expect(asked(3) <= 17 + 17)
    let height = 17 * (44 - 1.0 / 3)
    #expect((0..<4).allSatisfy { abs(formatter.rectForPage(at: $0).height - height) < 1e-6 })
    #expect(formatter.rectForPage(at: -1) == .zero && formatter.rectForPage(at: 400) == .zero)
    #expect(formatter.pageCount == 295 && rows.asked <= 5_000)
  }

  @Test("A subclass that counts pages otherwise is believed")
  func countedPages() {
    final class First: UIViewPrintFormatter {
      override var pageCount: Int { min(1, super.pageCount) }
    }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 2_000))
    let renderer = Renderer()
    let formatter = First(view: view)
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    #expect(renderer.numberOfPages == 1 && renderer.printFormattersForPage(at: 1) == nil)
    #expect(formatter.rectForPage(at: 0).height == 756 && formatter.rectForPage(at: 1) == .zero)
  }

  @Test("PR-7, PR-8 a file whose pages and boxes another program counts; images; what is refused")
  func controller() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "print-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let controller = UIPrintInteractionController()
    var outcome: (Bool, UIPrintError?)?
    #expect(controller.present(animated: true) { outcome = ($1, $2 as? UIPrintError) })
    #expect(outcome?.0 == false && outcome?.1?.code == .noContent)
    controller.printingItem = Data([1, 2, 3])
    _ = controller.present(animated: true) { outcome = ($1, $2 as? UIPrintError) }
    #expect(outcome?.1?.code == .unknownImageFormat)
    let pixels = try #require(CGImage(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_00FF]))
    controller.printingItems = [UIImage(cgImage: pixels), UIImage(cgImage: pixels)]
    controller.destination = folder.appending(path: "a.pdf")
    let info = UIPrintInfo.printInfo()
    (info.orientation, info.jobName) = (.landscape, "Two images")
    controller.printInfo = info
    _ = controller.present(animated: true) { outcome = ($1, $2 as? UIPrintError) }
    #expect(outcome?.0 == true && controller.printedFile == controller.destination)
    let file = try Data(contentsOf: folder.appending(path: "a.pdf"))
    guard DocumentJudge.path(of: "qpdf") != nil else { return }
    #expect(try DocumentJudge.qpdf(file, ["--show-npages"]) == "2\n")
    #expect(
      try DocumentJudge.qpdf(file, ["--check"]).contains("No syntax or stream encoding errors"))
    let boxes = try DocumentJudge.qpdf(file, ["--json=1", "--json-key=objects"])
      .split(separator: "MediaBox\": [").dropFirst()
      .map { $0.prefix { $0 != "]" }.split { !$0.isNumber && $0 != "." }.joined(separator: " ") }
    #expect(boxes == ["0 0 792 612", "0 0 792 612"])
  }
}

extension CGRect {
  fileprivate var text: String {
    [minX, minY, width, height].map { "\(Int($0))" }.joined(separator: " ")
  }
}
