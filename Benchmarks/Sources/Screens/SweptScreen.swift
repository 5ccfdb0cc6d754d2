import AutoLayout

/// A screen whose layout is followed over its widths in two ways: by a sweep, and by a layout for each whole width.
@MainActor public struct SweptScreen {
  /// The screen in words.
  public let name: String
  private let screen: EngineScreen

  /// The screens of the families E1 and E2, of about so many items.
  public static func all(items: Int) -> [SweptScreen] {
    [
      SweptScreen(name: "E1 table screen", screen: TableScreen(rows: max(2, items / 5))),
      SweptScreen(name: "E2 settings screen", screen: SettingsScreen(views: items)),
    ]
  }

  private init(name: String, screen: EngineScreen) {
    self.name = name
    self.screen = screen
    screen.layOut()
  }

  /// Sweeps over widths, and returns the number of pieces.
  public func sweep(_ widths: ClosedRange<Double>) throws -> Int {
    try screen.engine.sweep(.horizontal, over: widths).pieces.count
  }

  /// Lays the screen out at each whole width, by edits of the same engine.
  public func layOutEach(_ widths: ClosedRange<Double>) {
    for width in stride(from: widths.lowerBound, through: widths.upperBound, by: 1) {
      screen.rotate(to: LayoutSize(width: width, height: EngineScreen.portrait.height))
    }
  }
}
