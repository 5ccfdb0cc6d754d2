import Foundation

/// Where something lies in the time of what holds it, and how its own time passes (LY-9).
///
/// Local time is `(parent − beginTime) · speed + timeOffset`. Times are in seconds.
public protocol CAMediaTiming: AnyObject {
  /// The begin in the time of the parent.
  var beginTime: CFTimeInterval { get set }
  /// Of one cycle.
  var duration: CFTimeInterval { get set }
  /// How fast local time passes; 0 stands still.
  var speed: Float { get set }
  /// What is added to local time.
  var timeOffset: CFTimeInterval { get set }
  /// How many cycles there are, fractions included; 0 counts as one.
  var repeatCount: Float { get set }
  /// For how long cycles follow each other, in place of a count; 0 for none.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each cycle is followed by itself backwards.
  var autoreverses: Bool { get set }
  /// What shows before the begin and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// A span of time in seconds.
public typealias CFTimeInterval = Double
