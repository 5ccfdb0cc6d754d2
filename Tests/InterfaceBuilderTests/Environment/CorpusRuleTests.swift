import Foundation
import Testing

@testable import InterfaceBuilder

/// What each rule of the canvas is good for: the views of the development set that match with it only.
@MainActor @Suite(.enabled(if: Corpus.isPresent, Corpus.absence))
struct CorpusRuleTests {
  @Test func theEvidenceIsWhatTheTableSays() throws {
    let documents = try Corpus.manifest().map { try Corpus.document($0) }
    let verification = Verification(tolerance: 1)
    for row in CanvasRules.table where row.rule != .symbolicSafeAreaIsZero {
      let reports = try documents.map { try verification.report(on: $0, without: row.rule) }
      let views = reports.reduce(0) { $0 + $1.failures.count }
      let hit = reports.count { !$0.failures.isEmpty }
      #expect(row.evidence.views == views, "\(row.rule): \(views) views")
      #expect(row.evidence.documents == hit, "\(row.rule): \(hit) documents")
    }
  }
}
