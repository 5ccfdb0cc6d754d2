import Foundation
import Testing

@testable import DocumentTools

/// Each language of a document is looked at, and what the designer has told Interface Builder not to verify is not told.
@MainActor @Suite struct LintLanguageTests {
  private static func document(_ attributes: String = "", constraints: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701"
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"
      initialViewController="vc">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="scene"><objects><viewController id="vc" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <subviews><label text="Save" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="label" \(attributes)>
    <rect key="frame" x="20" y="80" width="64" height="20.5"/>
    <constraints><constraint firstAttribute="width" constant="64" id="w"/></constraints>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
    <viewLayoutGuide key="safeArea" id="safe"/><constraints>
    <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" constant="80" id="t"/>
    \(constraints)
    </constraints></view></viewController></objects></scene></scenes></document>
    """
  }

  private static let leading =
    "<constraint firstItem=\"label\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leading\" "
    + "constant=\"20\" id=\"l\"/>"

  private func lint(
    _ document: String, tables: [String: String] = [:],
    _ change: (inout LintCommand) -> Void = { _ in }
  ) throws -> LintReport {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lint-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let base = folder.appendingPathComponent("Base.lproj")
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
    let path = base.appendingPathComponent("Main.storyboard")
    try document.write(to: path, atomically: true, encoding: .utf8)
    for (language, text) in tables {
      let place = folder.appendingPathComponent("\(language).lproj")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try text.write(
        to: place.appendingPathComponent("Main.strings"), atomically: true, encoding: .utf8)
    }
    var command = LintCommand(paths: [path.path])
    change(&command)
    return try command.report().report
  }

  @Test func aTextThatIsClippedInOneLanguageIsAFindingWithItsLanguage() throws {
    let german = "\"label.text\" = \"Änderungen sichern\";"
    let report = try lint(
      Self.document(constraints: Self.leading),
      tables: ["de": german, "fr": "\"label.text\" = \"OK\";"])
    #expect(report.errors == [])
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(finding.rule == .truncatedText)
    #expect(finding.circumstances?.hasSuffix(", in de") == true)
    #expect(finding.message.contains("Änderungen sichern"))
    // Without German nothing is clipped.
    let french = try lint(
      Self.document(constraints: Self.leading),
      tables: ["de": german, "fr": "\"label.text\" = \"OK\";"]
    ) { $0.languages = ["fr"] }
    #expect(french.findings == [])
  }

  @Test func languagesFromTheRightAreMirrored() throws {
    let report = try lint(
      Self.document(constraints: Self.leading),
      tables: ["ar": "\"label.text\" = \"احفظ جميع التغييرات الآن من فضلك\";"])
    #expect(report.findings.first?.circumstances?.contains("right to left") == true)
  }

  @Test func theDeviceIsNamedAsItWasAskedFor() throws {
    let report = try lint(
      Self.document(constraints: Self.leading),
      tables: ["de": "\"label.text\" = \"Änderungen sichern\";"]
    ) { $0.devices = ["iPhone 15"] }
    #expect(report.findings.first?.circumstances?.hasPrefix("iPhone 15,") == true)
  }

  @Test(
    arguments: [
      ("", "x position"), ("verifyAmbiguity=\"ignoreSizes\"", "x position"),
      ("verifyAmbiguity=\"off\"", nil),
    ] as [(String, String?)])
  func viewsThatAreNotVerifiedAreNotTold(_ attributes: String, _ words: String?) throws {
    let report = try lint(Self.document(attributes)) { $0.enabled = ["ambiguous-layout"] }
    #expect(report.findings.count == (words == nil ? 0 : 1))
    if let words { #expect(report.findings.first?.message.contains(words) == true) }
  }

  /// Without translations one layout is mirrored, and one has words as long as German ones.
  @Test func otherLanguagesAreAmongTheDefaults() throws {
    // "Save" takes 41 of 46 points, "Savesa" does not.
    let narrow = Self.document(constraints: Self.leading)
      .replacingOccurrences(of: "constant=\"64\" id=\"w\"", with: "constant=\"46\" id=\"w\"")
      .replacingOccurrences(of: "width=\"64\"", with: "width=\"46\"")
    let long = try lint(narrow)
    #expect(long.findings.map(\.rule) == [.truncatedText])
    #expect(
      long.findings.first?.circumstances
        == "iPhone SE, portrait, with words as long as in German")
    #expect(long.findings.first?.message.contains("\"Save\"") == true)
    #expect(try lint(narrow) { $0.languages = ["base"] }.findings == [])
    // Of a document with German texts these alone count.
    #expect(try lint(narrow, tables: ["de": "\"label.text\" = \"OK\";"]).findings == [])
  }

  @Test func wordsGrowByTwoFifths() {
    #expect(LongWords.lengthened("Settings") == "SettingsSett")
    #expect(LongWords.lengthened("Add to cart") == "Add to cartca")
    #expect(LongWords.lengthened("OK 12") == "OK 12")
    #expect(LongWords.lengthened("") == "")
  }

  @Test func aDocumentOnStandardInputIsLookedAt() throws {
    var command = LintCommand(paths: ["-"])
    command.input = Self.document()
    let report = try command.report().report
    #expect(report.documents == 1)
    #expect(report.findings.map(\.rule) == [.ambiguousLayout])
    #expect(report.findings.first?.file == "standard input")
    command.input = "no document"
    let outcome = command.run()
    #expect(outcome.status == .unreadableInput)
    // Nothing was looked at: a report without findings would say the contrary.
    #expect(outcome.output == "")
    #expect(outcome.diagnostics.first?.file == "standard input")
  }
}
