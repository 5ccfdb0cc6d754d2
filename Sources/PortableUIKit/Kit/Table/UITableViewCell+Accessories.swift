import Foundation

extension UITableViewCell {
  /// The distance in points of an accessory view from the end of the row, and from the content (not
  /// measured).
  private static let accessoryMargin: CGFloat = 16
  private static let accessoryGap: CGFloat = 8
  /// The width in points of the handle that moves a row, with its margins (not measured).
  private static let handleRoom: CGFloat = 44

  /// The accessory that belongs to the state of the row.
  var shownAccessoryType: AccessoryType {
    isEditing ? editingAccessoryType : accessoryType
  }
  /// The accessory view that belongs to the state of the row.
  var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }
  package var showsHandle: Bool { isEditing && showsReorderControl && mayBeMoved }

  /// The rectangle of the handle's three lines, at the row's end.
  var handleRect: CGRect {
    let size = CGSize(width: 22, height: 14)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isRightToLeft ? bounds.minX + 12 : bounds.maxX - 12 - size.width,
      y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  private var accessoryViewSize: CGSize {
    guard let view = shownAccessoryView else { return .zero }
    return view.bounds.isEmpty ? view.sizeThatFits(bounds.size) : view.bounds.size
  }

  /// The width in points that the accessory view takes of the row.
  var accessoryViewRoom: CGFloat {
    accessoryViewSize.width + Self.accessoryMargin + Self.accessoryGap
      + (showsHandle ? Self.handleRoom : 0)
  }

  /// Puts the accessory view at the row's end, in the middle of its height.
  func placeAccessoryView() {
    guard let view = shownAccessoryView, view.superview === self else { return }
    let size = accessoryViewSize
    let margin = Self.accessoryMargin + (showsHandle ? Self.handleRoom : 0)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frame = CGRect(
      x: isRightToLeft ? bounds.minX + margin : bounds.maxX - margin - size.width,
      y: floorToPixel(bounds.midY - size.height / 2), width: size.width, height: size.height)
    if view.frame != frame { view.frame = frame }
  }
}
