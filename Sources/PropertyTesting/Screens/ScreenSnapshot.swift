import AutoLayout

/// A laid-out screen as a value, for layout properties to look at.
public struct ScreenSnapshot: Hashable, Sendable {
  /// The conditions it was laid out under.
  public var conditions: ScreenConditions
  /// The visible views, parents before children.
  public var elements: [ScreenElement]
  /// The conflicts among required constraints that were reported, in words.
  public var conflicts: [String]

  /// Makes a snapshot.
  public init(
    under conditions: ScreenConditions, elements: [ScreenElement], conflicts: [String] = []
  ) {
    self.conditions = conditions
    self.elements = elements
    self.conflicts = conflicts
  }

  /// The violations that a function finds in single elements, with their positions.
  func violations(_ problem: (ScreenElement) -> String?) -> [ScreenViolation] {
    elements.enumerated().compactMap { index, element in
      problem(element).map { ScreenViolation($0, elements: [index]) }
    }
  }

  /// The first element of a name.
  public func element(named name: String) -> ScreenElement? {
    elements.first { $0.name == name }
  }
}
