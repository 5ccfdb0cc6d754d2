import Foundation
import PortableUIKit
import SourceDoctor

/// `autolayout doctor`: the places in a package's sources that will not compile on Linux.
public struct DoctorCommand: Sendable {
  /// Files of Swift and folders that hold them.
  public var paths: [String]
  public var isJSON = false

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
      for file in files {
        do {
          let data = try RegularFile.bytes(at: file, limit: DoctorCommand.largestFile)
          findings += SourceDoctor().findings(in: String(decoding: data, as: UTF8.self), file: file)
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
      ? JSONReport.line(DoctorRecord(files: count, findings: findings)) : text(count, findings)
    return outcome
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
    return lines.joined() + "\(places) in \(files)\n"
  }

  /// The files of Swift in a folder, sorted, without built or fetched ones.
  private static func sources(in folder: String) -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
    var files: [String] = []
    for case let name as String in walk {
      let last = (name as NSString).lastPathComponent
      if skippedFolders.contains(last) || last.hasPrefix(".build-") {
        walk.skipDescendants()
      } else if last.hasSuffix(".swift") {
        files.append((folder as NSString).appendingPathComponent(name))
      }
    }
    return files.sorted()
  }
}
