// swift-format-ignore-file: AvoidRetroactiveConformances

import Foundation

// Apple's geometry prints as tuples of numbers; Foundation on Linux prints a type's parts.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The coordinates as Apple prints them: `(10.0, 20.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The extents as Apple prints them: `(100.0, 50.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// Origin and extents as Apple prints them: `(10.0, 20.0, 100.0, 50.0)`.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
