import Foundation

/// A file that shows a failure; it lies in the folder of artifacts.
///
/// XCTest on Linux has none; custom comparisons of suites for Apple's systems make them by this name.
public struct XCTAttachment: Sendable {
  public var name: String?
  public let data: Data

  public init(data: Data) { self.data = data }
  public init(data: Data, uniformTypeIdentifier: String) { self.data = data }
  public init(string: String) { self.init(data: Data(string.utf8)) }

  init(name: String, data: Data) {
    self.name = name
    self.data = data
  }
}
