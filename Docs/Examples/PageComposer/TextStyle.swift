/// The style of a text.
struct TextStyle {
  enum Alignment {
    case left
    case center
  }

  var family = "DejaVu Serif"
  /// Points.
  var size: Double
  var isBold = false
  var isItalic = false
  /// Line height as a multiple of the size.
  var leading = 1.4
  var alignment = Alignment.left
  var ink = Ink.text

  static let title = TextStyle(family: "Inter", size: 34, isBold: true, leading: 1.2)
  static let issue = TextStyle(family: "Inter", size: 9, leading: 1.2, ink: .pale)
  static let summary = TextStyle(size: 13, isItalic: true, ink: .pale)
  static let heading = TextStyle(family: "Inter", size: 12.5, isBold: true, leading: 1.2)
  static let body = TextStyle(size: 9.5, leading: 1.5)
  static let quote = TextStyle(size: 12, isItalic: true, ink: .accent)
  static let source = TextStyle(family: "Inter", size: 8.5, leading: 1.2, ink: .pale)
  static let chartTitle = TextStyle(family: "Inter", size: 9.5, isBold: true, leading: 1.2)
  static let label = TextStyle(
    family: "Inter", size: 8, leading: 1.2, alignment: .center, ink: .pale)
  static let footer = TextStyle(
    family: "Inter", size: 8.5, leading: 1.2, alignment: .center, ink: .pale)
}

/// A colour of the paper.
enum Ink {
  case text
  case pale
  case accent
  case tint
  case line

  /// Red, green and blue from 0 to 1.
  var components: (red: Double, green: Double, blue: Double) {
    switch self {
    case .text: (0.11, 0.12, 0.15)
    case .pale: (0.40, 0.42, 0.47)
    case .accent: (0.07, 0.35, 0.49)
    case .tint: (0.93, 0.95, 0.96)
    case .line: (0.76, 0.78, 0.81)
    }
  }
}
