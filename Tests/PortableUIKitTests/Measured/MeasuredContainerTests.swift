import Foundation
import PortableUIKit
import Testing

/// What suites of other people's libraries find in containers, windows and page controls.
@MainActor @Suite struct MeasuredContainerTests {
  private final class Listener: UIScrollViewDelegate {
    var offsets: [CGFloat] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.x)
    }
  }

  /// Two pages in a row.
  private final class Row: UIPageViewControllerDataSource {
    let pages = [UIViewController(), UIViewController()]
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore controller: UIViewController
    ) -> UIViewController? { controller === pages[1] ? pages[0] : nil }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter controller: UIViewController
    ) -> UIViewController? { controller === pages[0] ? pages[1] : nil }
  }

  private func strip(of pages: UIPageViewController) throws -> UIScrollView {
    try #require(pages.view.subviews.compactMap { $0 as? UIScrollView }.first)
  }

  @Test("Pages that scroll lie in a scroll view, at rest one page from its start")
  func scrollView() throws {
    let clock = ManualFrameClock()
    let window = makeWindow(clock: clock)
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    window.rootViewController = pages
    clock.tick()
    let strip = try strip(of: pages)
    let width = window.bounds.width
    #expect(strip.contentOffset.x == width && strip.contentSize.width == 3 * width)
    let listener = Listener()
    strip.scrollDelegate = listener
    var ends = 0
    pages.setViewControllers([UIViewController()], direction: .forward, animated: true) { _ in
      ends += 1
    }
    #expect(listener.offsets == [2 * width] && ends == 0)
    clock.advance(by: 1)
    #expect(listener.offsets == [2 * width, width] && ends == 1)
    #expect(
      pages.viewControllers?.first?.view.frame == pages.view.bounds && strip.subviews.count == 1)
  }

  @Test("Pages that curl have no scroll view")
  func curl() {
    let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    #expect(!pages.view.subviews.contains { $0 is UIScrollView })
  }

  @Test("A finger turns the page, if scrolling is not disabled")
  func swipe() throws {
    let scene = try TouchScene()
    let (pages, row) = (
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), Row()
    )
    pages.dataSource = row
    pages.setViewControllers([row.pages[0]], direction: .forward, animated: false)
    scene.window.rootViewController = pages
    scene.window.layoutIfNeeded()
    let strip = try strip(of: pages)
    let left = TouchPath.drag(from: at(300, 150), to: at(20, 150), steps: 5)
    strip.isScrollEnabled = false
    scene.finger.perform(left)
    #expect(pages.viewControllers?.first === row.pages[0])
    strip.isScrollEnabled = true
    scene.finger.perform(left)
    #expect(pages.viewControllers?.first === row.pages[1])
  }

  @Test("A child tells of its parent at once")
  func parent() {
    let (parent, child) = (UIViewController(), UIViewController())
    var parents: [UIViewController?] = []
    let observation = child.observe(\.parent) { child, _ in parents.append(child.parent) }
    parent.addChild(child)
    child.removeFromParent()
    #expect(parents == [parent, nil])
    observation.invalidate()
  }

  @Test("The current page is pinned to those that there are")
  func currentPage() {
    let control = UIPageControl()
    #expect(control.currentPage == -1)
    control.numberOfPages = 3
    control.currentPage = 7
    #expect(control.currentPage == 2)
    control.numberOfPages = 0
    #expect(control.currentPage == 0)
  }

  @Test("Classes answer for their objects")
  func classes() {
    #expect(UITableViewCell.classForCoder() == UITableViewCell.self)
    let data: CFData? = NSData(data: Data([7, 8]))
    withExtendedLifetime(data) { #expect(CFDataGetBytePtr(data)[1] == 8) }
  }
}
