import Foundation
import PortableUIKit
import Testing

/// The keyboard comes, moves and goes: notifications, values and what follows the guide.
@MainActor @Suite struct KeyboardTests {
  /// What was told, in order.
  /// Notifications come on the main thread.
  private final class Log: @unchecked Sendable {
    struct Entry {
      let name: String
      let begin: CGRect
      let end: CGRect
      let userInfo: [AnyHashable: Any]
    }

    var entries: [Entry] = []
    private var tokens: [any NSObjectProtocol] = []

    init(of screen: UIScreen) {
      let names: [(Notification.Name, String)] = [
        (UIResponder.keyboardWillShowNotification, "will show"),
        (UIResponder.keyboardDidShowNotification, "did show"),
        (UIResponder.keyboardWillHideNotification, "will hide"),
        (UIResponder.keyboardDidHideNotification, "did hide"),
        (UIResponder.keyboardWillChangeFrameNotification, "will change"),
        (UIResponder.keyboardDidChangeFrameNotification, "did change"),
      ]
      for (name, text) in names {
        let token = NotificationCenter.default.addObserver(
          forName: name, object: screen, queue: nil
        ) { [weak self] notification in
          let begin =
            notification.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue
          let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
          self?.entries.append(
            Entry(
              name: text, begin: begin?.cgRectValue ?? .null, end: end?.cgRectValue ?? .null,
              userInfo: notification.userInfo ?? [:]))
        }
        tokens.append(token)
      }
    }

    deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    func take() -> [String] {
      defer { entries = [] }
      return entries.map(\.name)
    }
  }

  private let clock = ManualFrameClock()

