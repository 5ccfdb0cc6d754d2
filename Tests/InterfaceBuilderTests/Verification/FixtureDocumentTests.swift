import Foundation
import InterfaceBuilder
import PortableUIKit
import Testing

/// Documents of our own whose recorded frames were derived by hand; the derivation stands at the head
/// of each. They hold without the corpus, to a hundredth of a point.
@MainActor @Suite struct FixtureDocumentTests {
  /// The documents with the number of views that are compared in each.
  private static let counts: [String: Int] = [
    "Controls.xib": 14, "NewControls.xib": 2, "LargeViews.xib": 14, "Constraints.xib": 10,
    "Stacks.xib": 56, "SafeAreas.storyboard": 9, "HomeButton.storyboard": 2, "Margins.xib": 10,
    "Tables.xib": 7, "OldCells.xib": 2, "Collections.xib": 3, "Scrolling.xib": 5,
    "Variations.storyboard": 6, "Edited.xib": 4, "Embedded.storyboard": 1,
    "SquareSheet.storyboard": 1, "Keyboard.storyboard": 1, "DesignSizes.xib": 8,
    "WideCells.xib": 4, "NewCells.xib": 2, "OldPadCells.xib": 4, "RootMargins.xib": 1,
    "FirstCells.xib": 2, "MediumCells.xib": 1, "GuideMargins.storyboard": 1, "Preserving.xib": 4,
  ]

  private static var folder: URL {
    get throws { try #require(Bundle.module.resourceURL).appending(path: "Fixtures/Documents") }
  }

  private static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: try folder.path).sorted()
  }

  @Test func everyFrameIsTheDerivedOne() throws {
    #expect(try Self.names() == Self.counts.keys.sorted())
    for name in try Self.names() {
      let report = Verification(tolerance: 0.01)
        .report(on: [try Self.folder.appending(path: name).path])
      #expect(report.errors.isEmpty, "\(report.errors)")
      #expect(report.compared == Self.counts[name], "\(name): \(report.compared)")
      for failure in report.failures {
        Issue.record("\(name) \(failure.view): \(failure.recorded) solved \(failure.solved)")
      }
    }
  }

  /// A frame that is off by half a point is found: the comparison can fail.
  @Test func aWrongFrameIsFound() throws {
    let text = try String(
      contentsOf: try Self.folder.appending(path: "Edited.xib"), encoding: .utf8)
    let document = try InterfaceDocument(
      data: Data(text.replacing("x=\"50\" y=\"60\"", with: "x=\"50.5\" y=\"60\"").utf8))
    let report = Verification(tolerance: 0.01).report(on: document)
    #expect(report.failures.map(\.view) == ["after"])
  }

  /// Every element that is made into a view of its own class stands in a fixture, and some that are
  /// plain views here.
  @Test func everyElementHasAFixture() throws {
    var elements: Set<String> = []
    for name in try Self.names() {
      let document = try InterfaceDocument(contentsOf: try Self.folder.appending(path: name))
      for scene in document.scenes {
        for view in try scene.hierarchy(for: document.sizeClasses).views {
          elements.insert(view.kind)
        }
      }
    }
    let plain: Set = [
      "view", "containerView", "mapView", "wkWebView", "sceneKitView", "glkView", "colorWell",
      "tableViewCellContentView", "collectionViewCellContentView",
    ]
    let missing = ViewFactory.elementNames.union(plain).subtracting(elements)
    #expect(missing.isEmpty, "no fixture for \(missing.sorted())")
    #expect(elements.subtracting(ViewFactory.elementNames.union(plain)).isEmpty)
  }

  /// Every rule of the list stands at the head of a fixture, and every fixture's rules in the list.
  @Test func everyRuleHasAFixture() throws {
    var told: Set<String> = []
    for name in try Self.names() {
      let text = try String(contentsOf: try Self.folder.appending(path: name), encoding: .utf8)
      let head = text.components(separatedBy: "Rules:").dropFirst().first ?? ""
      // The rules end where the derivation begins: with the first word that is no identifier.
      let words = head.split(whereSeparator: \.isWhitespace)
      told.formUnion(words.prefix { InterfaceRules.all[String($0)] != nil }.map(String.init))
    }
    let missing = Set(InterfaceRules.all.keys).subtracting(told)
    #expect(missing.isEmpty, "no fixture for \(missing.sorted())")
  }
}
