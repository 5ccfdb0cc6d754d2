import Foundation

/// The reason why a finger cannot follow its path.
public struct TouchSimulationError: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String
}
