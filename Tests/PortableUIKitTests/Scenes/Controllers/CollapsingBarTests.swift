import Foundation
import PortableUIKit
import Testing

/// Large titles and search bars that go as the content scrolls.
@MainActor @Suite struct CollapsingBarTests {
  private let clock = ManualFrameClock()

  private final class Screen: UIViewController {
    let scroll = UIScrollView()
    var contentHeight: CGFloat = 2000
    override func viewDidLoad() {
      super.viewDidLoad()
      scroll.frame = view.bounds
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.contentSize = CGSize(width: 375, height: contentHeight)
      view.addSubview(scroll)
    }
  }

  /// An iPhone 8: the bar starts at 20, its line ends at 64, a large title takes 52 more.
  private func show(iOS version: Int = 18, _ configure: (Screen) -> Void = { _ in }) -> (
    UIWindow, UINavigationController, Screen
  ) {
    let window = makeWindow("iPhone 8", iOS: version, clock: clock)
    let screen = Screen()
    configure(screen)
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.prefersLargeTitles = true
    window.rootViewController = navigation
    window.layoutIfNeeded()
    return (window, navigation, screen)
  }

  @Test("A large title goes as the content scrolls up, with the safe area, and comes back")
  func largeTitle() {
    let (window, navigation, screen) = show()
    let (bar, scroll) = (navigation.navigationBar, screen.scroll)
    #expect(scroll.contentOffset.y == -116 && bar.frame.height == 96)
    scroll.contentOffset.y = -96
    #expect(bar.frame.height == 76 && scroll.adjustedContentInset.top == 96)
    #expect(scroll.contentOffset.y == -96)
    scroll.contentOffset.y = 300
    #expect(bar.frame.height == 44 && scroll.adjustedContentInset.top == 64)
    #expect(scroll.contentOffset.y == 300)
    window.layoutIfNeeded()
    #expect(bar.frame.height == 44 && scroll.contentOffset.y == 300)
    scroll.contentOffset.y = -116
    #expect(bar.frame.height == 96 && scroll.adjustedContentInset.top == 116)
    #expect(scroll.contentOffset.y == -116)
  }

  @Test("A drag brings the title back before the content is at its top, and does not end half way")
  func drag() throws {
    let (window, navigation, screen) = show()
    let (bar, scroll) = (navigation.navigationBar, screen.scroll)
    let finger = try TouchSimulator(window)
    // Measured on iOS 26: let go 36 points up the title comes back, 37 points up it goes. 10 points do not count.
    finger.perform(.drag(from: at(100, 400), to: at(100, 354), steps: 4))
    #expect(scroll.contentOffset.y == -116 && bar.frame.height == 96)
    finger.perform(.drag(from: at(100, 400), to: at(100, 353), steps: 4))
    #expect(scroll.contentOffset.y == -64 && bar.frame.height == 44)
    // 52 points and the 10 bring it back, without resistance on the way.
    let touch = finger.touch(at: at(100, 400))
    finger.move(touch, to: at(100, 420))
    finger.move(touch, to: at(100, 450))
    #expect(scroll.contentOffset.y == -104 && bar.frame.height == 84)
    finger.lift(touch)
    #expect(scroll.contentOffset.y == -116 && bar.frame.height == 96)
  }

  @Test("A search bar below the title goes first, unless it is to stay")
  func searchBar() {
    let search = UISearchController(searchResultsController: nil)
    let (_, navigation, screen) = show { $0.navigationItem.searchController = search }
    let (bar, scroll) = (navigation.navigationBar, screen.scroll)
    scroll.contentOffset.y = -168
    #expect(bar.frame.height == 148 && scroll.contentOffset.y == -168)
    #expect(search.searchBar.superview === bar)
    #expect(search.searchBar.frame == CGRect(x: 0, y: 96, width: 375, height: 52))
    scroll.contentOffset.y = -142
    #expect(bar.frame.height == 122 && search.searchBar.alpha == 0.5)
    scroll.contentOffset.y = -96
    #expect(bar.frame.height == 76 && search.searchBar.alpha == 0)
    screen.navigationItem.hidesSearchBarWhenScrolling = false
    scroll.contentOffset.y = 300
    #expect(bar.frame.height == 96 && search.searchBar.alpha == 1)
    #expect(search.searchBar.frame == CGRect(x: 0, y: 44, width: 375, height: 52))
    screen.navigationItem.searchController = nil
    navigation.view.layoutIfNeeded()
    #expect(search.searchBar.superview == nil && bar.frame.height == 44)
  }

  /// Apple's words: visible only at the top, and it comes back there; reports: hidden at first, up to iOS 18.
  @Test("A search bar is hidden until the content is pulled down, and stays until it goes up")
  func searchBarAtFirst() throws {
    let search = UISearchController(searchResultsController: nil)
    let (window, navigation, screen) = show { $0.navigationItem.searchController = search }
    let (bar, scroll) = (navigation.navigationBar, screen.scroll)
    #expect(bar.frame.height == 96 && search.searchBar.alpha == 0)
    #expect(scroll.contentOffset.y == -116 && scroll.adjustedContentInset.top == 116)
    #expect(screen.view.safeAreaInsets.top == 116)
    let finger = try TouchSimulator(window)
    finger.perform(.drag(from: at(100, 300), to: at(100, 362), steps: 6))
    #expect(bar.frame.height == 148 && search.searchBar.alpha == 1)
    #expect(scroll.contentOffset.y == -168 && scroll.adjustedContentInset.top == 168)
    finger.perform(.drag(from: at(100, 400), to: at(100, 350), steps: 5))
    #expect(bar.frame.height == 96 && scroll.contentOffset.y == -116)
  }

  @Test("A search bar is there at first over content that fits, where it is to stay, and on iOS 26")
  func searchBarThere() {
    let search = UISearchController(searchResultsController: nil)
    let (window, navigation, screen) = show {
      $0.navigationItem.searchController = search
      $0.contentHeight = 300
    }
    #expect(navigation.navigationBar.frame.height == 148)
    // Content that comes later needs the room.
    screen.scroll.contentSize.height = 2000
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 96 && screen.scroll.contentOffset.y == -116)
    screen.navigationItem.hidesSearchBarWhenScrolling = false
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 148 && screen.scroll.contentOffset.y == -168)
    let other = UISearchController(searchResultsController: nil)
    let (_, new, _) = show(iOS: 26) { $0.navigationItem.searchController = other }
    #expect(new.navigationBar.frame.height == 158 && other.searchBar.alpha == 1)
  }

  @Test("Every controller of the stack has its own part of the title shown")
  func stack() {
    let (window, navigation, screen) = show()
    screen.scroll.contentOffset.y = 300
    let other = Screen()
    navigation.pushViewController(other, animated: false)
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 96)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 44 && screen.scroll.contentOffset.y == 300)
  }
}
