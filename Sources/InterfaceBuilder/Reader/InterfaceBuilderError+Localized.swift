import Foundation

// `localizedDescription` is the text that the error prints.
extension InterfaceBuilderError: LocalizedError {
  public var errorDescription: String? { description }
}
