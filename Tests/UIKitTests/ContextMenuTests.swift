import Testing
import UIKit

/// Menus of views that are pressed for long, in the order that UIKit's reference gives.
@MainActor @Suite(.serialized) struct ContextMenuTests {
  private final class Host: UIContextMenuInteractionDelegate {
    var calls: [String] = []
    var isOffering = true

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      calls.append("asked at \(location.x)")
      guard isOffering else { return nil }
      return UIContextMenuConfiguration(identifier: "row" as NSString, previewProvider: nil) { _ in
        UIMenu(children: [
          UIAction(title: "Copy") { _ in self.calls.append("copy") },
          UIAction(title: "Delete", attributes: .destructive) { _ in self.calls.append("delete") },
        ])
      }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      calls.append("shows \(configuration.identifier)")
      animator?.addCompletion { self.calls.append("shown") }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("ends") }
  }

  private func scene(_ host: Host) throws -> (UIWindow, UIView, UIContextMenuInteraction) {
    let window = UIWindow(environment: .standard, frameClock: ManualFrameClock())
    window.makeKeyAndVisible()
    let view = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 50))
    window.addSubview(view)
    let interaction = UIContextMenuInteraction(delegate: host)
    view.addInteraction(interaction)
    return (window, view, interaction)
  }

  private func press(_ window: UIWindow, at point: CGPoint) throws {
    let finger = try TouchSimulator(window)
    let touch = finger.touch(at: point)
    finger.wait(1)
    finger.lift(touch)
  }

  private func row(_ title: String, in window: UIWindow) -> UIButton? {
    var waiting: [UIView] = [window]
    while let view = waiting.popLast() {
      if let button = view as? UIButton, button.title(for: .normal) == title { return button }
      waiting += view.subviews
    }
    return nil
  }

  @Test func aLongPressOpensAMenuAndAChoiceClosesIt() throws {
    let host = Host()
    let (window, view, interaction) = try scene(host)
    #expect(view.interactions.count == 1 && interaction.view === view)
    try press(window, at: CGPoint(x: 50, y: 120))
    #expect(host.calls == ["asked at 30.0", "shows row", "shown"])
    window.performTurn()
    let delete = try #require(row("Delete", in: window))
    try TouchSimulator(window).tap(delete)
    #expect(host.calls.suffix(2) == ["ends", "delete"])
    #expect(row("Copy", in: window) == nil)
  }

  @Test func withoutAConfigurationNothingOpens() throws {
    let host = Host()
    host.isOffering = false
    let (window, _, interaction) = try scene(host)
    try press(window, at: CGPoint(x: 50, y: 120))
    #expect(host.calls == ["asked at 30.0"])
    #expect(interaction.menuAppearance == .unknown)
  }

  @Test func interactionsBelongToOneView() throws {
    let host = Host()
    let (window, view, interaction) = try scene(host)
    try press(window, at: CGPoint(x: 50, y: 120))
    let other = UIView()
    other.addInteraction(interaction)
    #expect(view.interactions.isEmpty && other.interactions.count == 1)
    #expect(host.calls.last == "ends")
    #expect(view.gestureRecognizers == nil)
    other.interactions = []
    #expect(interaction.view == nil)
  }
}
