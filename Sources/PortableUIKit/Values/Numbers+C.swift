import Foundation

/// The largest number of `Float`, as C's name for it is imported from Apple's headers: `animation.repeatCount = HUGE`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let HUGE = Float.greatestFiniteMagnitude

/// Seconds since 2001-01-01 00:00 UTC.
public typealias CFAbsoluteTime = CFTimeInterval

/// The time of the system's clock, in seconds since 2001-01-01 00:00 UTC.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
