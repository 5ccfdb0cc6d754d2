public import AutoLayout

/// One constraint of a document: `first.attribute (relation) multiplier · second.attribute + constant`.
public struct InterfaceConstraint: Sendable, Equatable {
  /// An item of a constraint.
  public enum Item: Sendable, Hashable {
    /// The view at an index of the hierarchy.
    case view(Int)
    /// A guide that belongs to the view at an index.
    case guide(InterfaceGuide, of: Int)

    /// The index of the view that is meant or that owns the guide.
    public var viewIndex: Int {
      switch self {
      case .view(let index), .guide(_, of: let index): return index
      }
    }
  }

  /// The identifier in the document.
  public var id: String
  /// The line of the element, or 0 in a fixture.
  public var line: Int
  /// The index of the view that holds the constraint. With a multiplier on a position, both
  /// positions are measured from this view's origin.
  public var owner: Int
  public var first: Item
  public var firstAttribute: LayoutAttribute
  public var relation: LayoutRelation
  public var second: Item?
  public var secondAttribute: LayoutAttribute?
  public var multiplier: Double
  public var constant: Double
  /// From 0 to 1000, where 1000 is required.
  public var priority: Double
  /// Whether the constraint is removed when the document is compiled; it holds on the canvas.
  public var isPlaceholder: Bool
  /// Whether the designer chose the standard distance rather than a number.
  public var isSymbolic = false
  /// Whether the size classes leave the constraint in place.
  public var isInstalled = true
  /// The designer's name for the constraint.
  public var identifier: String?

  /// Creates a constraint; the defaults are those of the format.
  public init(
    id: String, line: Int = 0, owner: Int, first: Item, firstAttribute: LayoutAttribute,
    relation: LayoutRelation = .equal, second: Item? = nil, secondAttribute: LayoutAttribute? = nil,
    multiplier: Double = 1, constant: Double = 0, priority: Double = 1000,
    isPlaceholder: Bool = false, identifier: String? = nil
  ) {
    self.id = id
    self.line = line
    self.owner = owner
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.isPlaceholder = isPlaceholder
    self.identifier = identifier
  }

  /// Why no layout can have this constraint, or `nil` where it can.
  ///
  /// The rules are those by which UIKit raises an exception when such a constraint is made.
  public var illegality: String? {
    if let secondAttribute {
      let pair = "\(firstAttribute.name) and \(secondAttribute.name)"
      if firstAttribute.isSize != secondAttribute.isSize {
        return "\(pair) relate a length to a position"
      }
      // Widths and heights may be related to each other (an aspect ratio).
      if !firstAttribute.isSize, firstAttribute.isHorizontal != secondAttribute.isHorizontal {
        return "\(pair) lie on different axes"
      }
      if firstAttribute.followsDirection && secondAttribute.isFixedSide
        || firstAttribute.isFixedSide && secondAttribute.followsDirection
      {
        return "\(pair) mix leading or trailing with left or right"
      }
      if multiplier == 0 { return "its multiplier is 0" }
    } else if !firstAttribute.isSize {
      return "\(firstAttribute.name) is compared with a bare number"
    }
    return nil
  }
}
