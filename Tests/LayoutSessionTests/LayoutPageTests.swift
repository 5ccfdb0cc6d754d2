import Foundation
import LayoutSession
import Testing

/// Breakpoints are found exactly, and the page carries them.
@MainActor @Suite(.serialized) struct LayoutPageTests {
  @Test func breakpointsOfAPiecewiseLinearFunctionAreExact() {
    // Three shares of t that fill up one after the other: 50, then 30, then the rest.
    let pieces = PiecewiseLayout(0...100) { t in
      [min(t, 50), min(max(t - 50, 0), 30), max(t - 80, 0)]
    }
    #expect(pieces.stops.count == 4)
    for (stop, wanted) in zip(pieces.breakpoints, [50.0, 80]) { #expect(abs(stop - wanted) < 1e-6) }
    #expect(pieces.values.last == [50, 30, 20])
  }

  @Test func breakpointsCloseTogetherAreFoundToo() {
    let pieces = PiecewiseLayout(0...1000) { t in
      [max(0, t - 333), max(0, t - 333.5), abs(t - 900)]
    }
    #expect(pieces.breakpoints.count == 3)
    for (stop, wanted) in zip(pieces.breakpoints, [333, 333.5, 900]) {
      #expect(abs(stop - wanted) < 1e-3)
    }
  }

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
  private static let box = [
    "view card 320x200", "view box in card", "box.leading == card.leading + 8",
    "box.trailing == card.trailing - 8 @500", "box.width <= 200", "box.height == 50",
    "box.top == card.top", "label note \"Note\" in card", "note.leading == card.leading",
    "note.bottom == card.bottom - 4",
  ]

  /// The numbers that a page carries.
  private func data(in page: String) throws -> [String: Any] {
    let start = try #require(page.range(of: "const data = "))
    let end = try #require(page.range(of: ";\n", range: start.upperBound..<page.endIndex))
    let text = page[start.upperBound..<end.lowerBound]
    return try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func thePageHasTheBreakpointsOfTheLayout() throws {
    let page = try page(Self.box)
    #expect(page.contains("\"stops\":[80,216,640]"))
    #expect(page.contains("\"separable\":true"))
  }

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

  /// Where width and height act on one number together, what they do apart does not add up.
  @Test(arguments: [
    // Both sizes bound the side of a square, whichever is smaller.
    (
      [
        "view card 320x200", "view a in card", "a.width == a.height", "a.width <= card.width",
        "a.height <= card.height", "a.width == 1000 @500",
      ], false
    ),
    // The same, where only the width bounds it at present and at the present height: the two meet elsewhere.
    (
      [
        "view card 100x220", "view a in card", "a.width == a.height", "a.width <= card.width",
        "a.height <= card.height", "a.width == 1000 @500",
      ], false
    ),
    (["view card 320x200", "view a in card", "H:|[a]|", "V:|[a]|"], true),
  ])
  func sizesThatActTogetherAreTold(_ lines: [String], isSeparable: Bool) throws {
    #expect(try data(in: page(lines))["separable"] as? Bool == isSeparable)
  }

  /// Each number is the sum of its reasons, at both ends of each piece: the page adds up along it.
  @Test func reasonsAddUpToTheNumbersAtEveryStop() throws {
    let data = try data(
      in: page([
        "view card 340x220", "image icon 56x56 in card", "label title \"Auto Layout\" in card",
        "label detail \"Swift\" in card", "button open \"Open\" in card",
        "H:|-16-[icon(56)]-12-[title]-(>=8)-[detail]-16-| align centerY", "V:|-16-[icon(56)]",
        "open.width == 0.3*card.width @600", "open.width <= 140", "open.trailing == card.trailing",
        "V:[open]-16-|", "resist title horizontal 749",
      ]))
    var pieces = 0
    for name in ["byWidth", "byHeight"] {
      let axis = try #require(data[name] as? [String: Any])
      let stops = try #require(axis["stops"] as? [Double])
      let values = try #require(axis["values"] as? [[Double]])
      let why = try #require(axis["why"] as? [[Any]])
      #expect(why.count == stops.count - 1)
      for (piece, reasons) in why.enumerated() {
        for (place, reason) in reasons.enumerated() {
          // A number that does not move along the axis has no reasons of its own.
          guard let shares = reason as? [[Double]] else {
            #expect(abs(values[piece][place] - values[piece + 1][place]) < 1e-6)
            continue
          }
          pieces += 1
          for (distance, value) in [
            (0, values[piece][place]), (stops[piece + 1] - stops[piece], values[piece + 1][place]),
          ] {
            let sum = shares.reduce(0) { $0 + $1[0] + $1[1] * distance }
            #expect(abs(sum - value) < 1e-3, "\(name) \(piece) \(place)")
          }
        }
      }
    }
    #expect(pieces > 10)
    // None of them tells a number that holds only while another size is tried out.
    let texts = try #require(data["texts"] as? [String])
    #expect(texts.contains("constraint 1, card.width == 340, moved by the slider"))
  }

  // MARK: In a browser

  @Test func theSlidersShowTheSolvedFramesAndStopAtTheBreakpoints() throws {
    guard let browser = try Browser.start() else { return }
    defer { browser.quit() }
    try browser.show(page(Self.box))
    let box = "document.querySelector('[data-name=box]').style"
    // Below the breakpoint at 216 the box is 16 points narrower than the card, above it 200 wide.
    for (width, wanted) in [(160, 144), (216, 200), (600, 200)] {
      _ = try browser.text(
        "(s => { s.value = \(width); s.dispatchEvent(new Event('input')) })(element('width'))")
      #expect(try browser.text("\(box).width") == "\(wanted)px")
      #expect(try browser.text("element('widthValue').textContent") == "\(width)")
    }
    // The breakpoint is a mark on the slider; a click goes there exactly.
    #expect(try browser.text("element('widthStops').textContent") == "216")
    try browser.click("#widthStops button")
    #expect(try browser.text("sizes.width") == "216")
    #expect(try browser.text("\(box).width") == "200px")
    #expect(try browser.text("document.querySelector('#widthStops .here').textContent") == "216")
    // The height moves the note, which keeps four points from the lower edge, and nothing else.
    let note = "document.querySelector('[data-name=note]').style"
    let before = try #require(Double(try browser.text("parseFloat(\(note).top)")))
    _ = try browser.text(
      "(s => { s.value = 300; s.dispatchEvent(new Event('input')) })(element('height'))")
    let after = try #require(Double(try browser.text("parseFloat(\(note).top)")))
    #expect(abs(after - before - 100) < 1e-3)
    #expect(try browser.text("\(box).width") == "200px")
    #expect(try browser.text("element('size').textContent") == "216 × 300")
  }

  @Test func theCornerAndTheKeysMoveTheSizes() throws {
    guard let browser = try Browser.start() else { return }
    defer { browser.quit() }
    try browser.show(page(Self.box))
    try browser.drag("#grip", dx: -40, dy: 30)
    let scale = try #require(Double(try browser.text("scale")))
    let before = try #require(Double(try browser.text("sizes.width")))
    let height = try #require(Double(try browser.text("sizes.height")))
    // The pointer may stand between two pixels.
    #expect(abs(before - (320 - 40 / scale)) <= 1 / scale, "\(before)")
    #expect(abs(height - (200 + 30 / scale)) <= 1 / scale, "\(height)")
    _ = try browser.text("element('width').focus()")
    try browser.press("ArrowRight", code: 39)
    #expect(try #require(Double(try browser.text("sizes.width"))) > before)
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
    #expect(try browser.text("element('about').textContent") == "Constraints of note")
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
    #expect(try browser.text("element('chosen').textContent") == "Why box lies there")
    #expect(try why("x") == "8 x | 8 from constraint 3, box.leading == card.leading + 8")
    // At 320 the bound of 200 holds the width.
    #expect(try why("width") == "200 width | 200 from constraint 5, box.width <= 200")
    // At 160 it is the card that does, less eight points at each side.
    _ = try browser.text("set('width', 160)")
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
