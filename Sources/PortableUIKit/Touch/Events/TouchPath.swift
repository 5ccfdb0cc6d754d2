import Foundation

/// The way of one finger over a window: where it is when, and when it is lifted.
///
/// Points are in the window's coordinates, times in seconds from the start of the path.
public struct TouchPath: Hashable, Sendable {
  /// Where the finger is at a time.
  public struct Sample: Hashable, Sendable {
    public var time: TimeInterval
    public var point: CGPoint

    public init(time: TimeInterval, point: CGPoint) {
      self.time = time
      self.point = point
    }
  }

  /// The first sample is where the finger comes down; in the order of their times.
  public var samples: [Sample]
  /// When the finger is lifted, at the place of the last sample.
  public var end: TimeInterval

  public init(_ samples: [Sample], end: TimeInterval) {
    self.samples = samples.sorted { $0.time < $1.time }
    self.end = max(end, self.samples.last?.time ?? end)
  }

  /// A short touch of 0.05 seconds, `delay` seconds after the start.
  public static func tap(at point: CGPoint, delay: TimeInterval = 0) -> TouchPath {
    TouchPath([Sample(time: delay, point: point)], end: delay + 0.05)
  }

  /// A touch that rests for `duration` seconds.
  public static func press(at point: CGPoint, duration: TimeInterval) -> TouchPath {
    TouchPath([Sample(time: 0, point: point)], end: duration)
  }

  /// A touch that moves in equal `steps` along a line, and is lifted at its end.
  public static func drag(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25, steps: Int = 10
  ) -> TouchPath {
    let steps = max(1, steps)
    let samples = (0...steps).map { step in
      let part = CGFloat(step) / CGFloat(steps)
      return Sample(
        time: duration * Double(step) / Double(steps),
        point: CGPoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    return TouchPath(samples, end: duration)
  }
}
