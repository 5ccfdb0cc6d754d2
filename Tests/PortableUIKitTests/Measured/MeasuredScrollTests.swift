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

  /// What fills the screen of an iPhone X, 44 points clear at the top, as the root view of a window.
  private func root(_ view: UIScrollView, in window: UIWindow) -> UIScrollView {
    let controller = UIViewController()
    controller.view = view
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return view
  }

  @Test(
    "AL-150: a root view that scrolls begins below the status bar, also without a navigation bar")
  func rootOffset() {
    let window = makeWindow("iPhone X")
    let scroll = UIScrollView()
    scroll.contentSize.height = 2000
    #expect(root(scroll, in: window).contentOffset.y == -44)
    // Content that comes later, and content that does not scroll.
    let late = root(UIScrollView(), in: window)
    #expect(late.contentOffset.y == 0)
    late.contentSize.height = 2000
    late.layoutIfNeeded()
    #expect(late.contentOffset.y == -44)
    let still = UIScrollView()
    still.contentInsetAdjustmentBehavior = .never
    still.contentSize.height = 2000
    #expect(root(still, in: window).contentOffset.y == 0)
    // A content that was scrolled stays where it is.
    let moved = UIScrollView()
    moved.contentSize.height = 2000
    moved.contentOffset.y = 300
    #expect(root(moved, in: window).contentOffset.y == 300)
    let text = UITextView()
    text.text = String(repeating: "Line\n", count: 200)
    #expect(root(text, in: window).contentOffset.y == -44)
  }

  /// Section 12: 260 below on a phone of 667 points without a home indicator, with its keyboard 260 high; on a tablet
  /// 337, of which 25 are the safe area.
  @Test(
    "UM-12: the table of a table controller keeps clear of the keyboard",
    arguments: [("iPhone SE 3", 260.0), ("iPad A16", 337)])
  func keyboard(device: String, height: CGFloat) throws {
    let environment = try #require(DeviceEnvironment.named(device)).running(iOS: 26)
    let window = UIWindow(environment: environment, frameClock: ManualFrameClock())
    let rows = UITableViewController(style: .plain)
    window.rootViewController = rows
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let bottom = window.safeAreaInsets.bottom
    #expect(rows.tableView.adjustedContentInset.bottom == bottom)
    window.screen.keyboard = .docked(height: height)
    window.layoutIfNeeded()
    #expect(rows.tableView.adjustedContentInset.bottom == height)
    window.screen.keyboard = nil
    window.layoutIfNeeded()
    #expect(rows.tableView.adjustedContentInset.bottom == bottom)
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

  @Test("A rectangle beyond the content is shown as far as the content goes")
  func rectBeyond() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.contentSize = CGSize(width: 300, height: 1000)
    view.scrollRectToVisible(CGRect(x: 0, y: 950, width: 10, height: 200), animated: false)
    #expect(view.contentOffset == CGPoint(x: 0, y: 800))
    // What is seen already stays where it is.
    view.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 20), animated: false)
    #expect(view.contentOffset.y == 800)
    view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 20), animated: false)
    #expect(view.contentOffset.y == 300)
  }
}
