import Foundation

/// The measures in points of presented views, which differ between releases of the system.
public struct PresentationMetrics: Hashable, Sendable {
  /// The size of a form sheet in regular width.
  public var formSheetSize: CGSize
  /// Whether sheets keep their shape in compact width; otherwise they take the full window (PR-3).
  public var keepsSheetsInCompactWidth: Bool
  /// The distance from the edges of the window of a sheet that does not fill its height; such a
  /// sheet is shown smaller by as much. Zero attaches it to the edges.
  public var sheetInset: CGFloat
  /// The same of the lowest sheets.
  public var lowSheetInset: CGFloat
  /// The heights between which the inset falls from that of the lowest sheets to that of the others.
  public var lowSheetHeight: CGFloat = 76
  public var fullSheetHeight: CGFloat = 150
  /// How far in points the middle of a form sheet is above that of the window in regular width.
  public var formSheetRise: CGFloat = 0
  /// The distance in points of a page sheet from the top of the window in regular width; nil for the room of the status
  /// bar.
  public var regularSheetTop: CGFloat?
  /// How far in points a page sheet stays away at least from the status bar and the other edges of the window in regular
  /// width, where it is as wide as readable text with margins of 20; nil for one as wide as the upright screen that reaches
  /// the bottom.
  public var readableSheetInset: CGFloat?
  /// Whether form sheets rest at their detents in regular width too, their bottom edge where it is without.
  public var keepsDetentsInRegularWidth = false
  /// The extent of a popover's arrow from its base to its tip.
  public var popoverArrowHeight: CGFloat
  /// How far a sheet in compact width stays away at least from the top of the window.
  public var leastSheetTop: CGFloat = 30
  /// The part of the largest height of a sheet that its medium detent takes.
  public var mediumDetentPart: CGFloat = 425 / 759
  /// The radii of the corners of a sheet at the bottom edge of the window, of one that floats above it, and of one in
  /// regular width.
  public var attachedSheetRadius: CGFloat = 0
  public var floatingSheetRadius: CGFloat = 0
  public var regularSheetRadius: CGFloat = 0
  /// How opaque the black is over the views behind a sheet or an alert, in light and in dark surroundings.
  public var dimming: CGFloat = 0.2
  public var darkDimming: CGFloat = 0.48
  /// The size of the grabber of a sheet, and how far it stands below the sheet's top edge.
  public var grabberSize = CGSize(width: 36, height: 5)
  public var grabberTop: CGFloat = 5

  public init(
    formSheetSize: CGSize, keepsSheetsInCompactWidth: Bool, sheetInset: CGFloat,
    lowSheetInset: CGFloat? = nil, popoverArrowHeight: CGFloat
  ) {
    self.formSheetSize = formSheetSize
    self.keepsSheetsInCompactWidth = keepsSheetsInCompactWidth
    self.sheetInset = sheetInset
    self.lowSheetInset = lowSheetInset ?? sheetInset
    self.popoverArrowHeight = popoverArrowHeight
  }

  /// As the adaptive model documents it, for iOS 8 to 12: form sheets are 540 by 620 in regular width, and in compact
  /// width sheets and popovers take the full window (PR-3).
  public static let documented = PresentationMetrics(
    formSheetSize: CGSize(width: 540, height: 620), keepsSheetsInCompactWidth: false,
    sheetInset: 0, popoverArrowHeight: 13)

  /// As on iOS 13 to 18: in compact width sheets are cards that begin below the status bar (UM-1609); in regular width a page
  /// sheet follows the readable width (WWDC 2019, session 224).
  public static let cards: PresentationMetrics = {
    var metrics = PresentationMetrics(
      formSheetSize: CGSize(width: 540, height: 620), keepsSheetsInCompactWidth: true,
      sheetInset: 0, popoverArrowHeight: 13)
    metrics.readableSheetInset = 20
    metrics.attachedSheetRadius = 10
    metrics.regularSheetRadius = 10
    return metrics
  }()

  /// As measured on iOS 26: form sheets are 580 by 650 in regular width, and in compact width sheets
  /// stand below the status bar and float where they are not tall.
  public static let iOS26: PresentationMetrics = {
    var metrics = PresentationMetrics(
      formSheetSize: CGSize(width: 580, height: 650), keepsSheetsInCompactWidth: true,
      sheetInset: 8, lowSheetInset: 28, popoverArrowHeight: 13)
    metrics.formSheetRise = 5
    metrics.regularSheetTop = 42
    metrics.keepsDetentsInRegularWidth = true
    metrics.attachedSheetRadius = 37.7
    metrics.floatingSheetRadius = 38
    metrics.regularSheetRadius = 32
    return metrics
  }()

  /// Whether a sheet is so low that it stays further away from the edges than others.
  func isLowSheet(_ height: CGFloat) -> Bool {
    lowSheetInset > sheetInset && height < fullSheetHeight
  }

  /// How far a sheet of a height stays away from the edges (UM-1513).
  func sheetInset(atHeight height: CGFloat) -> CGFloat {
    guard isLowSheet(height) else { return sheetInset }
    let part = (fullSheetHeight - height) / (fullSheetHeight - lowSheetHeight)
    return sheetInset + (lowSheetInset - sheetInset) * min(max(part, 0), 1)
  }
}
