import Foundation

extension UITableViewCell {
  /// The distance in points of an accessory view from the end of the row, and from the content (not
  /// measured).
  private static let accessoryMargin: CGFloat = 16
  private static let accessoryGap: CGFloat = 8
  /// The width in points of the handle that moves a row, with its margins (not measured).
  private static let fullHandleRoom: CGFloat = 44
  /// The room in points of the control at the start of a row that is edited (not measured).
  private static let fullEditControlRoom: CGFloat = 40

  /// The accessory that belongs to the state of the row.
  var shownAccessoryType: AccessoryType {
    isEditing ? editingAccessoryType : accessoryType
  }
  /// The accessory view that belongs to the state of the row.
  var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }
  package var showsHandle: Bool { isEditing && showsReorderControl && mayBeMoved }
  var handleRoom: CGFloat { showsHandle ? Self.fullHandleRoom : 0 }

  /// The symbol at the start of a row that is edited: it deletes, inserts or chooses the row.
  /// Without a colour it has the tint.
  package var editSymbol: (name: String, color: UIColor?)? {
    guard isEditing else { return nil }
    switch editingStyle {
    case .delete: return ("minus.circle.fill", .systemRed)
    case .insert: return ("plus.circle.fill", .systemGreen)
    case .none: break
    }
    guard (superview as? UITableView)?.allowsMultipleSelectionDuringEditing == true else {
      return nil
    }
    return isSelected ? ("checkmark.circle.fill", nil) : ("circle", .tertiaryLabel)
  }

  /// The width in points before the content of a row that is edited. A row without a control keeps it unless its
  /// delegate says otherwise.
  var editControlRoom: CGFloat {
    isEditing && superview is UITableView && (editSymbol != nil || shouldIndentWhileEditing)
      ? Self.fullEditControlRoom : 0
  }

  /// The rectangle of the control at the start of a row that is edited.
  var editSymbolRect: CGRect {
    let extent: CGFloat = 22
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x =
      isRightToLeft
      ? bounds.maxX - safeSides.right - rowTextSide - extent
      : bounds.minX + safeSides.left + rowTextSide
    return CGRect(x: x, y: bounds.midY - extent / 2, width: extent, height: extent)
  }

  /// The rectangle of the handle's three lines, at the row's end.
  var handleRect: CGRect {
    let size = CGSize(width: 22, height: 14)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let safe = safeSides
    return CGRect(
      x: isRightToLeft
        ? bounds.minX + safe.left + 12 : bounds.maxX - safe.right - 12 - size.width,
      y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  private var accessoryViewSize: CGSize {
    guard let view = shownAccessoryView else { return .zero }
    return view.bounds.isEmpty ? view.sizeThatFits(bounds.size) : view.bounds.size
  }

  /// The width in points that the accessory view takes of the row.
  var accessoryViewRoom: CGFloat {
    accessoryViewSize.width + Self.accessoryMargin + Self.accessoryGap + handleRoom
  }

  /// Puts the accessory view at the row's end, in the middle of its height.
  func placeAccessoryView() {
    guard let view = shownAccessoryView, view.superview === self else { return }
    let size = accessoryViewSize
    let margin = Self.accessoryMargin + handleRoom
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let safe = safeSides
    let frame = CGRect(
      x: isRightToLeft
        ? bounds.minX + safe.left + margin : bounds.maxX - safe.right - margin - size.width,
      y: floorToPixel(bounds.midY - size.height / 2), width: size.width, height: size.height)
    if view.frame != frame { view.frame = frame }
  }
}
