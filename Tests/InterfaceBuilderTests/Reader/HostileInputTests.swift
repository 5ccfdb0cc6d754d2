import Foundation
import InterfaceBuilder
import Testing

/// What must be refused is refused with file, line and element, and nothing crashes.
@Suite struct HostileInputTests {
  @Test func textThatIsNotXML() throws {
    let error = try #require(SampleDocument.refusal(of: "Dear reader,\nthis is a letter."))
    #expect(
      error.description
        == "sample.xib:1:1: is not well-formed XML: expected '<' but found 'D'")
  }

  @Test func emptyFile() throws {
    let error = try #require(SampleDocument.refusal(of: ""))
    #expect(error.reason == .empty)
  }

  @Test func xmlOfAnotherKind() throws {
    let error = try #require(
      SampleDocument.refusal(of: "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"/>"))
    #expect(
      error.description.hasPrefix(
        "sample.xib:2:"))
    #expect(error.reason == .notInterfaceBuilder(root: "plist"))
  }

  @Test(arguments: [
    ("com.apple.InterfaceBuilder3.Cocoa.XIB", "MacOSX.Cocoa"),
    ("com.apple.InterfaceBuilder.WatchKit.Storyboard", "watchKit"),
    ("com.apple.InterfaceBuilder.AppleTV.Storyboard", "AppleTV"),
    ("com.apple.InterfaceBuilder3.CocoaTouch.XIB", "MacOSX.Cocoa"),
  ])
  func documentsOfOtherPlatforms(type: String, runtime: String) throws {
    let error = try #require(
      SampleDocument.refusal(
        of: "<document type=\"\(type)\" targetRuntime=\"\(runtime)\"><objects/></document>"))
    #expect(error.reason == .unsupportedPlatform("\(runtime) (\(type))"))
    #expect(error.line == 1)
  }

  /// The archives of Xcode 4 and before are documents for iOS too, in a form that is not read.
  @Test func documentsOfOldVersions() throws {
    let type = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
    let error = try #require(
      SampleDocument.refusal(of: "<archive type=\"\(type)\" version=\"8.00\"><data/></archive>"))
    #expect(error.reason == .objectArchive(type))
    #expect(error.line == 1)
    #expect(error.description.contains("a newer Xcode saves it anew"))
  }

  @Test func truncatedDocument() throws {
    let whole = SampleDocument.xib("<subviews/>")
    let error = try #require(SampleDocument.refusal(of: String(whole.dropLast(60))))
    #expect(error.line != nil)
    #expect(error.elementID == "root" && error.element == "view")
    guard case .malformed = error.reason else {
      Issue.record("\(error)")
      return
    }
  }

  /// Where no identifier is near, the tag tells the element.
  @Test func elementsWithoutIdentifier() throws {
    let sample = SampleDocument.xib("<subviews/>").replacing("</document>", with: "")
    let error = try #require(SampleDocument.refusal(of: sample))
    #expect(error.elementID == nil && error.element == "document")
    #expect(error.description.hasSuffix("are closed (in <document>)"))
  }

  /// What the limits let in the parser takes to its end: a document of just below sixteen million bytes is
  /// read, one of more is refused by its size and not with a number of the parser.
  @Test func theLargestDocument() throws {
    let line = "<color/>" + String(repeating: " ", count: 999) + "\n"
    func sample(_ bytes: Int) -> String {
      SampleDocument.xib(String(repeating: line, count: bytes / line.utf8.count))
    }
    #expect(SampleDocument.refusal(of: sample(15_990_000)) == nil)
    let error = try #require(SampleDocument.refusal(of: sample(16_100_000)))
    guard case .tooLarge(_, limit: 16_000_000) = error.reason else {
      Issue.record("\(error)")
      return
    }
  }

  @Test func entityBomb() throws {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <document>&b;</document>
      """
    let error = try #require(SampleDocument.refusal(of: bomb))
    #expect(error.reason == .documentTypeDeclaration)
    #expect(error.line == 2)
  }

  @Test func externalEntity() throws {
    let text = """
      <!-- a comment --><!DOCTYPE d SYSTEM "file:///etc/passwd">
      <document/>
      """
    let error = try #require(SampleDocument.refusal(of: text))
    #expect(error.reason == .documentTypeDeclaration)
  }

  @Test func undefinedEntity() throws {
    let error = try #require(
      SampleDocument.refusal(of: SampleDocument.xib("<subviews>&bomb;</subviews>")))
    guard case .malformed = error.reason else {
      Issue.record("\(error)")
      return
    }
  }

  @Test(arguments: ["UTF-16", "EBCDIC-US", "ISO-8859-1"])
  func otherEncodings(name: String) throws {
    let error = try #require(
      SampleDocument.refusal(of: "<?xml version=\"1.0\" encoding=\"\(name)\"?><document/>"))
    #expect(error.reason == .unsupportedEncoding(name))
  }

  @Test func deepNestIsRefusedNotCrashed() throws {
    let depth = 10_000
    let nest =
      String(repeating: "<subviews><view id=\"x\">", count: depth)
      + String(repeating: "</view></subviews>", count: depth)
    let error = try #require(SampleDocument.refusal(of: SampleDocument.xib(nest)))
    #expect(error.reason == .tooDeep(limit: 200))
    #expect(error.elementID == "x" || error.elementID == "root")
    #expect(error.line != nil)
  }

  @Test func deepNestWithinTheLimitIsRead() throws {
    // Three levels of the envelope, two for each view.
    let depth = 90
    let nest = (0..<depth).reduce("") { text, level in
      text + "<subviews><view id=\"v\(level)\"><rect key=\"frame\" width=\"1\" height=\"1\"/>"
    }
    let text = SampleDocument.xib(
      nest + String(repeating: "</view></subviews>", count: depth))
    #expect(try SampleDocument.read(text).scenes[0].hierarchy(for: .init()).views.count == 91)
  }

  @Test func tooManyElements() throws {
    let many = String(repeating: "<a/>", count: 200)
    let error = try #require(
      SampleDocument.refusal(
        of: SampleDocument.xib(many), limits: DocumentLimits(elements: 100)))
    #expect(error.reason == .tooManyElements(limit: 100))
  }

  /// Every view is made, and takes kilobytes: a document of nine hundred thousand empty ones would take
  /// gigabytes.
  @Test func tooManyViews() throws {
    func views(_ count: Int) -> String {
      "<subviews>" + String(repeating: "<view/>", count: count) + "</subviews>"
    }
    let error = try #require(SampleDocument.refusal(of: SampleDocument.xib(views(100_000))))
    #expect(error.reason == .tooManyViews(limit: 30_000))
    #expect(error.elementID != nil && error.line != nil)
    let limits = DocumentLimits(viewsOfScene: 101)
    // The root is a view, too.
    #expect(SampleDocument.refusal(of: SampleDocument.xib(views(100)), limits: limits) == nil)
    #expect(
      SampleDocument.refusal(of: SampleDocument.xib(views(101)), limits: limits)?.reason
        == .tooManyViews(limit: 101))
    // All scenes together have a limit of their own.
    #expect(
      SampleDocument.refusal(
        of: SampleDocument.xib(views(60)), limits: DocumentLimits(views: 50))?.reason
        == .tooManyViews(limit: 50))
  }

  /// A text that is set takes a hundred times its bytes.
  @Test func tooLongTexts() throws {
    let long = String(repeating: "a", count: 1_000_001)
    for content in [
      "<label text=\"\(long)\" id=\"lbl\"/>",
      "<label id=\"lbl\"><string key=\"text\">\(long)</string></label>",
      "<label id=\"lbl\"><string key=\"text\"><![CDATA[\(long)]]></string></label>",
    ] {
      let error = try #require(SampleDocument.refusal(of: SampleDocument.xib(content)))
      #expect(error.reason == .tooLongText(limit: 1_000_000))
    }
    // Pictures and archives are data.
    let data = "<mutableData key=\"keyedArchiveRepresentation\">\(long)</mutableData>"
    #expect(SampleDocument.refusal(of: SampleDocument.xib(data)) == nil)
    #expect(
      SampleDocument.refusal(
        of: SampleDocument.xib("<label text=\"\(long.dropLast())\" id=\"lbl\"/>")) == nil)
  }

  /// Whoever compares each name with every other would be at it for minutes.
  @Test func tooManyAttributes() throws {
    let many = (0..<500_000).map { " a\($0)='>'" }.joined()
    let error = try #require(
      SampleDocument.refusal(of: SampleDocument.xib("\n<view id=\"v\"\(many)/>")))
    #expect(error.reason == .tooManyAttributes(limit: 1_000))
    #expect(error.element == "view" && error.line != nil)
    // Quotes in comments, literal texts and instructions are no values.
    let quotes = "<!-- don't > --><?p it's?><string key=\"text\"><![CDATA[<a b=\"]]></string>"
    let views = (0..<600).map { "<view id=\"v\($0)\" userLabel=\"it's\"/>" }.joined()
    let document = SampleDocument.xib("\(quotes)<subviews>\(views)</subviews>")
    #expect(SampleDocument.refusal(of: document) == nil)
  }

  @Test func largeFileIsRefusedUnread() throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "large-\(UUID().uuidString).xib")
    #expect(FileManager.default.createFile(atPath: url.path, contents: nil))
    defer { try? FileManager.default.removeItem(at: url) }
    // A sparse file of 200 MB takes no room on disk.
    let handle = try FileHandle(forWritingTo: url)
    try handle.truncate(atOffset: 200 << 20)
    try handle.close()
    let error = #expect(throws: InterfaceBuilderError.self) {
      _ = try InterfaceDocument(contentsOf: url, name: "large.xib")
    }
    #expect(error?.reason == .tooLarge(size: 200 << 20, limit: 16_000_000))
    #expect(error?.file == "large.xib")
  }

  @Test func missingFileAndFolder() throws {
    let missing = #expect(throws: InterfaceBuilderError.self) {
      _ = try InterfaceDocument(contentsOf: URL(filePath: "/nowhere/a.xib"))
    }
    #expect(missing?.description == "/nowhere/a.xib: cannot be read: no such file")
    let folder = #expect(throws: InterfaceBuilderError.self) {
      _ = try InterfaceDocument(contentsOf: FileManager.default.temporaryDirectory, name: "tmp")
    }
    #expect(folder?.description == "tmp: cannot be read: it is a folder")
  }

  @Test(arguments: ["1e999", "nan", "-inf", "0x", "", "twelve", "1e40"])
  func numbersThatAreNone(text: String) throws {
    let frame = SampleDocument.xib(
      """
      <subviews>
        <view id="child"><rect key="frame" x="0.0" y="\(text)" width="10" height="10"/></view>
      </subviews>
      """)
    let error = try #require(SampleDocument.refusal(of: frame))
    #expect(error.elementID == "child")
    #expect(error.line == 8)
    let constraint = SampleDocument.xib(
      """
      <constraints>
        <constraint firstAttribute="width" constant="\(text)" id="c1"/>
      </constraints>
      """)
    let second = try #require(SampleDocument.refusal(of: constraint))
    #expect(second.elementID == "c1")
    guard case .invalidValue(attribute: "constant", value: text, _) = second.reason else {
      Issue.record("\(second)")
      return
    }
  }

  /// A resource has no identifier; its name says which one is meant.
  @Test(arguments: [
    "<resources><image name=\"logo\" width=\"nan\" height=\"1\"/></resources>",
    "<designables><designable name=\"logo\">"
      + "<size key=\"intrinsicContentSize\" width=\"x\" height=\"1\"/></designable></designables>",
  ])
  func sizesOfResourcesThatAreNone(resources: String) throws {
    let error = try #require(
      SampleDocument.refusal(of: SampleDocument.xib("<subviews/>", resources: resources)))
    #expect(error.elementID == "logo" && error.line != nil)
  }

  @Test(arguments: ["0:0", "1:0", "a:b", "1:2:3", "nan", "1e999", ":"])
  func multipliersThatAreNone(text: String) throws {
    let error = try #require(
      SampleDocument.refusal(
        of: SampleDocument.xib(
          """
          <constraints>
            <constraint firstAttribute="width" secondItem="root" secondAttribute="height" \
          multiplier="\(text)" id="c1"/>
          </constraints>
          """)))
    #expect(error.elementID == "c1")
  }

  @Test(arguments: ["0", "-1", "1001", "nan"])
  func prioritiesOutOfRange(text: String) throws {
    let error = try #require(
      SampleDocument.refusal(
        of: SampleDocument.xib(
          "<constraints><constraint firstAttribute=\"width\" priority=\"\(text)\" id=\"c1\"/>"
            + "</constraints>")))
    #expect(error.elementID == "c1")
  }

  @Test func identifierUsedTwice() throws {
    let error = try #require(
      SampleDocument.refusal(
        of: SampleDocument.xib(
          """
          <subviews>
            <view id="twin"><rect key="frame" width="1" height="1"/></view>
            <view id="twin"><rect key="frame" width="1" height="1"/></view>
          </subviews>
          """)))
    #expect(error.reason == .duplicateIdentifier(firstLine: 8))
    #expect(error.elementID == "twin")
    #expect(error.line == 9)
  }

  @Test func constraintToNothingIsReportedAndIgnored() throws {
    let document = try SampleDocument.read(
      SampleDocument.xib(
        """
        <constraints>
          <constraint firstItem="gone" firstAttribute="top" secondItem="root" \
        secondAttribute="top" id="c1"/>
          <constraint firstAttribute="width" constant="10" id="c2"/>
        </constraints>
        """))
    let problem = try #require(document.problems.first)
    #expect(document.problems.count == 1)
    #expect(problem.reason == .unknownItem(attribute: "firstItem", identifier: "gone"))
    #expect(problem.elementID == "c1")
    #expect(problem.line == 8)
    let hierarchy = try document.scenes[0].hierarchy(for: document.sizeClasses)
    #expect(hierarchy.constraints.map(\.id) == ["c2"])
  }

  @Test(arguments: [
    ("top", "width"), ("leading", "left"), ("top", "leading"), ("width", "centerX"),
  ])
  func constraintsWithoutMeaning(first: String, second: String) throws {
    let document = try SampleDocument.read(
      SampleDocument.xib(
        """
        <constraints>
          <constraint firstAttribute="\(first)" secondItem="root" \
        secondAttribute="\(second)" id="c1"/>
        </constraints>
        """))
    #expect(document.problems.map(\.elementID) == ["c1"])
  }
}
