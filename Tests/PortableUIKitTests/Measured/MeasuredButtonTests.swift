import Foundation
import Testing

@testable import PortableUIKit

/// Buttons with titles of several lines, and the places of their parts: points 5 and 17 of section 16.
@MainActor @Suite("UM-16: buttons")
struct MeasuredButtonTests {
  private let line = UIFont.systemFont(ofSize: 15).lineHeight
  /// Held, as a button without a window measures for the main screen's pixels.
  private let window = makeWindow()

  private func placed(_ button: UIButton, width: CGFloat? = nil) -> UIButton {
    _ = constrained(button, in: window)
    var constraints = [
      button.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      button.topAnchor.constraint(equalTo: window.topAnchor),
    ]
    if let width { constraints.append(button.widthAnchor.constraint(equalToConstant: width)) }
    NSLayoutConstraint.activate(constraints)
    window.layoutIfNeeded()
    return button
  }

  private func button(_ title: String, lines: Int) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.titleLabel?.numberOfLines = lines
    return button
  }

  @Test("UM-1617: a title with any number of lines makes the button higher")
  func lines() {
    // Two lines and the 12 points of a plain button.
    let broken = button("One\nTwo", lines: 0)
    #expect(abs(broken.intrinsicContentSize.height - 2 * line - 12) < 2)
    let text = "A title that is longer than the button is wide"
    let narrow = placed(button(text, lines: 0), width: 100)
    let single = placed(button(text, lines: 1), width: 100)
    #expect(abs(single.frame.height - line - 12) < 1)
    #expect(narrow.frame.height > 3 * line + 11)
    let two = placed(button(text, lines: 2), width: 100)
    #expect(abs(two.frame.height - 2 * line - 12) < 2)
    #expect(narrow.sizeThatFits(CGSize(width: 100, height: 0)).height == narrow.frame.height)
  }

  @Test("UM-1617: the title of a configuration breaks as its line break mode says")
  func configured() {
    func made(_ mode: NSLineBreakMode) -> UIButton {
      let button = UIButton(frame: .zero)
      button.configuration = .filled()
      button.configuration?.title = "A title that is longer than the button is wide"
      button.configuration?.titleLineBreakMode = mode
      return placed(button, width: 120)
    }
    #expect(made(.byWordWrapping).frame.height > 2 * made(.byTruncatingTail).frame.height)
  }

  @Test("UM-1605: label and image view have the frames of what they show")
  func parts() throws {
    let plain = UIButton(type: .system)
    plain.setTitle("Title", for: .normal)
    plain.setImage(UIImage(name: nil, size: CGSize(width: 20, height: 10)), for: .normal)
    plain.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    plain.layoutIfNeeded()
    let (label, image) = try (#require(plain.titleLabel), #require(plain.imageView))
    let width = label.frame.width
    #expect(width > 20 && abs(label.frame.height - line) < 1)
    #expect(abs(image.frame.minX - (200 - 20 - width) / 2) < 1e-9)
    #expect(image.frame.minY == 17 && image.frame.size == CGSize(width: 20, height: 10))
    #expect(label.frame.minX == image.frame.maxX)
    plain.configuration = .plain()
    plain.configuration?.title = "Title"
    plain.configuration?.imagePadding = 6
    plain.contentHorizontalAlignment = .leading
    plain.setNeedsLayout()
    plain.layoutIfNeeded()
    #expect(image.frame.minX == 12 && label.frame.minX == 12 + 20 + 6)
  }
}
