import Foundation
import Testing
import UIKit

/// Tabs as values, bars that a pushed controller hides, and content that is not there.
@MainActor @Suite struct TabsAndEmptyContentTests {
  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  /// Apple: "the toolbar at the bottom of the screen is hidden when the view controller is pushed", until it is popped.
  @Test func aPushedControllerHidesTheTabBarUntilItIsPopped() {
    let root = UIViewController()
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = show(tabs)
    #expect(!tabs.tabBar.isHidden)
    let indicator = window.safeAreaInsets.bottom
    #expect(root.view.safeAreaInsets.bottom == 49 + indicator)
    navigation.pushViewController(pushed, animated: false)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.isHidden)
    #expect(pushed.view.safeAreaInsets.bottom == indicator)
    let third = UIViewController()
    navigation.pushViewController(third, animated: false)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.isHidden)
    navigation.popToRootViewController(animated: false)
    window.layoutIfNeeded()
    #expect(!tabs.tabBar.isHidden)
    #expect(root.view.safeAreaInsets.bottom == 49 + indicator)
  }

  @Test func aPushedControllerHidesTheToolbar() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.isToolbarHidden = false
    _ = show(navigation)
    #expect(!navigation.toolbar.isHidden)
    navigation.topViewController?.hidesBottomBarWhenPushed = true
    #expect(navigation.toolbar.isHidden)
    #expect(!navigation.isToolbarHidden)
  }

  @Test func tabsMakeTheirControllersAndItems() throws {
    var made = 0
    let tab = UITab(title: "First", image: nil, identifier: "first") { _ in
      made += 1
      return UIViewController()
    }
    let second = UITab(title: "Second", image: nil, identifier: "second") { _ in UIViewController()
    }
    second.badgeValue = "3"
    #expect(made == 0)
    let tabs = UITabBarController()
    tabs.tabs = [tab, second]
    #expect(made == 1)
    #expect(tabs.tabBar.items?.map(\.title) == ["First", "Second"])
    #expect(tabs.tabBar.items?[1].badgeValue == "3")
    #expect(tabs.selectedTab === tab)
    tabs.selectedTab = second
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.tab(forIdentifier: "first") === tab)
    #expect(tab.viewController?.tab === tab && tab.tabBarController === tabs)
    second.title = "Other"
    #expect(tabs.tabBar.items?[1].title == "Other")
    tabs.viewControllers = []
    #expect(tabs.tabs.isEmpty && tab.tabBarController == nil)
  }

  @Test func contentThatIsNotThereStandsInTheMiddle() throws {
    let controller = UIViewController()
    let window = show(controller)
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "Nothing"
    configuration.secondaryText = "Add something"
    configuration.button.title = "Add"
    controller.contentUnavailableConfiguration = configuration
    window.layoutIfNeeded()
    let view = try #require(controller.view.subviews.last as? UIContentUnavailableView)
    #expect(view.frame == controller.view.bounds)
    let stack = try #require(view.subviews.first as? UIStackView)
    #expect(stack.arrangedSubviews.count == 3)
    let guide = view.layoutMarginsGuide.layoutFrame
    #expect(abs(stack.frame.midY - guide.midY) <= 0.5)
    configuration.secondaryText = nil
    controller.contentUnavailableConfiguration = configuration
    #expect(controller.view.subviews.last === view)
    #expect(stack.arrangedSubviews.count == 2)
    controller.contentUnavailableConfiguration = nil
    #expect(controller.view.subviews.isEmpty)
  }

  @Test func aWellTakesTheColourThatIsPicked() {
    let well = UIColorWell()
    var changes = 0
    well.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    #expect(well.selectedColor == nil)
    #expect(well.intrinsicContentSize == CGSize(width: 28, height: 28))
    well.colorPickerViewController(
      UIColorPickerViewController(), didSelect: .red, continuously: false)
    #expect(well.selectedColor == .red && changes == 1)
  }

  @Test func aThumbnailNeedsPixelsAndRoom() {
    #expect(UIImage().preparingThumbnail(of: CGSize(width: 10, height: 10)) == nil)
    #expect(UIImage().preparingForDisplay() == nil)
  }

  @Test func aDetentOfOnesOwnSeesTheLargestHeight() {
    let detent = UISheetPresentationController.Detent.custom { $0.maximumDetentValue * 0.3 }
    struct Context: UISheetPresentationControllerDetentResolutionContext {
      var containerTraitCollection = UITraitCollection()
      var maximumDetentValue: CGFloat = 700
    }
    #expect(detent.resolvedValue(in: Context()) == 210)
  }
}
