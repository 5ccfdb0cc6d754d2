import AutoLayout
import CairoRenderer
import Foundation
import InterfaceBuilder
import LayoutReports
import PortableUIKit

/// Looks for mistakes in the layout of documents.
@MainActor public struct LintCommand {
  /// The form of the report.
  public enum Format: Sendable {
    case text, json, sarif
  }

  /// Documents, and folders to search for them; `-` for ``input``.
  public var paths: [String]
  /// The document that stands for `-` among the paths.
  public var input: String?
  public var format = Format.text
  /// Identifiers of the only rules to check; all if empty.
  public var enabled: [String] = []
  /// Identifiers of rules not to check.
  public var disabled: [String] = []
  /// Devices by name or Interface Builder's id, or `all`; none for those of the canvas's kind.
  public var devices: [String] = []
  /// The release that the devices run, by the first number of its version; none for their own.
  public var system: Int?
  /// Which way up the devices are; none for both ways.
  public var orientations: [DeviceOrientation] = []
  /// The reading directions; none for left to right, and once right to left.
  public var directions: [ReadingDirection] = []
  /// The sizes of text; none for the usual one.
  public var textSizes: [TextSize] = []
  /// The widths of the window at every one of which visible mistakes are looked for; none for devices alone.
  public var widths: ClosedRange<Double>?
  /// The languages of the documents to look at beside their own, `base` for none; all that have texts if empty.
  public var languages: [String] = []
  /// A file with findings that are known.
  public var baseline: String?
  /// Where to write all findings as known ones.
  public var newBaseline: String?

  /// Makes a command that checks everything in `paths` and reports in words.
  public init(paths: [String]) {
    self.paths = paths
  }

  /// Lints one document after another; one that cannot be read does not stop the others.
  ///
  /// - Parameter progress: Called before each document with the number done, the number in all and
  ///   the name.
  public func run(progress: (Int, Int, String) -> Void = { _, _, _ in }) -> CommandOutcome {
    do {
      return try report(progress: progress).outcome
    } catch {
      return CommandFailure(error, file: newBaseline ?? paths.first ?? "").outcome
    }
  }

  /// The report, without the findings of the baseline, and the command's outcome.
  ///
  /// - Throws: `CommandFailure` for an option that makes no sense, and for a baseline that cannot be
  ///   read or written.
  package func report(
    progress: (Int, Int, String) -> Void = { _, _, _ in }
  ) throws -> (report: LintReport, outcome: CommandOutcome) {
    let options = try options()
    let known = try baseline.map { path throws(CommandFailure) in try LintBaseline(path: path) }
    var report = lint(options, progress)
    if let newBaseline {
      let text = LintBaseline(report.findings).text
      try AtomicFile.write(Array(text.utf8), to: newBaseline)
      let count = NumberText.count(report.findings.count, "finding")
      return (report, outcome(report, output: "\(newBaseline): \(count)\n", isClean: true))
    }
    if let known {
      let unknown = known.unknown(report.findings)
      report.known = report.findings.count - unknown.count
      report.findings = unknown
    }
    let output =
      switch format {
      case .text: report.text
      case .json: JSONReport.line(LintRecord(report))
      case .sarif: JSONReport.line(report.sarif)
      }
    return (report, outcome(report, output: output, isClean: report.findings.isEmpty))
  }

  private func lint(_ options: LintOptions, _ progress: (Int, Int, String) -> Void) -> LintReport {
    let search = DocumentSearch(paths: paths.filter { $0 != "-" })
    var report = LintReport()
    report.errors = search.problems.map { problem in
      let place = "\(problem.document): "
      let message = problem.message
      return Diagnostic(
        message.hasPrefix(place) ? String(message.dropFirst(place.count)) : message,
        file: problem.document)
    }
    // Fixtures are data for tests of an engine; nobody opens them in Interface Builder.
    let documents = search.found.filter { !$0.isFixture }
    let shelf = AssetShelf()
    if paths.contains("-") {
      do throws(CommandFailure) {
        let source = try DocumentSource(text: input ?? "", name: "standard input")
        look(at: source, DocumentText(input ?? ""), [], options, &report)
      } catch {
        report.errors.append(error.diagnostic)
      }
    }
    for (index, entry) in documents.enumerated() {
      progress(index, documents.count, entry.name)
      do throws(CommandFailure) {
        let source = try DocumentSource(path: entry.name, shelf: shelf)
        let translations = try Translation.all(ofDocumentAt: entry.name, options.languages)
        look(at: source, DocumentText(path: entry.name), translations, options, &report)
      } catch {
        if entry.isInFolder, error.isOfOtherPlatform {
          var note = error.diagnostic
          note.severity = .note
          note.message = "skipped: \(note.message)"
          report.skipped.append(note)
        } else {
          report.errors.append(error.diagnostic)
        }
      }
    }
    return report
  }

  private func look(
    at source: DocumentSource, _ text: DocumentText, _ translations: [Translation],
    _ options: LintOptions, _ report: inout LintReport
  ) {
    let linter = DocumentLinter(source, text, options: options, translations: translations)
    report.documents += linter.report.documents
    report.scenes += linter.report.scenes
    report.errors += linter.report.errors
    guard let widths else {
      report.findings += linter.report.findings
      return
    }
    let atAllWidths = WidthLinter(source, text, widths: widths, rules: options.rules)
    report.findings += atAllWidths.findings(with: linter.report.findings)
    report.errors += atAllWidths.errors
  }

  private func options() throws(CommandFailure) -> LintOptions {
    var options = LintOptions()
    if !enabled.isEmpty { options.rules = try LintRule.named(enabled) }
    options.rules.subtract(try LintRule.named(disabled))
    options.devices = try DeviceEnvironment.wanted(devices, system: system)
    if let system {
      try DeviceEnvironment.check(system: system)
      options.system = system
    }
    if !orientations.isEmpty { options.orientations = orientations }
    if !directions.isEmpty { options.directions = directions }
    if !textSizes.isEmpty { options.textSizes = textSizes }
    options.languages = languages
    return options
  }

  private func outcome(_ report: LintReport, output: String, isClean: Bool) -> CommandOutcome {
    var status: ExitStatus = isClean ? .success : .negative
    if !report.errors.isEmpty { status = .unreadableInput }
    if report.documents == 0, !paths.contains("-"),
      !paths.contains(where: { FileManager.default.fileExists(atPath: $0) })
    {
      status = .noInput
    }
    return CommandOutcome(
      output: output, diagnostics: report.errors + report.skipped, status: status)
  }
}
