import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct DraggingTests {
  let scene: TouchScene
  var finger: TouchSimulator { scene.finger }
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let delegate: Delegate

  init() throws {
    scene = try TouchScene()
    delegate = Delegate(scene.book)
    scene.window.addSubview(scrollView)
    scrollView.contentSize = CGSize(width: 200, height: 1000)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.scrollDelegate = delegate
  }

  private final class Delegate: UIScrollViewDelegate {
    let book: NoteBook
    var target: CGPoint?
    var velocity: CGPoint?

    init(_ book: NoteBook) { self.book = book }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      book.note("didScroll \(Int(scrollView.contentOffset.y.rounded()))")
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      book.note("willBeginDragging tracking=\(scrollView.isTracking)")
    }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      self.velocity = velocity
      book.note("willEndDragging \(Int(targetContentOffset.pointee.y)) \(scrollView.isDragging)")
      if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      book.note("didEndDragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      book.note("willBeginDecelerating \(scrollView.isDecelerating)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      book.note("didEndDecelerating \(scrollView.isDecelerating)")
    }
  }

  private let middle = at(100, 150)
  private let up = TouchPath.drag(from: at(100, 150), to: at(100, 100), steps: 5)

  @Test("A drag moves the content by its way less 10 points, and tells the delegate in order")
  func drag() {
    finger.perform(up)
    #expect(scrollView.contentOffset == at(0, 40))
    #expect(
      scene.book.take() == [
        "willBeginDragging tracking=true", "didScroll 10", "didScroll 20", "didScroll 30",
        "didScroll 40", "willEndDragging 40 true", "didEndDragging false",
      ])
    // 10 points each twentieth of a second are 200 points a second.
    #expect(abs((delegate.velocity?.y ?? 0) - 0.2) < 1e-9 && delegate.velocity?.x == 0)
    #expect(!scrollView.isDragging && !scrollView.isTracking)
  }

  @Test("The delegate says where the content comes to rest")
  func target() {
    delegate.target = at(0, 300)
    finger.perform(up)
    #expect(scrollView.contentOffset == at(0, 300))
    #expect(
      scene.book.take().suffix(5) == [
        "willEndDragging 40 true", "didEndDragging true", "willBeginDecelerating true",
        "didScroll 300", "didEndDecelerating false",
      ])
  }

  @Test("Beyond its ends the content resists, and goes back")
  func rubberBand() {
    let touch = finger.touch(at: at(100, 20))
    finger.move(touch, to: at(100, 130))
    // 110 points less 10 are 100 beyond the end: (1 − 1 / (0.55 · 100 / 200 + 1)) · 200 = 2200 / 51.
    #expect(abs(scrollView.contentOffset.y + 2200 / 51) < 1e-9)
    finger.lift(touch)
    #expect(scrollView.contentOffset == .zero)
    #expect(
      scene.book.take() == [
        "willBeginDragging tracking=true", "didScroll -43", "willEndDragging 0 true",
        "didEndDragging true", "willBeginDecelerating true", "didScroll 0",
        "didEndDecelerating false",
      ])
    scrollView.bounces = false
    finger.perform(.drag(from: at(100, 20), to: at(100, 130)))
    #expect(!scene.book.take().contains { $0.hasPrefix("didScroll") })
    scrollView.contentInset.top = 30
    scrollView.contentOffset.y = 0
    finger.perform(.drag(from: at(100, 20), to: at(100, 130)))
    #expect(scrollView.contentOffset.y == -30)
  }

  @Test("Content that fits is not moved, unless it always bounces; nor where scrolling is off")
  func fitting() {
    scrollView.contentSize = CGSize(width: 200, height: 200)
    finger.perform(up)
    #expect(scene.book.take() == [])
    scrollView.alwaysBounceVertical = true
    finger.perform(up)
    #expect(scene.book.take().first == "willBeginDragging tracking=true")
    scrollView.isScrollEnabled = false
    finger.perform(up)
    #expect(scene.book.take() == [])
  }

  @Test("Pages end whole")
  func paging() {
    scrollView.isPagingEnabled = true
    finger.perform(.drag(from: middle, to: at(100, 30)))
    #expect(scrollView.contentOffset.y == 200)
    finger.perform(.drag(from: middle, to: at(100, 60)))
    #expect(scrollView.contentOffset.y == 200)
  }

  @Test("Only the way along which content can be moved counts")
  func axes() {
    let content = scene.view("content", 0, 0, 200, 1000, in: scrollView)
    scrollView.delaysContentTouches = false
    finger.perform(.drag(from: at(20, 100), to: at(150, 109), steps: 1))
    #expect(scrollView.contentOffset == .zero)
    #expect(scene.book.take() == ["content.began", "content.moved", "content.ended"])
    finger.perform(.drag(from: at(20, 100), to: at(150, 70), steps: 1))
    #expect(scrollView.contentOffset == at(0, 20))
    _ = content
  }

  @Test("Of scroll views in one another that one moves which can")
  func nesting() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    inner.contentSize = CGSize(width: 500, height: 200)
    scrollView.addSubview(inner)
    finger.perform(.drag(from: at(100, 100), to: at(50, 100), steps: 5))
    #expect(inner.contentOffset == at(40, 0) && scrollView.contentOffset == .zero)
    finger.perform(.drag(from: at(100, 100), to: at(100, 50), steps: 5))
    #expect(inner.contentOffset == at(40, 0) && scrollView.contentOffset == at(0, 40))
  }

  // MARK: Touches on the content

  @Test("A touch on the content waits for a drag, which takes it")
  func contentDelay() {
    _ = scene.view("content", 0, 0, 200, 1000, in: scrollView)
    finger.perform(up)
    #expect(!scene.book.take().contains { $0.hasPrefix("content") })
    finger.tap(at: middle)
    #expect(scene.book.take() == ["content.began", "content.ended"])
    let touch = finger.touch(at: middle)
    finger.wait(0.14)
    #expect(scene.book.take() == [])
    finger.wait(0.02)
    #expect(scene.book.take() == ["content.began"])
    finger.move(touch, to: at(100, 130))
    #expect(
      scene.book.take() == [
        "content.cancelled", "willBeginDragging tracking=true", "didScroll 50",
      ])
  }

  @Test("A control keeps a touch it has been told of, as does content of a view that takes none")
  func keptTouches() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 200, height: 1000))
    scrollView.addSubview(control)
    scrollView.delaysContentTouches = false
    finger.perform(up)
    #expect(scrollView.contentOffset == .zero)
    scrollView.delaysContentTouches = true
    finger.perform(up)
    #expect(scrollView.contentOffset == at(0, 40))
    control.removeFromSuperview()
    _ = scene.view("content", 0, 0, 200, 1000, in: scrollView)
    scrollView.delaysContentTouches = false
    scrollView.canCancelContentTouches = false
    _ = scene.book.take()
    finger.perform(.drag(from: at(100, 150), to: at(100, 100), steps: 1))
    #expect(scene.book.take() == ["content.began", "content.moved", "content.ended"])
  }

  @Test("A subclass decides which touches begin in the content, and which are taken back")
  func subclass() {
    final class Choosy: UIScrollView {
      var begins = false
      override func touchesShouldBegin(
        _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
      ) -> Bool { begins }
      override func touchesShouldCancel(in view: UIView) -> Bool { false }
    }
    let choosy = Choosy(frame: CGRect(x: 0, y: 300, width: 200, height: 200))
    choosy.contentSize = CGSize(width: 200, height: 1000)
    choosy.delaysContentTouches = false
    scene.window.addSubview(choosy)
    _ = scene.view("content", 0, 0, 200, 1000, in: choosy)
    finger.tap(at: at(100, 400))
    #expect(scene.book.take() == [])
    choosy.begins = true
    finger.perform(.drag(from: at(100, 400), to: at(100, 350), steps: 1))
    #expect(scene.book.take() == ["content.began", "content.moved", "content.ended"])
    #expect(choosy.contentOffset == .zero)
  }
}
