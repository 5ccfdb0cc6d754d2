import Foundation
import PropertyTesting

// What `localizedDescription` says is what the error prints. PropertyTesting imports no Foundation, so that its are here.
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
