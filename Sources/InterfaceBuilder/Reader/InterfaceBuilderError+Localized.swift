import Foundation

// What `localizedDescription` says is what the error prints.
extension InterfaceBuilderError: LocalizedError {
  public var errorDescription: String? { description }
}
