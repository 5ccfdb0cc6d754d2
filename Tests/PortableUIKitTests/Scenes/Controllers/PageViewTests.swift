import PortableUIKit
import Testing

@MainActor @Suite struct PageViewTests {
  /// Three pages in a row.
  private final class Pages: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let controllers = (0..<3).map { _ in UIViewController() }
    var turned: [Int] = []

    private func page(beside controller: UIViewController, _ step: Int) -> UIViewController? {
      let index = controllers.firstIndex { $0 === controller }.map { $0 + step }
      return index.flatMap { controllers.indices.contains($0) ? controllers[$0] : nil }
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, -1) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, 1) }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      turned.append(controllers.firstIndex { $0 === previousViewControllers.first } ?? -1)
    }
  }

  @Test func onePageFillsTheView() {
    let source = Pages()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([source.controllers[1]], direction: .forward, animated: false)
    let window = UIWindow(environment: .standard)
    window.rootViewController = pages
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(pages.children.count == 1 && pages.viewControllers?.first === source.controllers[1])
    #expect(source.controllers[1].view.frame == pages.view.bounds)
    pages.setViewControllers([source.controllers[2]], direction: .forward, animated: false)
    window.performTurn()
    #expect(pages.children.count == 1 && pages.view.subviews.count == 1)
    #expect(source.controllers[1].parent == nil)
    window.rotate(to: .landscape)
    window.layoutIfNeeded()
    #expect(source.controllers[2].view.frame == pages.view.bounds)
  }

  @Test func theDataSourceTurns() {
    let source = Pages()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = source
    pages.delegate = source
    pages.setViewControllers([source.controllers[0]], direction: .forward, animated: false)
    #expect(!pages.turn(.reverse))
    #expect(pages.turn(.forward) && pages.turn(.forward) && !pages.turn(.forward))
    #expect(pages.viewControllers?.first === source.controllers[2])
    #expect(pages.turn(.reverse))
    #expect(source.turned == [0, 1, 2])
  }
}
