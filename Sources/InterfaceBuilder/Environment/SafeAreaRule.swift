import Foundation
import PortableUIKit

/// The insets that Interface Builder covers of a root view: by device, version of the tools, bars and
/// size.
///
/// The numbers are those that documents of each version were seen to rely on; they differ from the
/// devices' own in places, because the canvas of each version assumes another release of the system.
struct SafeAreaRule {
  let rules: CanvasRules
  let device: InterfaceDocument.CanvasDevice?
  /// Whether the root is the view of a controller in a storyboard.
  var isControllerRoot = true
  /// A device other than the canvas, with its own numbers.
  var override: Override?

  struct Override {
    var insets: UIEdgeInsets
    var screen: CGSize
    var isPad: Bool
    var isLandscape: Bool
    /// The height of tab bars that stand at the top; nil if they stand at the bottom.
    var topTabBarHeight: CGFloat?
    /// The measures of a release with other bars than iOS 13 to 18 have; nil for those.
    var measures: SystemMeasures?
  }

  private var entry: CanvasTable.Entry? { device.flatMap { CanvasTable.entry($0.id) } }

  /// The screen's size in points in the canvas' orientation; `nil` without a device.
  var screen: CGSize? {
    if let override { return override.screen }
    guard let size = entry?.size else { return nil }
    return device?.isLandscape == true
      ? CGSize(width: size.height, height: size.width) : size
  }

  // MARK: The bare screen

  /// The insets of the screen alone, without any bar.
  var screenInsets: UIEdgeInsets {
    if let override { return override.insets }
    guard let entry else { return UIEdgeInsets(top: statusBar, left: 0, bottom: 0, right: 0) }
    switch entry.kind {
    case .mac: return .zero
    case .pad: return padInsets(entry)
    case .phone: break
    }
    guard let notch else {
      if device?.isLandscape == true { return .zero }
      return UIEdgeInsets(top: statusBar, left: 0, bottom: 0, right: 0)
    }
    if device?.isLandscape == true {
      return UIEdgeInsets(top: 0, left: notch, bottom: 21, right: notch)
    }
    return UIEdgeInsets(top: notch, left: 0, bottom: 34, right: 0)
  }

  private func padInsets(_ entry: CanvasTable.Entry) -> UIEdgeInsets {
    var insets = entry.insets
    if rules.hold(.tabletsWithoutStatusBar) { insets.top = 0 }
    // The largest tablet, the first one with a name of capitals: the middle of its safe area lies at 677.5.
    let isNewest = device?.id.hasPrefix("iPad") == true
    if insets.bottom > 0, rules.hold(.highIndicatorOfTablets) { insets.bottom = isNewest ? 45 : 50 }
    return insets
  }

  /// The height of the status bar of a device with a home button.
  private var statusBar: CGFloat { rules.hold(.phonesWithoutStatusBar) ? 0 : 20 }

  /// The height of the sensor housing, or `nil` for a device with a home button and for tablets.
  private var notch: CGFloat? {
    guard let entry, entry.hasHousing else { return nil }
    let own = entry.insets.top
    // The canvas takes one housing for all screens that came before the small island.
    if own > Self.highestNotch { return own }
    let isNarrow = entry.size.width == 375
    if isNarrow, rules.hold(.highHousingOfX) { return 50 }
    guard rules.hold(.housingsSinceXcode14), device?.id != "retina6_5" else { return 44 }
    return isNarrow ? 47 : own
  }

  /// The height of the highest sensor housing that hangs from the edge of a screen, in points.
  private static let highestNotch: CGFloat = 50

  /// The versions of Xcode 26, whose canvas shows the look of iOS 26.
  private var isNewLook: Bool { rules.hold(.newLook) && override == nil }

  /// Whether the canvas is of a version since Xcode 16.3, which counts the insets of the screen itself
  /// twice.
  private var countsTwice: Bool { rules.hold(.screenCountsTwice) && override == nil }

  // MARK: Bars

  /// The height of a navigation bar in points.
  private func height(of bar: SurroundingBars.NavigationBar) -> CGFloat {
    let isPad = override?.isPad ?? entry?.isPad ?? false
    let isLandscape = override?.isLandscape ?? device?.isLandscape ?? false
    var height = barHeight(isPad: isPad, isLandscape: isLandscape)
    let measures = override?.measures ?? .classic
    if bar.isPrompted { height += measures.promptHeight }
    if bar.isLarge, !isLandscape { height += measures.largeTitleHeight }
    return height
  }

  /// The height of a navigation bar in points, without a prompt and a large title.
  private func barHeight(isPad: Bool, isLandscape: Bool) -> CGFloat {
    if let bar = override?.measures?.navigationBar {
      return isPad ? bar.padHeight : isLandscape ? bar.compactHeight : bar.height
    }
    // The bars of iOS 26 are higher.
    if isNewLook, device != nil { return SystemMeasures.iOS26.navigationBar.height }
    let bar = SystemMeasures.classic.navigationBar
    if isPad { return rules.hold(.highBarsOfTablets) ? bar.padHeight : bar.height }
    let isLow = isLandscape && (screen?.width ?? 0 < 736 || screen?.height ?? 0 < 414)
    return isLow ? bar.compactHeight : bar.height
  }

