import Foundation

/// The measures in points of tables and their rows, which differ between releases of the system: as recorded on
/// iOS 26.1, and as the documents of earlier releases hold them (UM-1604 to UM-1613).
public struct TableMeasures: Hashable, Sendable {
  /// The height of a row with one line whose height is automatic, on screens of 3 pixels per point and on others.
  public var rowHeight: CGFloat
  public var rowHeightOnCoarseScreens: CGFloat
  /// The least height of an automatic row of two lines, and the room above and below the lines together.
  public var subtitleRowHeight: CGFloat
  public var subtitleRowRoom: CGFloat
  /// Whether automatic rows of the standard contents are lower than these heights by the line below them: documents
  /// up to Xcode 16 hold 43.5, 43.67 and 55.5.
  public var rowsLeaveLineOut = false
  /// The room above and below the content of a row.
  public var rowMargin: CGFloat
  /// The least width of a window whose rows keep their content 20 from the sides, and not 16.
  public var wideRowWidth: CGFloat
  /// The least width of a window whose standard texts and lines between rows begin at 20, and not at 16. Tablets
  /// have 20 in both.
  public var wideTextWidth: CGFloat
  /// The width of a disclosure indicator or checkmark without the margin of the row beside it.
  public var indicatorWidth: CGFloat
  /// The room of a detail button, and of one with an indicator beside it, at any margin.
  public var detailButtonRoom: CGFloat
  public var detailDisclosureRoom: CGFloat
  /// The height of the header of a group with a title at the usual size of text.
  public var groupHeaderHeight: CGFloat
  /// The height of the header and of the footer of a group without a title, and the room that the first header of
  /// a grouped table has above in addition.
  public var groupGap: CGFloat
  /// The room above the headers of plain tables where it is automatic, since iOS 15.
  public var headerPadding: CGFloat

  /// As documents for iOS 13 to 18 hold them.
  public static let classic = TableMeasures(
    rowHeight: 44, rowHeightOnCoarseScreens: 44, subtitleRowHeight: 56, subtitleRowRoom: 21,
    rowsLeaveLineOut: true, rowMargin: 11, wideRowWidth: 393, wideTextWidth: 414,
    indicatorWidth: 10.3,
    detailButtonRoom: 44, detailDisclosureRoom: 58.3, groupHeaderHeight: 38, groupGap: 17.5,
    headerPadding: 22)

  /// As recorded on iOS 26.1; rows of two lines as documents hold them.
  public static let iOS26 = TableMeasures(
    rowHeight: 52, rowHeightOnCoarseScreens: 51, subtitleRowHeight: 56, subtitleRowRoom: 21,
    rowMargin: 15, wideRowWidth: 390, wideTextWidth: 393, indicatorWidth: 10.3,
    detailButtonRoom: 40, detailDisclosureRoom: 62.3, groupHeaderHeight: 38, groupGap: 17.5,
    headerPadding: 22)

  /// The height of a row of one line on a screen.
  func rowHeight(atScale scale: CGFloat) -> CGFloat {
    scale >= 3 ? rowHeight : rowHeightOnCoarseScreens
  }

  /// The height of the header of a group with a title on a screen. Documents up to iOS 18 hold 55.5 and, for three pixels a
  /// point, 55.33 for the first one of a grouped table, which has the gap above; 55.5 is recorded on iOS 26.
  func groupHeaderHeight(atScale scale: CGFloat) -> CGFloat {
    rowsLeaveLineOut && scale >= 3 ? groupHeaderHeight - 1 / 6 : groupHeaderHeight
  }

  /// How much lower the rows of tables whose heights are automatic are on a screen.
  func lineLeftOut(atScale scale: CGFloat) -> CGFloat { rowsLeaveLineOut ? 1 / scale : 0 }
}
