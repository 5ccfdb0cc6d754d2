import Foundation
import InterfaceBuilder
import PortableUIKit
import Testing

/// Actions, segues that controls start, and plain objects of a storyboard.
@MainActor @Suite struct ActionLoadingTests {
  private func run(
    _ body: (ActionsController, [String: UIView]) throws -> Void
  ) throws -> [InterfaceBuilderError] {
    try AppFixture.run { _ in
      let controller = try #require(
        UIStoryboard(name: "Actions", bundle: nil).instantiateInitialViewController()
          as? ActionsController)
      let window = UIWindow(environment: .standard)
      window.rootViewController = controller
      window.isHidden = false
      window.layoutIfNeeded()
      var views: [String: UIView] = [:]
      for view in controller.view.subviews { views[view.accessibilityIdentifier ?? ""] = view }
      try body(controller, views)
    }
  }

  @Test func actionsReachTheirTargets() throws {
    let problems = try run { controller, views in
      let save = try #require(views["save"] as? UIButton)
      save.sendActions(for: .touchUpInside)
      #expect(controller.log == ["save true"])
      #expect(controller.helper?.calls == 0)
      save.sendActions(for: .touchDown)
      #expect(controller.helper?.calls == 1)
      save.isEnabled = false
      save.sendActions(for: .touchUpInside)
      #expect(controller.log == ["save true"])
      // To the first responder: the first above the control that knows it.
      (views["slide"] as? UISlider)?.sendActions(for: .valueChanged)
      #expect(controller.log == ["save true", "slid"])
      let item = controller.navigationItem.rightBarButtonItem
      item?.primaryAction?.performWithSender(item, target: nil)
      #expect(controller.log == ["save true", "slid", "save false"])
    }
    #expect(
      problems.map(\.reason) == [
        .unknownClass("Stranger"), .undefinedKey("wrong:", of: "ActionsController"),
      ])
    #expect(problems.first?.elementID == "stranger" && problems.first?.line == 62)
    #expect(problems.last?.line == 11)
  }

  @Test func viewsInBars() throws {
    _ = try run { controller, _ in
      #expect((controller.navigationItem.titleView as? UILabel)?.text == "In the bar")
      let inner = controller.navigationItem.leftBarButtonItem?.customView as? UIButton
      #expect(inner?.currentTitle == "Inner" && inner?.bounds.width == 60)
      inner?.sendActions(for: .touchUpInside)
      #expect(controller.log == ["save true"])
    }
  }

  @Test func controlsStartSegues() throws {
    _ = try run { controller, views in
      (views["refuse"] as? UIButton)?.sendActions(for: .touchUpInside)
      #expect(controller.log == ["should refused"])
      #expect(controller.presentedViewController == nil)
      (views["go"] as? UIButton)?.sendActions(for: .touchUpInside)
      #expect(controller.log == ["should refused", "should go", "prepare go true"])
      #expect(controller.presentedViewController != nil)
    }
  }

  @Test func pages() throws {
    _ = try run { controller, _ in
      let pages: UIPageViewController = UIStoryboard(name: "Actions", bundle: nil)
        .instantiateViewController(identifier: "Pages")
      #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
    }
  }

  @Test func plainObjectsAndLayoutsAreConnected() throws {
    _ = try run { controller, views in
      #expect(controller.helper?.controller === controller)
      let collection = views["actions-collection"] as? UICollectionView
      #expect(controller.layout === collection?.collectionViewLayout)
      #expect(controller.layout?.scrollDirection == .horizontal)
    }
  }
}
