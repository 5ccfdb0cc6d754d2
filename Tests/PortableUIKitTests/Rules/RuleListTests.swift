import Foundation
import Testing

/// The list of rules has a test, or a reason, for every rule.
@Suite struct RuleListTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The rules of the list with the reasons for having no test.
  private func rules() throws -> [(id: String, reason: String?)] {
    let text = try String(
      contentsOf: RuleListTests.package.appending(path: "Docs/Rules.md"), encoding: .utf8)
    // Rows of three columns: rule, sentence, reason. An empty reason is none.
    return text.matches(of: /\n\| ([A-Z]{2,4}-T?[0-9]+) \| ([^|\n]+) \| ([^|\n]*)\|/).map { row in
      let reason = row.output.3.trimmingCharacters(in: .whitespaces)
      return (String(row.output.1), reason.isEmpty ? nil : reason)
    }
  }

  /// The numbers in the names of all tests; of "AL-1 to AL-4" every number between.
  private func tested() throws -> Set<String> {
    let folder = RuleListTests.package.appending(path: "Tests")
    // Below a symbolic link the folder is looked through where it really is.
    let files = FileManager.default.enumerator(
      at: folder.resolvingSymlinksInPath(), includingPropertiesForKeys: nil)
    var ids: Set<String> = []
    let name = /@Test\(\s*((?:"(?:[^"\\]|\\.)*"\s*\+?\s*)+)/
    let number = /\b([A-Z]{2,4}-T?)(\d+)\b(?: (?:to|…) (?:[A-Z]{2,4}-)?(\d+))?/
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let source = try String(contentsOf: file, encoding: .utf8)
      for test in source.matches(of: name) {
        for match in test.1.matches(of: number) {
          guard let first = Int(match.2) else { continue }
          let last = match.3.flatMap { Int($0) } ?? first
          for id in first...max(first, last) { ids.insert("\(match.1)\(id)") }
        }
      }
    }
    return ids
  }

  @Test("Every rule of the list has a test or a reason")
  func completeness() throws {
    let rules = try rules()
    let tested = try tested()
    #expect(rules.count > 250 && Set(rules.map(\.id)).count == rules.count)
    let missing = rules.filter { $0.reason == nil && !tested.contains($0.id) }.map(\.id)
    #expect(missing == [])
  }
}
