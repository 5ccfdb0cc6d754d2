import Foundation

// `localizedDescription` is the text that the error prints.
extension FileWriteError: LocalizedError {
  public var errorDescription: String? { description }
}

extension RenderError: LocalizedError {
  public var errorDescription: String? { description }
}
