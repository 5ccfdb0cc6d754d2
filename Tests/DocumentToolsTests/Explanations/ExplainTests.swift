import AutoLayout
import DocumentTools
import Foundation
import InterfaceBuilder
import LayoutProperties
import LayoutSession
import PortableUIKit
import PropertyTesting
import Testing

/// Documents are explained in the document's own names.
@MainActor @Suite struct ExplainTests {
  private static let example = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("Docs/Examples/Profile.storyboard")

  private static func explanation(
    of text: String
  ) throws -> (DocumentExplanation, InterfaceSceneInstance) {
    let document = try InterfaceDocument(data: Data(text.utf8))
    let instance = try #require(document.initialScene).instantiate()
    return (DocumentExplanation(instance), instance)
  }

  @Test func aViewOfTheExampleIsExplainedByTheConstraintsOfTheDocument() throws {
    let document = try InterfaceDocument(contentsOf: Self.example)
    let scene = try #require(document.initialScene)
    let explanation = DocumentExplanation(try scene.instantiate())
    #expect(explanation.conflicts == "no conflicts\n")
    let text = try #require(explanation.why("avatar-img"))
    // The document fixes the picture at 72 points.
    #expect(
      text.contains(
        "UIImageView avatar-img: width is 72, by constraint avatar-wid, UIImageView avatar-img.width == 72\n"
      ))
    // Nothing depends on where objects lie in memory.
    #expect(!text.contains("0x"))
    #expect(explanation.why("nothing") == nil)
  }

  /// Identifiers that are words and numbers of the texts themselves, or parts of each other.
  private static let pieces = [
    "4", "44", "1", "x", "UIView", "width", "by", "0x4", "a.b", "view-4",
  ]

  @Test func namesAreNeverPastedIntoTextsThatAreThere() throws {
    let ids = Generator<String>.frequency([
      (weight: 1, generator: .element(of: Self.pieces)),
      (weight: 2, generator: .string(of: "014UIViewx.-", count: 1...4)),
    ])
    let pairs = Generator<(String, String)>.zip(ids, ids).map { [$0.0, $0.1] }
    try forAll("names", pairs, settings: .cases(60)) { ids, trial in
      let taken = ["rot-rt-001", "saf-sa-001", "ctl-ct-001", "scn-sc-001"]
      try trial.assume(ids[0] != ids[1] && Set(ids).isDisjoint(with: taken))
      let (one, other) = (ids[0], ids[1])
      // The second stands 4 points beside the first, so that numbers meet identifiers. Constraints have
      // identifiers of their own.
      let constraints = [
        ("k1", one, "leading", "rot-rt-001", "leading", 44.0),
        ("k2", one, "top", "rot-rt-001", "top", 4),
        ("k3", other, "leading", one, "trailing", 4), ("k4", other, "top", one, "top", 0),
      ]
      var text = constraints.map { id, first, attribute, second, otherAttribute, constant in
        "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\" secondItem=\"\(second)\" "
          + "secondAttribute=\"\(otherAttribute)\" constant=\"\(constant)\" id=\"\(id)-k\"/>\n"
      }.joined()
      for (id, view, attribute) in [
        ("w1", one, "width"), ("h1", one, "height"), ("w2", other, "width"),
        ("h2", other, "height"),
      ] {
        text +=
          "<constraint firstItem=\"\(view)\" firstAttribute=\"\(attribute)\" constant=\"44\" id=\"\(id)-k\"/>\n"
      }
      let document = LintSample.document(
        LintSample.view(one, "44 4 44 44") + LintSample.view(other, "92 4 44 44"), constraints: text
      )
      let (explanation, _) = try Self.explanation(of: document)
      let answer = (explanation.why(other) ?? "").split(separator: "\n").map(String.init).sorted()
      let expected = """
        UIView \(other): x is 92, the sum of
          44  constraint k1-k, UIView \(one).leading == UIView rot-rt-001.leading + 44
          44  constraint w1-k, UIView \(one).width == 44
           4  constraint k3-k, UIView \(other).leading == UIView \(one).trailing + 4
        UIView \(other): y is 4, the sum of
          4  constraint k2-k, UIView \(one).top == UIView rot-rt-001.top + 4
          0  constraint k4-k, UIView \(other).top == UIView \(one).top
        UIView \(other): width is 44, by constraint w2-k, UIView \(other).width == 44
        UIView \(other): height is 44, by constraint h2-k, UIView \(other).height == 44
        """
      try trial.expectEqual(
        answer, expected.split(separator: "\n").map(String.init).sorted(), "the explanation")
    }
  }

  @Test func aConflictIsToldWithTheRulesOfTheSystem() throws {
    // 900 points between the edges of a screen of 852.
    let document = LintSample.document(
      LintSample.view("box-bx-001", "0 0 100 852"),
      constraints: LintSample.constraint("t", "box-bx-001.top", "rot-rt-001.top")
        + LintSample.constraint("b", "rot-rt-001.bottom", "box-bx-001.bottom")
        + LintSample.constraint("h", "box-bx-001.height", nil, 900)
        + LintSample.constraint("x", "box-bx-001.leading", "rot-rt-001.leading")
        + LintSample.constraint("w", "box-bx-001.width", nil, 100))
    let (explanation, _) = try Self.explanation(of: document)
    #expect(
      explanation.conflicts == """
        conflict: these cannot hold together
          the given height of UIView rot-rt-001, 852
          t: UIView box-bx-001.top == UIView rot-rt-001.top
          b: UIView rot-rt-001.bottom == UIView box-bx-001.bottom
          h: UIView box-bx-001.height == 900
          given up: h: UIView box-bx-001.height == 900

        """)
  }

  @Test func aConflictIsToldWithTheHeightThatACellGivesItsContent() throws {
    // 16 + 41 + 16 points in a cell of 45.
    let file = Self.example.deletingLastPathComponent().appending(path: "SettingsCell.xib")
    let text = try String(contentsOf: file, encoding: .utf8)
      .replacing("height=\"73\"", with: "height=\"45\"")
      .replacing("rowHeight=\"73\"", with: "rowHeight=\"45\"")
      .replacing(
        "firstAttribute=\"width\" secondItem=\"cell-icon-0\" secondAttribute=\"height\" multiplier=\"1:1\" id=\"icon-rat-0\"",
        with: "firstAttribute=\"height\" constant=\"41\" id=\"icon-hgt-0\"")
    func conflicts(_ text: String) throws -> String {
      let document = try InterfaceDocument(data: Data(text.utf8))
      return DocumentExplanation(try #require(document.scenes.first).instantiate()).conflicts
    }
    // A row that is a canvas of its own lets go of its end; a distance that may only grow stays.
    #expect(try conflicts(text) == "no conflicts\n")
    let end = "id=\"cell-c-03\""
    #expect(text.contains(end))
    #expect(
      try conflicts(text.replacing(end, with: "relation=\"greaterThanOrEqual\" \(end)")) == """
        conflict: these cannot hold together
          icon-hgt-0: UIImageView cell-icon-0.height == 41
          the given height of UITableViewCellContentView cell-cont-0, 45
          cell-c-02: UIImageView cell-icon-0.top == UITableViewCellContentView cell-cont-0.top + 16
          cell-c-03: UITableViewCellContentView cell-cont-0.bottom >= UIImageView cell-icon-0.bottom + 16
          given up: icon-hgt-0: UIImageView cell-icon-0.height == 41

        """)
  }

  /// Two labels share a row: each hugs its text as strongly, and which of them stretches is not said.
  private static let tie = LintSample.document(
    LintSample.label("one-lb-001", "One", "0 80 300 21")
      + LintSample.label("two-lb-001", "Two", "300 80 93 21"),
    constraints: LintSample.constraint("a", "one-lb-001.leading", "rot-rt-001.leading")
      + LintSample.constraint("b", "two-lb-001.leading", "one-lb-001.trailing")
      + LintSample.constraint("c", "rot-rt-001.trailing", "two-lb-001.trailing")
      + LintSample.constraint("d", "one-lb-001.top", "rot-rt-001.top", 80)
      + LintSample.constraint("e", "two-lb-001.top", "one-lb-001.top"))

  @Test func ambiguityHasOneAnswer() throws {
    let (explanation, instance) = try Self.explanation(of: Self.tie)
    let lines = explanation.ambiguities.split(separator: "\n").map(String.init)
    #expect(lines.count == 2)
    #expect(
      lines[0].hasPrefix(
        "UILabel one-lb-001 is ambiguous: equal priorities contend for its width: the natural width of"
      ))
    #expect(
      lines[1].hasPrefix(
        "UILabel two-lb-001 is ambiguous: equal priorities contend for its x, width"))
    let labels = ["one-lb-001", "two-lb-001"].compactMap { instance.viewsByID[$0] }
    #expect(labels.allSatisfy { $0.hasAmbiguousLayout })

    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("tie-\(UUID().uuidString).storyboard")
    try Self.tie.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let findings = try LintCommand(paths: [file.path]).report().report.findings
      .filter { $0.rule == .ambiguousLayout }
    #expect(findings.map(\.elements) == [["one-lb-001"], ["two-lb-001"]])
    #expect(
      findings[0].message.hasPrefix("equal priorities contend for the width of label \"One\""))
    let explained = ExplainCommand(document: file.path).run().output
    #expect(explained.contains("UILabel one-lb-001 is ambiguous: equal priorities contend"))

    let session = Session()
    for line in [
      "view card 300x100", "label one \"One\" in card", "label two \"Two\" in card",
      "one.left == card.left", "two.left == one.right", "two.right == card.right",
      "one.top == card.top", "two.top == card.top",
    ] { #expect(session.apply(line).firstError == nil) }
    let text = session.apply("ambiguity").text()
    #expect(text.contains("one is ambiguous: equal priorities contend for its width"))
    #expect(text.contains("two is ambiguous: equal priorities contend for its x, width"))
    #expect(session.apply("freedom").text().contains("equal priorities contend for one.width"))
  }

  @Test func anOpenSizeOfScrolledContentIsToldInInterfaceBuildersWords() throws {
    let scroll = """
      <scrollView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="scr-sc-001">
      <rect key="frame" x="0.0" y="80" width="393" height="300"/>
      <subviews>
      \(LintSample.label("lbl-lb-001", "Inside", "20 20 50 21"))
      </subviews>
      <constraints>
      \(LintSample.constraint("i", "lbl-lb-001.leading", "scr-sc-001.leading", 20))
      \(LintSample.constraint("j", "lbl-lb-001.top", "scr-sc-001.top", 20))
      \(LintSample.constraint("k", "scr-sc-001.trailing", "lbl-lb-001.trailing", 20))
      </constraints>
      </scrollView>
      """
    let document = LintSample.document(
      scroll,
      constraints: LintSample.constraint("a", "scr-sc-001.leading", "rot-rt-001.leading")
        + LintSample.constraint("b", "rot-rt-001.trailing", "scr-sc-001.trailing")
        + LintSample.constraint("c", "scr-sc-001.top", "rot-rt-001.top", 80)
        + LintSample.constraint("d", "scr-sc-001.height", nil, 300))
    let (explanation, instance) = try Self.explanation(of: document)
    #expect(
      explanation.ambiguities == "UIScrollView scr-sc-001 has ambiguous scrollable content height\n"
    )
    #expect(instance.viewsByID["scr-sc-001"]?.hasAmbiguousLayout == true)
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("scroll-\(UUID().uuidString).storyboard")
    try document.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let findings = try LintCommand(paths: [file.path]).report().report.findings
    #expect(
      findings.map(\.message) == [
        "scroll view (scr-sc-001) has ambiguous scrollable content height"
      ])
  }
}
