/// One quantity of an item that constraints leave open, and why (AL-117).
///
/// There are two causes of ambiguity, says Apple's Auto Layout Guide: constraints are missing, or optional
/// constraints of equal priority exclude one another, and any of them may give way.
public struct LayoutAmbiguity {
  /// The quantity that is open.
  public enum Quantity: String, Hashable, Sendable, CaseIterable {
    case x
    case y
    case width
    case height
    /// The width of what a scroll container scrolls.
    case contentWidth
    /// The height of what a scroll container scrolls.
    case contentHeight

    /// Whether it is a size of what a scroll container scrolls.
    public var isOfContent: Bool { self == .contentWidth || self == .contentHeight }
  }

  public let quantity: Quantity
  /// The rules of equal priority of which some have to give way, in order of installation; empty where
  /// nothing determines the quantity.
  public let contenders: [LayoutConflict.Member]
}
