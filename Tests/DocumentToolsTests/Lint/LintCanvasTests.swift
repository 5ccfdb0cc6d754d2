import DocumentTools
import Foundation
import Testing

/// Conflicts with the size of a row or an item: an error if a program has it, too, a warning if the canvas alone does.
///
/// The view in each row or item is 60 high and 11 from either end, so that it needs 82; the canvas gives less.
@MainActor @Suite struct LintCanvasTests {
  private static func rules(_ document: String, ending: String = "storyboard") throws
    -> [LintFinding]
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Sample.\(ending)")
    try document.write(to: file, atomically: true, encoding: .utf8)
    var command = LintCommand(paths: [file.path])
    command.disabled = ["misplaced-view"]
    command.devices = ["iPhone 16"]
    command.orientations = [.portrait]
    return try command.report().report.findings
  }

  private static let contents =
    "<subviews>"
    + LintSample.view("box-bx-001", "16 11 100 60")
    + "</subviews><constraints>"
    + LintSample.constraint("x", "box-bx-001.leading", "cnt-ct-001.leading", 16)
    + LintSample.constraint("w", "box-bx-001.width", nil, 100)
    + LintSample.constraint("t", "box-bx-001.top", "cnt-ct-001.top", 11)
    + LintSample.constraint("b", "cnt-ct-001.bottom", "box-bx-001.bottom", 11)
    + LintSample.constraint("h", "box-bx-001.height", nil, 60) + "</constraints>"

  private static func rect(_ height: Int, y: Int = 0, width: Int = 393) -> String {
    "<rect key=\"frame\" x=\"0.0\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
      + "<autoresizingMask key=\"autoresizingMask\"/>"
  }

  /// A row of that height on the canvas; `own` is its attribute.
  private static func row(_ height: Int, own: String = "", y: Int = 28) -> String {
    "<tableViewCell contentMode=\"scaleToFill\" \(own) id=\"row-rw-001\">\(rect(height, y: y))"
      + "<tableViewCellContentView key=\"contentView\" tableViewCell=\"row-rw-001\" id=\"cnt-ct-001\">"
      + "\(rect(height))\(contents)</tableViewCellContentView></tableViewCell>"
  }

  private static func item(_ height: Int) -> String {
    "<collectionViewCell contentMode=\"center\" reuseIdentifier=\"I\" id=\"itm-it-001\">"
      + rect(height, width: 200)
      + "<collectionViewCellContentView key=\"contentView\" id=\"cnt-ct-001\">"
      + "\(rect(height, width: 200))\(contents)</collectionViewCellContentView></collectionViewCell>"
  }

  private static func table(_ mode: String, rowHeight: String, _ row: String) -> String {
    let rows =
      mode == "static"
      ? "<sections><tableViewSection id=\"sec-sc-001\"><cells>\(row)</cells></tableViewSection></sections>"
      : "<prototypes>\(row)</prototypes>"
    return screen(
      "<tableView contentMode=\"scaleToFill\" dataMode=\"\(mode)\" rowHeight=\"\(rowHeight)\" "
        + "sectionHeaderHeight=\"28\" sectionFooterHeight=\"28\" style=\"plain\" "
        + "translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"lst-ls-001\">\(rect(852))\(rows)</tableView>"
    )
  }

  private static func collection(
    _ layout: String, height: Int, name: String = "collectionViewFlowLayout"
  )
    -> String
  {
    screen(
      "<collectionView contentMode=\"scaleToFill\" dataMode=\"prototypes\" "
        + "translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"lst-ls-001\">\(rect(852))"
        + "<\(name) key=\"collectionViewLayout\" id=\"lay-ly-001\" \(layout)</\(name)>"
        + "<cells>\(item(height))</cells></collectionView>")
  }

  /// A screen that a list fills.
  private static func screen(_ list: String) -> String {
    let sides = ["leading", "trailing", "top", "bottom"].map { side in
      LintSample.constraint("list-\(side)", "lst-ls-001.\(side)", "rot-rt-001.\(side)")
    }
    return LintSample.document(list, constraints: sides.joined())
  }

  private static let fixed = "><size key=\"itemSize\" width=\"200\" height=\"50\"/>"

  nonisolated enum Case: String, CaseIterable, Sendable {
    case automaticRow, prototypeOfAutomaticTable, prototypeOfOtherHeight, prototype
    case staticRow, staticRowOfAutomaticTable
    case selfSizingItem, estimatedItem, item, itemOfOtherSize, itemOfOwnLayout
  }

  @Test(arguments: Case.allCases) func aConflictIsAnErrorIfAProgramHasIt(_ kind: Case) throws {
    let (document, rule, reason): (String, LintRule?, String?) =
      switch kind {
      case .automaticRow:
        (Self.table("prototypes", rowHeight: "-1", Self.row(44)), nil, nil)
      case .prototypeOfAutomaticTable:
        (
          Self.table("prototypes", rowHeight: "-1", Self.row(44, own: "rowHeight=\"44\"")),
          .canvasConflict, "the rows of lst-ls-001 are as high as their content"
        )
      case .prototypeOfOtherHeight:
        (
          Self.table("prototypes", rowHeight: "90", Self.row(44, own: "rowHeight=\"44\"")),
          .canvasConflict, "the rows of lst-ls-001 are 90 high"
        )
      case .prototype:
        (Self.table("prototypes", rowHeight: "44", Self.row(44)), .conflictingConstraints, nil)
      case .staticRow:
        (Self.table("static", rowHeight: "44", Self.row(44)), .conflictingConstraints, nil)
      case .staticRowOfAutomaticTable:
        (
          Self.table("static", rowHeight: "-1", Self.row(44, own: "rowHeight=\"44\"")),
          .conflictingConstraints, nil
        )
      case .selfSizingItem:
        (
          Self.collection("automaticEstimatedItemSize=\"YES\"" + Self.fixed, height: 50),
          .canvasConflict, "the items of lst-ls-001 size themselves"
        )
      case .estimatedItem:
        (
          Self.collection(
            Self.fixed + "<size key=\"estimatedItemSize\" width=\"60\" height=\"60\"/>", height: 50),
          .canvasConflict, "the items of lst-ls-001 size themselves"
        )
      case .item: (Self.collection(Self.fixed, height: 50), .conflictingConstraints, nil)
      case .itemOfOtherSize:
        (
          Self.collection(Self.fixed, height: 30), .canvasConflict,
          "makes the item itm-it-001 200 x 50"
        )
      case .itemOfOwnLayout:
        (
          Self.collection("customClass=\"Waterfall\">", height: 50, name: "collectionViewLayout"),
          .canvasConflict, "a class of its own"
        )
      }
    let findings = try Self.rules(document)
    #expect(findings.map(\.rule) == [rule].compactMap(\.self), "\(findings.map(\.message))")
    if let reason { #expect(findings.first?.message.contains(reason) == true) }
    let isError = findings.first.map { $0.diagnostic.severity == .error }
    #expect(isError == rule.map { $0 == .conflictingConstraints })
  }

  @Test func aRowOrItemOfItsOwnIsTheCanvasAlone() throws {
    func document(_ object: String) -> String {
      LintSample.document("", constraints: "")
        .replacing("Storyboard.XIB", with: "XIB")
        .replacing(" initialViewController=\"ctl-ct-001\"", with: "")
        .replacing(#/<scenes>[\s\S]*</scenes>/#, with: "<objects>\(object)</objects>")
    }
    // Interface Builder lets equalities with the end of a lone row give way, not inequalities.
    let strict = Self.row(44, y: 0).replacing(
      "id=\"b\"", with: "relation=\"greaterThanOrEqual\" id=\"b\"")
    for object in [strict, Self.item(50)] {
      let findings = try Self.rules(document(object), ending: "xib")
      #expect(findings.map(\.rule) == [.canvasConflict], "\(findings.map(\.message))")
    }
  }

  /// A header beside a controller is 200 high wherever it is shown, and no edge of a screen is in it.
  @Test func aPartOfAScreenHasNoSafeArea() throws {
    let header = """
      <view contentMode="scaleToFill" id="hdr-hd-001">
      <rect key="frame" x="0.0" y="0.0" width="400" height="200"/>
      <subviews>\(LintSample.view("box-bx-001", "0 0 400 200"))</subviews>
      <viewLayoutGuide key="safeArea" id="saf-sa-002"/>
      <constraints>
      \(LintSample.constraint("x", "box-bx-001.leading", "saf-sa-002.leading"))
      \(LintSample.constraint("r", "box-bx-001.trailing", "saf-sa-002.trailing"))
      \(LintSample.constraint("t", "box-bx-001.top", "saf-sa-002.top"))
      \(LintSample.constraint("b", "box-bx-001.bottom", "saf-sa-002.bottom"))
      \(LintSample.constraint("h", "box-bx-001.height", nil, 200))
      </constraints>
      </view>
      """
    let document = LintSample.document("", constraints: "")
      .replacing("</objects>", with: header + "</objects>")
      // Canvases of later versions, and of screens with a housing, show bars over such views.
      .replacing("toolsVersion=\"21701\"", with: "toolsVersion=\"15400\"")
      .replacing("retina6_12", with: "retina4_7")
      .replacing("width=\"393\" height=\"852\"", with: "width=\"375\" height=\"667\"")
    let messages = try Self.rules(document).map(\.message)
    #expect(messages == [])
  }

  /// A stack of 40 points holds two views of 60 beside each other: two alignments give way for one reason.
  @Test func rulesOfAStackThatGiveWayTogetherAreOneFinding() throws {
    let parts = ["one-vw-001", "two-vw-001"]
    let stack =
      "<stackView alignment=\"center\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"stk-st-001\">"
      + "<rect key=\"frame\" x=\"20\" y=\"80\" width=\"200\" height=\"40\"/><subviews>"
      + parts.map { LintSample.view($0, "0 0 100 60") }.joined() + "</subviews></stackView>"
    let constraints =
      parts.map { part in
        LintSample.constraint("w-\(part)", "\(part).width", nil, 100)
          + LintSample.constraint("h-\(part)", "\(part).height", nil, 60)
      }.joined()
      + LintSample.constraint("x", "stk-st-001.leading", "rot-rt-001.leading", 20)
      + LintSample.constraint("y", "stk-st-001.top", "rot-rt-001.top", 80)
      + LintSample.constraint("h", "stk-st-001.height", nil, 40)
    let findings = try Self.rules(LintSample.document(stack, constraints: constraints))
    #expect(findings.allSatisfy { $0.rule == .conflictingConstraints && $0.count <= $0.total })
    #expect(findings.count == 1, "\(findings.map(\.message))")
  }
}
