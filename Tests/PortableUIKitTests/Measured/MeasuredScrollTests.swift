import Foundation
import PortableUIKit
import Testing

/// Content sizes, insets and offsets of text and scroll views, which people compute with.
@MainActor @Suite("UM-16: text and scroll views")
struct MeasuredScrollTests {
  /// Section 6: insets of 8 above and below and lines as high as the font's.
  @Test("The content of a text view is as wide as the view and as high as its lines and insets")
  func contentSize() {
    let window = makeWindow()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
    view.font = .systemFont(ofSize: 17)
    window.addSubview(view)
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    func expect(_ lines: CGFloat, _ place: SourceLocation = #_sourceLocation) {
      #expect(view.contentSize.width == view.bounds.width, sourceLocation: place)
      #expect(abs(view.contentSize.height - 16 - lines * line) < 1, sourceLocation: place)
    }
    expect(1)
    view.text = "One\nTwo\nThree"
    expect(3)
    view.text = String(repeating: "word ", count: 40)
    let wide = view.contentSize.height
    view.frame.size.width = 100
    #expect(view.contentSize.height > 1.8 * wide)
    #expect(view.contentSize.height == view.sizeThatFits(CGSize(width: 100, height: 0)).height)
    view.textContainerInset = .zero
    view.text = "One"
    #expect(abs(view.contentSize.height - line) < 1)
  }

  @Test("A change of the text reaches observers of the content's size with the next layout")
  func observed() {
    let window = makeWindow()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
    window.addSubview(view)
    window.layoutIfNeeded()
    var heights: [CGFloat] = []
    let observation = view.observe(\.contentSize) { view, _ in
      heights.append(view.contentSize.height)
    }
    view.text = "One\nTwo"
    window.layoutIfNeeded()
    #expect(heights.count == 1 && heights.last == view.contentSize.height)
    withExtendedLifetime(observation) {}
  }

  @Test("A text view can be scrolled to its end by its content's size")
  func scrolls() {
    let window = makeWindow()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
    view.text = String(repeating: "Line\n", count: 20)
    window.addSubview(view)
    window.layoutIfNeeded()
    view.scrollRangeToVisible(NSRange(location: 100, length: 0))
    #expect(view.contentOffset.y > 0)
    #expect(view.contentOffset.y <= view.contentSize.height - view.bounds.height + 1)
  }

  @Test("Content that is shown from its start stays there as the content inset changes")
  func insets() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 500)
    view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    #expect(view.contentOffset == CGPoint(x: 0, y: -20))
    view.contentInset.top = 50
    #expect(view.contentOffset.y == -50)
    // Content that was scrolled stays where it is.
    view.contentOffset.y = 100
    view.contentInset.top = 0
    #expect(view.contentOffset.y == 100)
    view.contentInset.bottom = 90
    #expect(view.contentOffset.y == 100)
  }
}
