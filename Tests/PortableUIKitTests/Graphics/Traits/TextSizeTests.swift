import Foundation
import PortableUIKit
import Testing

/// The user prefers another size of text.
@MainActor @Suite struct TextSizeTests {
  private final class News: @unchecked Sendable { var values: [String] = [] }

  @Test("A change reaches the views first and is posted then, once")
  func notification() {
    let window = makeWindow()
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    window.addSubview(label)
    window.performTurn()
    let before = label.font.pointSize
    let news = News()
    let token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: window.screen, queue: nil
    ) { note in
      let value = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String
      news.values.append(value ?? "?")
    }
    defer { NotificationCenter.default.removeObserver(token) }
    window.screen.preferredContentSizeCategory = .accessibilityLarge
    #expect(label.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(label.font.pointSize > before)
    window.screen.preferredContentSizeCategory = .accessibilityLarge
    #expect(news.values == [UIContentSizeCategory.accessibilityLarge.rawValue])
    // The device may turn meanwhile.
    window.rotate(to: .landscape)
    #expect(window.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
  }
}
