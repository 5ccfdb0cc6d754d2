import CassowaryDiagnostics
import Foundation

// `localizedDescription` says what the error prints. CassowaryDiagnostics imports no Foundation, so its conformances
// are here.
extension DiagnosticsError: LocalizedError {
  public var errorDescription: String? { description }
}

extension LAPACKFailure: LocalizedError {
  public var errorDescription: String? { description }
}

extension SessionError: LocalizedError {
  public var errorDescription: String? { description }
}
