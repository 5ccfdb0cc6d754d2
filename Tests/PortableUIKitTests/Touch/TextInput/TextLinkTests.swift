import Foundation
import PortableUIKit
import Testing

/// Addresses and phone numbers in texts.
@MainActor @Suite struct TextLinkTests {
  private let text = "See www.example.org, mail a@b.com or call +49 (30) 123-4567."

  // By their numbers: Foundation warns of their names on this platform.
  private let link = NSTextCheckingResult.CheckingType(rawValue: 1 << 5)
  private let phoneNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)

  private func matches(_ types: NSTextCheckingResult.CheckingType) throws -> [NSTextCheckingResult]
  {
    try NSDataDetector(types: types.rawValue).matches(
      in: text, range: NSRange(location: 0, length: text.utf16.count))
  }

  @Test func linksAndNumbersAreFound() throws {
    let links = try matches(link)
    #expect(
      links.map(\.url?.absoluteString) == ["http://www.example.org", "mailto:a@b.com"])
    #expect(links.first?.range == NSRange(location: 4, length: 15))
    let numbers = try matches(phoneNumber)
    #expect(numbers.map(\.phoneNumber) == ["+49 (30) 123-4567"])
    #expect(numbers.first?.resultType == phoneNumber && numbers.first?.url == nil)
    #expect(try matches([link, phoneNumber]).count == 3)
    #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
  }

  @Test func aTappedLinkIsOffered() throws {
    final class Reader: NSObject, UITextViewDelegate {
      var log: [String] = []
      func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
      ) -> Bool {
        log.append("\(url) \(characterRange.location)+\(characterRange.length)")
        return false
      }
    }
    let window = makeWindow()
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 375, height: 100))
    let reader = Reader()
    view.delegate = reader
    view.isEditable = false
    view.font = .systemFont(ofSize: 10)
    view.text = "www.example.org is there"
    view.dataDetectorTypes = .link
    window.addSubview(view)
    window.layoutIfNeeded()
    let finger = try TouchSimulator(window)
    finger.tap(at: CGPoint(x: 20, y: 112))
    #expect(reader.log == ["http://www.example.org 0+15"])
    finger.tap(at: CGPoint(x: 300, y: 112))
    #expect(reader.log.count == 1)
  }

  @Test func aDelegateGivesTheActionOfALink() throws {
    final class Reader: NSObject, UITextViewDelegate {
      var log: [String] = []
      var isSilent = false
      func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
      ) -> UIAction? {
        guard case .link(let url) = textItem.content, !isSilent else { return nil }
        return UIAction { [weak self] _ in self?.log.append("\(url) \(textItem.range.length)") }
      }
    }
    let window = makeWindow()
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 375, height: 100))
    let reader = Reader()
    view.delegate = reader
    view.isEditable = false
    let url = try #require(URL(string: "https://example.org"))
    view.attributedText = NSAttributedString(
      string: "there", attributes: [.link: url, .font: UIFont.systemFont(ofSize: 10)])
    window.addSubview(view)
    window.layoutIfNeeded()
    let finger = try TouchSimulator(window)
    finger.tap(at: CGPoint(x: 12, y: 112))
    #expect(reader.log == ["https://example.org 5"])
    reader.isSilent = true
    finger.tap(at: CGPoint(x: 12, y: 112))
    #expect(reader.log.count == 1)
  }

  @Test func emptyTextsAreMadeOfNothing() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString())
    text.append(NSAttributedString(string: "a"))
    #expect(text.length == 1)
    let characters = NSMutableString()
    characters.appendFormat("%d-%@", 3, "b")
    #expect(characters as String == "3-b")
    #expect(NSString.localizedStringWithFormat("%d", 7) as String == "7")
  }
}