  /// Where a navigation bar begins below the insets of the screen: not less than a distance from its edge.
  private func barTop(below top: CGFloat) -> CGFloat {
    guard let override, let bar = override.measures?.navigationBar, !override.isPad else {
      return top
    }
    return max(top, override.isLandscape ? bar.compactLeast : bar.least)
  }

  /// The height of a navigation bar on a sheet; in Xcode 26 the sides' margin stands above it.
  private func height(ofSheetBar bar: SurroundingBars.NavigationBar) -> CGFloat {
    guard isNewLook else {
      let measures = SystemMeasures.classic
      let isLarge = bar.isLarge && rules.hold(.largeTitlesOnSheets)
      return measures.navigationBar.sheetHeight + (isLarge ? measures.largeTitleHeight : 0)
    }
    let measures = SystemMeasures.iOS26
    let isWide = screen?.width ?? 0 >= measures.wideMarginWidth
    return height(of: bar) + (isWide ? measures.wideRootMargin : measures.rootMargin)
  }

  private func height(of bar: SurroundingBars.BottomBar) -> CGFloat {
    switch bar {
    case .tabBar:
      return isNewLook && hasHousing && device?.isLandscape == true
        ? 31 : SystemMeasures.classic.tabBarHeight
    case .toolbar:
      if let height = override?.measures?.toolbar.height { return height }
      let measures = SystemMeasures.classic
      let high = measures.toolbarHeightAboveIndicator ?? measures.toolbar.height
      guard let override else { return rules.hold(.highToolbars) ? high : measures.toolbar.height }
      if override.isPad { return measures.toolbar.padHeight }
      return override.insets.bottom > 0 ? high : measures.toolbar.height
    }
  }

  /// The height of a bar of tabs that stands at the top; nil for toolbars, and for tabs at the bottom.
  func heightAtTop(of bar: SurroundingBars.BottomBar) -> CGFloat? {
    if case .tabBar = bar { override?.topTabBarHeight } else { nil }
  }

  // MARK: The root

  /// The insets of a root of `size`, with the reasons.
  func insets(
    size: CGSize, bars: SurroundingBars, metrics: SimulatedMetrics,
    edges: InterfaceController.ExtendedEdges
  ) -> (insets: UIEdgeInsets, reasons: [String]) {
    if isSmall(size) { return (.zero, ["free-form size"]) }
    let bars = inPlace(bars, size)
    var (insets, reasons) = insetsWithoutBars(size: size, bars: bars, metrics: metrics)
    if let bar = bars.navigationBar {
      let height =
        isSheet(size, bars)
        ? self.height(ofSheetBar: bar) : barTop(below: insets.top) + height(of: bar)
      reasons.append("navigation bar")
      let startsBelow = (!bar.isTranslucent && !edges.includesOpaqueBars) || !edges.top
      if startsBelow {
        insets.top = 0
        // A root as high as the screen reaches below it by the height of the bar.
        if isFullScreen(size) { insets.bottom += height }
      } else {
        insets.top = height
      }
    }
    if let bar = bars.bottomBar {
      let heightAtTop = heightAtTop(of: bar)
      reasons.append(heightAtTop == nil ? "bottom bar" : "tab bar at the top")
      if let heightAtTop {
        // A navigation bar has the tabs in its middle.
        if bars.navigationBar == nil, edges.top { insets.top += heightAtTop }
      } else if endsAbove(bar, edges) {
        insets.bottom = 0
      } else {
        insets.bottom += height(of: bar)
      }
    }
    return (insets, reasons)
  }

  /// The surroundings that have a part in the insets of a root of `size`.
  private func inPlace(_ bars: SurroundingBars, _ size: CGSize) -> SurroundingBars {
    var bars = bars
    if bars.isBehindHiddenBar, !rules.hold(.pushesBehindHiddenBars) {
      bars = SurroundingBars(isPresented: true)
    }
    if beginsBelowBar(size) { bars.navigationBar = nil }
    return bars
  }

