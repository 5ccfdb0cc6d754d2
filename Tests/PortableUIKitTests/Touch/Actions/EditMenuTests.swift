import Foundation
import PortableUIKit
import Testing

/// Menus for editing list what the first responder says it carries out.
@MainActor @Suite(.serialized) struct EditMenuTests {
  private let window = makeWindow()
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))

  init() {
    window.addSubview(field)
    field.becomeFirstResponder()
  }

  private func titles() -> [String] {
    window.accessibilityElementsInOrder.compactMap { ($0 as? UIButton)?.currentTitle }
  }

  @Test func anEmptyFieldHasNoMenu() {
    UIPasteboard.general.items = []
    UIMenuController.shared.showMenu(from: field, rect: field.bounds)
    #expect(!UIMenuController.shared.isMenuVisible)
  }

  @Test func theMenuListsWhatCanBeDone() throws {
    UIPasteboard.general.items = []
    field.text = "plover"
    field.selectAll(nil)
    var told = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIMenuController.didShowMenuNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { told += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    UIMenuController.shared.showMenu(from: field, rect: field.bounds)
    #expect(told == 1 && UIMenuController.shared.isMenuVisible)
    #expect(titles() == ["Cut", "Copy", "Delete"])
    let cut = window.accessibilityElementsInOrder.compactMap { $0 as? UIButton }.first
    #expect(try #require(cut).accessibilityActivate())
    #expect(field.text == "" && UIPasteboard.general.string == "plover")
    #expect(!UIMenuController.shared.isMenuVisible)
  }

  @Test func anInteractionAsksItsDelegate() {
    UIPasteboard.general.items = []
    final class Maker: UIEditMenuInteractionDelegate {
      var suggested: [String] = []
      var log: [String] = []
      func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
      ) -> UIMenu? {
        suggested = suggestedActions.map(\.title)
        return UIMenu(children: [UIAction(title: "Look up") { _ in self.log.append("up") }])
      }
      func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
      ) { log.append("dismiss") }
    }
    field.text = "plover"
    let maker = Maker()
    let interaction = UIEditMenuInteraction(delegate: maker)
    field.addInteraction(interaction)
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 10, y: 10)))
    #expect(maker.suggested == ["Select", "Select All"])
    #expect(titles() == ["Look up"])
    #expect(interaction.location(in: nil) == CGPoint(x: 30, y: 110))
    interaction.dismissMenu()
    #expect(titles().isEmpty && maker.log == ["dismiss"])
  }
}
