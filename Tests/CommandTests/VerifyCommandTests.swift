import Foundation
import Testing

@Suite struct VerifyCommandTests {
  @Test func theExamplesMatch() throws {
    let run = try CommandRun("verify", "Docs/Examples")
    #expect(run.output == "3 documents, 3 scenes, 62 views compared: 62 match (100 %)\n")
    // No progress, no colours, no remarks in a pipe.
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  /// The derivation of the frames is exact to the last digit of a third.
  @Test func theExamplesMatchWithoutTolerance() throws {
    #expect(try CommandRun("verify", "--tolerance", "0", "Docs/Examples").status == 0)
  }

  @Test func aViewElsewhereIsNamedWithBothFrames() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(
      TinyDocument.text(frame: "x=\"20\" y=\"80\" width=\"100\" height=\"102\""),
      to: "Tiny.storyboard")
    let run = try CommandRun("verify", file)
    #expect(
      run.output == """
        \(file): scene scn-sc-001, view red-bx-001: recorded (20 80 100 102), solved (20 80 100 100)
        mismatches in the document: 1 (1 stale); in what is assumed of Interface Builder: 0
        1 document, 1 scene, 1 view compared: 0 match (0.0 %)

        """)
    #expect(run.status == 1)
    #expect(try CommandRun("verify", file, "--tolerance", "2").status == 0)
  }

  @Test func jsonHoldsTheSame() throws {
    struct Report: Decodable, Equatable {
      struct Failure: Decodable, Equatable {
        var document: String
        var scene: String
        var view: String
        var recorded: [Double]
        var solved: [Double]
      }
      struct Problem: Decodable, Equatable {
        var document: String
        var message: String
      }
      var documents: Int
      var scenes: Int
      var compared: Int
      var matched: Int
      var failures: [Failure]
      var errors: [Problem]
    }
    let folder = try ScratchFolder()
    let moved = try folder.write(
      TinyDocument.text(frame: "x=\"20\" y=\"90.5\" width=\"100\" height=\"100\""),
      to: "a \"quoted\" name.storyboard")
    let damaged = try folder.write("<document", to: "b.xib")
    let run = try CommandRun("verify", "--json", folder.path)
    #expect(run.output.hasPrefix("{\"compared\":1,\"compiled\":0,\"documents\":1,\"errors\":[{"))
    #expect(run.output.hasSuffix("}\n"))
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(
      report.failures == [
        .init(
          document: moved, scene: "scn-sc-001", view: "red-bx-001",
          recorded: [20, 90.5, 100, 100], solved: [20, 80, 100, 100])
      ])
    #expect(report.errors.map(\.document) == [damaged])
    #expect(run.status == 65)
  }

  @Test func oneBadDocumentDoesNotStopTheOthers() throws {
    let folder = try ScratchFolder()
    try folder.write("not XML at all", to: "a.storyboard")
    try folder.write(TinyDocument.text(), to: "b.storyboard")
    try folder.write("ignored", to: "c.txt")
    let run = try CommandRun("verify", folder.path)
    #expect(run.output == "1 document, 1 scene, 1 view compared: 1 match (100 %)\n")
    #expect(run.errors.hasPrefix("\(folder.path)/a.storyboard:1:"))
    #expect(run.errors.contains(": error: "))
    #expect(run.status == 65)
  }

  @Test func missingInputIsTold() throws {
    let alone = try CommandRun("verify", "/nowhere/a.storyboard")
    #expect(alone.status == 66)
    #expect(alone.errors.hasPrefix("/nowhere/a.storyboard: error: "))
    let withOthers = try CommandRun("verify", "Docs/Examples", "/nowhere/a.storyboard")
    #expect(withOthers.status == 65)
    #expect(withOthers.output.hasPrefix("3 documents"))
    let folder = try ScratchFolder()
    let empty = try CommandRun("verify", folder.path)
    #expect(empty.status == 65)
    #expect(empty.errors.contains(folder.path))
  }

  @Test(arguments: ["nan", "-1", "inf", "x"])
  func aToleranceIsANumberOfPoints(tolerance: String) throws {
    let run = try CommandRun("verify", "Docs/Examples", "--tolerance=\(tolerance)")
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.contains("--tolerance"))
  }

  /// The corpus of open-source documents lies beside the package where it is at hand.
  @Test func theCorpusOfRealDocumentsMatches() throws {
    let corpus = CommandRun.package.deletingLastPathComponent()
      .appendingPathComponent("shared/corpus/dev").path
    guard FileManager.default.fileExists(atPath: corpus) else {
      print("skipped: no corpus of documents at \(corpus)")
      return
    }
    let run = try CommandRun("verify", "--json", "--tolerance", "1", corpus)
    #expect(run.isOrderly)
    let report =
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any] ?? [:]
    let compared = try #require(report["compared"] as? Int)
    let matched = try #require(report["matched"] as? Int)
    #expect(compared >= 2200)
    #expect(Double(matched) >= 0.985 * Double(compared))
  }
}
