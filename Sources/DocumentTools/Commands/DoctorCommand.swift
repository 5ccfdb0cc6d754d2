import CairoRenderer
import Foundation
import LayoutReports
import PortableUIKit
import SourceDoctor

/// `autolayout doctor`: the places in a package's sources that will not compile on Linux.
public struct DoctorCommand: Sendable {
  /// Files of Swift and folders that hold them.
  public var paths: [String]
  public var isJSON = false
  /// Whether places with one right remedy are mended in the files; the report has the changes, and the places that are
  /// left.
  public var mends = false

  /// A source longer than this is none that somebody wrote.
  private static let largestFile = 16 << 20
  /// Folders that hold built or fetched files.
  private static let skippedFolders: Set<String> = [
    ".build", ".git", ".swiftpm", "Pods", "Carthage", "DerivedData",
  ]

  public init(paths: [String]) {
    self.paths = paths
  }

  public func run() -> CommandOutcome {
    var outcome = CommandOutcome()
    var findings: [Finding] = []
    var count = 0
    var changes = ""
    for path in paths {
      let files: [String]
      var isFolder: ObjCBool = false
      if !FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
        outcome.diagnostics.append(Diagnostic("there is no such file or folder", file: path))
        outcome.status = outcome.status.combined(with: .noInput)
        continue
      } else if isFolder.boolValue {
        files = DoctorCommand.sources(in: path)
        if files.isEmpty {
          outcome.diagnostics.append(Diagnostic("the folder holds no file of Swift", file: path))
          outcome.status = outcome.status.combined(with: .noInput)
        }
      } else {
        files = [path]
      }
      let calls = mends ? DoctorCommand.optionalCalls(in: files) : OptionalCalls()
      for file in files {
        do {
          let data = try RegularFile.bytes(at: file, limit: DoctorCommand.largestFile)
          var source = String(decoding: data, as: UTF8.self)
          // Bytes that are no UTF-8 would be lost.
          if mends, Data(source.utf8) == data {
            let mended = MendedSource(source, calls: calls)
            if !mended.changes.isEmpty {
              try AtomicFile.write(Array(mended.text.utf8), to: file)
              changes += DoctorCommand.text(of: mended.changes, in: file)
              source = mended.text
            }
          }
          findings += SourceDoctor().findings(in: source, file: file)
          count += 1
        } catch {
          outcome.diagnostics.append(Diagnostic("\(error)", file: file))
          outcome.status = outcome.status.combined(with: .noInput)
        }
      }
    }
    if !findings.isEmpty { outcome.status = outcome.status.combined(with: .negative) }
    outcome.output =
      isJSON
      ? JSONReport.line(DoctorRecord(files: count, findings: findings))
      : changes + text(count, findings)
    return outcome
  }

  /// The optional requirements of files and how these call them; a file that cannot be read is told of where it is mended.
  private static func optionalCalls(in files: [String]) -> OptionalCalls {
    var calls = OptionalCalls()
    var declaring: [String] = []
    for file in files {
      guard let data = try? RegularFile.bytes(at: file, limit: largestFile) else { continue }
      let source = String(decoding: data, as: UTF8.self)
      calls.addCalls(in: source)
      if source.contains("optional") { declaring.append(source) }
    }
    for source in declaring { calls.addRequirements(in: source) }
    return calls
  }

  private func text(_ count: Int, _ findings: [Finding]) -> String {
    guard count > 0 else { return "" }
    let lines = findings.map { finding in
      Diagnostic(
        "\(finding.problem); \(finding.advice) [\(finding.construct)]", severity: .warning,
        file: finding.file, line: finding.line, column: finding.column
      ).text() + "\n"
    }
    let files = count == 1 ? "1 file" : "\(count) files"
    let places = findings.count == 1 ? "1 place" : "\(findings.count) places"
    let note =
      findings.isEmpty
      ? "\nnot looked at: types, so calls that do not exist are found by the compiler only; and the packages that these depend on"
      : ""
    return lines.joined() + "\(places) in \(files)\(note)\n"
  }

  /// The changes of a file as `diff -U0` shows them.
  private static func text(of changes: [MendedSource.Change], in file: String) -> String {
    var text = "--- \(file)\n+++ \(file)\n"
    var shift = 0
    for change in changes {
      text += "@@ -\(change.line) +\(change.line + shift),\(change.new.count) @@\n-\(change.old)\n"
      text += change.new.map { "+\($0)\n" }.joined()
      shift += change.new.count - 1
    }
    return text
  }

  /// The files of Swift in a folder, sorted, without built or fetched ones.
  private static func sources(in folder: String) -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
    var files: [String] = []
    for case let name as String in walk {
      let last = (name as NSString).lastPathComponent
      if skippedFolders.contains(last) || last.hasPrefix(".build-") {
        walk.skipDescendants()
      } else if last.hasSuffix(".swift"),
        walk.fileAttributes?[.type] as? FileAttributeType != .typeDirectory
      {
        files.append((folder as NSString).appendingPathComponent(name))
      }
    }
    return files.sorted()
  }
}
