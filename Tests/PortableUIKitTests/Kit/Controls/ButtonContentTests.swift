import Foundation
import PortableUIKit
import Testing

/// What a button shows: titles with attributes, and configurations that follow its state.
@MainActor @Suite struct ButtonContentTests {
  @Test func anAttributedTitleComesFirst() {
    let button = UIButton(type: .custom)
    button.setTitle("plain", for: .normal)
    let title = NSAttributedString(string: "styled", attributes: [.kern: 2])
    button.setAttributedTitle(title, for: .normal)
    button.setTitle("pressed", for: .highlighted)
    #expect(button.currentAttributedTitle == title && button.currentTitle == "styled")
    #expect(button.titleLabel?.text == "styled")
    button.isHighlighted = true
    #expect(button.currentAttributedTitle == nil && button.currentTitle == "pressed")
    button.isHighlighted = false
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.currentTitle == "plain" && button.titleLabel?.text == "plain")
  }

  /// "ab" is 1.12 em wide: 22.4 points at 20, with 3 points behind each letter 28.4.
  @Test func anAttributedTitleHasItsOwnSize() {
    let window = makeWindow()
    let button = UIButton(type: .custom)
    window.addSubview(button)
    button.setAttributedTitle(
      NSAttributedString(
        string: "abab", attributes: [.font: UIFont.systemFont(ofSize: 20), .kern: 3]), for: .normal)
    // 2 · 22.4 + 4 · 3 = 56.8.
    #expect(button.intrinsicContentSize.width == 57)
  }

  @Test func aConfigurationFollowsTheState() {
    final class Counter: UIButton {
      var updates = 0
      override func updateConfiguration() {
        updates += 1
        super.updateConfiguration()
      }
    }
    let window = makeWindow()
    let button = Counter(configuration: .filled())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "on" : "off"
    }
    window.addSubview(button)
    window.layoutIfNeeded()
    #expect(button.configuration?.title == "off" && button.updates == 1)
    button.isSelected = true
    #expect(button.configuration?.title == "off")
    window.layoutIfNeeded()
    #expect(button.configuration?.title == "on" && button.updates == 2)
    button.automaticallyUpdatesConfiguration = false
    button.isSelected = false
    window.layoutIfNeeded()
    #expect(button.configuration?.title == "on")
  }

  @Test func anIndicatorTakesThePlaceOfTheImage() {
    let window = makeWindow()
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    let button = UIButton(configuration: configuration)
    window.addSubview(button)
    let width = button.intrinsicContentSize.width
    button.configuration?.showsActivityIndicator = true
    window.layoutIfNeeded()
    #expect(button.intrinsicContentSize.width == width + 20)
    #expect(button.subviews.contains { ($0 as? UIActivityIndicatorView)?.isAnimating == true })
    button.configuration?.showsActivityIndicator = false
    window.layoutIfNeeded()
    #expect(!button.subviews.contains { $0 is UIActivityIndicatorView })
  }

  @Test func aConfiguredTitleWithAttributes() {
    let window = makeWindow()
    func size(_ configuration: UIButton.Configuration) -> CGSize {
      let button = UIButton(configuration: configuration)
      window.addSubview(button)
      return button.intrinsicContentSize
    }
    var configuration = UIButton.Configuration.plain()
    var title = AttributedString("Go")
    title.font = .systemFont(ofSize: 30)
    configuration.attributedTitle = title
    let large = size(configuration)
    configuration.attributedTitle = nil
    configuration.title = "Go"
    let usual = size(configuration)
    #expect(large.width > usual.width && large.height > usual.height)
    configuration.titleTextAttributesTransformer = .init { container in
      var container = container
      container.font = .systemFont(ofSize: 30)
      return container
    }
    #expect(size(configuration) == large)
    #expect(UIButton.ButtonType.roundedRect == .system)
  }

  @Test func attributesGoThereAndBack() {
    let string = NSMutableAttributedString()
    string.append(
      NSAttributedString(
        string: "a", attributes: [.font: UIFont.boldSystemFont(ofSize: 9), .kern: 2]))
    string.append(NSAttributedString(string: "b"))
    let swift = AttributedString(string)
    #expect(String(swift.characters) == "ab" && swift.runs.count == 2)
    #expect(swift.runs.first?.font == .boldSystemFont(ofSize: 9) && swift.runs.first?.kern == 2)
    let back = NSAttributedString(swift)
    #expect(back.attribute(.kern, at: 0, effectiveRange: nil) as? CGFloat == 2)
    #expect(back.attribute(.kern, at: 1, effectiveRange: nil) == nil)
  }
}
