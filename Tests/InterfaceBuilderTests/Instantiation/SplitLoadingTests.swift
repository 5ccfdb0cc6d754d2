import Foundation
import InterfaceBuilder
import PortableUIKit
import Testing

/// Split view controllers of a storyboard, and segues that show controllers in their columns.
@MainActor @Suite struct SplitLoadingTests {
  private func split(
    on device: String
  ) throws -> (window: UIWindow, split: UISplitViewController) {
    let window = UIWindow(
      environment: try #require(DeviceEnvironment.named(device)), orientation: .landscape)
    let split = try #require(
      UIStoryboard(name: "Lists", bundle: nil).instantiateInitialViewController()
        as? UISplitViewController)
    window.rootViewController = split
    window.isHidden = false
    window.layoutIfNeeded()
    return (window, split)
  }

  @Test func columnsOfAStoryboard() throws {
    try AppFixture.run { _ in
      let (window, split) = try split(on: "iPad")
      defer { withExtendedLifetime(window) {} }
      #expect(!split.isCollapsed && split.style == .unspecified)
      #expect(split.viewControllers.count == 2)
      let navigation = split.viewControllers.first as? UINavigationController
      #expect(navigation?.topViewController is ListController)
      #expect(split.viewControllers.last?.title == "Empty")
      #expect(split.minimumPrimaryColumnWidth == 300 && !split.presentsWithGesture)
      #expect(split.primaryColumnWidth >= 300)
    }
  }

  /// `showDetail` puts the destination into the second column, `show` on top of the first one.
  @Test func seguesShowInColumns() throws {
    try AppFixture.run { _ in
      let (window, split) = try split(on: "iPad")
      let navigation = try #require(split.viewControllers.first as? UINavigationController)
      let list = try #require(navigation.topViewController)
      list.performSegue(withIdentifier: "detail", sender: nil)
      #expect(split.viewControllers.last is ItemsController)
      #expect(navigation.viewControllers.count == 1)
      list.performSegue(withIdentifier: "open", sender: nil)
      #expect(navigation.topViewController is ItemsController)
      window.layoutIfNeeded()
    }
  }

  @Test func onAPhoneBothArePushed() throws {
    try AppFixture.run { _ in
      let (window, split) = try split(on: "iPhone SE 3")
      #expect(split.isCollapsed)
      let navigation = try #require(split.viewControllers.first as? UINavigationController)
      let list = try #require(
        navigation.viewControllers.first { $0 is ListController })
      list.performSegue(withIdentifier: "detail", sender: nil)
      window.layoutIfNeeded()
      #expect(navigation.topViewController is ItemsController)
    }
  }

  /// The attributes are those of public documents of Xcode 12 and later.
  @Test(arguments: [true, false])
  func columnsOfNewerDocuments(hasThree: Bool) throws {
    func segue(_ id: String, _ relationship: String) -> String {
      """
      <segue destination="\(id)" kind="relationship" relationship="\(relationship)" id="r-\(id)"/>
      """
    }
    let supplementary = hasThree ? segue("b", "supplementaryViewController") : ""
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useSafeAreas="YES" initialViewController="split"><device id="ipad9_7"/><scenes>
      <scene sceneID="s"><objects>
      <splitViewController allowDoubleColumnStyle="YES" preferredDisplayMode="beside" \
      behavior="tile" id="split"><connections>\(segue("a", "masterViewController"))\(supplementary)\
      \(segue("c", "detailViewController"))</connections></splitViewController>
      </objects></scene>
      \(["a", "b", "c"].map { """
        <scene sceneID="s-\($0)"><objects><viewController title="\($0)" id="\($0)"/></objects></scene>
        """ }.joined())
      </scenes></document>
      """
    let loader = DocumentLoader(classes: AppFixture.classes, languages: [])
    let contents = try loader.storyboard(data: Data(text.utf8), in: .main)
    let split = try #require(
      UIStoryboard(contents: contents).instantiateInitialViewController()
        as? UISplitViewController)
    #expect(split.style == (hasThree ? .tripleColumn : .doubleColumn))
    #expect(split.preferredSplitBehavior == .tile)
    #expect(split.preferredDisplayMode == .oneBesideSecondary)
    #expect(split.viewController(for: .primary) != nil)
    #expect((split.viewController(for: .supplementary) != nil) == hasThree)
  }
}
