import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct ScrollViewTests {
  @Test("AL-152 a content size that is set by hand after constraints have gone stays")
  func contentSizeByHand() {
    let window = makeWindow()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(scroll)
    let row = constrained(SizedView(200, 300), in: scroll)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      row.topAnchor.constraint(equalTo: scroll.topAnchor),
      row.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      row.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
    ])
    window.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 300))
    row.removeFromSuperview()
    window.layoutIfNeeded()
    #expect(scroll.contentSize == .zero)
    scroll.contentSize = CGSize(width: 50, height: 700)
    scroll.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 50, height: 700))
  }

  private final class Watching: UIScrollView {
    var changes: [UIEdgeInsets] = []
    var layouts = 0

    override func adjustedContentInsetDidChange() { changes.append(adjustedContentInset) }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  /// A scroll view that fills an iPhone 8: 20 points of status bar at the top.
  private func shown(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior) -> Watching {
    let window = makeWindow()
    let view = Watching(frame: window.bounds)
    view.contentInsetAdjustmentBehavior = behavior
    view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    window.addSubview(view)
    window.performTurn()
    // The test holds the window by the view.
    objc_setAssociatedObject(view, "window", window, .OBJC_ASSOCIATION_RETAIN)
    return view
  }

  private let plain = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  private let below = UIEdgeInsets(top: 21, left: 2, bottom: 3, right: 4)

  @Test("AL-150 the safe area enters the inset on axes that scroll, always or never")
  func adjustment() {
    #expect(shown(.never).adjustedContentInset == plain)
    #expect(shown(.always).adjustedContentInset == below)
    for behavior in [
      UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes,
    ] {
      let view = shown(behavior)
      #expect(view.adjustedContentInset == plain)
      view.contentSize = CGSize(width: 10, height: 700)
      #expect(view.adjustedContentInset == below)
      view.contentSize = .zero
      view.alwaysBounceVertical = true
      #expect(view.adjustedContentInset == below)
    }
  }

  @Test("AL-150 the change of the adjusted inset is told, once a change")
  func change() {
    let view = shown(.scrollableAxes)
    #expect(view.changes == [plain])
    view.contentSize.height = 700
    view.contentSize.height = 800
    #expect(view.changes == [plain, below])
  }

  @Test("AL-150 in a navigation controller a root view that scrolls keeps clear of the bars")
  func navigation() {
    let window = makeWindow()
    let controller = UIViewController()
    let view = UIScrollView(frame: window.bounds)
    controller.view = view
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.performTurn()
    #expect(view.adjustedContentInset.top == 64)
    controller.automaticallyAdjustsScrollViewInsets = false
    #expect(view.adjustedContentInset.top == 0)
  }

  @Test("AL-153 the offset is the bounds' origin; scrolling lays out and solves nothing again")
  func scrolling() {
    let view = shown(.never)
    let content = constrained(UIView(), in: view)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: view.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.contentLayoutGuide.trailingAnchor),
      content.topAnchor.constraint(equalTo: view.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: view.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalToConstant: 300),
      content.heightAnchor.constraint(equalToConstant: 2000),
    ])
    view.window?.performTurn()
    #expect(view.contentSize == CGSize(width: 300, height: 2000))
    view.layouts = 0
    view.contentOffset = CGPoint(x: 0, y: 100)
    #expect(view.bounds.origin.y == 100)
    view.window?.performTurn()
    #expect(view.layouts == 1)
    #expect(content.frame == CGRect(x: 0, y: 0, width: 300, height: 2000))
  }
}
