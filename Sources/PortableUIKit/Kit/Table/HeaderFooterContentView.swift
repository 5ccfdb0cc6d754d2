import Foundation

/// The content view of a header or footer of a table, whose content begins where that of the rows does.
@MainActor final class HeaderFooterContentView: UIView, RowContentView {
  /// The distance in points of a title from the top and the bottom.
  private static let margin: CGFloat = 7

  override var defaultMargins: NSDirectionalEdgeInsets {
    superview == nil ? super.defaultMargins : rowMargins
  }
  var rowMargins: NSDirectionalEdgeInsets {
    let side = rowTextSide
    return NSDirectionalEdgeInsets(
      top: Self.margin, leading: side, bottom: Self.margin, trailing: side)
  }
}
