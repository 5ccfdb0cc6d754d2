import Foundation
import LayoutSession
import Testing

/// Breakpoints are found exactly, and the page carries them.
@MainActor @Suite(.serialized) struct LayoutPageTests {
  /// The page of a session.
  private func page(_ lines: [String]) throws -> String {
    let files = MemoryFiles()
    let session = Session(files: files)
    for line in lines + ["html \"card\""] {
      let response = session.apply(line)
      #expect(!response.isFailure, "\(response.text())")
    }
    return try #require(files.text("card.html"))
  }

  /// A box that fills a card but for 16 points until it is 200 wide: at 200 + 16 = 216.
  nonisolated private static let box = [
    "view card 320x200", "view box in card", "box.leading == card.leading + 8",
    "box.trailing == card.trailing - 8 @500", "box.width <= 200", "box.height == 50",
    "box.top == card.top", "label note \"Note\" in card", "note.leading == card.leading",
    "note.bottom == card.bottom - 4",
  ]

  @Test func thePageNeedsNoNetwork() throws {
    let page = try page(Self.box)
    for word in ["http:", "https:", "src=", "@import", "url(", "<link", "fetch"] {
      #expect(!page.contains(word), "\(word)")
    }
  }

  @Test func makingThePageChangesNothing() throws {
    let files = MemoryFiles()
    let session = Session(files: files)
    for line in Self.box { session.apply(line) }
    func state() -> String {
      ["show", "constraints", "conflicts", "tableau"].map { session.apply($0).text() }.joined()
    }
    let before = state()
    session.apply("html \"card\"")
    #expect(state() == before)
  }

  /// A script with every kind of row: stacks, shares, content, inequalities, one constraint off, one given up.
  nonisolated private static let card = [
    "view card 340x220", "image icon 56x56 in card", "label title \"Auto Layout\" in card",
    "label detail \"Swift\" in card", "button open \"Open\" in card",
    "H:|-16-[icon(56)]-12-[title]-(>=8)-[detail]-16-| align centerY", "V:|-16-[icon(56)]",
    "open.width == 0.3*card.width @600", "open.width <= 140", "open.trailing == card.trailing",
    "V:[open]-16-|", "resist title horizontal 749",
    "label long \"A text of words that breaks where its width is small\" in card",
    "lines long 0", "H:|-[long]-|", "long.top == icon.bottom + 8",
  ]

  // MARK: In a browser

