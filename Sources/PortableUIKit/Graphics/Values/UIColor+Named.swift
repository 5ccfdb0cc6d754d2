import Foundation

extension UIColor {
  // MARK: Fixed colours

  public static var black: UIColor { Palette.black }
  public static var darkGray: UIColor { Palette.darkGray }
  public static var lightGray: UIColor { Palette.lightGray }
  public static var white: UIColor { Palette.white }
  public static var gray: UIColor { Palette.gray }
  public static var red: UIColor { Palette.red }
  public static var green: UIColor { Palette.green }
  public static var blue: UIColor { Palette.blue }
  public static var cyan: UIColor { Palette.cyan }
  public static var yellow: UIColor { Palette.yellow }
  public static var magenta: UIColor { Palette.magenta }
  public static var orange: UIColor { Palette.orange }
  public static var purple: UIColor { Palette.purple }
  public static var brown: UIColor { Palette.brown }
  public static var clear: UIColor { Palette.clear }

  // MARK: Colours that follow the appearance

  public static var systemRed: UIColor { Palette.systemRed }
  public static var systemGreen: UIColor { Palette.systemGreen }
  public static var systemBlue: UIColor { Palette.systemBlue }
  public static var systemOrange: UIColor { Palette.systemOrange }
  public static var systemYellow: UIColor { Palette.systemYellow }
  public static var systemPink: UIColor { Palette.systemPink }
  public static var systemPurple: UIColor { Palette.systemPurple }
  public static var systemTeal: UIColor { Palette.systemTeal }
  public static var systemIndigo: UIColor { Palette.systemIndigo }
  public static var systemBrown: UIColor { Palette.systemBrown }
  public static var systemMint: UIColor { Palette.systemMint }
  public static var systemCyan: UIColor { Palette.systemCyan }
  public static var systemGray: UIColor { Palette.systemGray }
  public static var systemGray2: UIColor { Palette.systemGray2 }
  public static var systemGray3: UIColor { Palette.systemGray3 }
  public static var systemGray4: UIColor { Palette.systemGray4 }
  public static var systemGray5: UIColor { Palette.systemGray5 }
  public static var systemGray6: UIColor { Palette.systemGray6 }
  public static var label: UIColor { Palette.label }
  public static var secondaryLabel: UIColor { Palette.secondaryLabel }
  public static var tertiaryLabel: UIColor { Palette.tertiaryLabel }
  public static var quaternaryLabel: UIColor { Palette.quaternaryLabel }
  public static var placeholderText: UIColor { Palette.placeholderText }
  public static var separator: UIColor { Palette.separator }
  public static var opaqueSeparator: UIColor { Palette.opaqueSeparator }
  public static var link: UIColor { Palette.link }
  public static var systemFill: UIColor { Palette.systemFill }
  public static var secondarySystemFill: UIColor { Palette.secondarySystemFill }
  public static var tertiarySystemFill: UIColor { Palette.tertiarySystemFill }
  public static var quaternarySystemFill: UIColor { Palette.quaternarySystemFill }
  public static var systemBackground: UIColor { Palette.systemBackground }
  public static var secondarySystemBackground: UIColor { Palette.secondarySystemBackground }
  public static var tertiarySystemBackground: UIColor { Palette.tertiarySystemBackground }
  public static var systemGroupedBackground: UIColor { Palette.systemGroupedBackground }
  public static var secondarySystemGroupedBackground: UIColor {
    Palette.secondarySystemGroupedBackground
  }
  public static var tertiarySystemGroupedBackground: UIColor {
    Palette.tertiarySystemGroupedBackground
  }
  @available(*, deprecated, renamed: "systemGroupedBackground")
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }
  public static var darkText: UIColor { Palette.black }
  public static var lightText: UIColor { Palette.lightText }
  public static var tintColor: UIColor { Palette.systemBlue }
}

