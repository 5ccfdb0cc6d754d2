import SourceDoctor

/// The findings of the doctor as `doctor --json` prints them.
public struct DoctorRecord: Codable, Equatable, Sendable {
  /// How many files were read.
  public var files: Int
  /// By file and line.
  public var findings: [Finding]

  /// Makes a record.
  public init(files: Int, findings: [Finding]) {
    self.files = files
    self.findings = findings
  }
}
