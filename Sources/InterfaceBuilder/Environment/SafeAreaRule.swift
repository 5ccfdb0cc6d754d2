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
    guard let id = device?.id, let entry else {
      return UIEdgeInsets(top: statusBar, left: 0, bottom: 0, right: 0)
    }
    if entry.isPad {
      let isRounded = id.hasSuffix("rounded")
      let top: CGFloat = rules.hold(.tabletsWithoutStatusBar) ? 0 : isRounded ? 24 : 20
      let bottom: CGFloat = rules.hold(.highIndicatorOfTablets) ? 50 : 20
      return UIEdgeInsets(top: top, left: 0, bottom: isRounded ? bottom : 0, right: 0)
    }
    guard let notch = notch(of: id) else {
      if device?.isLandscape == true { return .zero }
      return UIEdgeInsets(top: statusBar, left: 0, bottom: 0, right: 0)
    }
    if device?.isLandscape == true {
      return UIEdgeInsets(top: 0, left: notch, bottom: 21, right: notch)
    }
    return UIEdgeInsets(top: notch, left: 0, bottom: 34, right: 0)
  }

  /// The height of the status bar of a device with a home button.
  private var statusBar: CGFloat { rules.hold(.phonesWithoutStatusBar) ? 0 : 20 }

  /// The height of the sensor housing, or `nil` for a device with a home button and for tablets.
  private func notch(of id: String) -> CGFloat? {
    let isRecent = rules.hold(.housingsSinceXcode14)
    switch id {
    case _ where CanvasTable.entry(id)?.isPad != false: return nil
    case "retina3_5", "retina4_0", "retina4_7", "retina5_5": return nil
    case "retina5_9", "retina5_4": return rules.hold(.highHousingOfX) ? 50 : isRecent ? 47 : 44
    case "retina6_1": return isRecent ? 48 : 44
    case "retina6_5": return 44
    case "retina6_0", "retina6_7": return isRecent ? 47 : 44
    case "retina6_12", "retina6_72": return 59
    default: return 62
    }
  }

  /// The versions of Xcode 26, whose canvas shows the look of iOS 26.
  private var isNewLook: Bool { rules.hold(.newLook) && override == nil }

  /// Whether the canvas is of a version since Xcode 16.3, which counts the insets of the screen itself
  /// twice.
  private var countsTwice: Bool { rules.hold(.screenCountsTwice) && override == nil }

  // MARK: Bars

  /// The height of a navigation bar in points.
  private func height(of bar: SurroundingBars.NavigationBar) -> CGFloat {
    var height: CGFloat = 44
    let isPad = override?.isPad ?? entry?.isPad ?? false
    let isLandscape = override?.isLandscape ?? device?.isLandscape ?? false
    if isPad && rules.hold(.highBarsOfTablets) { height = 50 }
    if isNewLook, let id = device?.id, notch(of: id) != nil {
      // The bars of iOS 26 are higher.
      height = 54
    }
    if isLandscape, !isPad, height < 54, screen?.width ?? 0 < 736 || screen?.height ?? 0 < 414 {
      height = 32
    }
    if bar.isPrompted { height += 30 }
    if bar.isLarge, !isLandscape { height += 52 }
    return height
  }

  /// The height of a navigation bar on a sheet; in Xcode 26 the sides' margin stands above it.
  private func height(ofSheetBar bar: SurroundingBars.NavigationBar) -> CGFloat {
    guard isNewLook else { return 56 }
    return height(of: bar) + (screen?.width ?? 0 >= 414 ? 20 : 16)
  }

  private func height(of bar: SurroundingBars.BottomBar) -> CGFloat {
    switch bar {
    case .tabBar: return isNewLook && hasHousing && device?.isLandscape == true ? 31 : 49
    case .toolbar: return rules.hold(.highToolbars) && override == nil ? 49 : 44
    }
  }

  // MARK: The root

  /// The insets of a root of `size`, with the reasons.
  func insets(
    size: CGSize, bars: SurroundingBars, metrics: SimulatedMetrics,
    edges: InterfaceController.ExtendedEdges
  ) -> (insets: UIEdgeInsets, reasons: [String]) {
    var insets = screenInsets
    var reasons = [
      override == nil
        ? "\(device?.id ?? "square canvas") of tools \(rules.toolsVersion)" : "the chosen device"
    ]
    if metrics.statusBar == false, insets.top == 20, rules.hold(.statusBarCanBeOff),
      isControllerRoot
    {
      insets.top = 0
      reasons.append("simulated: no status bar")
    }
    if isSmall(size) {
      return (.zero, ["free-form size"])
    }
    if endsAboveScreen(size) {
      insets.bottom = 0
      reasons.append("ends above the screen's bottom")
    }
    let notchAlone = insets.top
    if countsTwice, isControllerRoot || size == screen,
      let notch = device.flatMap({ notch(of: $0.id) })
    {
      // The second time as in portrait, whichever way up the canvas is.
      insets.top += notch
      insets.bottom += 34
    }
    // Sheets that leave the screen behind visible came with iOS 13.
    let isSheet =
      bars.isPresented && rules.hold(.sheets)
      && (screen.map { size.height < $0.height } ?? true)
    if isSheet {
      // The housing counts twice on a screen and once on a card.
      insets.top = isNewLook || (countsTwice && hasHousing) ? notchAlone : 0
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
      insets.bottom = 0
      reasons.append("embedded in a container")
    }
    if let bar = bars.navigationBar {
      let height = isSheet ? self.height(ofSheetBar: bar) : insets.top + height(of: bar)
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
      reasons.append("bottom bar")
      let endsAbove = (!bar.isTranslucent && !edges.includesOpaqueBars) || !edges.bottom
      if endsAbove {
        insets.bottom = 0
      } else {
        insets.bottom += height(of: bar)
      }
    }
    return (insets, reasons)
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

  /// Whether a sensor housing covers a part of the screen, and not a home button lies below it.
  private var hasHousing: Bool {
    entry?.isPad == false && device.flatMap { notch(of: $0.id) } != nil
  }
}
