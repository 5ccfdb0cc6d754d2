import LayoutSession
import Testing

/// Breakpoints are found exactly, and the page carries them.
@MainActor @Suite struct LayoutPageTests {
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

  @Test func thePageHasTheBreakpointsOfTheLayout() throws {
    let files = MemoryFiles()
    let session = Session(files: files)
    for line in [
      "view card 320x200", "view box in card", "box.leading == card.leading + 8",
      "box.trailing == card.trailing - 8 @500", "box.width <= 200", "box.height == 50",
      "box.top == card.top", "html \"card\"",
    ] {
      let response = session.apply(line)
      #expect(!response.isFailure, "\(response.text())")
    }
    let page = try #require(files.text("card.html"))
    // The box fills the card but for 16 points until it is 200 wide: at 200 + 16 = 216.
    #expect(page.contains("\"stops\":[80,216,640]"))
    #expect(page.contains("\"separable\":true"))
    #expect(!page.contains("http"))
    #expect(session.apply("card.width").text() == "card.width = 320\n")
  }
}
