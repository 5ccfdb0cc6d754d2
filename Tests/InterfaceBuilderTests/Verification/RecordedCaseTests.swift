import Foundation
import PortableUIKit
import Testing

@testable import InterfaceBuilder

/// Documents of constructions in which Apple's recorded frames decided a rule. The frames are those of
/// documents of the same construction, to a point; the wording is ours.
@MainActor @Suite struct RecordedCaseTests {
  private func storyboard(
    _ views: String, constraints: String, toolsVersion: Int, device: String = "retina4_7",
    size: (width: Int, height: Int) = (375, 667)
  ) throws -> InterfaceDocument {
    try InterfaceDocument(
      data: Data(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="\(toolsVersion)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
        useTraitCollections="YES" useSafeAreas="YES">
          <device id="\(device)" orientation="portrait"/>
          <scenes>
            <scene sceneID="scene">
              <objects>
                <viewController id="vc" sceneMemberID="viewController">
                  <view key="view" id="top">
                    <rect key="frame" x="0" y="0" width="\(size.width)" height="\(size.height)"/>
                    <subviews>\(views)</subviews>
                    <viewLayoutGuide key="safeArea" id="safe"/>
                    <constraints>\(constraints)</constraints>
                  </view>
                </viewController>
              </objects>
            </scene>
          </scenes>
        </document>
        """.utf8))
  }

  private func view(
    _ id: String, _ frame: (Double, Double, Double, Double), element: String = "view",
    attributes: String = "", contents: String = ""
  ) -> String {
    """
    <\(element) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
      <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>
      \(contents)
    </\(element)>
    """
  }

  private func rule(
    _ id: String, _ first: String, _ attribute: String, _ second: String? = nil,
    _ other: String? = nil, _ constant: Double = 0, extra: String = ""
  ) -> String {
    let end = second.map { "secondItem=\"\($0)\" secondAttribute=\"\(other ?? attribute)\"" } ?? ""
    return "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\" \(end) "
      + "constant=\"\(constant)\" \(extra) id=\"rule-\(id)\"/>"
  }

  private func expectMatch(_ document: InterfaceDocument, compared: Int) {
    let report = Verification(tolerance: 1).report(on: document)
    #expect(report.compared == compared)
    #expect(report.errors.isEmpty)
    for failure in report.failures {
      Issue.record("\(failure.view): recorded \(failure.recorded), solved \(failure.solved)")
    }
  }

  // MARK: Unknown frames

  /// What the document does not tell is not compared, and is measured rather than as large as what is
  /// around it.
  @Test func anUnknownFrameIsNoNumber() throws {
    let label = """
      <label text="Ready" translatesAutoresizingMaskIntoConstraints="NO" id="word"/>
      """
    let document = try storyboard(
      label + view("box", (10, 10, 50, 50)),
      constraints: rule("a", "word", "centerX", "top") + rule("b", "word", "centerY", "top")
        + rule("c", "box", "leading", "top", nil, 10) + rule("d", "box", "top", "top", nil, 10)
        + rule("e", "box", "width", nil, nil, 50) + rule("f", "box", "height", nil, nil, 50),
      toolsVersion: 11129)
    let report = Verification(tolerance: 1).report(on: document)
    #expect(report.compared == 1)
    #expect(report.matched == 1)
    #expect(report.unrecorded == 1)
    let options = InstantiationOptions(contentSizes: .recorded)
    let instance = try #require(document.scenes.first).instantiate(options)
    instance.layout()
    #expect(instance.recordedFrames["word"] == nil)
    let frame = try #require(instance.viewsByID["word"]).frame
    #expect(frame.width > 20 && frame.width < 120 && frame.height < 30)
    #expect(abs(frame.midX - 187.5) < 1)
  }

  @Test func aDocumentOfUnknownFramesIsNoSuccess() throws {
    let document = try storyboard(
      "<label text=\"A\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"word\"/>",
      constraints: rule("a", "word", "centerX", "top") + rule("b", "word", "centerY", "top"),
      toolsVersion: 11129)
    let report = Verification(tolerance: 1).report(on: document)
    #expect(
      report.summary == "1 document, 1 scene, 0 views compared: 0 match (nothing to compare)")
  }

  // MARK: Cells of old documents

  private func cell(content: String, rows: String = "") throws -> InterfaceDocument {
    let dot = view("dot", (10, 22, 30, 30))
    return try InterfaceDocument(
      data: Data(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="7706" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <objects>
            <tableViewCell rowHeight="75" id="row">
              <rect key="frame" x="0" y="0" width="320" height="75"/>
              <tableViewCellContentView key="contentView" tableViewCell="row" id="inside">
                \(content)
                <subviews>\(dot)</subviews>
                <constraints>
                  \(rule("a", "dot", "width", nil, nil, 30))
                  \(rule("b", "dot", "height", nil, nil, 30))
                  \(rule("c", "dot", "leading", "inside", nil, 10))
                  \(rule("d", "dot", "centerY", "inside"))
                </constraints>
              </tableViewCellContentView>
            </tableViewCell>
          </objects>
        </document>
        """.utf8))
  }