  /// The insets of the screen for a root of `size` and the way it is shown.
  private func insetsWithoutBars(
    size: CGSize, bars: SurroundingBars, metrics: SimulatedMetrics
  ) -> (insets: UIEdgeInsets, reasons: [String]) {
    var insets = screenInsets
    var reasons = [
      override == nil
        ? "\(device?.id ?? "square canvas") of tools \(rules.toolsVersion)" : "the chosen device"
    ]
    if bars.isPresented, bars.isFullScreen, override == nil {
      if rules.hold(.fullScreenWithoutInsets) {
        return (.zero, reasons + ["presented full screen"])
      }
      if rules.hold(.fullScreenCountsOnce) { return (insets, reasons + ["presented full screen"]) }
    }
    if metrics.statusBar == false, insets.top == 20, rules.hold(.statusBarCanBeOff),
      isControllerRoot
    {
      insets.top = 0
      reasons.append("simulated: no status bar")
    }
    if endsAboveScreen(size) {
      insets.bottom = 0
      reasons.append("ends above the screen's bottom")
    }
    let notchAlone = insets.top
    if countsTwice, let notch {
      // The second time as in portrait, whichever way up the canvas is.
      insets.top += notch
      if reachesEnd(size, bars) { insets.bottom += 34 }
    }
    if isSheet(size, bars) {
      // The housing counts twice on a screen and once on a card.
      let countsOnce = countsTwice && hasHousing || isNewLook && entry?.isPad == true
      insets.top = countsOnce ? notchAlone : 0
      // The card lies 20 points lower than a screen without a notch; on the square canvas it keeps the
      // canvas' height and reaches below it by as much.
      if screen == nil { insets.bottom = 20 }
      // A size from another device is a leftover that no edge of the screen touches.
      if let screen, size.width != screen.width { insets.bottom = 0 }
      // Since Xcode 14 the canvas leaves the home indicator to the screen behind.
      if rules.hold(.sheetsWithoutIndicator) { insets.bottom = 0 }
      reasons.append("presented as a sheet")
    }
    if bars.isEmbedded {
      if override != nil || !rules.hold(.embeddedAboveIndicator) { insets.bottom = 0 }
      reasons.append("embedded in a container")
    }
    if beginsBelowBar(size) {
      insets.top = 0
      reasons.append("begins below a bar")
    }
    return (insets, reasons)
  }

  /// Whether a root is a sheet that leaves the screen behind visible, as came with iOS 13.
  private func isSheet(_ size: CGSize, _ bars: SurroundingBars) -> Bool {
    let coversScreen =
      bars.isFullScreen && override == nil
      && (rules.hold(.fullScreenWithoutInsets) || rules.hold(.fullScreenCountsOnce))
    return bars.isPresented && !coversScreen && rules.hold(.sheets)
      && (screen.map { size.height < $0.height } ?? true)
  }

  /// Whether a root reaches the end of the window: as high as the screen, wider, or pushed down by a bar.
  private func reachesEnd(_ size: CGSize, _ bars: SurroundingBars) -> Bool {
    guard let screen else { return true }
    return size.height >= screen.height || size.width > screen.width || bars.navigationBar != nil
  }

  /// Whether a controller's root is lower than the screen by just the top inset and a bar.
  private func beginsBelowBar(_ size: CGSize) -> Bool {
    guard override == nil, isControllerRoot, rules.hold(.rootsBelowBars), let screen,
      size.width == screen.width
    else { return false }
    let top = notch ?? entry?.insets.top ?? 0
    let bar = height(of: SurroundingBars.NavigationBar())
    return device?.isLandscape != true && size.height == screen.height - top - bar
  }

  private func endsAbove(
    _ bar: SurroundingBars.BottomBar, _ edges: InterfaceController.ExtendedEdges
  ) -> Bool {
    if case .tabBar(isTranslucent: false) = bar, override == nil, rules.hold(.opaqueTabBars) {
      return true
    }
    return (!bar.isTranslucent && !edges.includesOpaqueBars) || !edges.bottom
  }

  /// Whether the root has the size of the screen; without a device, of any device's screen.
  private func isFullScreen(_ size: CGSize) -> Bool {
    if let screen { return size == screen }
    return CanvasTable.isScreenSize(size)
  }

  /// Whether the root is a part of a screen that touches none of its edges.
  private func isSmall(_ size: CGSize) -> Bool {
    guard let screen else { return size.height < 300 }
    if override != nil {
      // On another device a xib's view as wide as the screen touches its edges, a strip excepted.
      return isPart(size, of: screen)
        && (isControllerRoot || size.width < screen.width || isStrip(size))
    }
    guard !hasHousing else { return !isControllerRoot && isStrip(size) }
    // From the height of the smallest phone on, a root was a screen; since Xcode 15 every root is.
    guard !rules.hold(.everyRootIsAScreen) || entry?.isPad == true else { return false }
    return size.height < (rules.hold(.partsBelow480) ? 480 : 300) && size.height != screen.height
  }

  /// Whether the root lies at the origin of a screen that reaches below it: up to Xcode 14 one that
  /// is not wider than the screen does.
  private func endsAboveScreen(_ size: CGSize) -> Bool {
    guard override == nil, rules.hold(.lowRootsEndAboveIndicator), hasHousing,
      device?.isLandscape == false,
      let screen, size.width <= screen.width
    else { return false }
    // A controller's root that is a little lower is one that bars or a sheet made lower.
    return isControllerRoot ? isPart(size, of: screen) : size.height < screen.height
  }

  /// Whether a root of `size` is too low to be a whole screen.
  private func isPart(_ size: CGSize, of screen: CGSize) -> Bool {
    size.height < screen.height * 0.47
  }

  /// Whether a view is no higher than a bar: seen covered nowhere at 50 points, and covered at 72.
  private func isStrip(_ size: CGSize) -> Bool { size.height < 60 }

  private var hasHousing: Bool { entry?.hasHousing == true }
}
