import Foundation
import PortableUIKit
import Testing

/// Every character is 10 points wide, whatever the font.
@MainActor final class TypewriterMeasurer: TextMeasuring {
  let shaper: any TextShaper = EstimatedTextShaper { _, _ in 10 }
}

@MainActor @Suite struct LabelTests {
  private let window = UIWindow(
    environment: DeviceEnvironment.named("iPhone 6") ?? .standard,
    textMeasurer: TypewriterMeasurer(), frameClock: ManualFrameClock())

  private func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = constrained(UILabel(), in: window)
    label.text = text
    label.numberOfLines = lines
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      label.topAnchor.constraint(equalTo: window.topAnchor),
    ])
    return label
  }

  @Test("AL-160 a label of one line is as large as its text, heights rounded up to pixels")
  func oneLine() {
    let label = label("hello world")
    window.layoutIfNeeded()
    // 17 * 1.193359375 = 20.287, on half points 20.5.
    #expect(label.frame == CGRect(x: 0, y: 0, width: 110, height: 20.5))
  }

  @Test("AL-161 a label of many lines takes the height that its width needs, in one layout")
  func wrapping() {
    let label = label("aaaa bbbb cccc dddd", lines: 0)
    let width = label.widthAnchor.constraint(equalToConstant: 100)
    width.isActive = true
    let below = constrained(SizedView(10, 10), in: window)
    below.topAnchor.constraint(equalTo: label.bottomAnchor).isActive = true
    window.layoutIfNeeded()
    // Two words a line: two lines of 20.287, 40.574 rounded up to 41.
    #expect(label.frame.size == CGSize(width: 100, height: 41))
    #expect(below.frame.minY == 41)
    width.constant = 50
    window.layoutIfNeeded()
    // Four lines: 81.148 rounded up to 81.5.
    #expect(label.frame.size == CGSize(width: 50, height: 81.5))
    width.constant = 200
    window.layoutIfNeeded()
    #expect(label.frame.size == CGSize(width: 200, height: 20.5))
  }

  @Test("AL-161 the limit of lines holds, and a preferred width is used instead of layout's")
  func limits() {
    let label = label("aaaa bbbb cccc dddd", lines: 2)
    let width = label.widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    window.layoutIfNeeded()
    #expect(label.frame.height == 41)
    width.isActive = false
    label.preferredMaxLayoutWidth = 100
    window.layoutIfNeeded()
    #expect(label.frame.size == CGSize(width: 90, height: 41))
  }

  @Test("AL-162 another text or font changes the size with the next layout")
  func changes() {
    let label = label("ab")
    window.layoutIfNeeded()
    label.text = "abcd"
    label.font = .systemFont(ofSize: 34)
    window.layoutIfNeeded()
    #expect(label.frame.size == CGSize(width: 40, height: 41))
  }

  @Test("A label that may shrink is given what is left and wraps there")
  func squeezed() {
    let label = label("aaaa bbbb cccc", lines: 0)
    label.trailingAnchor.constraint(lessThanOrEqualTo: window.leadingAnchor, constant: 95)
      .isActive =
      true
    window.layoutIfNeeded()
    // Two words fit into 95; the label hugs the widest line, 90.
    #expect(label.frame.size == CGSize(width: 90, height: 41))
  }

  /// A plain line is measured without a layout of it. Separators, tabs and signs that are none take the other way.
  @Test(
    arguments: [
      "", "Title", "a b  c ", " é 日本 👩‍👧", "one\ntwo", "one\u{85}two", "one\u{2028}two", "a\tb",
      "a\u{b}b",
      "a\0b", "soft\u{ad}hyphen", "\u{5d0}\u{5d1} a", "…", "\r\n",
    ], [0, 1, 2])
  func `a label measures a text as its layout has it`(text: String, lines: Int) {
    let label = label(text, lines: lines)
    let measured = StyledText(
      text, TextDefaults(font: label.font, color: .black), shaper: TypewriterMeasurer().shaper
    ).measurement(width: .infinity, lines: lines)
    let whole = CGRect(x: 0, y: 0, width: 1e7, height: 1e7)
    let size = label.textRect(forBounds: whole, limitedToNumberOfLines: lines).size
    // Up to pixels of half a point.
    #expect(size.width == measured.size.width)
    #expect(size.height == (measured.size.height * 2).rounded(.up) / 2)
    #expect(label.textRect(forBounds: whole, limitedToNumberOfLines: lines).size == size)
  }
}
