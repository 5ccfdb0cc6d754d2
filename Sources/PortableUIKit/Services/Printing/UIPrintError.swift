/// Why a job was not printed.
public struct UIPrintError: Error, Equatable, Sendable, CustomStringConvertible {
  public enum Code: Int, Sendable {
    case notAvailable = 1
    case noContent
    case unknownImageFormat
    case jobFailed
  }

  public let code: Code
  public let description: String

  init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }
}
