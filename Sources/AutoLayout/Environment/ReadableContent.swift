/// How wide a column of text may be to read well (AL-72).
///
///     ReadableContent().insets(width: 1000, margins: LayoutInsets(16))    // left and right 164
///
/// A readable-content guide is the area within the margins, or, where that is wider than `width`, a
/// column of `width` in its middle.
public struct ReadableContent: Hashable, Sendable {
  /// The greatest width of the column, in points; 672 at the usual text size.
  public var width: Double

  /// The column counts only in owners wider than this, in points. UIKit of iOS 26 was measured to
  /// let text fill the margins up to 1008 points, and to narrow it to 920 beyond.
  public var minimumOwnerWidth: Double

  /// The rule measured on iOS 26 at the usual text size.
  public static let measured = ReadableContent(width: 920, minimumOwnerWidth: 1008)

  public init(width: Double = 672, minimumOwnerWidth: Double = 0) {
    self.width = width
    self.minimumOwnerWidth = minimumOwnerWidth
  }

  /// Whether the column is narrower than the area within the margins.
  ///
  /// - Parameters:
  ///   - ownerWidth: the width of the bounds of the item that owns the guide.
  ///   - margins: its effective margins.
  public func narrows(ownerWidth: Double, margins: LayoutInsets) -> Bool {
    ownerWidth > minimumOwnerWidth && ownerWidth - margins.left - margins.right > width
  }

  /// The distances of the readable area from the owner's bounds, in points.
  public func insets(width ownerWidth: Double, margins: LayoutInsets) -> LayoutInsets {
    guard narrows(ownerWidth: ownerWidth, margins: margins) else { return margins }
    let room = (ownerWidth - margins.left - margins.right - width) / 2
    var insets = margins
    insets.left += room
    insets.right += room
    return insets
  }

  var isValid: Bool { width.isFinite && width >= 0 && minimumOwnerWidth.isFinite }
}
