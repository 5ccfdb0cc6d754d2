import Foundation
import PortableUIKit
import PropertyTesting

/// A label at random: scripts mixed, attributes, widths, modes.
@MainActor struct RandomLabel {
  let label: UILabel
  /// For messages.
  let name: String
  /// Whether a glyph has colours of its own: such a text stands on one line.
  private(set) var isColored = false

  private static let words: [[String]] = [
    [
      "Hamburg", "fjord", "office", "AVATAR", "quiz", "WWW", "i", "naïve", "jig", "Żółć", "Größe",
      "co\u{AD}op\u{AD}er\u{AD}a\u{AD}tion", "internationalisation",
    ],
    ["(3x9)", "A->B", "x=>y", "9:41", "10:05:59", "[C]@{D}", "2+3=5", "a/b", "1–2", "•", "“q”"],
    ["Ελληνικά", "Άλφα", "Изменить", "размер", "Ђурђ"],
    ["تغيير", "الحجم", "سلام", "لا"],
    ["שלום", "עולם", "גודל"],
    ["เปลี่ยนขนาด", "ภาษาไทย", "ที่นี่"],
    ["サイズを変更", "日本語", "東京、大阪。", "カタカナ"],
    ["한국어", "크기", "변경하기"],
    ["आकार", "बदलें", "हिन्दी", "क्षत्रिय"],
    ["→", "✓", "№", "½", "€", "\u{F8FFF}", "…"],
  ]
  private static let emoji = ["👍", "👩‍👩‍👧", "🇩🇪", "🌮"]
  private static let families = ["Menlo-Regular", "Georgia", "Courier New", "Helvetica", "Impact"]

  init(_ random: inout RandomSource) {
    func pick<Element>(_ list: [Element]) -> Element {
      list[random.integer(in: 0...list.count - 1)]
    }
    func chance(_ percent: Int) -> Bool { random.integer(in: 1...100) <= percent }
    let label = UILabel()
    self.label = label
    label.textColor = .black
    label.numberOfLines = pick([1, 1, 0, 0, 2, 3])
    let scripts = (0...pick([0, 0, 1, 2])).map { _ in pick(Self.words) }
    var text = ""
    for _ in 0..<random.integer(in: 1...pick([3, 8, 14])) {
      if !text.isEmpty { text += pick([" ", " ", " ", " ", " ", "  ", "\t", "\n", "-"]) }
      text += pick(pick(scripts))
    }
    if label.numberOfLines == 1 {
      text.removeAll { $0 == "\n" }
      if chance(15) {
        text += pick(["", " "]) + pick(Self.emoji)
        isColored = true
      }
    }
    let size = CGFloat(random.integer(in: 11...28))
    label.font = RandomLabel.font(size, family: chance(25) ? pick(Self.families) : nil, &random)
    label.textAlignment = pick([.natural, .left, .center, .right, .justified])
    label.lineBreakMode = pick([
      .byTruncatingTail, .byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byWordWrapping,
      .byCharWrapping, .byClipping,
    ])
    if chance(30) { label.semanticContentAttribute = .forceRightToLeft }
    if chance(40) {
      label.attributedText = Self.attributed(text, label, &random)
    } else {
      label.text = text
    }
    let shown = text.debugDescription
    name =
      "\(shown) \(label.font.fontName) \(size), alignment \(label.textAlignment.rawValue), "
      + "mode \(label.lineBreakMode.rawValue), lines \(label.numberOfLines), "
      + "\(label.semanticContentAttribute == .forceRightToLeft ? "from the right" : "from the left")"
  }

  private static func font(
    _ size: CGFloat, family: String?, _ random: inout RandomSource
  ) -> UIFont {
    if let family { return UIFont(name: family, size: size) ?? .systemFont(ofSize: size) }
    switch random.integer(in: 0...6) {
    case 0: return .boldSystemFont(ofSize: size)
    case 1: return .italicSystemFont(ofSize: size)
    case 2: return .monospacedSystemFont(ofSize: size, weight: .regular)
    case 3: return .systemFont(ofSize: size, weight: .light)
    default: return .systemFont(ofSize: size)
    }
  }

  /// The text with other fonts and spacing from some characters on.
  private static func attributed(
    _ text: String, _ label: UILabel, _ random: inout RandomSource
  ) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = label.textAlignment
    style.lineBreakMode = label.lineBreakMode
    let result = NSMutableAttributedString(string: "")
    var rest = Substring(text)
    repeat {
      let part = rest.prefix(random.integer(in: 3...12))
      rest = rest.dropFirst(part.count)
      var attributes: [NSAttributedString.Key: Any] = [
        .font: font(CGFloat(random.integer(in: 11...24)), family: nil, &random),
        .paragraphStyle: style,
      ]
      // Neighbours have different numbers of attributes, which Foundation on Linux asks for.
      if !result.length.isMultiple(of: 2) {
        attributes[.kern] = [-0.5, 0.0, 1, 3][random.integer(in: 0...3)]
      }
      result.append(NSAttributedString(string: String(part), attributes: attributes))
    } while !rest.isEmpty
    return result
  }
}
