import Foundation
import PortableUIKit
import Testing

@testable import InterfaceBuilder

/// The rules 1 to 9 of the third reading of documents, each by its number. The numbers are those that documents of
/// the same construction record; the documents are written here.
@MainActor @Suite struct ThirdReadingTests {
  nonisolated private static let cases = Corpus.root.appending(path: "../../cases/documents-2")
    .standardizedFileURL

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: cases.path),
      "the cases beside the package are absent"))
  func everyCaseIsRight() {
    let report = Verification(tolerance: 1).report(on: [Self.cases.path])
    #expect(report.errors.isEmpty)
    #expect(report.documents == 19)
    #expect(report.failures.map(\.view) == [])
  }

  // MARK: Documents

  private struct Canvas {
    var tools = "22505"
    var plugIn: String?
    var device = "retina6_1"
    var landscape = false
  }

  private func document(_ canvas: Canvas, _ contents: String, isXib: Bool = false) throws
    -> InterfaceDocument
  {
    let plugIn = canvas.plugIn.map {
      """
      <dependencies><deployment identifier="iOS"/>
      <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="\($0)"/>
      </dependencies>
      """
    }
    let kind = isXib ? "XIB" : "Storyboard.XIB"
    return try InterfaceDocument(
      data: Data(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" version="3.0" \
        toolsVersion="\(canvas.tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
        useTraitCollections="YES" useSafeAreas="YES">
        <device id="\(canvas.device)" orientation="\(canvas.landscape ? "landscape" : "portrait")"/>
        \(plugIn ?? "")
        \(isXib ? "<objects>\(contents)</objects>" : "<scenes>\(contents)</scenes>")
        </document>
        """.utf8))
  }

  private func scene(
    _ id: String, size: (Double, Double), attributes: String = "", subviews: String = "",
    constraints: String = "", connections: String = "", extra: String = ""
  ) -> String {
    """
    <scene sceneID="scene-\(id)"><objects>
    <viewController id="\(id)" sceneMemberID="viewController" \(attributes)>
    <view key="view" id="root-\(id)">
    <rect key="frame" x="0" y="0" width="\(size.0)" height="\(size.1)"/>
    <subviews>\(subviews)</subviews><viewLayoutGuide key="safeArea" id="safe-\(id)"/>
    <constraints>\(constraints)</constraints></view>\(extra)
    <connections>\(connections)</connections></viewController></objects></scene>
    """
  }

  private func container(
    _ kind: String, _ id: String, attributes: String = "", bar: String = "", extra: String = "",
    shows child: String, relationship: String
  ) -> String {
    """
    <scene sceneID="scene-\(id)"><objects><\(kind) id="\(id)" \(attributes)>\(bar)\(extra)
    <connections><segue destination="\(child)" kind="relationship" \
    relationship="\(relationship)" id="to-\(child)"/></connections></\(kind)></objects></scene>
    """
  }

  private func segue(to id: String, kind: String, _ attributes: String = "") -> String {
    "<segue destination=\"\(id)\" kind=\"\(kind)\" \(attributes) id=\"segue-\(id)\"/>"
  }

  private func insets(_ document: InterfaceDocument, of id: String) throws -> [CGFloat] {
    let scene = try #require(document.scenes.first { $0.rootID == "root-\(id)" })
    let insets = scene.environment.safeArea
    return [insets.top, insets.bottom]
  }

  private func view(
    _ id: String, _ frame: (Double, Double, Double, Double), kind: String = "view",
    attributes: String = "", contents: String = ""
  ) -> String {
    """
    <\(kind) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
    <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>
    \(contents)</\(kind)>
    """
  }

  private func tie(
    _ first: String, _ attribute: String, _ second: String, _ other: String? = nil,
    _ constant: Double = 0, priority: Double = 1000
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
    secondAttribute="\(other ?? attribute)" constant="\(constant)" priority="\(priority)" \
    id="\(first)-\(attribute)-\(second)"/>
    """
  }

  private func size(_ id: String, _ attribute: String, _ constant: Double, priority: Double = 1000)
    -> String
  {
    """
    <constraint firstItem="\(id)" firstAttribute="\(attribute)" constant="\(constant)" \
    priority="\(priority)" id="\(id)-\(attribute)"/>
    """
  }

  private func expectMatches(_ document: InterfaceDocument, compared: Int) {
    let report = Verification(tolerance: 0.5).report(on: document)
    #expect(report.compared == compared)
    #expect(report.errors.isEmpty)
    for failure in report.failures {
      Issue.record("\(failure.view): recorded \(failure.recorded), solved \(failure.solved)")
    }
  }

  // MARK: 1. Sizes that views were drawn with

  /// Two positions of an open chain give no size: `last` begins where `first` ends, and nothing below holds it.
  @Test func rule1OpenChainsKeepDrawnSizes() throws {
    let chain =
      ["first", "last"].map { tie($0, "leading", "root-a") + tie($0, "trailing", "root-a") }
      .joined()
      + tie("first", "top", "safe-a") + tie("last", "top", "first", "bottom")
      + tie("last", "bottom", "root-a", "bottom", -20, priority: 100)
    expectMatches(
      try document(
        Canvas(),
        scene(
          "a", size: (414, 896),
          subviews: view("first", (0, 48, 414, 70)) + view("last", (0, 118, 414, 33)),
          constraints: chain)), compared: 2)
  }

  /// Its hugging of 250 is stronger than a size at 200 and weaker than one at 300.
  @Test(arguments: [(200.0, 70.0), (300, 44)])
  func rule1DrawnSizesHaveTheViewsOwnPriorities(priority: Double, height: Double) throws {
    expectMatches(
      try document(
        Canvas(),
        scene(
          "a", size: (414, 896), subviews: view("box", (0, 48, 414, height == 70 ? 70 : 44)),
          constraints: tie("box", "top", "safe-a") + tie("box", "leading", "root-a")
            + tie("box", "trailing", "root-a") + size("box", "height", 44, priority: priority))),
      compared: 1)
  }

  /// A view that fills the content of a scroll view is as large as that is.
  @Test func rule1ContentOfScrollViewsIsNotDrawn() throws {
    let inside = view("inside", (0, 0, 300, 999))
    let scroll = view(
      "scroll", (0, 48, 414, 848), kind: "scrollView",
      contents: "<subviews>\(inside)</subviews><constraints>"
        + ["top", "bottom", "leading", "trailing"].map { tie("inside", $0, "scroll") }.joined()
        + "</constraints>")
    let made = try document(
      Canvas(),
      scene(
        "a", size: (414, 896), subviews: scroll,
        constraints: tie("scroll", "top", "safe-a") + tie("scroll", "leading", "root-a")
          + tie("scroll", "trailing", "root-a") + tie("scroll", "bottom", "root-a")))
    let hierarchy = made.scenes[0].canvasHierarchy
    let rule = ContentSizeRule(
      images: [:], designables: [:], hierarchy: hierarchy, rules: CanvasRules(toolsVersion: 22505))
    let index = try #require(hierarchy.index(of: "inside"))
    #expect(rule.recordedSize(of: index, alignmentInsets: nil) == CGSize(width: -1, height: -1))
  }

  // MARK: 2, 6, 9. Margins of rows

  private func margins(
    _ canvas: Canvas, width: Double, style: String = "plain", accessory: String = ""
  ) throws -> UIEdgeInsets {
    let made = try document(
      canvas,
      """
      <scene sceneID="s"><objects><tableViewController id="c"><tableView key="view" id="t" \
      style="\(style)" dataMode="prototypes"><rect key="frame" x="0" y="0" \
      width="\(width)" height="600"/><prototypes><tableViewCell id="r" \(accessory)>
      <rect key="frame" x="0" y="50" width="\(width)" height="60"/>
      <tableViewCellContentView key="contentView" tableViewCell="r" id="v">
      <rect key="frame" x="0" y="0" width="\(width)" height="60"/></tableViewCellContentView>
      </tableViewCell></prototypes></tableView></tableViewController></objects></scene>
      """)
    let blueprint = try made.scenes[0].blueprint(InstantiationOptions())
    let index = try #require(blueprint.hierarchy.index(of: "v"))
    return try #require(blueprint.margins[index].insets)
  }

  @Test func rule2RowsOfTablets() throws {
    let insets = try margins(
      Canvas(tools: "32700.99.1234", plugIn: "22685", device: "ipad12_9"), width: 1024)
    #expect(insets == UIEdgeInsets(top: 15, left: 16, bottom: 15, right: 16))
  }

  @Test(
    arguments: [
      ("21000", nil, 20.0), ("22505", nil, 20), ("32700.99.1234", "22684", 16), ("23094", nil, 16),
      ("20037", nil, 16),
    ] as [(String, String?, Double)])
  func rule6RowsOfTheX(tools: String, plugIn: String?, side: Double) throws {
    let canvas = Canvas(tools: tools, plugIn: plugIn, device: "retina5_9")
    #expect(try margins(canvas, width: 375).left == CGFloat(side))
    #expect(
      try margins(Canvas(tools: tools, plugIn: plugIn, device: "retina4_7"), width: 375).left == 16)
  }

  /// A document without a plug-in stands at the first release that wrote such a version; one that a merge gave a
  /// later plug-in stands there.
  @Test func rule6UnnumberedToolsTakeThePlugIn() throws {
    func rules(_ plugIn: String?) throws -> CanvasRules {
      try document(
        Canvas(tools: "32700.99.1234", plugIn: plugIn), scene("a", size: (414, 896))
      ).scenes[0].context.rules
    }
    #expect(try rules("22685").toolsVersion == 22685)
    #expect(try rules(nil).toolsVersion == 22684)
    #expect(try rules("23721").hold(.screenCountsTwice))
    #expect(try !rules("22685").hold(.newLook))
  }

  @Test func rule9RowsByTheirCanvas() throws {
    #expect(
      try margins(Canvas(tools: "22505", device: "mac"), width: 600)
        == UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
    #expect(try margins(Canvas(tools: "24506", device: "mac"), width: 600).right == 28)
    let sideways = Canvas(tools: "24506", device: "retina6_0", landscape: true)
    #expect(try margins(sideways, width: 844).left == 16)
    #expect(try margins(Canvas(tools: "24506", device: "retina6_3"), width: 402).left == 16)
    #expect(try margins(Canvas(tools: "24506", device: "retina6_12"), width: 393).left == 20)
    #expect(try margins(Canvas(tools: "23504", device: "retina6_3"), width: 402).left == 20)
    // The rows of an inset group count as wide as their table.
    let group = Canvas(device: "retina6_1")
    #expect(try margins(group, width: 414, style: "insetGrouped").left == 20)
  }

  @Test func rule9CanvasesHaveSizes() {
    #expect(CanvasTable.entry("mac")?.size == CGSize(width: 800, height: 600))
    #expect(CanvasTable.entry("iPad13_0rounded")?.size == CGSize(width: 1032, height: 1376))
    #expect(CanvasTable.entry("iPad15_0rounded")?.isPad == true)
    #expect(CanvasTable.entry("watch38") == nil)
  }

  // MARK: 3. Lone rows

  @Test func rule3LoneRowsYieldBelow() throws {
    let inside = view("inside", (0, 0, 320, 60))
    let made = try document(
      Canvas(),
      """
      <tableViewCell id="row"><rect key="frame" x="0" y="0" width="320" height="96"/>
      <tableViewCellContentView key="contentView" tableViewCell="row" id="content">
      <rect key="frame" x="0" y="0" width="320" height="96"/><subviews>\(inside)</subviews>
      <constraints>\(tie("inside", "top", "content"))\(tie("inside", "leading", "content"))
      \(tie("inside", "trailing", "content"))\(tie("content", "bottomMargin", "inside", "bottom"))
      \(size("inside", "height", 60))</constraints></tableViewCellContentView></tableViewCell>
      """, isXib: true)
    expectMatches(made, compared: 1)
  }

  // MARK: 4. Symbols

  @Test(arguments: [
    ("arrow.right", 2.0, -2.5, -2.5), ("chevron.right", 2, -1.5, -2), ("link", 2, 0.5, 0.5),
    ("info.circle", 2, -0.5, -0.5), ("chevron.down", 3, -5, -5), ("folder", 2, -1, -1.5),
  ])
  func rule4InsetsOfSymbols(name: String, scale: Double, top: Double, bottom: Double) throws {
    let insets = try #require(SymbolInsets(scale: scale).insets(of: name, configuration: nil))
    #expect(abs(Double(insets.top) - top) < 0.01)
    #expect(abs(Double(insets.bottom) - bottom) < 0.01)
    #expect(insets.left == 0 && insets.right == 0)
  }

  @Test func rule4UnknownSymbolsHaveNone() {
    #expect(SymbolInsets(scale: 2).insets(of: "no.such.symbol", configuration: nil) == nil)
  }

  // MARK: 5. Insets that count twice

  @Test(arguments: [
    ((414.0, 896.0), [96.0, 68.0]), ((414, 400), [96, 34]), ((500, 400), [96, 68]),
    ((414, 1200), [96, 68]),
  ])
  func rule5TheEndCountsTwiceByPlace(size: (Double, Double), expected: [Double]) throws {
    let made = try document(Canvas(tools: "24506"), scene("a", size: size))
    #expect(try insets(made, of: "a") == expected.map { CGFloat($0) })
  }

  @Test(arguments: [("20037", 0.0), ("21000", 34), ("23504", 34), ("23727", 34)])
  func rule5EmbeddedControllersEndAboveTheIndicator(tools: String, bottom: Double) throws {
    let made = try document(
      Canvas(tools: tools, device: "retina6_12"),
      scene("a", size: (393, 852), connections: segue(to: "b", kind: "embed"))
        + scene("b", size: (393, 500)))
    #expect(try insets(made, of: "b")[1] == CGFloat(bottom))
  }

  // MARK: 7. Presented full screen

  @Test(arguments: [
    ("22505", "fullScreen", "", [0.0, 0.0]), ("22505", "overCurrentContext", "", [0, 0]),
    ("22505", "", "overFullScreen", [0, 0]), ("22505", "currentContext", "", [48, 34]),
    ("14113", "fullScreen", "", [44, 34]), ("24506", "fullScreen", "", [48, 34]),
    // The style of the segue is the one that counts.
    ("22505", "pageSheet", "fullScreen", [48, 34]),
  ])
  func rule7FullScreen(tools: String, style: String, own: String, expected: [Double]) throws {
    func attribute(_ value: String) -> String {
      value.isEmpty ? "" : "modalPresentationStyle=\"\(value)\""
    }
    let made = try document(
      Canvas(tools: tools),
      scene(
        "a", size: (414, 896), connections: segue(to: "b", kind: "presentation", attribute(style)))
        + scene("b", size: (414, 896), attributes: attribute(own)))
    #expect(try insets(made, of: "b") == expected.map { CGFloat($0) })
  }

  @Test func rule7BelowABar() throws {
    let made = try document(
      Canvas(),
      scene(
        "a", size: (414, 896),
        connections: segue(to: "n", kind: "presentation", "modalPresentationStyle=\"fullScreen\""))
        + container("navigationController", "n", shows: "b", relationship: "rootViewController")
        + scene("b", size: (414, 896)))
    #expect(try insets(made, of: "b") == [44, 0])
  }

  // MARK: 8. Bars

  @Test func rule8HiddenBarsStillPush() throws {
    for (attributes, extra) in [
      ("navigationBarHidden=\"YES\"", ""), ("", "<nil key=\"simulatedTopBarMetrics\"/>"),
    ] {
      let made = try document(
        Canvas(device: "retina4_7"),
        container(
          "navigationController", "n", attributes: attributes,
          extra: "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>", shows: "a",
          relationship: "rootViewController")
          + scene("a", size: (375, 667), connections: segue(to: "b", kind: "show"), extra: extra)
          + scene("b", size: (375, 667)))
      #expect(try insets(made, of: "b") == [20, 49])
    }
  }

  @Test func rule8BarsOfHomeButtonPhonesSinceXcode26() throws {
    let made = try document(
      Canvas(tools: "24506", device: "retina4_0"),
      container("navigationController", "n", shows: "a", relationship: "rootViewController")
        + scene("a", size: (320, 568), connections: segue(to: "b", kind: "presentation"))
        + scene("b", size: (320, 558)))
    #expect(try insets(made, of: "a") == [74, 0])
    #expect(try insets(made, of: "b") == [0, 0])
  }

  @Test(arguments: [
    ("22505", 108.0, 886.0), ("24506", 126, 848),
  ])
  func rule8LargeTitlesOnSheets(tools: String, top: Double, height: Double) throws {
    let made = try document(
      Canvas(tools: tools),
      scene("a", size: (414, 896), connections: segue(to: "n", kind: "presentation"))
        + container(
          "navigationController", "n",
          bar: "<navigationBar key=\"navigationBar\" largeTitles=\"YES\" id=\"bar\"/>", shows: "b",
          relationship: "rootViewController")
        + scene("b", size: (414, height)))
    #expect(try insets(made, of: "b")[0] == CGFloat(top))
  }

  @Test(arguments: [
    ("23504", "retina6_0", (390.0, 753.0), [0.0, 34.0]),
    ("22505", "retina4_7", (375, 603), [0, 0]),
    // One point more is no such root.
    ("23504", "retina6_0", (390, 754), [47, 34]),
  ])
  func rule8RootsThatBeginBelowABar(
    tools: String, device: String, size: (Double, Double), expected: [Double]
  ) throws {
    let made = try document(Canvas(tools: tools, device: device), scene("a", size: size))
    #expect(try insets(made, of: "a") == expected.map { CGFloat($0) })
  }

  @Test func rule8OpaqueTabBars() throws {
    let made = try document(
      Canvas(device: "retina4_7"),
      container(
        "tabBarController", "t", bar: "<tabBar key=\"tabBar\" translucent=\"NO\" id=\"bar\"/>",
        shows: "a", relationship: "viewControllers")
        + scene("a", size: (375, 667), attributes: "extendedLayoutIncludesOpaqueBars=\"YES\""))
    #expect(try insets(made, of: "a") == [20, 0])
  }

  @Test(arguments: [("tableView", 103.0), ("collectionView", 103), ("scrollView", 155)])
  func rule8LargeTitlesYieldToLists(kind: String, top: Double) throws {
    let made = try document(
      Canvas(tools: "23504", device: "retina6_12"),
      container(
        "navigationController", "n",
        bar: "<navigationBar key=\"navigationBar\" largeTitles=\"YES\" id=\"bar\"/>", shows: "a",
        relationship: "rootViewController")
        + scene("a", size: (393, 852), subviews: view("list", (0, 0, 393, 852), kind: kind)))
    #expect(try insets(made, of: "a")[0] == CGFloat(top))
  }
}
