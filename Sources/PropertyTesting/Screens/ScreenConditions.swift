import AutoLayout

/// Everything outside a screen that its layout depends on.
public struct ScreenConditions: Hashable, Sendable {
  /// The device, by its name.
  public var device: String
  /// The size of the window, in points.
  public var window: LayoutSize
  /// The part of each edge that the device covers, in points.
  public var safeArea: LayoutInsets
  /// Which way `leading` points.
  public var direction: LayoutDirection
  /// How large the reader wants text.
  public var textScale: TextScale

  /// Makes conditions.
  public init(
    device: String, window: LayoutSize, safeArea: LayoutInsets,
    direction: LayoutDirection = .leftToRight, textScale: TextScale = .large
  ) {
    self.device = device
    self.window = window
    self.safeArea = safeArea
    self.direction = direction
    self.textScale = textScale
  }

  /// The number of conditions that are not the usual ones.
  public var departures: Int {
    (direction == .rightToLeft ? 1 : 0) + (textScale != .large ? 1 : 0)
      + (window.width > window.height ? 1 : 0)
  }

  /// Whether these conditions are simpler: fewer departures from the usual, then a smaller window.
  func isSimpler(than other: ScreenConditions) -> Bool {
    let own = (departures, window.width * window.height, device)
    return own < (other.departures, other.window.width * other.window.height, other.device)
  }
}

extension ScreenConditions: CustomStringConvertible {
  /// The conditions in words: `iPhone 8, 375 x 667, right to left, text large`.
  public var description: String {
    let size = "\(window.width.swiftSource) x \(window.height.swiftSource)"
    let way = direction == .rightToLeft ? ", right to left" : ""
    return "\(device), \(size)\(way), text \(textScale.rawValue)"
  }
}

extension ScreenConditions: SwiftSource {
  public var swiftSource: String {
    """
    ScreenConditions(
      device: \(device.swiftSource), window: \(window.swiftSource),
      safeArea: LayoutInsets(top: \(safeArea.top.swiftSource), left: \(safeArea.left.swiftSource), \
    bottom: \(safeArea.bottom.swiftSource), right: \(safeArea.right.swiftSource)),
      direction: .\(direction), textScale: .\(textScale))
    """
  }
}
