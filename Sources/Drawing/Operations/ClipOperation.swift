import Foundation

/// Limits drawing to the inside of a path, until the matching pop.
public struct ClipOperation: Hashable, Sendable {
  public var path: CGPath
  public var rule: CGPathFillRule
  public var isAntialiased: Bool

  public init(path: CGPath, rule: CGPathFillRule = .winding, isAntialiased: Bool = true) {
    self.path = path
    self.rule = rule
    self.isAntialiased = isAntialiased
  }
}
