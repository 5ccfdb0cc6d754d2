import Foundation

/// The place of an object in the time of its container, and the pace of its own time (LY-9).
///
/// Local time is `(parent − beginTime) · speed + timeOffset`. Times are in seconds.
public protocol CAMediaTiming: AnyObject {
  /// The begin in the time of the parent.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one cycle.
  var duration: CFTimeInterval { get set }
  /// How fast local time passes; 0 stands still.
  var speed: Float { get set }
  /// The seconds added to local time.
  var timeOffset: CFTimeInterval { get set }
  /// How many cycles there are, fractions included; 0 counts as one.
  var repeatCount: Float { get set }
  /// For how long cycles follow each other, in place of a count; 0 for none.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each cycle is followed by itself backwards.
  var autoreverses: Bool { get set }
  /// The values shown before the begin and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// A span of time in seconds.
public typealias CFTimeInterval = Double