/// The named colours, made once: Apple compares them by identity as well as by value.
private enum Palette {
  static let black = UIColor(white: 0, alpha: 1)
  static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  static let white = UIColor(white: 1, alpha: 1)
  static let gray = UIColor(white: 0.5, alpha: 1)
  static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  static let clear = UIColor(white: 0, alpha: 0)
  static let lightText = UIColor(white: 1, alpha: 0.6)
  // Light and dark, then both with increased contrast: Human Interface Guidelines, Color.
  static let systemRed = four(
    rgb(255, 59, 48), rgb(255, 69, 58), rgb(215, 0, 21), rgb(255, 105, 97))
  static let systemGreen = four(
    rgb(52, 199, 89), rgb(48, 209, 88), rgb(36, 138, 61), rgb(48, 219, 91))
  static let systemBlue = four(
    rgb(0, 122, 255), rgb(10, 132, 255), rgb(0, 64, 221), rgb(64, 156, 255))
  static let systemOrange = four(
    rgb(255, 149, 0), rgb(255, 159, 10), rgb(201, 52, 0), rgb(255, 179, 64))
  static let systemYellow = four(
    rgb(255, 204, 0), rgb(255, 214, 10), rgb(178, 80, 0), rgb(255, 212, 38))
  static let systemPink = four(
    rgb(255, 45, 85), rgb(255, 55, 95), rgb(211, 15, 69), rgb(255, 100, 130))
  static let systemPurple = four(
    rgb(175, 82, 222), rgb(191, 90, 242), rgb(137, 68, 171), rgb(218, 143, 255))
  static let systemTeal = four(
    rgb(48, 176, 199), rgb(64, 200, 224), rgb(0, 130, 153), rgb(93, 230, 255))
  static let systemIndigo = four(
    rgb(88, 86, 214), rgb(94, 92, 230), rgb(54, 52, 163), rgb(125, 122, 255))
  static let systemBrown = four(
    rgb(162, 132, 94), rgb(172, 142, 104), rgb(127, 101, 69), rgb(181, 148, 105))
  static let systemMint = four(
    rgb(0, 199, 190), rgb(99, 230, 226), rgb(12, 129, 123), rgb(102, 212, 207))
  static let systemCyan = four(
    rgb(50, 173, 230), rgb(100, 210, 255), rgb(0, 113, 164), rgb(112, 215, 255))
  static let systemGray = four(
    rgb(142, 142, 147), rgb(142, 142, 147), rgb(108, 108, 112), rgb(174, 174, 178))
  static let systemGray2 = four(
    rgb(174, 174, 178), rgb(99, 99, 102), rgb(142, 142, 147), rgb(124, 124, 128))
  static let systemGray3 = four(
    rgb(199, 199, 204), rgb(72, 72, 74), rgb(174, 174, 178), rgb(84, 84, 86))
  static let systemGray4 = four(
    rgb(209, 209, 214), rgb(58, 58, 60), rgb(188, 188, 192), rgb(68, 68, 70))
  static let systemGray5 = four(
    rgb(229, 229, 234), rgb(44, 44, 46), rgb(216, 216, 220), rgb(54, 54, 56))
  static let systemGray6 = four(
    rgb(242, 242, 247), rgb(28, 28, 30), rgb(235, 235, 240), rgb(36, 36, 38))
  static let label = pair(rgb(0, 0, 0), rgb(255, 255, 255))
  static let secondaryLabel = pair(rgb(60, 60, 67, 0.6), rgb(235, 235, 245, 0.6))
  static let tertiaryLabel = pair(rgb(60, 60, 67, 0.3), rgb(235, 235, 245, 0.3))
  static let quaternaryLabel = pair(rgb(60, 60, 67, 0.18), rgb(235, 235, 245, 0.18))
  static let placeholderText = pair(rgb(60, 60, 67, 0.3), rgb(235, 235, 245, 0.3))
  static let separator = pair(rgb(60, 60, 67, 0.29), rgb(84, 84, 88, 0.6))
  static let opaqueSeparator = pair(rgb(198, 198, 200), rgb(56, 56, 58))
  static let link = pair(rgb(0, 122, 255), rgb(9, 132, 255))
  static let systemFill = pair(rgb(120, 120, 128, 0.2), rgb(120, 120, 128, 0.36))
  static let secondarySystemFill = pair(rgb(120, 120, 128, 0.16), rgb(120, 120, 128, 0.32))
  static let tertiarySystemFill = pair(rgb(118, 118, 128, 0.12), rgb(118, 118, 128, 0.24))
  static let quaternarySystemFill = pair(rgb(116, 116, 128, 0.08), rgb(118, 118, 128, 0.18))
  static let systemBackground = pair(rgb(255, 255, 255), rgb(0, 0, 0))
  static let secondarySystemBackground = pair(rgb(242, 242, 247), rgb(28, 28, 30))
  static let tertiarySystemBackground = pair(rgb(255, 255, 255), rgb(44, 44, 46))
  static let systemGroupedBackground = pair(rgb(242, 242, 247), rgb(0, 0, 0))
  static let secondarySystemGroupedBackground = pair(rgb(255, 255, 255), rgb(28, 28, 30))
  static let tertiarySystemGroupedBackground = pair(rgb(242, 242, 247), rgb(44, 44, 46))

  /// Components given as bytes, opacity in 0...1.
  private static func rgb(_ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) -> UIColor {
    UIColor(
      red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
  }

  /// A colour by appearance, and by appearance with increased contrast.
  private static func four(
    _ light: UIColor, _ dark: UIColor, _ highLight: UIColor, _ highDark: UIColor
  ) -> UIColor {
    UIColor { traits in
      let isDark = traits.userInterfaceStyle == .dark
      if traits.accessibilityContrast == .high { return isDark ? highDark : highLight }
      return isDark ? dark : light
    }
  }

  private static func pair(_ light: UIColor, _ dark: UIColor) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }
}
