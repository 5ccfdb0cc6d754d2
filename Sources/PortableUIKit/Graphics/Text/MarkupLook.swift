import Foundation

/// The looks that an element of a document asks for its text.
@MainActor package struct MarkupLook {
  private var size: CGFloat = 12
  private var isBold = false
  private var isItalic = false
  private var isUnderlined = false
  private var isStruck = false
  private var isMonospaced = false
  private var color: UIColor?
  /// The target of a link: a `URL`, or the text that is none.
  private var link: Any?
  private var alignment = NSTextAlignment.natural
  /// Whether spaces and line ends stay as they are.
  package private(set) var isPreformatted = false

  /// Headings in sizes of the text around them (HTML Standard, 15.3.6).
  private static let headings: [String: CGFloat] = [
    "h1": 2, "h2": 1.5, "h3": 1.17, "h4": 1, "h5": 0.83, "h6": 0.67,
  ]
  /// The sizes of `font`, 1 to 7, of a text of 12 points (HTML Standard, 15.3.4).
  private static let fontSizes: [CGFloat] = [7.5, 9.75, 12, 13.5, 18, 24, 36]

  package init() {}

  package mutating func begin(_ name: String, _ attributes: [String: String]) {
    switch name {
    case "b", "strong", "th": isBold = true
    case "i", "em", "cite", "var", "address", "dfn": isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "strike", "del": isStruck = true
    case "a":
      guard let address = attributes["href"] else { break }
      (isUnderlined, color) = (true, .systemBlue)
      link = URL(string: address).map { $0 as Any } ?? address
    case "code", "kbd", "samp", "tt": isMonospaced = true
    case "pre": (isMonospaced, isPreformatted) = (true, true)
    case "small": size *= 0.83
    case "big": size *= 1.2
    case "center": alignment = .center
    case "font":
      if let number = attributes["size"].flatMap({ Int($0) }) {
        size = Self.fontSizes[min(max(number, 1), 7) - 1]
      }
    default:
      if let factor = Self.headings[name] {
        size *= factor
        isBold = true
      }
    }
    if let color = attributes["color"].flatMap(Self.color(named:)) { self.color = color }
    if let align = attributes["align"] { setAlignment(align) }
    for rule in (attributes["style"] ?? "").split(separator: ";") { apply(rule) }
  }

  private mutating func setAlignment(_ word: String) {
    switch word.lowercased() {
    case "left": alignment = .left
    case "right": alignment = .right
    case "center": alignment = .center
    case "justify": alignment = .justified
    default: break
    }
  }

  /// Follows a declaration of a `style` attribute.
  private mutating func apply(_ rule: Substring) {
    let parts = rule.split(separator: ":", maxSplits: 1).map {
      $0.trimmingCharacters(in: .whitespaces).lowercased()
    }
    guard parts.count == 2 else { return }
    switch parts[0] {
    case "color": if let color = Self.color(named: parts[1]) { self.color = color }
    case "text-align": setAlignment(parts[1])
    case "font-weight": isBold = parts[1] == "bold" || (Int(parts[1]) ?? 400) >= 600
    case "font-style": isItalic = parts[1] == "italic" || parts[1] == "oblique"
    case "text-decoration":
      isUnderlined = parts[1].contains("underline")
      isStruck = parts[1].contains("line-through")
    case "font-size": setSize(parts[1])
    default: break
    }
  }

  private mutating func setSize(_ text: String) {
    let units: [(String, CGFloat)] = [
      ("pt", 1), ("px", 0.75), ("rem", 12), ("em", size), ("%", size / 100),
    ]
    guard let (unit, factor) = units.first(where: { text.hasSuffix($0.0) }),
      let number = Double(text.dropLast(unit.count)), number.isFinite, number > 0
    else { return }
    size = min(max(CGFloat(number) * factor, 1), 1_000)
  }

  private static let names: [String: UInt32] = [
    "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "white": 0xFFFFFF,
    "maroon": 0x800000, "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF,
    "green": 0x008000, "lime": 0x00FF00, "olive": 0x808000, "yellow": 0xFFFF00,
    "navy": 0x000080, "blue": 0x0000FF, "teal": 0x008080, "aqua": 0x00FFFF, "orange": 0xFFA500,
  ]

  /// A colour of CSS 2 by its name, or by three or six digits.
  private static func color(named text: String) -> UIColor? {
    let word = text.trimmingCharacters(in: .whitespaces).lowercased()
    if let number = names[word] { return UIColor(rgb: number) }
    guard word.hasPrefix("#") else { return nil }
    var digits = word.dropFirst().map { String($0) }
    if digits.count == 3 { digits = digits.map { $0 + $0 } }
    let hex = digits.joined()
    guard hex.count == 6, let number = UInt32(hex, radix: 16) else { return nil }
    return UIColor(rgb: number)
  }

  /// The attributes of text in the element.
  package var attributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    var values: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: style]
    if let color { values[.foregroundColor] = color }
    if let link { values[.link] = link }
    if isUnderlined { values[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruck { values[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    return values
  }

  private var font: UIFont {
    if isMonospaced {
      return .monospacedSystemFont(ofSize: size, weight: isBold ? .bold : .regular)
    }
    return .systemFont(ofSize: size, weight: isBold ? .bold : .regular, isItalic: isItalic)
  }
}
