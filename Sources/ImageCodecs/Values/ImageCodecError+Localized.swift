import Foundation

// What `localizedDescription` says is what the error prints.
extension ImageCodecError: LocalizedError {
  public var errorDescription: String? { description }
}
