import Foundation
import Testing

@Suite struct DiffCommandTests {
  private let example = "Docs/Examples/Profile.storyboard"

  @Test func aDocumentDoesNotDifferFromItself() throws {
    let folder = try ScratchFolder()
    let file = "\(folder.path)/d.png"
    let run = try CommandRun("diff", example, example, "-o", file)
    #expect(run.status == 0)
    #expect(run.output == "no differences in 1 scene\n\(file): old and new side by side\n")
    // A picture is made all the same, so that what comes after finds its file.
    #expect(folder.names == ["d.png"])
  }

  @Test func changesAreTold() throws {
    let folder = try ScratchFolder()
    let old = try folder.write(TinyDocument.text(), to: "old.storyboard")
    let new = try folder.write(
      TinyDocument.text().replacingOccurrences(of: "constant=\"80\"", with: "constant=\"90\"")
        .replacingOccurrences(of: "red=\"1\" green=\"0.0\"", with: "red=\"1\" green=\"1\""),
      to: "new.storyboard")
    let run = try CommandRun("diff", old, new)
    #expect(
      run.output == """
        scene scn-sc-001 (Tiny)
          ~ UIView red-bx-001: background #ff0000 -> #ffff00; frame (20 80 100 100) -> (20 90 100 100)
          constraint cns-tp-001: red-bx-001.top = rot-rt-001.top + 80 -> red-bx-001.top = rot-rt-001.top + 90
        1 of 1 scene differs; views: 1 changed, 0 moved, 0 added, 0 removed; constraints: 1 changed

        """)
    #expect(run.status == 1)
    #expect(run.errors == "")
  }

  @Test(arguments: ["png", "svg", "html"])
  func bothVersionsAreShown(format: String) throws {
    let folder = try ScratchFolder()
    let new = try folder.write(
      TinyDocument.text().replacingOccurrences(of: "constant=\"80\"", with: "constant=\"90\""),
      to: "new <&> version.storyboard")
    let old = try folder.write(TinyDocument.text(), to: "old.storyboard")
    let run = try CommandRun("diff", old, new, "-o", "\(folder.path)/d.\(format)")
    #expect(run.status == 1)
    let bytes = try #require(folder.bytes("d.\(format)"))
    let text = String(decoding: bytes, as: UTF8.self)
    switch format {
    case "png":
      #expect(bytes.prefix(4) == [0x89, 0x50, 0x4E, 0x47])
    case "svg":
      #expect(text.contains("Tiny, old"))
      #expect(text.contains("Tiny, new"))
    default:
      #expect(text.contains("new &lt;&amp;&gt; version.storyboard"))
      #expect(!text.contains("<&>"))
      #expect(text.contains("data:image/png;base64,iVBORw0KGgo"))
      #expect(text.contains("frame (20 80 100 100) -&gt; (20 90 100 100)"))
    }
  }

  @Test func whatCannotBeReadOrWritten() throws {
    let folder = try ScratchFolder()
    let damaged = try folder.write("<document", to: "bad.xib")
    #expect(try CommandRun("diff", example, damaged).status == 65)
    #expect(try CommandRun("diff", "/nowhere/a.xib", example).status == 66)
    #expect(try CommandRun("diff", example).status == 64)
    #expect(try CommandRun("diff", example, example, "-o", "d.gif").status == 64)
    #expect(try CommandRun("diff", example, example, "-o", "\(folder.path)/no/d.png").status == 73)
    #expect(folder.names == ["bad.xib"])
  }
}
