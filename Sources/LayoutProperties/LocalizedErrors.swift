import Foundation
import PropertyTesting

// `localizedDescription` says what the error prints. PropertyTesting imports no Foundation, so its conformances are
// here.
extension ExpectationFailure: LocalizedError {
  public var errorDescription: String? { description }
}

extension PropertyFailure: LocalizedError {
  public var errorDescription: String? { description }
}

extension ScreenCheckError: LocalizedError {
  public var errorDescription: String? { description }
}

extension ScreenReport: LocalizedError {
  public var errorDescription: String? { description }
}
