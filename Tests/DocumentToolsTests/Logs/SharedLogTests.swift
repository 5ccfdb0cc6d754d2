import ConflictLogs
import Foundation
import Testing

@testable import DocumentTools

/// Logs of people, each with what its answer must say.
@MainActor @Suite struct SharedLogTests {
  nonisolated private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("../shared/cases/logs")

  struct Case: Sendable, CustomStringConvertible {
    var name: String
    var conflict: Int?
    var cause: String
    var words: [String] = []
    var description: String { name }
  }

  /// How many constraints fight, none if nothing does; the kind of the mistake; what the answer has to contain.
  nonisolated static let cases = [
    Case(name: "L01-snapkit", conflict: 4, cause: "contradiction", words: ["Receipt.swift#12"]),
    Case(name: "L01-snapkit-mixed", conflict: 4, cause: "contradiction"),
    Case(name: "L01-snapkit-twice", conflict: 2, cause: "said-twice", words: ["Receipt.swift#60"]),
    Case(name: "L01-snapkit-label", conflict: 2, cause: "said-twice", words: ["total.height"]),
    Case(
      name: "L01-snapkit-path", conflict: 2, cause: "said-twice",
      words: ["/Users/me/Shop App/Views/Receipt View.swift#41"]),
    Case(name: "L01-masonry-factor", conflict: 3, cause: "contradiction"),
    Case(name: "L01-masonry-priority", conflict: 2, cause: "said-twice", words: ["^750"]),
    Case(name: "L02-minus", conflict: 1, cause: "impossible", words: ["by itself", "below 0"]),
    Case(name: "L02-plus", conflict: 4, cause: "autoresizing-mask"),
    Case(name: "L03-baseline-kind", conflict: 4, cause: "contradiction"),
    Case(name: "L03-module-kind", conflict: 2, cause: "said-twice"),
    Case(name: "L03-content-height", conflict: nil, cause: "unproved", words: ["contentHeight"]),
    Case(name: "L03-anchor-space", conflict: 4, cause: "contradiction"),
    Case(name: "L03-nsspace", conflict: 2, cause: "said-twice"),
    Case(name: "L04-names-blank", conflict: 2, cause: "said-twice", words: ["Total row"]),
    Case(name: "L04-factor-behind", conflict: 3, cause: "contradiction"),
    Case(name: "L04-difference", conflict: 3, cause: "contradiction"),
    Case(name: "L05-apostrophe", conflict: 2, cause: "said-twice", words: ["Don't allow.width"]),
    Case(name: "L05-equals", conflict: 2, cause: "said-twice", words: ["a == b.width"]),
    Case(
      name: "L05-two-equal-rows", conflict: nil, cause: "equal-rows", words: ["say the same"]),
    Case(name: "L06-content-size", conflict: nil, cause: "unproved"),
    Case(name: "L06-content-size-plain", conflict: nil, cause: "unproved"),
    Case(name: "L06-list-999", conflict: nil, cause: "none"),
    Case(name: "L06-list-priority", conflict: nil, cause: "none"),
    Case(name: "L06-prototyping", conflict: nil, cause: "unproved"),
    Case(name: "L07-toolbar-mask", conflict: 7, cause: "bar-size"),
    Case(name: "L07-toolbar-encapsulated", conflict: 7, cause: "bar-size"),
    Case(name: "L07-bar-button-stack", conflict: 3, cause: "bar-size"),
    Case(name: "L07-keyboard", conflict: 4, cause: "keyboard", words: ["ignore"]),
    Case(name: "L07-input-view", conflict: 2, cause: "input-view-size"),
    Case(name: "L07-mac-cell", conflict: 6, cause: "encapsulated-size", words: ["table"]),
    Case(name: "L08-grid", conflict: 3, cause: "contradiction", words: ["Line 3", "other 3"]),
    Case(name: "X02-drawing-keeps-given-up", conflict: 2, cause: "said-twice"),
    Case(name: "X03-drawing-200-lines", conflict: 3, cause: "contradiction"),
    Case(name: "X04-mask-then-identifier", conflict: 2, cause: "encapsulated-size"),
    Case(name: "X05-typographic-quotes", conflict: 2, cause: "said-twice"),
    Case(name: "X05-html-signs", conflict: 2, cause: "said-twice"),
    Case(name: "X05-one-line", conflict: 2, cause: "said-twice"),
    Case(name: "X05-escaped", conflict: 2, cause: "said-twice"),
    Case(name: "X05-list-marks", conflict: 2, cause: "said-twice"),
    Case(name: "X06-umlaut-class", conflict: 3, cause: "contradiction", words: ["Grün.height"]),
  ]

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: folder.path),
      "skipped: ../shared/cases/logs is not there"),
    arguments: cases)
  func theAnswerIsAsItShouldBe(_ wanted: Case) throws {
    let file = Self.folder.appendingPathComponent("\(wanted.name).log")
    let text = try String(contentsOf: file, encoding: .utf8)
    let log = try #require(try ConflictLog.all(in: text).first)
    let report = LogReport(log)
    let verdict = report.explanation.verdict
    #expect(verdict.isProved == (wanted.conflict != nil))
    #expect(verdict.members.count == wanted.conflict ?? log.constraints.count)
    #expect(verdict.cause == wanted.cause)
    for words in wanted.words { #expect(report.text.contains(words), "\(report.text)") }
    #expect(report.text.split(separator: "\n").count < 60)
    if wanted.name.hasPrefix("L06") { #expect(verdict.remedy == "") }
  }

  /// Of the row that is given up the drawing is free, of no other one.
  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: folder.path),
      "skipped: ../shared/cases/logs is not there"))
  func theDrawingKeepsAllButTheRowThatIsGivenUp() throws {
    let file = Self.folder.appendingPathComponent("X02-drawing-keeps-given-up.log")
    let log = try #require(
      try ConflictLog.all(in: String(contentsOf: file, encoding: .utf8)).first)
    let frames = LogExplanation(of: log).frames
    #expect(frames[1][0] - frames[0][0] - frames[0][2] == 100)
    #expect(frames[0][2] == 40)
  }
}
