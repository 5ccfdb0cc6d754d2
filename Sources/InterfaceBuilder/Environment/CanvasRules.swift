/// The behaviour of Interface Builder's canvas of one version: the one place where rules hang on
/// versions.
///
/// Each row of ``table`` is a rule, the versions of the tools it was seen in and the evidence for it. The
/// canvas of each version assumes another release of the system, so that numbers differ from the devices'
/// own in places.
package struct CanvasRules: Equatable, Sendable {
  /// The version of the tools that wrote a document, such as 21701 for Xcode 14.3; 0 where unknown. Xcode 15.3 and
  /// 15.4 write 32700.99.1234: the version of their plug-in, 22684 or 22685, stands in for it.
  package let toolsVersion: Int
  /// Rules that are left out, to measure their effect.
  package var leftOut: Set<Rule> = []

  package init(toolsVersion: Int) { self.toolsVersion = toolsVersion }

  /// Whether the canvas of this version follows `rule`.
  package func hold(_ rule: Rule) -> Bool {
    !leftOut.contains(rule) && (Self.versions[rule]?.contains(toolsVersion) ?? false)
  }

  /// A rule that a canvas may follow.
  package enum Rule: String, CaseIterable, Sendable {
    /// A symbolic constraint to a safe area counts as 0, whatever its constant says.
    case symbolicSafeAreaIsZero
    /// Phones with a home button show no status bar.
    case phonesWithoutStatusBar
    /// Tablets show no status bar.
    case tabletsWithoutStatusBar
    /// A controller may simulate that there is no status bar.
    case statusBarCanBeOff
    /// Sensor housings of the systems since iOS 16: 47 (X, 12, 13) and 48 points (XR).
    case housingsSinceXcode14
    /// The sensor housing of the X is 50 points high.
    case highHousingOfX
    /// The insets of the screen itself count twice.
    case screenCountsTwice
    /// The look of iOS 26: bars of 54 points, switches and sliders that fill their frames.
    case newLook
    /// The home indicator of tablets with round corners covers 50 points.
    case highIndicatorOfTablets
    /// Navigation bars of tablets are 50 points high.
    case highBarsOfTablets
    /// Toolbars are 49 points high.
    case highToolbars
    /// A presented controller is a sheet that leaves the screen behind visible.
    case sheets
    /// The home indicator belongs to the screen behind a sheet.
    case sheetsWithoutIndicator
    /// A root that is a little lower than 480 points is no screen; before, 300.
    case partsBelow480
    /// Every root is a screen, however low.
    case everyRootIsAScreen
    /// A root lower than the screen ends above the indicator at its bottom.
    case lowRootsEndAboveIndicator
    /// Roots have the system's margins at their sides, and the safe area in their margins.
    case rootMargins
    /// Rows have margins of their own: 11 points above and below, and those of the system at the sides.
    case rowMargins
    /// The side margins of rows follow the screen: 15 points on narrow ones, 20 on others.
    case rowMarginsFollowScreen
    /// The narrow side margins of rows are 16 points.
    case rowMarginsOf16
    /// Screens of 390 points count as narrow.
    case narrowAt390
    /// The margins of a row that is a canvas of its own follow the screen.
    case loneRowsFollowScreen
    /// A view without content keeps the size it was drawn with, as a content size, on every axis that no required
    /// equality sizes.
    case designSizes
    /// Rows of tablets have 16 points at their sides, and in tables 15 above and below.
    case rowsOfTablets
    /// In a row that is a canvas of its own, required equalities with the end of the content view give way to others.
    case loneRowsYieldBelow
    /// The alignment rectangle of a system symbol lies by a constant inside or around its view.
    case symbolInsets
    /// An embedded controller ends above the home indicator.
    case embeddedAboveIndicator
    /// Rows on the canvas of the X have 20 points at their sides.
    case wideRowsOfX
    /// A controller that is presented full screen has no insets of the screen.
    case fullScreenWithoutInsets
    /// A controller that is presented full screen has the insets of the screen once.
    case fullScreenCountsOnce
    /// Showing from inside a navigation controller without a bar pushes and does not present.
    case pushesBehindHiddenBars
    /// A large title makes the bar of a sheet higher.
    case largeTitlesOnSheets
    /// A root that is lower than the screen by its top inset and a bar begins below them.
    case rootsBelowBars
    /// An opaque tab bar covers nothing, even if the layout extends below opaque bars.
    case opaqueTabBars
    /// A large title gives way to a table or a collection that is the first view of the root.
    case largeTitlesYieldToLists
    /// The rows of the canvas of the Mac have 16 points at their sides and 8 above and below.
    case rowsOfMac
    /// On the canvas of the Mac a row ends 28 points before its end.
    case wideEndOfMacRows
    /// The margins of rows follow the width that the screen has upright.
    case rowsFollowUprightScreen
    /// Screens of 402 points count as narrow, those of 393 do not.
    case narrowRowsOf402
  }

  /// The evidence of a rule.
  package struct Evidence: Equatable, Sendable {
    /// The documents of the development set, and the views in them, whose recorded frames only match
    /// with the rule; none where the rule was seen in other documents.
    package var documents = 0
    package var views = 0
    /// Where else the rule was seen.
    package var elsewhere = ""
  }

  /// A rule with the versions it holds in.
  package struct Row: Sendable {
    package var rule: Rule
    package var versions: Range<Int>
    package var evidence: Evidence
  }

  /// From the first version of the format on, and up to any that may come.
  private static let first = 0
  private static let open = Int.max

  /// The rules by version.
  package static let table: [Row] = [
    row(
      .symbolicSafeAreaIsZero, 13000, 14800,
      elsewhere: "50 of 50 recorded; from 14800 on 2 of 2 as written"),
    row(.phonesWithoutStatusBar, 14800, 21600, documents: 10, views: 51),
    row(
      .tabletsWithoutStatusBar, 14800, 20000, elsewhere: "without up to 17701, with it from 20037"),
    row(
      .statusBarCanBeOff, first, 20000,
      elsewhere: "controllers of other documents; xibs and versions from 20000 on keep it"),
    row(.housingsSinceXcode14, 21200, open, documents: 5, views: 20),
    row(.highHousingOfX, 21600, open, documents: 5, views: 25),
    row(.screenCountsTwice, 23700, open, documents: 1, views: 2),
    row(
      .newLook, 24000, open,
      elsewhere: "documents of Xcode 26: sliders aligned by their frames, bars at 96, 101 and 107"),
    row(
      .highIndicatorOfTablets, 23700, open,
      elsewhere: "24 above and 50 below: 1 document of 24000 and later, 1 of 23727"),
    row(.highBarsOfTablets, 14000, open, elsewhere: "tablet documents outside the development set"),
    row(.highToolbars, 14800, open, documents: 1, views: 1),
    row(.sheets, 14800, open, documents: 2, views: 4),
    row(.sheetsWithoutIndicator, 21200, open, elsewhere: "documents outside the development set"),
    row(.partsBelow480, 14000, open, documents: 1, views: 6),
    row(.everyRootIsAScreen, 21600, open, elsewhere: "documents outside the development set"),
    row(.lowRootsEndAboveIndicator, first, 21200, documents: 2, views: 23),
    row(.rootMargins, 14000, open, documents: 5, views: 36),
    row(
      .rowMargins, 13500, open, documents: 13, views: 113,
      elsewhere: "8 points in 13189, margins of their own in 13529"),
    row(.rowMarginsFollowScreen, 14000, open, documents: 2, views: 24),
    row(.rowMarginsOf16, 17000, open, elsewhere: "documents outside the development set"),
    row(.narrowAt390, 23700, open, elsewhere: "documents outside the development set"),
    row(.loneRowsFollowScreen, 14800, open, documents: 1, views: 1),
    row(
      .designSizes, first, open,
      elsewhere: "217 views for and 18 against, 26 and 6 documents of 16 and 5 repositories"),
    row(
      .rowsOfTablets, 21000, open,
      elsewhere: "198 views for and none against in tables, 1 repository; lone rows in 2"),
    row(
      .loneRowsYieldBelow, first, open,
      elsewhere: "65 views for and 9 against, 22 and 2 documents of 6 repositories"),
    row(.symbolInsets, 14800, open, elsewhere: "57 of 65 views of 12 symbols"),
    row(.embeddedAboveIndicator, 21000, open, elsewhere: "9 roots for and 1 against; none before"),
    row(.wideRowsOfX, 21000, 22600, elsewhere: "271 rows for and 4 against; 283 with 16 after"),
    row(
      .fullScreenWithoutInsets, 14800, 24000,
      elsewhere: "tops of 93 roots and ends of 36, none against, 7 repositories"),
    row(.fullScreenCountsOnce, 24000, open, elsewhere: "47 above and 34 below"),
    row(
      .pushesBehindHiddenBars, first, open,
      elsewhere: "7 ends and 14 tops of roots, none against"),
    row(.largeTitlesOnSheets, 14800, 24000, elsewhere: "35 roots, none against: 108 points"),
    row(.rootsBelowBars, first, open, elsewhere: "342 roots, none against"),
    row(.opaqueTabBars, first, open, elsewhere: "18 roots, none against"),
    row(
      .largeTitlesYieldToLists, first, open, elsewhere: "3 documents for and 2 against: unsure"),
    row(.rowsOfMac, first, open, elsewhere: "documents of Xcode 15.3 and later"),
    row(.wideEndOfMacRows, 24000, open, elsewhere: "documents of Xcode 26"),
    row(.rowsFollowUprightScreen, 23700, open, elsewhere: "16 rows, none against"),
    row(.narrowRowsOf402, 24000, open, elsewhere: "17 rows, none against, 1 repository"),
  ]

  private static func row(
    _ rule: Rule, _ from: Int, _ to: Int, documents: Int = 0, views: Int = 0, elsewhere: String = ""
  ) -> Row {
    Row(
      rule: rule, versions: from..<to,
      evidence: Evidence(documents: documents, views: views, elsewhere: elsewhere))
  }

  private static let versions = Dictionary(
    table.map { ($0.rule, $0.versions) }, uniquingKeysWith: { first, _ in first })
}
