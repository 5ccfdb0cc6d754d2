/// How much of an item the keyboard at the bottom of the root covers (AL-73).
public enum KeyboardArea {
  /// The height of an item's keyboard guide, from the bottom of its bounds upwards, in points.
  ///
  /// Without a keyboard in the way it is the height at rest: the bottom safe area, or 0. A docked
  /// keyboard makes it the part of the item that it covers.
  ///
  /// - Parameters:
  ///   - overlap: how far the keyboard's top lies above the bottom of the item's bounds; negative
  ///     where it lies below.
  ///   - ownerHeight: the height of the item's bounds.
  ///   - restingHeight: the height without a keyboard.
  public static func height(
    overlap: Double, ownerHeight: Double, restingHeight: Double
  ) -> Double {
    min(max(overlap, restingHeight), max(ownerHeight, restingHeight))
  }
}
