import DocumentTools
import Foundation
import Testing

/// Documents that are as they should be, on which a rule once spoke up.
@MainActor @Suite struct LintFalseAlarmTests {
  private static func findings(_ document: String) throws -> [LintFinding] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Sample.storyboard")
    try document.write(to: file, atomically: true, encoding: .utf8)
    return try LintCommand(paths: [file.path]).report().report.findings
  }

  /// Labels of several lines, as high as their text needs: whatever the fonts, nothing is cut. One text
  /// and the next differ by a letter, so that lines break at every place of the width.
  @Test func linesThatFitAreNotTruncated() throws {
    let text = "Whatever stands here takes as many lines as it needs, at any width, on any screen. "
    let labels = (0..<24).map { number in
      let shown = String(repeating: "i", count: number) + " " + text
      return LintSample.label("lbl-lb-\(number)", shown, "20 80 353 61")
        .replacing("text=", with: "numberOfLines=\"0\" text=")
    }
    let constraints = (0..<24).map { number in
      LintSample.constraint("x\(number)", "lbl-lb-\(number).leading", "rot-rt-001.leading", 20)
        + LintSample.constraint(
          "t\(number)", "rot-rt-001.trailing", "lbl-lb-\(number).trailing", 20)
        + LintSample.constraint("y\(number)", "lbl-lb-\(number).top", "rot-rt-001.top", 80)
    }
    let findings = try Self.findings(
      LintSample.document(labels.joined(), constraints: constraints.joined()))
    #expect(findings.filter { $0.rule == .truncatedText } == [])
  }

  /// A label that shrinks its text is too small only where its least scale does not fit either.
  @Test func textsThatShrinkAreNotTruncated() throws {
    func findings(scale: String) throws -> [LintFinding] {
      let label = LintSample.label("lbl-lb-001", "Half of this text is too much", "20 80 220 21")
        .replacing("adjustsFontSizeToFit=\"NO\"", with: "minimumScaleFactor=\"\(scale)\"")
      let constraints =
        LintSample.constraint("x", "lbl-lb-001.leading", "rot-rt-001.leading", 20)
        + LintSample.constraint("t", "rot-rt-001.trailing", "lbl-lb-001.trailing", 153)
        + LintSample.constraint("y", "lbl-lb-001.top", "rot-rt-001.top", 80)
      return try Self.findings(LintSample.document(label, constraints: constraints))
        .filter { $0.rule == .truncatedText }
    }
    // 320 - 173 = 147 points on the narrowest phone for some 225.
    #expect(try findings(scale: "0.5") == [])
    #expect(try findings(scale: "0.9").count == 1)
  }

  /// A bar places the views of its items itself; where the canvas of a wider screen recorded them says
  /// nothing of a narrower one.
  @Test func viewsInBarsAreTheBarsBusiness() throws {
    let bar = """
      <navigationBar contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bar-br-001">
      <rect key="frame" x="0.0" y="80" width="393" height="44"/>
      <items>
      <navigationItem title="Title" id="itm-it-001">
      <barButtonItem key="rightBarButtonItem" style="plain" id="btn-bt-001">
      <button key="customView" opaque="NO" contentMode="scaleToFill" fixedFrame="YES" buttonType="system" id="don-dn-001">
      <rect key="frame" x="320" y="6" width="57" height="32"/>
      <state key="normal" title="Done"/>
      </button>
      </barButtonItem>
      </navigationItem>
      </items>
      </navigationBar>
      """
    let constraints =
      LintSample.constraint("x", "bar-br-001.leading", "rot-rt-001.leading")
      + LintSample.constraint("t", "rot-rt-001.trailing", "bar-br-001.trailing")
      + LintSample.constraint("y", "bar-br-001.top", "rot-rt-001.top", 80)
    #expect(try Self.findings(LintSample.document(bar, constraints: constraints)) == [])
  }
}
