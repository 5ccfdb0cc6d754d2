import AutoLayout

/// Something that should be true of a screen under all conditions.
public struct ScreenProperty: Sendable {
  /// Makes snapshots of the screen under other conditions, for properties that compare.
  public typealias Variation = (ScreenConditions) throws -> ScreenSnapshot

  /// What the property says.
  public let name: String
  private let body: (@Sendable (ScreenSnapshot, Variation) throws -> [ScreenViolation])

  /// Makes a property from a function that lists what is wrong, in sentences.
  public init(
    _ name: String,
    _ body: @escaping @Sendable (ScreenSnapshot, Variation) throws -> [ScreenViolation]
  ) {
    self.name = name
    self.body = body
  }

  /// Returns what is wrong with a snapshot; empty if the property holds.
  public func violations(
    of snapshot: ScreenSnapshot, variation: Variation
  ) throws -> [ScreenViolation] {
    try body(snapshot, variation)
  }

  /// The distance by which a frame may be off a limit, in points: frames are rounded to pixels.
  static let slack = 0.51
}
