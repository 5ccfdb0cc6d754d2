/// A quantity of an item, times a factor. The item is not kept alive.
public struct LayoutTerm {
  /// The item; nil once it has been released.
  public var item: (any LayoutItem)? { place?.item }
  package let place: ItemPlace?
  public let attribute: LayoutAttribute
  public private(set) var factor: Double

  public init(_ item: any LayoutItem, _ attribute: LayoutAttribute, times factor: Double = 1) {
    self.init(at: item.layoutPlace, attribute, times: factor)
  }

  /// A quantity of the item at a place; of none without one.
  package init(at place: ItemPlace?, _ attribute: LayoutAttribute, times factor: Double = 1) {
    self.place = place
    self.attribute = attribute
    self.factor = factor
  }

  /// The quantity, with its factor multiplied by a number.
  package func times(_ number: Double) -> LayoutTerm {
    var term = self
    term.factor *= number
    return term
  }

  /// Item and attribute in words, without the factor.
  var text: String { "\(item?.layoutName ?? "(released)").\(attribute.name)" }
}
