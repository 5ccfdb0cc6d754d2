import Foundation
import PortableUIKit
import Testing

/// Scroll views: the keyboard goes with a drag, drags keep to an axis, the status bar is tapped.
@MainActor @Suite struct ScrollBehaviorTests {
  let scene: TouchScene
  var finger: TouchSimulator { scene.finger }
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let field = UITextField(frame: CGRect(x: 0, y: 300, width: 100, height: 30))

  init() throws {
    scene = try TouchScene()
    scene.window.addSubview(scrollView)
    scene.window.addSubview(field)
    scrollView.contentSize = CGSize(width: 1000, height: 1000)
    scrollView.contentInsetAdjustmentBehavior = .never
  }

  @Test("A drag ends editing as it begins, where the mode says so")
  func keyboardOnDrag() {
    field.becomeFirstResponder()
    finger.perform(.drag(from: at(100, 150), to: at(100, 100)))
    #expect(field.isFirstResponder)
    scrollView.keyboardDismissMode = .onDrag
    let touch = finger.touch(at: at(100, 150))
    finger.move(touch, to: at(100, 145))
    #expect(field.isFirstResponder)
    finger.move(touch, to: at(100, 120))
    #expect(!field.isFirstResponder)
    finger.lift(touch)
  }

  @Test("An interactive drag ends editing where it goes down to the keyboard")
  func keyboardInteractively() {
    // The window is 667 points high, so that the keyboard begins at 567.
    scrollView.frame.size.height = 667
    scrollView.keyboardDismissMode = .interactive
    scene.window.screen.keyboard = .docked(height: 100)
    scene.window.bringSubviewToFront(field)
    field.becomeFirstResponder()
    finger.perform(.drag(from: at(100, 400), to: at(100, 560), steps: 8))
    #expect(field.isFirstResponder)
    finger.perform(.drag(from: at(100, 660), to: at(100, 570), steps: 8))
    #expect(field.isFirstResponder)
    finger.perform(.drag(from: at(100, 400), to: at(100, 600), steps: 8))
    #expect(!field.isFirstResponder)
  }

  @Test("A drag that starts along an axis keeps to it; one that starts diagonally goes both ways")
  func directionalLock() {
    let crooked = [at(100, 150), at(100, 120), at(60, 90)]
    func drag() {
      scrollView.contentOffset = .zero
      let touch = finger.touch(at: crooked[0])
      for place in crooked.dropFirst() { finger.move(touch, to: place) }
      finger.lift(touch)
    }
    drag()
    #expect(scrollView.contentOffset.x == 40)
    scrollView.isDirectionalLockEnabled = true
    drag()
    // 60 points up, less the 10 that do not count.
    #expect(scrollView.contentOffset == at(0, 50))
    scrollView.contentOffset = .zero
    finger.perform(.drag(from: at(100, 150), to: at(60, 110), steps: 4))
    #expect(scrollView.contentOffset.x > 20 && scrollView.contentOffset.y > 20)
  }

  private final class Gate: UIScrollViewDelegate {
    var isOpen = true
    var notes: [String] = []
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { isOpen }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
      notes.append("top \(scrollView.contentOffset.y)")
    }
  }

  @Test("A tap on the status bar brings the only view that wants it to its top, if it may")
  func statusBarTap() {
    let gate = Gate()
    scrollView.scrollDelegate = gate
    scrollView.contentInset.top = 20
    scrollView.contentOffset.y = 300
    gate.isOpen = false
    #expect(scene.window.tapStatusBar() == nil && scrollView.contentOffset.y == 300)
    gate.isOpen = true
    let other = UIScrollView(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
    scene.window.addSubview(other)
    #expect(scene.window.tapStatusBar() == nil && scrollView.contentOffset.y == 300)
    other.scrollsToTop = false
    #expect(scene.window.tapStatusBar() === scrollView)
    #expect(scrollView.contentOffset.y == -20 && gate.notes == ["top -20.0"])
    other.scrollsToTop = true
    scrollView.isHidden = true
    #expect(scene.window.tapStatusBar() === other)
  }

  @Test("Both indicators' insets follow the one for both")
  func indicatorInsets() {
    let (all, one) = (
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
      UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
    )
    scrollView.scrollIndicatorInsets = all
    #expect(scrollView.verticalScrollIndicatorInsets == all)
    #expect(scrollView.horizontalScrollIndicatorInsets == all)
    scrollView.horizontalScrollIndicatorInsets = one
    #expect(scrollView.verticalScrollIndicatorInsets == all)
    #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
    #expect(scrollView.decelerationRate == .normal && scrollView.indicatorStyle == .default)
  }
}
