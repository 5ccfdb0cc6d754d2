internal import AutoLayout
import Foundation

/// One attribute of a view or guide, from which constraints of matching kind are made (AL-12).
///
/// An item hands out the same anchor object for an attribute every time.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The item and attribute that the anchor stands for.
  final let term: LayoutTerm
  final var attribute: NSLayoutConstraint.Attribute { term.attribute }
  final var itemStorage: (any LayoutAnchorItem)? { term.place?.anchored }

  init(item: any LayoutAnchorItem, attribute: NSLayoutConstraint.Attribute) {
    term = LayoutTerm(at: item.place, attribute)
    super.init()
  }

  init(term: LayoutTerm) {
    self.term = term
    super.init()
  }

  /// An anchor of nothing, from which no constraint can be activated.
  public override init() {
    term = LayoutTerm(at: nil, .notAnAttribute)
    super.init()
  }

  /// The view or guide the anchor belongs to.
  open var item: AnyObject? { itemStorage }
  open var name: String { "\(attribute)" }

  // MARK: Same anchor type

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: 0)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: 0)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: 0)
  }

  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, multiplier: 1, constant: constant)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, multiplier: 1, constant: constant)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, multiplier: 1, constant: constant)
  }

  /// `self relation multiplier · anchor + constant`; a nil anchor leaves the constant alone.
  func relate(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat, constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      firstAnchorItem: itemStorage, attribute: attribute, relatedBy: relation,
      toItem: anchor?.itemStorage, attribute: anchor?.attribute ?? .notAnAttribute,
      multiplier: multiplier, constant: constant)
  }

  /// The system's spacing from `anchor` on, `multiplier` times.
  func space(
    _ relation: NSLayoutConstraint.Relation, from anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(relation, anchor, multiplier: 1, constant: SystemSpacing.standard * multiplier)
      .markedAsSystemSpacing()
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
    return MainActor.assumeIsolated {
      itemStorage === other.itemStorage && attribute == other.attribute
    }
  }

  nonisolated open override var hash: Int {
    MainActor.assumeIsolated {
      var hasher = Hasher()
      hasher.combine(attribute)
      hasher.combine(itemStorage.map { ObjectIdentifier($0) })
      return hasher.finalize()
    }
  }
}
