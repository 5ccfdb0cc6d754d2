import Foundation
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

  /// What a browser makes of the page at a size; nil where there is no Chromium.
  private func documentInBrowser(_ page: String, hash: String) throws -> String? {
    let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let browser = paths.map { "\($0)/chromium" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
    guard let browser else { return nil }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("layout-page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("page.html")
    try page.write(to: file, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
    process.arguments = [
      "60", browser, "--headless", "--no-sandbox", "--disable-gpu",
      "--user-data-dir=\(folder.path)/profile", "--dump-dom", "\(file.absoluteString)#\(hash)",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  @Test func aBrowserShowsTheSolvedFramesAtAnySize() throws {
    let files = MemoryFiles()
    let session = Session(files: files)
    for line in [
      "view card 320x200", "view box in card", "box.leading == card.leading + 8",
      "box.trailing == card.trailing - 8 @500", "box.width <= 200", "box.height == 50",
      "box.top == card.top", "html \"card\"",
    ] { session.apply(line) }
    let page = try #require(files.text("card.html"))
    // Below the breakpoint at 216 the box is 16 points narrower than the card, above it 200 wide.
    for (width, wanted) in [(160, 144), (216, 200), (600, 200)] {
      guard let document = try documentInBrowser(page, hash: "width=\(width)") else {
        print("skipped: there is no Chromium on this machine")
        return
      }
      let box = try #require(
        document.split(separator: "<").first { $0.contains("data-name=\"box\"") })
      #expect(box.contains("width: \(wanted)px"), "\(box)")
    }
  }
}
