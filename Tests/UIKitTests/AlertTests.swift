import Testing
import UIKit

/// Alerts: what they refuse, how they stand (measured with iOS 26), what a button does.
@MainActor @Suite(.serialized) struct AlertTests {
  private func shown(_ alert: UIAlertController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.performTurn()
    window.rootViewController?.present(alert, animated: false)
    window.performTurn()
    window.performTurn()
    return window
  }

  @Test func aChosenActionIsDoneAfterTheAlertHasGone() throws {
    let alert = UIAlertController(title: "Delete?", message: "For ever", preferredStyle: .alert)
    var log: [String] = []
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { _ in log.append("delete") })
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in log.append("keep") })
    let window = shown(alert)
    #expect(window.rootViewController?.presentedViewController === alert)
    let view = try #require(alert.view)
    #expect(view.frame.width == 320)
    #expect(abs(view.frame.midX - window.bounds.midX) < 0.51)
    // Of two buttons side by side the cancelling one comes first.
    let tree = view.accessibilityTreeDescription
    #expect(
      tree == """
        "Delete?", staticText header
        "For ever", staticText
        "Keep", button
        "Delete", button

        """)
    let button = view.subviews.compactMap { $0 as? UIButton }.first { $0.currentTitle == "Delete" }
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    button?.sendActions(for: .primaryActionTriggered)
    window.performTurn()
    window.performTurn()
    #expect(log == ["delete"])
    #expect(window.rootViewController?.presentedViewController == nil)
  }

  @Test func misuseIsRefusedInUIKitsWords() {
    var raised: [UIKitException] = []
    let old = UIKitException.handler
    UIKitException.handler = { raised.append($0) }
    defer { UIKitException.handler = old }
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addTextField()
    sheet.addAction(UIAlertAction(title: "A", style: .cancel))
    sheet.addAction(UIAlertAction(title: "B", style: .cancel))
    #expect(raised.count == 2)
    #expect(raised.last?.reason.contains("only have one action with a style of") == true)
    #expect(sheet.actions.count == 1)
    #expect(sheet.textFields == nil)
  }
}
