import Foundation

// `localizedDescription` is the text that the error prints.
extension ImageCodecError: LocalizedError {
  public var errorDescription: String? { description }
}
