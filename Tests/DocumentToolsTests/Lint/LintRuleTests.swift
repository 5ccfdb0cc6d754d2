import DocumentTools
import Foundation
import Testing

/// For each rule a document on which it must speak up, and one beside it on which it must not.
@MainActor @Suite struct LintRuleTests {
  private struct Case {
    /// What must be found, and nothing else.
    var fires: String
    /// The finding in words.
    var message: String
    /// What must not be found.
    var quiet: String
  }

  /// A box at (20, 80) of 100 x 100 points.
  private static let box = LintSample.view("box-bx-001", "20 80 100 100")

  /// The sizes are derived by hand from the constraints; the sizes of screens are those of `devices`.
  private static func cases(_ rule: LintRule) -> Case {
    let placed = LintSample.placed("box-bx-001", 20, 80, 100, 100)
    switch rule {
    case .unusableConstraint:
      return Case(
        fires: LintSample.document(
          box,
          constraints: placed + LintSample.constraint("bad", "box-bx-001.leading", "rot-rt-001.top")
        ),
        message:
          "a constraint is not a possible constraint: leading and top lie on different axes; "
          + "remove or correct it",
        quiet: LintSample.document(
          box,
          constraints: placed
            + LintSample.constraint("good", "box-bx-001.width", "box-bx-001.height")))
    case .danglingReference:
      func document(_ id: String) -> String {
        LintSample.document(
          LintSample.view(
            "box-bx-001", "20 80 100 100",
            extra:
              "<connections><outlet property=\"next\" destination=\"\(id)\" id=\"out-lt-001\"/>"
              + "</connections>"), constraints: placed)
      }
      return Case(
        fires: document("gone-gn-001"),
        message: "destination=\"gone-gn-001\" of the outlet next names no object of the document; "
          + "remove it or name an object that exists",
        quiet: document("box-bx-001"))
    case .conflictingConstraints:
      // At 20 and 100 wide the box ends at 120; on an SE, 320 wide, it would end at 270.
      return Case(
        fires: LintSample.document(
          LintSample.view("box-bx-001", "20 80 323 100"),
          constraints: LintSample.constraint("x", "box-bx-001.leading", "rot-rt-001.leading", 20)
            + LintSample.constraint("t", "rot-rt-001.trailing", "box-bx-001.trailing", 50)
            + LintSample.constraint("w", "box-bx-001.width", nil, 323)
            + LintSample.constraint("y", "box-bx-001.top", "rot-rt-001.top", 80)
            + LintSample.constraint("h", "box-bx-001.height", nil, 100)),
        message:
          "constraints cannot all hold; left out is w (box-bx-001.width = 323): it contradicts "
          + "the given width of rot-rt-001, 320, x (box-bx-001.leading = rot-rt-001.leading + 20), "
          + "t (rot-rt-001.trailing = box-bx-001.trailing + 50)",
        quiet: LintSample.document(
          LintSample.view("box-bx-001", "20 80 323 100"),
          constraints: LintSample.constraint("x", "box-bx-001.leading", "rot-rt-001.leading", 20)
            + LintSample.constraint("t", "rot-rt-001.trailing", "box-bx-001.trailing", 50)
            + LintSample.constraint("w", "box-bx-001.width", nil, 323, extra: "priority=\"999\"")
            + LintSample.constraint("y", "box-bx-001.top", "rot-rt-001.top", 80)
            + LintSample.constraint("h", "box-bx-001.height", nil, 100)))
    case .canvasConflict:
      // The item is 50 high on the canvas, and the box in it 60.
      func document(_ height: Double) -> String {
        let item = """
          <collectionViewCell contentMode="center" reuseIdentifier="I" id="itm-it-001">
          <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
          <collectionViewCellContentView key="contentView" id="cnt-ct-001">
          <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
          <subviews>\(LintSample.view("box-bx-001", "0 0 100 50"))</subviews>
          <constraints>
          \(["leading", "trailing", "top", "bottom"].map {
            LintSample.constraint("i-\($0)", "box-bx-001.\($0)", "cnt-ct-001.\($0)")
          }.joined())
          \(LintSample.constraint("h", "box-bx-001.height", nil, height))
          </constraints>
          </collectionViewCellContentView>
          </collectionViewCell>
          """
        return LintSample.document(
          """
          <collectionView dataMode="prototypes" translatesAutoresizingMaskIntoConstraints="NO" id="lst-ls-001">
          <rect key="frame" x="0.0" y="80" width="393" height="200"/>
          <collectionViewFlowLayout key="collectionViewLayout" automaticEstimatedItemSize="YES" id="lay-ly-001">
          <size key="itemSize" width="100" height="50"/>
          </collectionViewFlowLayout>
          <cells>\(item)</cells>
          </collectionView>
          """,
          constraints: LintSample.constraint("x", "lst-ls-001.leading", "rot-rt-001.leading")
            + LintSample.constraint("r", "lst-ls-001.trailing", "rot-rt-001.trailing")
            + LintSample.constraint("y", "lst-ls-001.top", "rot-rt-001.top", 80)
            + LintSample.constraint("l", "lst-ls-001.height", nil, 200))
      }
      return Case(
        fires: document(60),
        message:
          "constraints cannot all hold on the canvas; left out is h (box-bx-001.height = 60): it contradicts "
          + "the given height of cnt-ct-001, 50, i-top (box-bx-001.top = cnt-ct-001.top), "
          + "i-bottom (box-bx-001.bottom = cnt-ct-001.bottom); a program has no such conflict, for the items of "
          + "lst-ls-001 size themselves: the size of itm-it-001 is the canvas's",
        quiet: document(50))
    case .ambiguousLayout:
      let open = placed.split(separator: "\n").filter { !$0.contains("box-bx-001-y") }
      return Case(
        fires: LintSample.document(box, constraints: open.joined(separator: "\n")),
        message: "nothing determines the y position of view (box-bx-001)",
        quiet: LintSample.document(box, constraints: placed))
    case .missingSizeClass:
      // The box has a height under regular heights only.
      let excluded = """
        <variation key="default"><mask key="constraints"><exclude reference="box-bx-001-h"/></mask></variation>
        <variation key="heightClass=regular">
        <mask key="constraints"><include reference="box-bx-001-h"/></mask></variation>
        """
      func document(_ variation: String) -> String {
        LintSample.document(
          LintSample.view(
            "box-bx-001", "20 80 100 100",
            extra: "<constraints>"
              + LintSample.constraint("box-bx-001-h", "box-bx-001.height", nil, 100)
              + LintSample.constraint(
                "low", "box-bx-001.height", nil, 50, extra: "priority=\"200\"")
              + "</constraints>" + variation),
          constraints: LintSample.constraint(
            "x", "box-bx-001.leading", "rot-rt-001.leading", 20)
            + LintSample.constraint("y", "box-bx-001.top", "rot-rt-001.top", 80)
            + LintSample.constraint("w", "box-bx-001.width", nil, 100))
      }
      return Case(
        fires: document(excluded).replacing(
          LintSample.constraint("low", "box-bx-001.height", nil, 50, extra: "priority=\"200\""),
          with: ""),
        message:
          "nothing determines the height of view (box-bx-001) under compact width and compact "
          + "height or under regular width and compact height; it is determined under compact width "
          + "and regular height",
        quiet: document(excluded))
    case .misplacedView:
      return Case(
        fires: LintSample.document(
          LintSample.view("box-bx-001", "20 90 100 100").replacing(
            "id=\"box-bx-001\"", with: "misplaced=\"YES\" id=\"box-bx-001\""), constraints: placed),
        message: "view (box-bx-001) is recorded at (20 90 100 100), but its constraints put it at "
          + "(20 80 100 100)",
        quiet: LintSample.document(
          LintSample.view("box-bx-001", "20 80.5 100 100"), constraints: placed))
    case .offScreenView:
      // 300 + 60 points fit into 393, and not into 320: 40 are beyond.
      func document(_ x: Double) -> String {
        LintSample.document(
          LintSample.label("lbl-lb-001", "Hello", "\(x) 80 60 21"),
          constraints: LintSample.placed("lbl-lb-001", x, 80, 60, 21))
      }
      return Case(
        fires: document(300),
        message:
          "label \"Hello\" (lbl-lb-001) reaches 40 points beyond the right edge of the screen",
        // Wholly beyond the edge on the canvas too: it waits there to be moved in.
        quiet: document(1000))
    case .overlappingViews:
      // From the left 20 to 120, from the right 393 - 20 - 200 = 173 to 373; on an SE 100 to 300.
      func document(_ y: Double) -> String {
        LintSample.document(
          LintSample.label("one-lb-001", "One", "20 80 100 21")
            + LintSample.label("two-lb-001", "Two", "173 \(y) 200 21"),
          constraints: LintSample.placed("one-lb-001", 20, 80, 100, 21)
            + LintSample.constraint("t", "rot-rt-001.trailing", "two-lb-001.trailing", 20)
            + LintSample.constraint("y", "two-lb-001.top", "rot-rt-001.top", y)
            + LintSample.constraint("w", "two-lb-001.width", nil, 200)
            + LintSample.constraint("h", "two-lb-001.height", nil, 21))
      }
      return Case(
        fires: document(80),
        message: "label \"One\" (one-lb-001) and label \"Two\" (two-lb-001) overlap by 20 x 21",
        quiet: document(110))
    case .truncatedText:
      // 393 - 20 - 20 = 353 points are enough for some thirty letters, 280 are not.
      func document(_ text: String) -> String {
        LintSample.document(
          LintSample.label("lbl-lb-001", text, "20 80 353 21"),
          constraints: LintSample.constraint("x", "lbl-lb-001.leading", "rot-rt-001.leading", 20)
            + LintSample.constraint("t", "rot-rt-001.trailing", "lbl-lb-001.trailing", 20)
            + LintSample.constraint("y", "lbl-lb-001.top", "rot-rt-001.top", 80)
            + LintSample.constraint("h", "lbl-lb-001.height", nil, 21))
      }
      return Case(
        fires: document("Terms of use, privacy and more, all of it"),
        message:
          "the text of label \"Terms of use, privacy and mor…\" (lbl-lb-001) does not fit in 280 x 21",
        quiet: document("Terms of use"))
    }
  }

  private static func findings(_ document: String) throws -> [LintFinding] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Sample.storyboard")
    try document.write(to: file, atomically: true, encoding: .utf8)
    var command = LintCommand(paths: [file.path])
    command.orientations = [.portrait]
    let (report, outcome) = try command.report()
    #expect(outcome.status == (report.findings.isEmpty ? .success : .negative))
    #expect(report.errors == [])
    return report.findings
  }

  @Test(arguments: LintRule.allCases)
  func aRuleSpeaksUpWhereItShouldAndNowhereElse(rule: LintRule) throws {
    let sample = Self.cases(rule)
    let findings = try Self.findings(sample.fires)
    #expect(findings.map(\.rule) == [rule])
    #expect(findings.map(\.message) == [sample.message])
    #expect(try Self.findings(sample.quiet) == [], "\(rule.rawValue)")
  }
}
