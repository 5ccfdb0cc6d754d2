import Foundation

// What `localizedDescription` says is what the error prints.
extension FileWriteError: LocalizedError {
  public var errorDescription: String? { description }
}

extension RenderError: LocalizedError {
  public var errorDescription: String? { description }
}
