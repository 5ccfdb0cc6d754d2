import Foundation

/// Colours along a line, mixed component by component in sRGB, opacity apart (GC-14a).
public final class CGGradient: Sendable, Hashable {
  /// The colours in order of their places; two may share one place.
  public let stops: [GradientStop]

  public init(stops: [GradientStop]) {
    self.stops = stops
  }

  public static func == (a: CGGradient, b: CGGradient) -> Bool { a.stops == b.stops }
  public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}
