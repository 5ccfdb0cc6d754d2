import Foundation

/// The measures in points of presented views, which differ between releases of the system.
public struct PresentationMetrics: Hashable, Sendable {
  /// The size of a form sheet in regular width.
  public var formSheetSize: CGSize
  /// Whether sheets keep their shape in compact width; otherwise they take the full window (PR-3).
  public var keepsSheetsInCompactWidth: Bool
  /// How far the edges of a sheet that does not fill its height stay from those of the window; such
  /// a sheet is shown smaller by as much. Zero attaches it to the edges.
  public var sheetInset: CGFloat
  /// The extent of a popover's arrow from its base to its tip.
  public var popoverArrowHeight: CGFloat

  public init(
    formSheetSize: CGSize, keepsSheetsInCompactWidth: Bool, sheetInset: CGFloat,
    popoverArrowHeight: CGFloat
  ) {
    self.formSheetSize = formSheetSize
    self.keepsSheetsInCompactWidth = keepsSheetsInCompactWidth
    self.sheetInset = sheetInset
    self.popoverArrowHeight = popoverArrowHeight
  }

  /// As the adaptive model documents it: form sheets are 540 by 620 in regular width, and in compact
  /// width sheets and popovers take the full window (PR-3).
  public static let documented = PresentationMetrics(
    formSheetSize: CGSize(width: 540, height: 620), keepsSheetsInCompactWidth: false,
    sheetInset: 0, popoverArrowHeight: 13)

  /// As measured on iOS 26: form sheets are 580 by 650 in regular width, and in compact width sheets
  /// stand below the status bar and float where they are not tall.
  public static let iOS26 = PresentationMetrics(
    formSheetSize: CGSize(width: 580, height: 650), keepsSheetsInCompactWidth: true,
    sheetInset: 8, popoverArrowHeight: 13)
}
