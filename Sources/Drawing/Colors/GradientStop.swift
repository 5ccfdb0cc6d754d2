import Foundation

/// A colour at one place of a gradient.
public struct GradientStop: Hashable, Sendable {
  /// The place in 0...1.
  public let location: CGFloat
  public let color: ColorComponents

  public init(location: CGFloat, color: ColorComponents) {
    self.location = location
    self.color = color
  }
}
