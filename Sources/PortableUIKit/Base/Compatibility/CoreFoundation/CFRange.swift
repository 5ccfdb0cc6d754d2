// Names are those of Core Foundation, which callers use.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

public typealias CFIndex = Int
public typealias CFAttributedString = NSAttributedString
public typealias CFMutableAttributedString = NSMutableAttributedString

/// A range of places.
public struct CFRange: Hashable, Sendable {
  public var location: CFIndex
  public var length: CFIndex

  public init(location: CFIndex, length: CFIndex) {
    self.location = location
    self.length = length
  }

  public init() { self.init(location: 0, length: 0) }
}

public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange {
  CFRange(location: location, length: length)
}
