import Foundation

/// Why a finger cannot do what it was told.
public struct TouchSimulationError: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String
}