  @Test(arguments: [
    "", "<frame key=\"frameInset\" width=\"320\" height=\"75\"/>",
    "<frame key=\"frameInset\" minX=\"0.0\" maxX=\"0.0\" minY=\"0.0\" maxY=\"0.0\"/>",
    // Left behind by an earlier height of the row.
    "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"43\"/>",
    "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"74.5\"/>",
  ])
  func theContentOfACellFillsIt(content: String) throws {
    expectMatch(try cell(content: content), compared: 1)
  }

  @Test func insetsAreMeasuredFromTheEdges() throws {
    let document = try InterfaceDocument(
      data: Data(
        SampleDocument.xib(
          """
          <subviews>
            <view id="a"><frame key="frameInset" minX="10" minY="20" width="30" height="40"/></view>
            <view id="b"><frame key="frameInset" maxX="10" maxY="20" width="30" height="40"/></view>
            <view id="c"><frame key="frameInset" minX="5" maxX="15" minY="7" maxY="13"/></view>
          </subviews>
          """
        ).utf8))
    let views = try #require(document.scenes.first).canvasHierarchy.views
    #expect(views[1].frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(views[2].frame == CGRect(x: 280, y: 420, width: 30, height: 40))
    #expect(views[3].frame == CGRect(x: 5, y: 7, width: 300, height: 460))
  }

  // MARK: Symbolic distances

  @Test(arguments: [(13196, 0.0), (14313, 0), (14490, 0), (14868, 20), (22505, 20)])
  func symbolicDistancesToTheSafeAreaHangOnTheVersion(version: Int, inset: Double) throws {
    let symbolic = "symbolic=\"YES\""
    expectMatch(
      try storyboard(
        view("bar", (inset, 300, 375 - 2 * inset, 40)),
        constraints: rule("a", "bar", "leading", "safe", nil, 20, extra: symbolic)
          + rule("b", "safe", "trailing", "bar", nil, 20, extra: symbolic)
          + rule("c", "bar", "top", "top", nil, 300) + rule("d", "bar", "height", nil, nil, 40),
        toolsVersion: version), compared: 1)
  }

  /// To anything else the number counts.
  @Test func symbolicDistancesToViewsAreAsWritten() throws {
    expectMatch(
      try storyboard(
        view("bar", (20, 300, 335, 40)),
        constraints: rule("a", "bar", "leading", "top", nil, 20, extra: "symbolic=\"YES\"")
          + rule("b", "top", "trailing", "bar", nil, 20, extra: "symbolic=\"YES\"")
          + rule("c", "bar", "top", "top", nil, 300) + rule("d", "bar", "height", nil, nil, 40),
        toolsVersion: 14313), compared: 1)
  }

  // MARK: Baselines

  private let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"

  /// The last baseline lies above the bottom by the descender, however tall the label is.
  @Test func theLastBaselineHangsOnTheBottom() throws {
    let small = view(
      "small", (0, 59.5, 48, 20.5), element: "label", attributes: "text=\"A\"", contents: font)
    let tall = view(
      "tall", (50, 0, 50, 80), element: "label", attributes: "text=\"B\"",
      contents: font + "<constraints>" + rule("c", "tall", "height", nil, nil, 80)
        + rule("d", "tall", "width", nil, nil, 50) + "</constraints>")
    expectMatch(
      try storyboard(
        view(
          "stack", (20, 100, 100, 80), element: "stackView",
          attributes: "alignment=\"lastBaseline\" spacing=\"2\"",
          contents: "<subviews>\(small)\(tall)</subviews>"),
        constraints: rule("a", "stack", "leading", "top", nil, 20)
          + rule("b", "stack", "top", "top", nil, 100), toolsVersion: 22505), compared: 3)
  }