  @Test func breakpointsOfAPiecewiseLinearFunctionAreExact() throws {
    guard let browser = try Browser.start() else { return }
    defer { browser.quit() }
    try browser.show(page(Self.box))
    func stops(_ end: Int, _ known: [Double], _ layout: String) throws -> [Double] {
      try browser.text(
        "(m => { const course = size => \(known + [Double(end)]).filter(s => s > size);"
          + " const search = m.pieces(0, \(end), course); let step = search.next();"
          + " while (!step.done) step = search.next((t => \(layout))(step.value));"
          + " return m.breakpoints(step.value) })(await import('pieces'))"
      ).split(separator: ",").compactMap { Double($0) }
    }
    // Three shares of t that fill up one after the other: 50, then 30, then the rest. At 20 and 60 nothing is seen to
    // change.
    let three = try stops(
      100, [20, 50, 60, 80],
      "[Math.min(t, 50), Math.min(Math.max(t - 50, 0), 30), Math.max(t - 80, 0)]")
    #expect(three.count == 2)
    for (stop, wanted) in zip(three, [50.0, 80]) { #expect(abs(stop - wanted) < 1e-6) }
    // One that jumps.
    let jump = try stops(1000, [333, 333.5], "[Math.max(0, t - 333), t > 333.5 ? 20 : 0]")
    #expect(jump.count == 2)
    for (stop, wanted) in zip(jump, [333, 333.5]) { #expect(abs(stop - wanted) < 1e-3) }
    #expect(try browser.text("page.pieces.width.stops.join()") == "80,216,640")
  }

  /// Between two marks every number is a straight line: the page's pieces against layouts of the page at many sizes, with texts
  /// that break, rows that give way to one another, and required rows that exclude small cards.
  @Test(arguments: [
    box, card,
    [
      "view card 320x200", "view a in card", "view b in card", "H:|[a(>=60)][b(>=100)]|",
      "a.width == 0.5*card.width @500", "V:|[a]|", "V:|[b]|",
    ],
    [
      "device \"iPhone 15\"", "view a in screen", "H:|-(>=20)-[a(300@700)]-|",
      "a.top == screen.safeArea.top + 8", "a.height == 50",
    ],
  ])
  func thePiecesAreThoseOfTheLayout(_ lines: [String]) throws {
    guard let browser = try Browser.start() else { return }
    defer { browser.quit() }
    try browser.show(page(lines))
    // The worst distance from the line between two stops, at 400 sizes off the stops; and the number of marks.
    let found = try browser.text(
      """
      (() => {
        const answers = [], { system } = page;
        for (const name of ["width", "height"]) {
          const { stops, values } = page.pieces[name];
          let worst = 0;
          system.sweeping(name, () => {
            for (let place = 0; place < 400; place++) {
              const low = stops[0], high = stops[stops.length - 1];
              const size = low + (high - low) * (place + 0.37) / 400;
              const next = stops.findIndex(stop => stop > size);
              if (Math.min(stops[next] - size, size - stops[next - 1]) < 1e-3) continue;
              try { system.setSize(name, size); } catch { continue; }
              const part = (size - stops[next - 1]) / (stops[next] - stops[next - 1]);
              system.coordinates().forEach((value, number) => {
                const [first, last] = [values[next - 1][number], values[next][number]];
                worst = Math.max(worst, Math.abs(first + (last - first) * part - value));
              });
            }
          });
          answers.push(worst);
        }
        return answers;
      })()
      """)
    let worst = found.split(separator: ",").compactMap { Double($0) }
    #expect(worst.count == 2)
    for distance in worst { #expect(distance < 1e-4, "\(found)") }
  }

  /// The page solves as the session does: at any two sizes together, also where these act on one number together.
  @Test(arguments: [
    [
      "view card 320x200", "view a in card", "a.width == a.height", "a.width <= card.width",
      "a.height <= card.height", "a.width == 1000 @500",
    ], card,
    ["view card 320x200", "view a in card", "H:|[a]|", "V:|[a]|"],
  ])
  func thePageSolvesAsTheSession(_ lines: [String]) throws {
    guard let browser = try Browser.start() else { return }
    defer { browser.quit() }
    try browser.show(page(lines))
    let session = Session(files: MemoryFiles())
    for line in lines { session.apply(line) }
    for (width, height) in [(320, 200), (150, 290), (410.5, 77), (333, 333)] as [(Double, Double)] {
      session.apply("set card.width \(width)")
      session.apply("set card.height \(height)")
      _ = try browser.text("(page.set('height', \(height)), page.set('width', \(width)))")
      let found = try browser.text("page.system.coordinates().join()").split(separator: ",")
        .compactMap { Double($0) }
      let wanted = session.exactCoordinates
      #expect(found.count == wanted.count)
      for (place, pair) in zip(found, wanted).enumerated() {
        #expect(abs(pair.0 - pair.1) < 1e-6, "\(width)x\(height), number \(place)")
      }
      // Each number is the sum of its reasons.
      let worst = try browser.text(
        "Math.max(...page.data.views.flatMap((v, i) => v.frame.map((form, k) =>"
          + " Math.abs(page.system.reasons(form).reduce((s, r) => s + r.amount, 0)"
          + " - page.system.frame(i)[k]))))")
      #expect(try #require(Double(worst)) < 1e-6)
    }
    #expect(try browser.text("[...document.getElementById('status').children].length") == "0")
  }

  /// 1000 views: a drag costs what moves.
  @Test func aDragCostsWhatMoves() throws {
    guard let browser = try Browser.start() else { return }
    defer { browser.quit() }
    var lines = ["view card 400x9000"]
    for row in 0..<500 {
      lines.append("view a\(row) in card")
      lines.append("view b\(row) in card")
      lines.append("H:|-8-[a\(row)(60)]-8-[b\(row)]-8-|")
      lines.append("a\(row).top == card.top + \(row * 18)")
      lines.append("a\(row).height == 16")
      lines.append("b\(row).top == a\(row).top")
      lines.append("b\(row).height == 16")
    }
    try browser.show(page(lines))
    #expect(try browser.text("page.data.views.length") == "1001")
    _ = try browser.text("(page.set('width', 350), page.set('width', 351))")
    let counts = try browser.text(
      "(() => { const s = page.system, pivots = s.solver.statistics()[0], moved = s.counts.moved;"
        + " for (let w = 0; w < 60; w++) page.set('width', 352 + w / 2);"
        + " return [s.solver.statistics()[0] - pivots, (s.counts.moved - moved) / 60] })()"
    ).split(separator: ",").compactMap { Double($0) }
    // The widths of the second column and of the card move, and no row enters the basis.
    #expect(counts == [0, 501])
  }

  @Test func constraintsAreSwitchedAndGiveWay() throws {
    guard let browser = try Browser.start() else { return }
    defer { browser.quit() }
    try browser.show(page(Self.box))
    let box = "document.querySelector('[data-name=box]').style"
    // Without its bound the box fills the card.
    try browser.click("#constraints li:nth-child(5) input")
    #expect(try browser.text("\(box).width") == "304px")
    #expect(
      try browser.text("document.querySelector('#constraints li:nth-child(5)').textContent")
        == "5  box.width <= 200  (inactive)")
    try browser.click("#constraints li:nth-child(5) input")
    #expect(try browser.text("\(box).width") == "200px")
    // A leading edge beyond the least width: 8 + 400 contradicts nothing, but a height of its own does.
    _ = try browser.text("page.setConstant(4, -10)")
    #expect(
      try browser.text("document.getElementById('status').textContent").hasPrefix(
        "conflict: these cannot hold together"))
    #expect(
      try browser.text("document.getElementById('status').textContent").hasSuffix(
        "given up: 5  box.width <= -10"))
    _ = try browser.text("page.setConstant(4, 100)")
    #expect(try browser.text("document.getElementById('status').hidden") == "true")
    #expect(try browser.text("\(box).width") == "100px")
    // Nothing determines where the box ends once its trailing edge, its bound and its height are off.
    _ = try browser.text("(page.setOn(5, false), page.setOn(6, false), page.tellAmbiguities())")
    #expect(
      try browser.text("document.getElementById('ambiguities').textContent")
        == "box is ambiguous: nothing determines its y, height")
  }

  @Test func theSlidersShowTheSolvedFramesAndStopAtTheBreakpoints() throws {
    guard let browser = try Browser.start() else { return }
    defer { browser.quit() }
    try browser.show(page(Self.box))
    let box = "document.querySelector('[data-name=box]').style"
    // Below the breakpoint at 216 the box is 16 points narrower than the card, above it 200 wide.
    for (width, wanted) in [(160, 144), (216, 200), (600, 200)] {
      _ = try browser.text(
        "(s => { s.value = \(width); s.dispatchEvent(new Event('input')) })(document.getElementById('width'))"
      )
      #expect(try browser.text("\(box).width") == "\(wanted)px")
      #expect(try browser.text("document.getElementById('widthValue').textContent") == "\(width)")
    }
    // The breakpoint is a mark on the slider; a click goes there exactly.
    _ = try browser.text("await page.settled")
    #expect(try browser.text("document.getElementById('widthStops').textContent") == "216")
    try browser.click("#widthStops button")
    #expect(try browser.text("page.sizes.width") == "216")
    #expect(try browser.text("\(box).width") == "200px")
    #expect(try browser.text("document.querySelector('#widthStops .here').textContent") == "216")
    // The height moves the note, which keeps four points from the lower edge, and nothing else.
    let note = "document.querySelector('[data-name=note]').style"
    let before = try #require(Double(try browser.text("parseFloat(\(note).top)")))
    _ = try browser.text(
      "(s => { s.value = 300; s.dispatchEvent(new Event('input')) })(document.getElementById('height'))"
    )
    let after = try #require(Double(try browser.text("parseFloat(\(note).top)")))
    #expect(abs(after - before - 100) < 1e-3)
    #expect(try browser.text("\(box).width") == "200px")
    #expect(try browser.text("document.getElementById('size').textContent") == "216 × 300")
  }

  @Test func theCornerAndTheKeysMoveTheSizes() throws {
    guard let browser = try Browser.start() else { return }
    defer { browser.quit() }
    try browser.show(page(Self.box))
    try browser.drag("#grip", dx: -40, dy: 30)
    let scale = try #require(Double(try browser.text("page.scale")))
    let before = try #require(Double(try browser.text("page.sizes.width")))
    let height = try #require(Double(try browser.text("page.sizes.height")))
    // The pointer may stand between two pixels.
    #expect(abs(before - (320 - 40 / scale)) <= 1 / scale, "\(before)")
    #expect(abs(height - (200 + 30 / scale)) <= 1 / scale, "\(height)")
    _ = try browser.text("document.getElementById('width').focus()")
    try browser.press("ArrowRight", code: 39)
    #expect(try #require(Double(try browser.text("page.sizes.width"))) > before)
  }

  @Test func pointingAtAViewShowsItsConstraints() throws {
    guard let browser = try Browser.start() else { return }
    defer { browser.quit() }
    try browser.show(page(Self.box))
    let lines =
      "[...document.querySelectorAll('#constraints li')].map(l => l.textContent).join(' | ')"
    let all = try browser.text(lines)
    #expect(all.hasPrefix("1  card.width == 320 | 2  card.height == 200 | 3  box.leading"))
    try browser.point(at: "[data-name=note]")
    #expect(
      try browser.text(lines)
        == "8  note.leading == card.leading | 9  note.bottom == card.bottom - 4")
    #expect(
      try browser.text("document.getElementById('about').textContent") == "Constraints of note")
    #expect(try browser.text("document.querySelectorAll('.hovered').length") == "1")
    // The view under the pointer is meant, not the one around it.
    try browser.point(at: "[data-name=box]")
    #expect(try browser.text(lines).hasPrefix("3  box.leading == card.leading + 8 | 4"))
    // A constraint shows the views it is about; the pointer leaves the views on its way there.
    try browser.point(at: "#summary")
    #expect(try browser.text(lines) == all)
    try browser.point(at: "#constraints li:nth-child(3)")
    #expect(
      try browser.text("[...document.querySelectorAll('.mentioned')].map(v => v.dataset.name)")
        == "card,box")
  }

  @Test func aClickTellsWhyAndTheReasonsFollowTheSlider() throws {
    guard let browser = try Browser.start() else { return }
    defer { browser.quit() }
    try browser.show(page(Self.box))
    func why(_ number: String) throws -> String {
      try browser.text(
        "[...document.querySelectorAll('#why table[data-number=\(number)] tr')]"
          + ".map(r => [...r.children].map(c => c.textContent).join(' ')).join(' | ')")
    }
    try browser.click("[data-name=box]")
    #expect(
      try browser.text("document.getElementById('chosen').textContent") == "Why box lies there")
    #expect(try why("x") == "8 x | 8 from constraint 3, box.leading == card.leading + 8")
    // At 320 the bound of 200 holds the width.
    #expect(try why("width") == "200 width | 200 from constraint 5, box.width <= 200")
    // At 160 it is the card that does, less eight points at each side.
    _ = try browser.text("page.set('width', 160)")
    #expect(
      try why("width")
        == "144 width | 160 constraint 1, card.width == 320, moved by the slider"
        + " | -8 constraint 3, box.leading == card.leading + 8"
        + " | -8 constraint 4, box.trailing == card.trailing - 8 @500")
    // The chart has the same stops: 64 at 80, 200 at 216 and from there on.
    #expect(
      try browser.text(
        "document.querySelector('#chart polyline[data-number=width]').getAttribute('points')"
          + ".split(' ').length") == "3")
    // Another click chooses another view.
    try browser.click("[data-name=note]")
    #expect(try browser.text("document.querySelectorAll('.chosen').length") == "1")
    #expect(try why("x") == "0 x | 0 from constraint 8, note.leading == card.leading")
  }
}
