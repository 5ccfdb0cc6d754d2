import CairoRenderer
import Foundation
import InterfaceBuilder
import LayoutReports
import PortableUIKit

/// Compares two versions of a document: the changes in words, and side by side in a picture.
@MainActor public struct DiffCommand {
  /// The format that the name of the output asks for.
  public enum Format: Equatable, Sendable {
    case picture(PictureFormat)
    case page

    /// The format of the file at `path`, by its extension; none for another extension.
    public init?(fileName path: String) {
      if let format = PictureFormat(fileName: path) {
        self = .picture(format)
      } else if path.lowercased().hasSuffix(".html") {
        self = .page
      } else {
        return nil
      }
    }
  }

  /// The paths of both versions.
  public var old: String
  public var new: String
  /// The file for the picture or page; none for words only.
  public var output: String?

  /// The path of the document in the working copy, if `old` and `new` are files that a version control system has made of
  /// its versions: its assets and its name serve both.
  public var place: String?

  /// The side that is missing: the document is new, or gone.
  private static let nowhere = "/dev/null"

  /// Whether the report is one JSON object instead of text.
  public var isJSON = false

  /// Makes a command from its arguments.
  public init(old: String, new: String, output: String? = nil) {
    self.old = old
    self.new = new
    self.output = output
  }

  /// How many arguments git gives an external diff: for a change, and for a renaming.
  nonisolated public static let gitCounts = [7, 9]

  /// Makes the command that git asks for as an external diff: path, old file, its hash and mode, new file, its hash and mode,
  /// and after a renaming the new path and the similarity. The status is 0 for git if nothing fails.
  ///
  /// - Returns: nil for other numbers of arguments.
  public init?(git arguments: [String]) {
    guard Self.gitCounts.contains(arguments.count) else { return nil }
    self.init(old: arguments[1], new: arguments[4])
    place = arguments.count == 9 ? arguments[7] : arguments[0]
  }

  /// Compares; the status is negative where the versions differ.
  ///
  /// The output file is written whole or not at all, and also where nothing differs.
  public func run() -> CommandOutcome {
    let format = output.flatMap { Format(fileName: $0) }
    if let output, format == nil {
      return .failure(Diagnostic(Self.formatAdvice(output)), .usage)
    }
    do {
      guard old != Self.nowhere || new != Self.nowhere else {
        return .failure(Diagnostic("neither version is there: both are \(Self.nowhere)"), .usage)
      }
      let before = try Version(old, of: place ?? (isThere(old) ? old : new))
      let after = try Version(new, of: place ?? (isThere(new) ? new : old))
      var diff = DocumentDiff(old: before.snapshots, new: after.snapshots)
      if let one = before.canvas, let other = after.canvas, one != other {
        diff.canvas = SceneDiff.PropertyChange(name: "canvas", old: one, new: other)
      }
      var text = isJSON ? JSONReport.line(DiffRecord(diff)) : DiffText(diff).plain()
      if let output, let format {
        try write(diff, before, after, format, to: output)
        if !isJSON { text += "\(output): old and new side by side\n" }
      }
      if let place, !isJSON { text = "\(place)\n" + text }
      return CommandOutcome(
        output: text, diagnostics: before.warnings + after.warnings,
        status: diff.isDifferent && place == nil ? .negative : .success)
    } catch {
      return CommandFailure(error, file: new).outcome
    }
  }

  /// Whether a version is a file that assets can lie beside.
  private func isThere(_ version: String) -> Bool {
    version != Self.nowhere && !RegularFile.isPipe(version)
  }

  /// The message about an output file whose name does not tell a format.
  nonisolated public static func formatAdvice(_ output: String) -> String {
    "cannot tell the format of '\(output)': end its name in .png, .svg, .pdf or .html"
  }

  // MARK: Pictures

  /// The documents by the names of their files: once if both versions have one name, or one is a pipe or missing.
  private var title: String {
    func name(_ path: String) -> String { URL(fileURLWithPath: path).lastPathComponent }
    if let place { return name(place) }
    guard isThere(old) else { return new == Self.nowhere ? name(old) : name(new) }
    guard isThere(new), name(old) != name(new) else { return name(old) }
    return "\(name(old)) and \(name(new))"
  }

  private func write(
    _ diff: DocumentDiff, _ before: Version, _ after: Version, _ format: Format, to output: String
  ) throws {
    let shown = diff.isDifferent ? diff.differences : Array(diff.scenes.prefix(1))
    let pairs = shown.map { scene in
      DiffPicture.Pair(
        diff: scene, old: scene.old.flatMap { before.windows[$0.id] },
        new: scene.new.flatMap { after.windows[$0.id] })
    }
    switch format {
    case .picture(let format):
      try DiffPicture(pairs: pairs).sheet.picture(format: format, title: title).write(to: output)
    case .page:
      var pictures: [Picture] = []
      for pair in pairs where diff.isDifferent {
        let sheet = DiffPicture(pairs: [pair]).sheet
        pictures.append(try sheet.picture(format: .png, title: title, scale: 1))
      }
      let page = DiffPage(title: title, diff: diff, pictures: pictures)
      try AtomicFile.write(Array(page.html().utf8), to: output)
    }
  }

  /// One version of the document with all its scenes laid out.
  @MainActor private struct Version {
    var warnings: [Diagnostic] = []
    /// The device of the canvas in words; nil without one.
    var canvas: String?
    var snapshots: [SceneSnapshot] = []
    var windows: [String: UIWindow] = [:]

    /// Lays out the version at `path` of the document at `place`; the missing side has no scene.
    init(_ path: String, of place: String) throws(CommandFailure) {
      guard path != DiffCommand.nowhere else { return }
      let source = try DocumentSource(version: path, of: place)
      warnings = source.warnings
      canvas = source.canvas
      for scene in source.document.scenes {
        let instance = try source.layOut(scene, LayoutVariant()).instance
        snapshots.append(SceneSnapshot(instance, title: scene.title))
        windows[scene.id] = instance.window
      }
    }
  }
}
