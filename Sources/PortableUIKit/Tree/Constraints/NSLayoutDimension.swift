internal import AutoLayout
import Foundation

/// A size: width or height.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// The two ends of a distance between anchors; nil for the size of an item.
  private let ends: (from: LayoutTerm, to: LayoutTerm)?

  override init(item: any LayoutAnchorItem, attribute: NSLayoutConstraint.Attribute) {
    ends = nil
    super.init(item: item, attribute: attribute)
  }

  init(from: LayoutTerm, to: LayoutTerm) {
    ends = (from, to)
    super.init(term: from)
  }

  public override init() {
    ends = nil
    super.init()
  }

  /// The terms of which the length is made.
  private var terms: [LayoutTerm] {
    ends.map { [$0.to, $0.from.times(-1)] } ?? [term]
  }

  override func relate(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<NSLayoutDimension>?,
    multiplier: CGFloat, constant: CGFloat
  ) -> NSLayoutConstraint {
    let other = anchor as? NSLayoutDimension
    guard ends != nil || other?.ends != nil else {
      return super.relate(relation, anchor, multiplier: multiplier, constant: constant)
    }
    return NSLayoutConstraint(
      ConstraintForm(
        terms, relation, to: other?.terms ?? [], multiplier: multiplier, constant: constant))
  }

  // MARK: Constants

  open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    relate(.equal, nil, multiplier: 1, constant: constant)
  }

  open func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, nil, multiplier: 1, constant: constant)
  }

  open func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, nil, multiplier: 1, constant: constant)
  }

  // MARK: Other dimensions

  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, multiplier: multiplier, constant: 0)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, multiplier: multiplier, constant: 0)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, multiplier: multiplier, constant: 0)
  }

  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, multiplier: multiplier, constant: constant)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }
}