  @Test("A docked keyboard comes, grows and goes, with its frames and its animation")
  func docked() {
    // 375 by 667 points.
    let window = makeWindow("iPhone 8", clock: clock)
    let log = Log(of: window.screen)
    window.screen.keyboard = .docked(height: 260)
    #expect(log.entries.map(\.name) == ["will change", "will show"])
    #expect(
      log.entries.map(\.begin).allSatisfy { $0 == CGRect(x: 0, y: 667, width: 375, height: 260) })
    #expect(
      log.entries.map(\.end).allSatisfy { $0 == CGRect(x: 0, y: 407, width: 375, height: 260) })
    let userInfo = log.entries[0].userInfo
    #expect(userInfo[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
    #expect(userInfo[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int == 7)
    #expect(userInfo[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
    _ = log.take()
    clock.advance(by: 0.2)
    #expect(log.take() == [])
    clock.advance(by: 0.1)
    #expect(log.take() == ["did change", "did show"])
    window.screen.keyboard = .docked(height: 260)
    #expect(log.take() == [])
    window.screen.keyboard = .docked(height: 300)
    #expect(log.entries.map(\.begin.minY) == [407, 407] && log.entries[0].end.minY == 367)
    #expect(log.take() == ["will change", "will show"])
    clock.advance(by: 1)
    _ = log.take()
    window.screen.keyboard = nil
    #expect(log.entries[0].begin.minY == 367 && log.entries[0].end.minY == 667)
    #expect(log.take() == ["will change", "will hide"])
    clock.advance(by: 1)
    #expect(log.take() == ["did change", "did hide"])
  }

  @Test("A keyboard that is undocked hides; afloat only its frame changes")
  func floating() {
    let window = makeWindow("iPad", clock: clock)
    let log = Log(of: window.screen)
    window.screen.keyboard = .docked(height: 300)
    clock.advance(by: 1)
    _ = log.take()
    let frame = CGRect(x: 100, y: 300, width: 320, height: 250)
    window.screen.keyboard = .floating(frame)
    #expect(log.entries[0].end == frame)
    #expect(log.take() == ["will change", "will hide"])
    clock.advance(by: 1)
    #expect(log.take() == ["did change", "did hide"])
    window.screen.keyboard = .floating(frame.offsetBy(dx: 10, dy: 10))
    clock.advance(by: 1)
    #expect(log.take() == ["will change", "did change"])
    window.screen.keyboard = nil
    clock.advance(by: 1)
    #expect(log.take() == ["will change", "did change"])
  }

  @Test("Code written for the notifications moves its views within the animation")
  func screen() {
    final class Composer: UIViewController {
      let bar = UIView()
      private var bottom: NSLayoutConstraint!
      private var token: NSObjectProtocol?

      override func viewDidLoad() {
        super.viewDidLoad()
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        NSLayoutConstraint.activate([
          bottom, bar.heightAnchor.constraint(equalToConstant: 50),
          bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        token = NotificationCenter.default.addObserver(
          forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { [weak self] notification in
          guard let userInfo = notification.userInfo,
            let frame = (userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?
              .cgRectValue,
            let duration = userInfo[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
          else { return }
          MainActor.assumeIsolated { self?.adjust(to: frame, within: duration) }
        }
      }

      private func adjust(to frame: CGRect, within duration: Double) {
        let local = view.convert(frame, from: nil)
        bottom.constant = -max(0, view.bounds.maxY - local.minY)
        UIView.animate(withDuration: duration) { self.view.layoutIfNeeded() }
      }
    }
    let window = makeWindow("iPhone 8", clock: clock)
    let composer = Composer()
    window.rootViewController = composer
    window.performTurn()
    #expect(composer.bar.frame.maxY == 667)
    window.screen.keyboard = .docked(height: 260)
    #expect(composer.bar.frame.maxY == 407)
    #expect(composer.bar.layer.presentation()?.frame.maxY == 667)
    clock.advance(by: 0.3)
    #expect(composer.bar.layer.presentation()?.frame.maxY == 407)
    window.screen.keyboard = nil
    #expect(composer.bar.frame.maxY == 667)
  }

  @Test("AL-73 a guide follows a floating keyboard where it is to, and otherwise rests")
  func floatingGuide() {
    // 768 by 1024 points.
    let window = makeWindow("iPad", clock: clock)
    let view = UIView(frame: CGRect(x: 50, y: 100, width: 600, height: 800))
    window.addSubview(view)
    let above = constrained(UIView(), in: view)
    NSLayoutConstraint.activate([
      above.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      above.heightAnchor.constraint(equalToConstant: 40),
      above.centerXAnchor.constraint(equalTo: view.keyboardLayoutGuide.centerXAnchor),
      above.widthAnchor.constraint(equalTo: view.keyboardLayoutGuide.widthAnchor),
    ])
    window.performTurn()
    #expect(above.frame == CGRect(x: 0, y: 760, width: 600, height: 40))
    window.screen.keyboard = .floating(CGRect(x: 150, y: 400, width: 320, height: 250))
    #expect(above.frame == CGRect(x: 0, y: 760, width: 600, height: 40))
    view.keyboardLayoutGuide.followsUndockedKeyboard = true
    window.performTurn()
    let covered = CGRect(x: 100, y: 300, width: 320, height: 250)
    #expect(view.keyboardLayoutGuide.layoutFrame == covered)
    #expect(above.frame == CGRect(x: 100, y: 260, width: 320, height: 40))
    // The view moves and grows under the keyboard.
    view.frame = CGRect(x: 60, y: 110, width: 700, height: 900)
    window.performTurn()
    #expect(above.frame == CGRect(x: 90, y: 250, width: 320, height: 40))
    window.screen.keyboard = .floating(CGRect(x: 800, y: 400, width: 320, height: 250))
    #expect(above.frame == CGRect(x: 0, y: 860, width: 700, height: 40))
    window.screen.keyboard = .docked(height: 300)
    // Its top is at 724, the view's at 110.
    #expect(above.frame.maxY == 614)
    window.screen.keyboard = nil
    #expect(above.frame.maxY == 900)
  }

  @Test("AL-73 a guide in a view that constraints move follows a floating keyboard")
  func floatingGuideInSolvedView() {
    let window = makeWindow("iPad", clock: clock)
    window.screen.keyboard = .floating(CGRect(x: 150, y: 400, width: 320, height: 250))
    let panel = constrained(UIView(), in: window)
    let top = panel.topAnchor.constraint(equalTo: window.topAnchor, constant: 100)
    panel.keyboardLayoutGuide.followsUndockedKeyboard = true
    let above = constrained(UIView(), in: panel)
    NSLayoutConstraint.activate([
      top, panel.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 50),
      panel.widthAnchor.constraint(equalToConstant: 600),
      panel.heightAnchor.constraint(equalToConstant: 800),
      above.bottomAnchor.constraint(equalTo: panel.keyboardLayoutGuide.topAnchor),
      above.heightAnchor.constraint(equalToConstant: 40),
      above.leadingAnchor.constraint(equalTo: panel.keyboardLayoutGuide.leadingAnchor),
    ])
    window.performTurn()
    window.performTurn()
    #expect(above.frame.maxY == 300 && above.frame.minX == 100)
    top.constant = 150
    window.performTurn()
    #expect(above.frame.maxY == 250)
  }
}
