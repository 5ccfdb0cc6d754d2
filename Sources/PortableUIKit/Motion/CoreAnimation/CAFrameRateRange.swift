import Foundation

/// How often a second something is to be drawn.
public struct CAFrameRateRange: Hashable, Sendable {
  /// Frames a second, of which nothing fewer is wanted.
  public var minimum: Float
  /// Frames a second, of which nothing more is wanted.
  public var maximum: Float
  /// The best number; 0 or nil for none.
  private var best: Float
  public var preferred: Float? {
    get { best == 0 ? nil : best }
    set { best = newValue ?? 0 }
  }

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    best = preferred ?? 0
  }

  /// As the system likes.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
