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
    /// The height on tablets, and in a sheet.
    public var padHeight: CGFloat
    public var sheetHeight: CGFloat
    /// How far the bar stays away from the top of a sheet.
    public var sheetTop: CGFloat

    public init(
      height: CGFloat, compactHeight: CGFloat, least: CGFloat = 0, compactLeast: CGFloat = 0,
      padHeight: CGFloat? = nil, sheetHeight: CGFloat? = nil, sheetTop: CGFloat = 0
    ) {
      self.height = height
      self.compactHeight = compactHeight
      self.least = least
      self.compactLeast = compactLeast
      self.padHeight = padHeight ?? height
      self.sheetHeight = sheetHeight ?? height
      self.sheetTop = sheetTop
    }
  }

  /// The buttons of navigation bars and toolbars.
  public struct BarButtons: Hashable, Sendable {
    /// The height of the line of the buttons in a navigation bar, and in a toolbar.
    public var height: CGFloat = 44
    public var toolbarHeight: CGFloat = 44
    /// The distance between two buttons of a navigation bar, and of a toolbar.
    public var gap: CGFloat = 12
    public var toolbarGap: CGFloat = 8
    /// Whether each button stands on a platter of glass, at the top of its bar. Beside spaces such buttons have no gap.
    public var hasPlatters = false
    /// The least width of a platter, and the room that it has at both sides of a title.
    public var leastWidth: CGFloat = 0
    public var titleInset: CGFloat = 0
    /// How far the outermost buttons of a navigation bar in compact height are from the edges of the screen; nil for the
    /// margins of root views inside of the safe area, as in regular height.
    public var compactSide: CGFloat?

    /// As recorded on iOS 26.1.
    static let platters = BarButtons(
      toolbarHeight: 48, toolbarGap: 12, hasPlatters: true, leastWidth: 44, titleInset: 16,
      compactSide: 38)
  }

  /// The platter of a tab bar that floats over the content at the bottom.
  public struct TabPlatter: Hashable, Sendable {
    public var height: CGFloat
    /// The width of a tab, and the room at both sides of the tabs together.
    public var tabWidth: CGFloat
    public var sides: CGFloat
    /// How far the middles of the image and of the title are below the top of the platter.
    public var imageCenter: CGFloat
    public var titleCenter: CGFloat
  }

  public var navigationBar: Bar
  public var barButtons = BarButtons()
  public var toolbar: Bar
  /// The height of a toolbar on phones with a home indicator where it differs, as documents since Xcode 11 hold it.
  public var toolbarHeightAboveIndicator: CGFloat?
  /// The room that a navigation bar has above its line for the item's prompt.
  public var promptHeight: CGFloat = 30
  /// The size that a switch asks for, and the size that its frame has whatever size is asked.
  public var switchSize: CGSize
  public var switchFrameSize: CGSize
  /// The height of a slider that layout aligns.
  public var sliderHeight: CGFloat
  /// The size of a slider's thumb.
  public var sliderThumbSize: CGSize
  /// The thickness of a slider's track.
  public var sliderTrackHeight: CGFloat
  /// The measures of tables and their rows.
  public var table: TableMeasures
  /// The side margins of root views, and those from a width of the window on.
  public var rootMargin: CGFloat = 16
  public var wideRootMargin: CGFloat = 20
  /// The least width of a window whose root views have the wide side margins.
  public var wideMarginWidth: CGFloat
  /// Whether the titles of groups are small, grey and in capitals.
  public var capitalizesGroupTitles: Bool
  /// How far the columns beside a split view's secondary one float from the edges of the view; nil where
  /// columns stand side by side.
  public var columnInset: UIEdgeInsets?
  /// Whether a split view shows its columns side by side, upright too, where nothing else is asked for.
  public var tilesColumnsUpright: Bool
  /// Whether the tab bar of a tablet stands at the top in regular width.
  public var putsTabsOnTop: Bool
  /// The height of a tab bar at the bottom above the home indicator, and in compact height.
  public var tabBarHeight: CGFloat = 49
  public var compactTabBarHeight: CGFloat = 32
  /// The platter of the tabs at the bottom; nil where they fill the bar.
  public var tabPlatter: TabPlatter?
  /// The height of a large title below the line of the buttons, how far its text is below the top of that room, and how
  /// high the text is.
  public var largeTitleHeight: CGFloat = 52
  public var largeTitleTop: CGFloat = 3
  public var largeTitleTextHeight: CGFloat = 41
  /// The height of a search bar below the titles of a navigation bar.
  public var searchRoomHeight: CGFloat = 52
  /// The height of a tab bar at the top.
  public var topTabBarHeight: CGFloat = 44
  /// The height of a search bar, and of the field in it.
  public var searchBarHeight: CGFloat = 56
  public var searchFieldHeight: CGFloat = 36
  /// Whether the search bar of a navigation item, if it goes as the content scrolls, is hidden at first.
  public var hidesSearchBarsAtFirst = true
  /// Whether bars without a look for it have no ground over content at its edge, as since iOS 15.
  public var clearsBarsAtEdges = true
  /// Whether the lines of text views are as high as the line height of their text style.
  public var textViewsKeepLeading = false
  /// Whether readable text fills the margins of views up to 1008 points wide and is a column of 920 in wider ones, and
  /// not a column of 672 at most (AL-72).
  public var widensReadableText = false
  /// The measures of presented views.
  public var presentation: PresentationMetrics

  /// The measures of iOS 18.
  public static let classic = SystemMeasures(
    navigationBar: Bar(height: 44, compactHeight: 32, padHeight: 50, sheetHeight: 56),
    toolbar: Bar(height: 44, compactHeight: 32, padHeight: 50), toolbarHeightAboveIndicator: 49,
    switchSize: CGSize(width: 49, height: 31), switchFrameSize: CGSize(width: 51, height: 31),
    sliderHeight: 30, sliderThumbSize: CGSize(width: 27, height: 27), sliderTrackHeight: 4,
    table: .classic, wideMarginWidth: 414, capitalizesGroupTitles: true, columnInset: nil,
    tilesColumnsUpright: false, putsTabsOnTop: true,
    presentation: .cards)

  /// The measures of iOS 13 and 14, where bars keep their ground and headers have no room above.
  public static let iOS14: SystemMeasures = {
    var measures = iOS17
    measures.clearsBarsAtEdges = false
    measures.table.headerPadding = 0
    return measures
  }()

  /// The measures of the releases from iOS 15 on to iOS 17.
  public static let iOS17: SystemMeasures = {
    var measures = classic
    measures.putsTabsOnTop = false
    return measures
  }()

  /// As measured on iOS 26.1 (UM-1512, UM-1513); root views have 16 at the sides below 414 (UM-1610).
  public static let iOS26 = SystemMeasures(
    navigationBar: Bar(height: 54, compactHeight: 54, least: 10, compactLeast: 24, sheetTop: 16),
    barButtons: .platters, toolbar: Bar(height: 48, compactHeight: 48), promptHeight: 32,
    switchSize: CGSize(width: 61, height: 28), switchFrameSize: CGSize(width: 63, height: 28),
    sliderHeight: 34, sliderThumbSize: CGSize(width: 37, height: 24), sliderTrackHeight: 6,
    table: .iOS26, wideMarginWidth: 414, capitalizesGroupTitles: false,
    columnInset: UIEdgeInsets(top: 0, left: 10, bottom: 15, right: 10), tilesColumnsUpright: true,
    putsTabsOnTop: true,
    tabPlatter: TabPlatter(
      height: 62, tabWidth: 85.75, sides: 16.75, imageCenter: 24, titleCenter: 44.5),
    searchBarHeight: 44, searchFieldHeight: 44, hidesSearchBarsAtFirst: false,
    textViewsKeepLeading: true, widensReadableText: true, presentation: .iOS26)

  /// The side margins of a root view in a window whose shorter side is so long.
  func rootMargin(inWindow shorterSide: CGFloat) -> CGFloat {
    shorterSide >= wideMarginWidth ? wideRootMargin : rootMargin
  }

  /// The height of a toolbar in regular height on a device.
  func toolbarHeight(on device: DeviceEnvironment) -> CGFloat {
    if device.idiom == .pad { return toolbar.padHeight }
    return device.hasSensorHousing ? toolbarHeightAboveIndicator ?? toolbar.height : toolbar.height
  }

  /// The measures of a release of the system, by the first number of its version.
  public static func ofSystem(version: Int) -> SystemMeasures {
    switch version {
    case ..<15: .iOS14
    case ..<18: .iOS17
    case ..<26: .classic
    default: .iOS26
    }
  }
}
