import Foundation
import Testing

@testable import InterfaceBuilder

/// What each rule of the canvas is good for: the views of the development set that match with it only.
@MainActor @Suite(.enabled(if: Corpus.isPresent, Corpus.absence))
struct CorpusRuleTests {
  @Test func theEvidenceIsWhatTheTableSays() throws {
    let documents = try Corpus.manifest().map { try Corpus.document($0) }
    let verification = Verification(tolerance: 1)
    let rows = CanvasRules.table.filter { $0.rule != .symbolicSafeAreaIsZero }
    let reports = try documents.map {
      try verification.reports(on: $0, withoutEachOf: rows.map(\.rule))
    }
    for (place, row) in rows.enumerated() {
      let views = reports.reduce(0) { $0 + $1[place].failures.count }
      let hit = reports.count { !$0[place].failures.isEmpty }
      #expect(row.evidence.views == views, "\(row.rule): \(views) views")
      #expect(row.evidence.documents == hit, "\(row.rule): \(hit) documents")
    }
  }
}
