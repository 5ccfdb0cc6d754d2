import Foundation
import InterfaceBuilder
import Testing

@MainActor @Suite struct VerificationTests {
  /// A folder with files of the given contents, removed at the end of `body`.
  private func withFolder(
    _ files: [String: String], _ body: (String) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "verification-\(UUID().uuidString)")
    for (name, text) in files {
      let url = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  @Test func foldersAreSearchedAndOneBadDocumentStopsNothing() throws {
    try withFolder([
      "a/Good.xib": SampleDocument.xib(""), "a/b/Bad.storyboard": "<plist/>", "notes.json": "{}",
      ".build/Hidden.xib": "",
    ]) { folder in
      var seen: [String] = []
      let report = Verification().report(on: [folder, "/nowhere"]) { progress in
        #expect(progress.total == 2)
        seen.append(progress.document)
      }
      #expect(seen == ["\(folder)/a/Good.xib", "\(folder)/a/b/Bad.storyboard"])
      #expect(report.documents == 1)
      #expect(report.scenes == 1)
      #expect(report.errors.map(\.document) == ["/nowhere", "\(folder)/a/b/Bad.storyboard"])
    }
  }

  @Test func summaryRoundsDown() {
    var report = VerificationReport()
    report.documents = 2
    report.scenes = 3
    report.compared = 3000
    report.matched = 2999
    #expect(
      report.summary == "2 documents, 3 scenes, 3000 views compared: 2999 match (99.9 %)")
    #expect(
      VerificationReport().summary
        == "0 documents, 0 scenes, 0 views compared: 0 match (nothing to compare)")
  }

  @Test func jsonHasTheFieldsOfTheContract() throws {
    var report = VerificationReport()
    report.failures = [
      .init(
        document: "d", scene: "s", view: "v", recorded: [0, 1, 2, 3], solved: [0, 1, 2, 4])
    ]
    report.errors = [.init(document: "e", message: "m")]
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let text = String(decoding: try encoder.encode(report), as: UTF8.self)
    #expect(
      text
        == #"{"compared":0,"compiled":0,"documents":0,"errors":[{"document":"e","message":"m"}],"#
        + #""failures":[{"document":"d","recorded":[0,1,2,3],"scene":"s","solved":[0,1,2,4],"#
        + #""view":"v"}],"matched":0,"scenes":0,"skipped":[],"unrecorded":0}"#)
  }
}
