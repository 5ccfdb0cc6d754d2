import Foundation

/// Seconds since 2001-01-01 00:00 UTC.
public typealias CFAbsoluteTime = CFTimeInterval

/// The time of the system's clock, in seconds since 2001-01-01 00:00 UTC.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
