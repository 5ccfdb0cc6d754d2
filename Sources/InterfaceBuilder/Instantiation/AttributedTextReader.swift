import Foundation
import PortableUIKit

/// Reads `<attributedString>` elements: text with fonts, colours, lines and paragraph styles.
@MainActor
struct AttributedTextReader {
  let colors: ColorReader
  /// The images of attachments by name.
  var image: (String) -> UIImage? = { _ in nil }

  /// The text an element describes; nil where there is none.
  func text(_ element: DocumentElement?) -> NSAttributedString? {
    guard let element else { return nil }
    var text = AttributedRuns()
    for fragment in element.children where fragment.name == "fragment" {
      let characters =
        fragment.attributes["content"] ?? fragment.child(key: "content")?.text ?? ""
      let attributes = attributes(fragment.children.first { $0.name == "attributes" })
      text.append(characters, attributes)
    }
    return text.string
  }

  private func attributes(_ element: DocumentElement?) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    for child in element?.children ?? [] {
      guard let key = child.key else { continue }
      switch key {
      case "NSFont": result[.font] = font(child)
      case "NSColor", "NSBackgroundColor", "NSUnderlineColor", "NSStrikethroughColor",
        "NSStrokeColor":
        result[NSAttributedString.Key(key)] = colors.color(child)
      case "NSKern", "NSBaselineOffset", "NSUnderline", "NSStrikethrough", "NSLigature",
        "NSStrokeWidth", "NSExpansion", "NSObliqueness":
        result[NSAttributedString.Key(key)] = number(child.attributes["value"])
      case "NSParagraphStyle": result[.paragraphStyle] = paragraphStyle(child)
      case "NSShadow": result[.shadow] = shadow(child)
      case "NSLink": result[.link] = child.attributes["string"] ?? child.text
      case "NSAttachment": result[.attachment] = attachment(child)
      default: break
      }
    }
    return result
  }

  private func number(_ text: String?) -> NSNumber? {
    text.flatMap { Double($0) }.flatMap { $0.isFinite ? NSNumber(value: $0) : nil }
  }

  private func length(_ element: DocumentElement, _ name: String) -> CGFloat? {
    number(element.attributes[name]).map { CGFloat(min(max($0.doubleValue, -1e6), 1e6)) }
  }

  // MARK: Parts

  private func font(_ element: DocumentElement) -> UIFont {
    let size = min(max(length(element, "size") ?? Self.usualSize, 1), 1_000)
    if let name = element.attributes["name"] {
      return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    }
    switch element.attributes["metaFont"] {
    case "systemBold", "boldSystem": return .boldSystemFont(ofSize: size)
    case "systemItalic", "italicSystem": return .italicSystemFont(ofSize: size)
    case "systemUltraLight": return .systemFont(ofSize: size, weight: .ultraLight)
    case "systemThin": return .systemFont(ofSize: size, weight: .thin)
    case "systemLight": return .systemFont(ofSize: size, weight: .light)
    case "systemMedium": return .systemFont(ofSize: size, weight: .medium)
    case "systemSemibold": return .systemFont(ofSize: size, weight: .semibold)
    case "systemHeavy": return .systemFont(ofSize: size, weight: .heavy)
    case "systemBlack": return .systemFont(ofSize: size, weight: .black)
    default: return .systemFont(ofSize: size)
    }
  }

  /// The size of a font without one.
  private static let usualSize: CGFloat = 17

  private func paragraphStyle(_ element: DocumentElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment =
      switch element.attributes["alignment"] {
      case "left": .left
      case "center": .center
      case "right": .right
      case "justified": .justified
      default: .natural
      }
    style.lineBreakMode =
      switch element.attributes["lineBreakMode"] {
      case "charWrapping", "characterWrapping": .byCharWrapping
      case "clipping": .byClipping
      case "truncatingHead": .byTruncatingHead
      case "truncatingTail": .byTruncatingTail
      case "truncatingMiddle": .byTruncatingMiddle
      default: .byWordWrapping
      }
    style.baseWritingDirection =
      switch element.attributes["baseWritingDirection"] {
      case "leftToRight": .leftToRight
      case "rightToLeft": .rightToLeft
      default: .natural
      }
    let lengths: [(String, ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>)] = [
      ("lineSpacing", \.lineSpacing), ("paragraphSpacing", \.paragraphSpacing),
      ("paragraphSpacingBefore", \.paragraphSpacingBefore), ("headIndent", \.headIndent),
      ("firstLineHeadIndent", \.firstLineHeadIndent), ("tailIndent", \.tailIndent),
      ("minimumLineHeight", \.minimumLineHeight), ("maximumLineHeight", \.maximumLineHeight),
      ("lineHeightMultiple", \.lineHeightMultiple),
    ]
    for (name, path) in lengths {
      if let value = length(element, name) { style[keyPath: path] = value }
    }
    return style
  }

  private func shadow(_ element: DocumentElement) -> NSShadow {
    let shadow = NSShadow()
    if let blur = length(element, "blurRadius") { shadow.shadowBlurRadius = blur }
    if let offset = element.child(key: "offset") {
      shadow.shadowOffset = CGSize(
        width: length(offset, "width") ?? 0, height: length(offset, "height") ?? 0)
    }
    if let color = colors.color(element.child(key: "color")) { shadow.shadowColor = color }
    return shadow
  }

  private func attachment(_ element: DocumentElement) -> NSTextAttachment? {
    guard let image = element.attributes["image"].flatMap({ self.image($0) }) else { return nil }
    return NSTextAttachment(image: image)
  }
}
