import Foundation
import LayoutReports
import PortableUIKit

/// Findings that are known and not to be told again.
struct LintBaseline: Codable, Equatable {
  /// The version of the format.
  var version = 1
  /// Fingerprints of findings, in order.
  var findings: [String]

  /// A baseline of these findings.
  init(_ findings: [LintFinding]) {
    self.findings = Array(Set(findings.map(\.fingerprint))).sorted()
  }

  /// Reads a baseline.
  ///
  /// - Throws: A failure where there is no such file or it is no baseline.
  init(path: String) throws(CommandFailure) {
    guard let data = try? RegularFile.bytes(at: path, limit: DiskFiles.sizeLimit) else {
      throw CommandFailure(Diagnostic("there is no such baseline", file: path), .noInput)
    }
    guard let baseline = try? JSONDecoder().decode(LintBaseline.self, from: data),
      baseline.version == 1
    else {
      throw CommandFailure(
        Diagnostic("is no baseline; --write-baseline makes one", file: path), .unreadableInput)
    }
    self = baseline
  }

  /// The findings that are not in the baseline.
  func unknown(_ findings: [LintFinding]) -> [LintFinding] {
    let known = Set(self.findings)
    return findings.filter { !known.contains($0.fingerprint) }
  }

  /// The baseline as JSON, one finding a line, so that versions of it can be compared.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    } catch {
      fatalError("a baseline cannot be written as JSON: \(error)")
    }
  }
}
