import Foundation
import InterfaceBuilder
import LayoutSession
import Testing

/// Documents are explained in the document's own names.
@MainActor @Suite struct ExplainTests {
  private static let example = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Docs/Examples/Profile.storyboard")

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
}
