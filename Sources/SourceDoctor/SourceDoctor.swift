import Foundation

/// Finds the places in somebody's sources that will not compile or not run on Linux.
///
/// It looks at one line after the other, without a parser: it leaves out comments, texts and branches of `#if` that
/// Linux does not compile. It finds constructs by their spelling, so it knows no types, and misses none that is spelled
/// as usual.
public struct SourceDoctor: Sendable {
  public init() {}

  /// The findings in the text of one file.
  ///
  /// - Complexity: O(length of the text).
  public func findings(in source: String, file: String) -> [Finding] {
    let text = SourceText(source)
    var findings: [Finding] = []
    var braces: [Bool] = []
    var opensExtension = false
    var isMainActorAlone = false
    for (number, line) in text.lines.enumerated() {
      func add(_ column: Int, _ construct: String, _ problem: String, _ advice: String) {
        findings.append(
          Finding(
            file: file, line: number + 1, column: column + 1, construct: construct,
            problem: problem, advice: advice))
      }
      if text.phoneConditions.contains(number) {
        add(
          0, "platform", "os(iOS) does not hold on Linux",
          "write canImport(UIKit), which holds on iOS too")
      }
      guard !line.allSatisfy(\.isWhitespace) else { continue }
      for construct in Construct.all {
        guard
          let match = line.range(of: construct.pattern, options: .regularExpression)
        else { continue }
        add(
          line.distance(from: line.startIndex, to: match.lowerBound), construct.name,
          construct.problem, construct.advice)
      }
      if let imported = SourceDoctor.importedModule(in: line) { look(at: imported, add) }
      if isMainActorAlone, SourceDoctor.opensTestCase(line) {
        add(0, "main-actor-tests", Construct.mainActorTests, Construct.mainActorAdvice)
      }
      isMainActorAlone =
        line.range(of: #"^\s*@MainActor\s*$"#, options: .regularExpression) != nil
      // An override in an extension: only methods of Objective-C can be overridden there.
      let isInExtension = braces.last == true
      if isInExtension, let match = line.range(of: #"\boverride\b"#, options: .regularExpression) {
        add(
          line.distance(from: line.startIndex, to: match.lowerBound), "override-in-extension",
          "a member cannot be overridden in an extension without Objective-C",
          "move it into the body of the class")
      }
      if line.range(
        of: #"^\s*((public|internal|private|fileprivate|package|@\w+(\([^)]*\))?)\s+)*extension\b"#,
        options: .regularExpression) != nil
      {
        opensExtension = true
      }
      for character in line {
        if character == "{" {
          braces.append(opensExtension)
          opensExtension = false
        } else if character == "}" {
          _ = braces.popLast()
        }
      }
    }
    return findings
  }

  private static func opensTestCase(_ line: String) -> Bool {
    line.range(
      of: #"^\s*((final|public|open|internal)\s+)*class\s+\w+\s*:\s*XCTestCase\b"#,
      options: .regularExpression) != nil
  }

  private func look(
    at imported: (path: String, hasKind: Bool, column: Int),
    _ add: (Int, String, String, String) -> Void
  ) {
    let parts = imported.path.split(separator: ".")
    guard let module = parts.first.map(String.init) else { return }
    if module == "os" || module == "OSLog" {
      add(
        imported.column, "module", "no such module '\(module)' on Linux",
        "import PortableOS in its place, which --fix writes under #if canImport(os)")
    } else if Construct.absentModules.contains(module) {
      add(
        imported.column, "module", "no such module '\(module)' on Linux",
        "wrap the import and what uses it in #if canImport(\(module))")
    } else if parts.count > 1, !imported.hasKind,
      ["UIKit", "CoreGraphics", "QuartzCore", "CoreText"].contains(module)
    {
      add(
        imported.column, "submodule", "'\(imported.path)' is no module on Linux",
        "import \(module)")
    }
  }

  /// The module, or the part of it, that a line imports.
  static func importedModule(
    in line: String
  ) -> (path: String, hasKind: Bool, column: Int)? {
    let pattern =
      #"^\s*(@\w+(\([^)]*\))?\s+)*((public|internal|package|private|fileprivate)\s+)?import\s+"#
    guard let match = line.range(of: pattern, options: .regularExpression) else { return nil }
    var words = line[match.upperBound...].split { $0 == " " || $0 == "\t" || $0 == ";" }[...]
    let kinds: Set<Substring> = [
      "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
    ]
    let hasKind = words.first.map(kinds.contains) ?? false
    if hasKind { words = words.dropFirst() }
    guard let path = words.first else { return nil }
    return (String(path), hasKind, line.distance(from: line.startIndex, to: path.startIndex))
  }
}
