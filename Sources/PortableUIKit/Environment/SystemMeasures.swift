import Foundation

/// The measures in points of bars, controls, tables and columns, which differ between releases of the
/// system. A device and the release that it runs choose them: ``DeviceEnvironment/systemVersion``.
public struct SystemMeasures: Hashable, Sendable {
  /// The heights of a bar at the top or bottom of a controller.
  public struct Bar: Hashable, Sendable {
    /// The height in regular height, and in compact height.
    public var height: CGFloat
    public var compactHeight: CGFloat
    /// How far the bar stays away at least from the edge of the screen, in both heights.
    public var least: CGFloat
    public var compactLeast: CGFloat

    public init(
      height: CGFloat, compactHeight: CGFloat, least: CGFloat = 0, compactLeast: CGFloat = 0
    ) {
      self.height = height
      self.compactHeight = compactHeight
      self.least = least
      self.compactLeast = compactLeast
    }
  }

  public var navigationBar: Bar
  public var toolbar: Bar
  /// The size that a switch asks for, and the size that its frame has whatever size is asked.
  public var switchSize: CGSize
  public var switchFrameSize: CGSize
  /// The height of a slider that layout aligns.
  public var sliderHeight: CGFloat
  /// The size of a slider's thumb.
  public var sliderThumbSize: CGSize
  /// The thickness of a slider's track.
  public var sliderTrackHeight: CGFloat
  /// The height of a table's first section header with a title, by the table's style; nil for the
  /// height of its text.
  public var firstGroupedHeaderHeight: CGFloat?
  public var firstInsetGroupedHeaderHeight: CGFloat?
  /// How much a disclosure indicator takes of a row.
  public var disclosureWidth: CGFloat
  /// The room above and below a standard row's text.
  public var rowMargin: CGFloat
  /// The least width of a window whose system margins are 20 and not 16.
  public var wideMarginWidth: CGFloat
  /// Whether the titles of groups are small, grey and in capitals.
  public var capitalizesGroupTitles: Bool
  /// How far the columns beside a split view's secondary one float from the edges of the view; nil where
  /// columns stand side by side.
  public var columnInset: UIEdgeInsets?
  /// Whether a split view shows its columns side by side, upright too, where nothing else is asked for.
  public var tilesColumnsUpright: Bool
  /// The measures of presented views.
  public var presentation: PresentationMetrics

  /// The measures of the interface of iOS 7 to 18.
  public static let classic = SystemMeasures(
    navigationBar: Bar(height: 44, compactHeight: 32),
    toolbar: Bar(height: 44, compactHeight: 32),
    switchSize: CGSize(width: 49, height: 31), switchFrameSize: CGSize(width: 51, height: 31),
    sliderHeight: 30, sliderThumbSize: CGSize(width: 27, height: 27), sliderTrackHeight: 4,
    firstGroupedHeaderHeight: nil, firstInsetGroupedHeaderHeight: nil, disclosureWidth: 26.5,
    rowMargin: 11, wideMarginWidth: 414, capitalizesGroupTitles: true, columnInset: nil,
    tilesColumnsUpright: false,
    presentation: .documented)

  /// As measured on iOS 26.1 (UM-1512, UM-1513).
  public static let iOS26 = SystemMeasures(
    navigationBar: Bar(height: 54, compactHeight: 54, least: 10, compactLeast: 24),
    toolbar: Bar(height: 48, compactHeight: 48),
    switchSize: CGSize(width: 61, height: 28), switchFrameSize: CGSize(width: 63, height: 28),
    sliderHeight: 34, sliderThumbSize: CGSize(width: 37, height: 24), sliderTrackHeight: 6,
    firstGroupedHeaderHeight: 55.5, firstInsetGroupedHeaderHeight: 38, disclosureWidth: 26.5,
    rowMargin: 15, wideMarginWidth: 390, capitalizesGroupTitles: false,
    columnInset: UIEdgeInsets(top: 0, left: 10, bottom: 15, right: 10), tilesColumnsUpright: true,
    presentation: .iOS26)

  /// The measures of a release of the system, by the first number of its version.
  public static func ofSystem(version: Int) -> SystemMeasures { version >= 26 ? .iOS26 : .classic }
}
