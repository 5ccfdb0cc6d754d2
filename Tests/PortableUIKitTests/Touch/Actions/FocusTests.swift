import Foundation
import PortableUIKit
import Testing

/// The focus goes where the parts of the interface prefer it.
@MainActor @Suite struct FocusTests {
  private final class Item: UIView {
    var log: [String] = []
    var allows = true
    override var canBecomeFocused: Bool { true }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { allows }
    override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
      log.append(context.nextFocusedItem === self ? "got" : "lost")
      coordinator.addCoordinatedAnimations({ self.log.append("animated") })
    }
  }

  private final class Page: UIViewController {
    var preferred: [any UIFocusEnvironment] = []
    override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred }
  }

  @Test func aPreferredItemHasTheFocus() throws {
    let window = makeWindow()
    let page = Page()
    window.rootViewController = page
    let (first, second) = (Item(), Item())
    page.view.addSubview(first)
    page.view.addSubview(second)
    page.preferred = [second]
    page.setNeedsFocusUpdate()
    page.updateFocusIfNeeded()
    let system = try #require(UIFocusSystem.focusSystem(for: first))
    #expect(second.isFocused && !first.isFocused && system.focusedItem === second)
    #expect(second.log == ["got", "animated"])

    system.requestFocusUpdate(to: first)
    system.updateFocusIfNeeded()
    #expect(first.isFocused && second.log == ["got", "animated", "lost", "animated"])

    first.allows = false
    system.requestFocusUpdate(to: second)
    system.updateFocusIfNeeded()
    #expect(first.isFocused)
    #expect(UIFocusSystem.environment(page, contains: first))
  }
}

extension FocusTests {
  /// A part of a drawing that has the focus says little of itself.
  private final class Link: UIAccessibilityElement, UIFocusItem {
    var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    var parentFocusEnvironment: (any UIFocusEnvironment)? {
      accessibilityContainer as? UIView
    }
    var canBecomeFocused: Bool { true }
    var frame: CGRect { .zero }
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}
  }

  private final class Paragraph: UIView {
    var links: [Link] = []
    override func focusItems(in rect: CGRect) -> [any UIFocusItem] { links }
  }

  @Test func itemsOfAContainerAreFound() {
    let window = makeWindow()
    let paragraph = Paragraph(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(paragraph)
    let link = Link(accessibilityContainer: paragraph)
    paragraph.links = [link]
    window.setNeedsFocusUpdate()
    window.updateFocusIfNeeded()
    #expect(link.isFocused && link.focusEffect == nil)
  }
}