  /// A label that is lower than its text as well: 8 points of a line of 20.3.
  @Test func theLastBaselineOfALowLabel() throws {
    let low = view(
      "low", (10, 100, 60, 8), element: "label", attributes: "text=\"L\"", contents: font)
    let next = view(
      "next", (90, 87.5, 40, 20.5), element: "label", attributes: "text=\"N\"", contents: font)
    expectMatch(
      try storyboard(
        low + next,
        constraints: rule("a", "low", "leading", "top", nil, 10)
          + rule("b", "low", "top", "top", nil, 100) + rule("c", "low", "height", nil, nil, 8)
          + rule("d", "next", "leading", "low", "trailing", 20)
          + rule("e", "next", "lastBaseline", "low"), toolsVersion: 22505), compared: 2)
  }

  @Test func segmentsHaveTheBaselineOfTheirTitles() throws {
    let segments = view(
      "choice", (100, 100, 123, 29), element: "segmentedControl",
      contents: "<segments><segment title=\"Left\"/><segment title=\"Right\"/></segments>")
    let label = view(
      "word", (20, 103.5, 33, 20.5), element: "label", attributes: "text=\"One\"", contents: font)
    expectMatch(
      try storyboard(
        segments + label,
        constraints: rule("a", "choice", "leading", "top", nil, 100)
          + rule("b", "choice", "top", "top", nil, 100)
          + rule("c", "word", "baseline", "choice")
          + rule("d", "word", "leading", "top", nil, 20), toolsVersion: 12120), compared: 2)
  }

  /// The lines of a wrapping label are those of the size it is laid out with, whoever asks.
  @Test func aWrappingLabelHasOneBaseline() throws {
    let document = try storyboard(
      view(
        "word", (16, 84, 44, 20.5), element: "label",
        attributes: "text=\"{Word}\" numberOfLines=\"0\"", contents: font),
      constraints: rule("a", "word", "leading", "top", nil, 16)
        + rule("b", "word", "firstBaseline", "top", "top", 100.5), toolsVersion: 22505)
    expectMatch(document, compared: 1)
  }

