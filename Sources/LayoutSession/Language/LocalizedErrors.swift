import CassowaryDiagnostics
import Foundation

// What `localizedDescription` says is what the error prints. CassowaryDiagnostics imports no Foundation, so that its are here.
extension DiagnosticsError: LocalizedError {
  public var errorDescription: String? { description }
}

extension LAPACKFailure: LocalizedError {
  public var errorDescription: String? { description }
}

extension SessionError: LocalizedError {
  public var errorDescription: String? { description }
}

extension SessionFileError: LocalizedError {
  public var errorDescription: String? { description }
}
