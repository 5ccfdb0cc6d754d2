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