  /// A symbol's middle is that of capital letters: beside a label of the same size its baseline is the
  /// label's.
  @Test func symbolsStandOnTheBaseline() throws {
    let symbol = UIImageView(
      image: UIImage(name: "star", size: CGSize(width: 20.5, height: 20.5), isSymbolImage: true))
    let label = UILabel(frame: .zero)
    label.text = "Star"
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    for view in [symbol, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: window.topAnchor, constant: 100),
      label.leftAnchor.constraint(equalTo: window.leftAnchor),
      symbol.leftAnchor.constraint(equalTo: label.rightAnchor),
      symbol.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
    ])
    window.layoutIfNeeded()
    let font = UIFont.systemFont(ofSize: 17)
    let baseline = 100 + font.ascender
    // Capital letters are 0.705 of the point size high.
    #expect(abs(symbol.frame.midY - (baseline - 0.705 * 17 / 2)) < 0.6)
  }

  // MARK: Environments

  @Test func noTabletHasANotch() throws {
    let document = try storyboard(
      view("all", (0, 24, 1024, 1292)),
      constraints: ["top", "leading", "bottom", "trailing"].map { rule($0, "all", $0, "safe") }
        .joined(), toolsVersion: 24765, device: "ipad12_9rounded", size: (1024, 1366))
    expectMatch(document, compared: 1)
  }

  @Test(arguments: ["ipad9_7", "ipad10_2", "ipad11_0rounded", "ipad12_9"])
  func tabletsOfAllVersionsKeepALowTop(device: String) throws {
    for version in [14490, 17701, 21701, 23727, 24765] {
      let document = try storyboard(
        "", constraints: "", toolsVersion: version, device: device, size: (834, 1194))
      let top = try #require(document.scenes.first).environment.safeArea.top
      #expect([0, 20, 24].contains(top), "\(device) \(version): \(top)")
    }
  }

  @Test func aRootThatPreservesMarginsHasNoneToPreserve() throws {
    let document = try InterfaceDocument(
      data: Data(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
          <device id="retina6_1" orientation="portrait"/>
          <objects>
            <view preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" id="bar">
              <rect key="frame" x="0" y="0" width="375" height="67"/>
              <subviews>\(view("box", (0, 8, 375, 51)))</subviews>
              <constraints>
                \(rule("a", "box", "top", "bar", "topMargin"))
                \(rule("b", "bar", "bottomMargin", "box", "bottom"))
                \(rule("c", "box", "leading", "bar"))
                \(rule("d", "bar", "trailing", "box"))
              </constraints>
              <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
            </view>
          </objects>
        </document>
        """.utf8))
    expectMatch(document, compared: 1)
  }

  // MARK: Placeholders

  /// A placeholder constraint lives on the canvas alone.
  @Test func placeholdersAreNotOnDevices() throws {
    let document = try storyboard(
      view("box", (0, 20, 375, 647)),
      constraints: ["top", "leading", "bottom", "trailing"].map { rule($0, "box", $0, "safe") }
        .joined() + rule("only", "box", "height", nil, nil, 647, extra: "placeholder=\"YES\""),
      toolsVersion: 22505)
    let scene = try #require(document.scenes.first)
    #expect(try scene.instantiate().constraintsByID["rule-only"] != nil)
    let device = try #require(DeviceEnvironment.named("iPhone 14"))
    #expect(
      try scene.instantiate(InstantiationOptions(device: device)).constraintsByID["rule-only"]
        == nil)
  }

  // MARK: Tables

  private func table(
    cellTop: Double, rowHeight: String = "44", cellHeight: Double = 44, contents: String = "",
    constraints: String = ""
  ) throws -> InterfaceDocument {
    try InterfaceDocument(
      data: Data(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="11198" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
        initialViewController="nav">
          <device id="retina4_7" orientation="portrait"/>
          <scenes>
            <scene sceneID="list"><objects><tableViewController id="table-vc">
              <tableView key="view" dataMode="static" style="plain" rowHeight="\(rowHeight)" \
              sectionHeaderHeight="22" sectionFooterHeight="22" id="table">
                <rect key="frame" x="0" y="0" width="375" height="667"/>
                <sections><tableViewSection headerTitle="Top" id="first"><cells>
                  <tableViewCell id="row">
                    <rect key="frame" x="0" y="\(cellTop)" width="375" height="\(cellHeight)"/>
                    <tableViewCellContentView key="contentView" tableViewCell="row" preservesSuperviewLayoutMargins="YES" id="inside">
                      <rect key="frame" x="0" y="0" width="375" height="\(cellHeight)"/>
                      <subviews>\(contents)</subviews>
                      <constraints>\(constraints)</constraints>
                    </tableViewCellContentView>
                  </tableViewCell>
                </cells></tableViewSection></sections>
              </tableView>
              <navigationItem key="navigationItem" title="List" id="item"/>
            </tableViewController></objects></scene>
            <scene sceneID="frame"><objects><navigationController id="nav">
              <navigationBar key="navigationBar" id="bar">
                <rect key="frame" x="0" y="20" width="375" height="44"/>
                <textAttributes key="largeTitleTextAttributes">
                  <fontDescription key="fontDescription" type="boldSystem" pointSize="30"/>
                  <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/>
                </textAttributes>
              </navigationBar>
              <connections><segue destination="table-vc" kind="relationship" \
        relationship="rootViewController" id="root-segue"/></connections>
            </navigationController></objects></scene>
          </scenes>
        </document>
        """.utf8))
  }

  private func place(of id: String, _ instance: InterfaceSceneInstance) throws -> CGRect {
    instance.layout()
    instance.showBars()
    let view = try #require(instance.viewsByID[id])
    return view.convert(view.bounds, to: instance.window)
  }

  /// Rows recorded below the bar stay where they are; others are shown below it.
  @Test func aBarIsCountedOnce() throws {
    let below = try table(cellTop: 86).scene("list").instantiate()
    #expect(try place(of: "row", below).minY == 86)
    let above = try table(cellTop: 22).scene("list").instantiate()
    #expect(try place(of: "row", above).minY == 86)
  }

  @Test func rowsAreAsWideAsTheirTable() throws {
    let device = try #require(DeviceEnvironment.named("iPhone SE"))
    let contents = view("box", (10, 0, 355, 44))
    let rules =
      rule("a", "box", "leading", "inside", nil, 10)
      + rule("b", "inside", "trailing", "box", nil, 10) + rule("c", "box", "top", "inside")
      + rule("d", "box", "bottom", "inside")
    let instance = try table(cellTop: 22, contents: contents, constraints: rules).scene("list")
      .instantiate(InstantiationOptions(device: device))
    #expect(try place(of: "row", instance).width == 320)
    #expect(try place(of: "box", instance).width == 300)
  }

  /// A row that sizes itself has the height that its content determines, and no conflict with the
  /// recorded one; a row that nothing in it determines keeps the recorded one.
  @Test(arguments: [("-1", 44.0, 0), ("100", 100, 1)])
  func rowsSizeThemselves(rowHeight: String, height: Double, conflicts: Int) throws {
    let contents = view(
      "go", (20, 0, 335, 100),
      contents: "<constraints>"
        + rule("h", "go", "height", nil, nil, 44) + "</constraints>")
    let rules =
      rule("a", "go", "top", "inside") + rule("b", "inside", "bottom", "go")
      + rule("c", "go", "leading", "inside", nil, 20)
      + rule("d", "inside", "trailingMargin", "go", "trailing", 12)
    let document = try table(
      cellTop: 22, rowHeight: rowHeight, cellHeight: 100, contents: contents, constraints: rules)
    var found = 0
    let handler = UIView.unsatisfiableConstraintsHandler
    UIView.unsatisfiableConstraintsHandler = { _ in found += 1 }
    defer { UIView.unsatisfiableConstraintsHandler = handler }
    let instance = try document.scene("list").instantiate()
    #expect(try place(of: "row", instance).height == height)
    #expect(found == conflicts)
    // One pass is enough for the width, margins that the content preserves included.
    #expect(try place(of: "go", instance).width == 335)
    let empty = try table(cellTop: 22, rowHeight: rowHeight, cellHeight: 100).scene("list")
    #expect(try place(of: "row", empty.instantiate()).height == 100)
  }

  @Test func barsShowTheLooksOfTheirTitles() throws {
    let instance = try table(cellTop: 22).scene("list").instantiate()
    instance.layout()
    instance.showBars()
    let bar = try #require(instance.window.subviews.compactMap { $0 as? UINavigationBar }.first)
    let looks = try #require(bar.largeTitleTextAttributes)
    #expect((looks[.font] as? UIFont)?.pointSize == 30)
    #expect(looks[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(bar.titleTextAttributes == nil)
  }

  @Test func datePickersHaveTheirDates() throws {
    let document = try storyboard(
      view(
        "when", (0, 0, 320, 216), element: "datePicker",
        attributes: "datePickerMode=\"date\" style=\"wheels\" minuteInterval=\"5\"",
        contents: "<date key=\"date\" timeIntervalSinceReferenceDate=\"578698890\"/>"),
      constraints: "", toolsVersion: 22505)
    let instance = try #require(document.scenes.first).instantiate()
    let picker = try #require(instance.viewsByID["when"] as? UIDatePicker)
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 578_698_890))
    #expect(picker.datePickerMode == .date)
    #expect(picker.datePickerStyle == .wheels)
    #expect(picker.minuteInterval == 5)
  }

  /// What the constraints leave open is shown where the document recorded it.
  @Test func ambiguousViewsStandWhereTheyWereRecorded() throws {
    let document = try storyboard(
      view("open", (37, 211, 120, 45)) + view("fixed", (20, 20, 50, 50)),
      constraints: rule("a", "open", "leading", "top", nil, 37)
        + rule("b", "fixed", "leading", "top", nil, 20) + rule("c", "fixed", "top", "top", nil, 20)
        + rule("d", "fixed", "width", nil, nil, 50) + rule("e", "fixed", "height", nil, nil, 50),
      toolsVersion: 22505)
    let instance = try #require(document.scenes.first).instantiate()
    instance.layout()
    #expect(instance.adoptRecordedFrames() == ["open"])
    #expect(instance.viewsByID["open"]?.frame == CGRect(x: 37, y: 211, width: 120, height: 45))
    #expect(instance.viewsByID["fixed"]?.frame == CGRect(x: 20, y: 20, width: 50, height: 50))
  }

  // MARK: Rules by version

  /// Every rule has one row, its versions are not empty, and something supports it.
  @Test func theTableOfRulesIsWhole() {
    #expect(CanvasRules.table.map(\.rule) == CanvasRules.Rule.allCases)
    for row in CanvasRules.table {
      #expect(!row.versions.isEmpty)
      #expect(row.evidence.views > 0 || !row.evidence.elsewhere.isEmpty, "\(row.rule)")
    }
    var rules = CanvasRules(toolsVersion: 14868)
    #expect(rules.hold(.sheets))
    rules.leftOut = [.sheets]
    #expect(!rules.hold(.sheets))
  }
}
