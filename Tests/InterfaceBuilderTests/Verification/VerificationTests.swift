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
}
