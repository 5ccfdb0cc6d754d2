extension ConstraintForm {
  /// Refuses the pairings Auto Layout has no meaning for (AL-20 … AL-27).
  static func checkLegality(
    _ firstItem: any LayoutItem, _ first: LayoutAttribute,
    _ secondItem: (any LayoutItem)?, _ second: LayoutAttribute,
    multiplier: Double, constant: Double
  ) throws(LayoutConstraintError) {
    // Texts are made only where a message needs them.
    func firstAnchor() -> String { anchorText(firstItem, first) }
    func secondAnchor() -> String { anchorText(secondItem, second) }
    guard constant.isFinite else {
      throw .constantNotFinite(
        formatted(constant), firstAnchor: firstAnchor(), secondAnchor: secondAnchor())
    }
    guard multiplier.isFinite else {
      throw .multiplierNotFinite(
        formatted(multiplier), firstAnchor: firstAnchor(), secondAnchor: secondAnchor())
    }
    guard first != .notAnAttribute else { throw .unknownAttribute(item: firstItem.layoutName) }
    let isLocation = first.kind != .size
    guard secondItem != nil else {
      if isLocation { throw .locationEqualToConstant(item: firstItem.layoutName) }
      return
    }
    // A horizontal position may be related to a vertical one (AL-22 as measured): both are lengths.
    guard (first.kind == .size) == (second.kind == .size) else {
      throw .invalidPairing(item: firstItem.layoutName, first, second)
    }
    if isLocation, multiplier == 0 { throw .locationEqualToConstant(item: firstItem.layoutName) }
    let mixes =
      first.followsDirection && second.isFixedSide || first.isFixedSide && second.followsDirection
    if mixes { throw .directionalWithFixedSide(item: firstItem.layoutName, first, second) }
  }

  private static func anchorText(
    _ item: (any LayoutItem)?, _ attribute: LayoutAttribute
  ) -> String {
    item.map { "\($0.layoutName).\(attribute.name)" } ?? "(null)"
  }

  /// The left side as text: `header.width`, or `(null).width` once the item has been released.
  var firstAnchorText: String {
    if let sum { return sum.terms.first?.text ?? "(null)" }
    return "\(first?.item?.layoutName ?? "(null)").\(firstAttribute.name)"
  }

  /// The right side's quantity as text, `(null)` where there is none.
  var secondAnchorText: String {
    guard sum == nil, hasSecondItem else { return "(null)" }
    return "\(second?.item?.layoutName ?? "(null)").\(secondAttribute.name)"
  }
}
