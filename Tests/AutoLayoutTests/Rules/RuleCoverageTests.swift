import Foundation
import Testing

/// Every rule of the list in the documentation has a test that is named by it.
@Suite struct RuleCoverageTests {
  private static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func listed() throws -> Set<String> {
    let text = try String(
      contentsOf: Self.repository.appending(path: "Docs/Rules.md"), encoding: .utf8)
    return Set(text.matches(of: /\n\| ((AL|VF|SV)-[0-9]+) \|/).map { String($0.output.1) })
  }

  /// The rules in names of tests: the text given to `@Test` or the name between backticks.
  private func tested() throws -> Set<String> {
    let tests = Self.repository.appending(path: "Tests").resolvingSymlinksInPath()
    let files = try #require(
      FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil))
    var rules: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let source = try String(contentsOf: file, encoding: .utf8)
      var names = source.matches(of: /@Test\(\s*"([^"]*)"/).map { String($0.output.1) }
      names += source.matches(of: /func `([^`]*)`/).map { String($0.output.1) }
      for name in names {
        for rule in name.matches(of: /\b(AL|VF|SV)-[0-9]+\b/) {
          rules.insert(String(rule.output.0))
        }
      }
    }
    return rules
  }

  @Test func everyRuleHasATest() throws {
    let rules = try listed()
    let tested = try tested()
    #expect(rules.count == 137)
    #expect(rules.subtracting(tested).sorted() == [])
    #expect(tested.subtracting(rules).sorted() == [], "rules that the list does not know")
  }
}
