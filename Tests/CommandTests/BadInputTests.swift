import Foundation
import Testing

/// Documents that no one should have to render: each is answered with a message that names the place,
/// the right status and no file, and never with a crash.
@Suite struct BadInputTests {
  /// Renders and verifies `text`; both have to refuse it with a message that contains `words`.
  private func refused(
    _ text: String, _ words: String..., name: String = "Bad.storyboard", line: Int? = nil,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let folder = try ScratchFolder()
    let file = try folder.write(text, to: name)
    let picture = "\(folder.path)/p.png"
    let runs = [
      try CommandRun("render", file, "-o", picture), try CommandRun("verify", file),
    ]
    for run in runs {
      #expect(run.isOrderly, sourceLocation: location)
      #expect(run.status == 65, sourceLocation: location)
      let place = line.map { "\(file):\($0):" } ?? file
      #expect(run.errors.hasPrefix(place), "\(run.errors)", sourceLocation: location)
      #expect(run.errors.contains(": error: "), sourceLocation: location)
      for word in words {
        #expect(run.errors.contains(word), "\(run.errors)", sourceLocation: location)
      }
    }
    #expect(folder.names == [name], sourceLocation: location)
  }

  @Test func notXML() throws {
    try refused("this is no XML")
    try refused("")
    try refused("\u{0}\u{1}\u{2}")
    try refused(String(TinyDocument.text().dropLast(40)))
  }

  @Test func xmlOfAnotherKind() throws {
    try refused("<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict/></plist>", "<plist>")
    try refused("<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "<svg>")
  }

  @Test func otherPlatforms() throws {
    try refused(
      TinyDocument.text(
        type: "com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", runtime: "MacOSX.Cocoa"),
      "MacOSX.Cocoa")
    try refused(
      TinyDocument.text(
        type: "com.apple.InterfaceBuilder.WatchKit.Storyboard", runtime: "watchKit"),
      "watchKit")
    try refused(TinyDocument.text(runtime: "AppleTV"), "AppleTV")
  }

  @Test func anIdentifierUsedTwice() throws {
    try refused(
      TinyDocument.text(
        extra: """
          <view contentMode="scaleToFill" id="red-bx-001">
            <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
          </view>
          """),
      "red-bx-001")
  }

  @Test(arguments: ["1e999", "nan", "inf", "-1e400", "0x10", "12,5", "", "١٢"])
  func numbersThatAreNone(number: String) throws {
    try refused(
      TinyDocument.text(frame: "x=\"\(number)\" y=\"80\" width=\"100\" height=\"100\""),
      "red-bx-001", "x=\"\(number)\"")
  }

  @Test func constantsThatAreNone() throws {
    try refused(
      TinyDocument.text(
        constraints: "<constraint firstItem=\"red-bx-001\" firstAttribute=\"trailing\" "
          + "secondItem=\"rot-rt-001\" secondAttribute=\"trailing\" constant=\"nan\" id=\"bad-cn-001\"/>"
      ),
      "bad-cn-001", "nan")
  }

  @Test func aNestOfTenThousandLevels() throws {
    let depth = 10_000
    let nest =
      String(
        repeating: "<view><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/><subviews>",
        count: depth) + String(repeating: "</subviews></view>", count: depth)
    try refused(TinyDocument.text(extra: nest), "deep")
  }

  @Test func anEntityBomb() throws {
    var bomb = "<?xml version=\"1.0\"?>\n<!DOCTYPE d [\n<!ENTITY a0 \"ha\">\n"
    for level in 1...40 {
      bomb += "<!ENTITY a\(level) \"&a\(level - 1);&a\(level - 1);\">\n"
    }
    try refused(bomb + "]>\n<document>&a40;</document>")
  }

  @Test func externalEntitiesAreNotRead() throws {
    let folder = try ScratchFolder()
    let secret = try folder.write("s3cr3t", to: "secret")
    try refused(
      "<?xml version=\"1.0\"?>\n<!DOCTYPE d [<!ENTITY x SYSTEM \"file://\(secret)\">]>\n"
        + "<document>&x;</document>")
  }

  @Test func aFileOfTwoHundredMegabytes() throws {
    let folder = try ScratchFolder()
    let file = try folder.write("<?xml version=\"1.0\"?>\n<document>", to: "Huge.storyboard")
    let handle = try #require(FileHandle(forWritingAtPath: file))
    try handle.truncate(atOffset: 200_000_000)
    let run = try CommandRun("render", file, "-o", "\(folder.path)/p.png")
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("\(file): error: is too large: 200000000 bytes"))
    #expect(folder.names == ["Huge.storyboard"])
  }

  @Test func aMissingFileOrOneThatMayNotBeRead() throws {
    let folder = try ScratchFolder()
    let picture = "\(folder.path)/p.png"
    let missing = try CommandRun("render", "\(folder.path)/no.xib", "-o", picture)
    #expect(missing.status == 66)
    #expect(missing.errors.hasPrefix("\(folder.path)/no.xib: error: cannot be read"))
    let asDocument = try CommandRun("render", folder.path, "-o", picture)
    #expect([65, 66].contains(asDocument.status))
    #expect(folder.names == [])
  }

  /// A picture without the constraint would be a guess, so there is none; what else there is to verify
  /// is verified.
  @Test func aConstraintToNothing() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(
      TinyDocument.text(
        constraints: "<constraint firstItem=\"red-bx-001\" firstAttribute=\"bottom\" "
          + "secondItem=\"gone-away\" secondAttribute=\"top\" id=\"bad-cn-001\"/>"),
      to: "d.storyboard")
    let render = try CommandRun("render", file, "-o", "\(folder.path)/p.png")
    #expect(folder.names == ["d.storyboard"])
    let verify = try CommandRun("verify", file)
    #expect(verify.output.contains("1 document,"))
    for run in [render, verify] {
      #expect(run.status == 65)
      #expect(run.errors.contains(": error: "))
      #expect(run.errors.hasPrefix("\(file):"))
      #expect(run.errors.contains("gone-away"))
      #expect(run.errors.contains("bad-cn-001"))
    }
  }

  @Test func aSizeThatNoPictureHas() throws {
    let folder = try ScratchFolder()
    let huge = TinyDocument.text().replacingOccurrences(
      of: "width=\"393\" height=\"852\"", with: "width=\"1e9\" height=\"852\"")
    let file = try folder.write(
      huge.replacingOccurrences(
        of: "sceneMemberID=\"viewController\">",
        with: "sceneMemberID=\"viewController\"><freeformSimulatedSizeMetrics "
          + "key=\"simulatedDestinationMetrics\"/>"), to: "d.storyboard")
    let run = try CommandRun("render", file, "-o", "\(folder.path)/p.png")
    #expect(run.isOrderly)
    #expect(run.status == 65)
    #expect(folder.names == ["d.storyboard"])
  }
}
