import Foundation
import InterfaceBuilder
import Testing

@Suite struct MergeMarkerTests {
  @Test func markersOfAMergeAreToldAsSuch() throws {
    let document = LintSample.document("", constraints: "<<<<<<< HEAD\n=======\n>>>>>>> other\n")
    let error = #expect(throws: InterfaceBuilderError.self) {
      try InterfaceDocument(data: Data(document.utf8))
    }
    #expect(error?.reason == .mergeConflict)
    let line = document.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.hasPrefix("<<<<<<<") }
    #expect(error?.line == line.map { $0 + 1 })
  }
}
