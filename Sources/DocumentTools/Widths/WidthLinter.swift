import InterfaceBuilder
import LayoutReports
import PropertyTesting

/// Looks for visible mistakes in the scenes of a document at every width of the window.
///
/// As on devices, what a designer could see on the canvas is taken for intended.
@MainActor struct WidthLinter {
  private let source: DocumentSource
  private let widths: ClosedRange<Double>
  private let rules: Set<LintRule>
  private let text: DocumentText
  private(set) var findings: [LintFinding] = []
  private(set) var errors: [Diagnostic] = []

  /// Lints the scenes of a document.
  ///
  /// - Complexity: three to five layouts for each piece of each scene.
  init(
    _ source: DocumentSource, _ text: DocumentText, widths: ClosedRange<Double>,
    rules: Set<LintRule>
  ) {
    self.source = source
    self.widths = widths
    self.rules = rules
    self.text = text
    guard !Self.seen.allSatisfy({ !rules.contains($0.rule) }) else { return }
    for scene in source.document.scenes { lint(scene) }
  }

  /// The findings together with those on devices, by line; one on devices that is known at all widths is told once, with its
  /// widths.
  func findings(with others: [LintFinding]) -> [LintFinding] {
    let known = Set(findings.map(\.fingerprint))
    return (others.filter { !known.contains($0.fingerprint) } + findings).sorted {
      ($0.line ?? 0, $0.column ?? 0, $0.rule.rawValue, $0.message)
        < ($1.line ?? 0, $1.column ?? 0, $1.rule.rawValue, $1.message)
    }
  }

  private static let seen: [(rule: LintRule, property: WidthProperty, single: ScreenProperty)] = [
    (.offScreenView, .onScreen, .onScreen), (.overlappingViews, .apart, .apart),
    (.truncatedText, .noTruncation, .noTruncation),
  ]

  private mutating func lint(_ scene: InterfaceScene) {
    let linted = LintedScene(scene)
    do {
      let layout = try source.layOutAsRecorded(scene)
      let canvas = layout.screen(linted.names).snapshot
      let scenes = try source.sweep(scene, over: widths, linted.names)
      for (rule, property, single) in Self.seen where rules.contains(rule) {
        let violations = (try? single.violations(of: canvas) { _ in canvas }) ?? []
        let intended = Set(
          violations.map { violation in violation.elements.map { canvas.elements[$0].name } })
        for finding in property.findings(in: scenes.sweep)
        where !intended.contains(finding.elements) {
          // The width of a text in a font that is not at hand can only be guessed.
          let id = finding.elements.first.flatMap { scenes.ids[$0] }
          if rule == .truncatedText, let id, !layout.hasKnownFont(id) { continue }
          add(rule, finding, scenes, linted)
        }
      }
    } catch let failure as CommandFailure {
      errors.append(failure.diagnostic)
    } catch {
      errors.append(
        Diagnostic("scene \(scene.id): \(error)", severity: .warning, file: source.document.file))
    }
  }

  private mutating func add(
    _ rule: LintRule, _ finding: WidthFinding, _ scenes: SceneSweep, _ linted: LintedScene
  ) {
    let elements = finding.elements.compactMap { scenes.ids[$0] }
    guard elements.count == finding.elements.count else { return }
    let line = elements.first.flatMap { linted.line(of: $0) }
    let (low, high) = (finding.range.lowerBound.widthText, finding.range.upperBound.widthText)
    let way = finding.isSampled ? ", sampled" : ""
    findings.append(
      LintFinding(
        rule: rule, message: finding.text, file: source.document.file, line: line,
        column: line.flatMap { text.column(ofTagOn: $0) }, scene: linted.scene.id,
        elements: elements,
        circumstances: "windows from \(low) to \(high) points wide\(way)", count: 1, total: 1))
  }
}
