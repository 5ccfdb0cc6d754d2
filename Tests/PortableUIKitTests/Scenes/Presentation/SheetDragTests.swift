import Foundation
import PortableUIKit
import Testing

/// Sheets under a finger: between their detents, and away. Half the height or 1000 points in a second were measured on
/// iOS 26; the order of the calls is Apple's (WWDC 2019, session 224).
@MainActor @Suite struct SheetDragTests {
  private let clock = ManualFrameClock()
  private let windows = HeldWindows()

  private final class Book { var notes: [String] = [] }

  private final class Noting: UIViewController {
    var book: Book?
    override func viewWillAppear(_ animated: Bool) { book?.notes.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { book?.notes.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) {
      book?.notes.append(isBeingDismissed ? "willDisappear" : "covered")
    }
    override func viewDidDisappear(_ animated: Bool) { book?.notes.append("didDisappear") }
  }

  private final class Delegate: UISheetPresentationControllerDelegate {
    let book: Book
    var agrees = true
    init(_ book: Book) { self.book = book }
    func presentationControllerShouldDismiss(_ manager: UIPresentationController) -> Bool {
      book.notes.append("should")
      return agrees
    }
    func presentationControllerWillDismiss(_ manager: UIPresentationController) {
      book.notes.append("will")
    }
    func presentationControllerDidDismiss(_ manager: UIPresentationController) {
      book.notes.append("did")
    }
    func presentationControllerDidAttemptToDismiss(_ manager: UIPresentationController) {
      book.notes.append("attempted")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheet: UISheetPresentationController
    ) { book.notes.append("detent") }
  }

  @MainActor private struct Scene {
    let window: UIWindow
    let modal: UIViewController
    let sheet: UISheetPresentationController
    let delegate: Delegate
    let finger: TouchSimulator
    let clock: ManualFrameClock

    /// Drags up or down by so many points, at 250 points in a second, and waits for the end.
    func drag(from y: CGFloat, by way: CGFloat) {
      // The first 10 points do not count.
      let end = y + way + (way < 0 ? -10 : 10)
      finger.perform(
        .drag(
          from: CGPoint(x: 200, y: y), to: CGPoint(x: 200, y: end), duration: abs(way) / 250))
      clock.advance(by: 1)
    }
    func take() -> [String] {
      defer { delegate.book.notes = [] }
      return delegate.book.notes
    }
  }

  private func present(
    _ version: Int, configure: (UIViewController) -> Void = { _ in }
  ) throws -> Scene {
    let environment = try #require(DeviceEnvironment.named("iPhone 16")).running(iOS: version)
    let window = UIWindow(environment: environment, frameClock: clock)
    windows.held.append(window)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let modal = Noting()
    modal.modalPresentationStyle = .pageSheet
    configure(modal)
    window.rootViewController?.present(modal, animated: false)
    clock.tick()
    let sheet = try #require(modal.sheetPresentationController)
    let delegate = Delegate(Book())
    sheet.delegate = delegate
    modal.book = delegate.book
    return Scene(
      window: window, modal: modal, sheet: sheet, delegate: delegate,
      finger: try TouchSimulator(window), clock: clock)
  }

  @Test(
    "A sheet that is dragged less than half its height comes back, and appears again",
    arguments: [17, 18, 26])
  func back(version: Int) throws {
    let scene = try present(version)
    let touch = scene.finger.touch(at: CGPoint(x: 200, y: 100))
    scene.finger.move(touch, to: CGPoint(x: 200, y: 300))
    // 200 less the 10 that do not count.
    #expect(abs(scene.modal.view.frame.minY - 249) < 1e-6)
    #expect(scene.take() == ["should", "will", "willDisappear"])
    scene.finger.wait(1)
    scene.finger.move(touch, to: CGPoint(x: 200, y: 301))
    scene.finger.lift(touch)
    clock.advance(by: 1)
    #expect(scene.take() == ["willAppear", "didAppear"])
    #expect(scene.modal.view.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
    #expect(!scene.modal.isBeingDismissed && scene.modal.presentingViewController != nil)
  }

  @Test("A sheet that is dragged down half its height leaves", arguments: [17, 26])
  func away(version: Int) throws {
    let scene = try present(version)
    scene.drag(from: 100, by: 396)
    #expect(scene.take().suffix(2) == ["willAppear", "didAppear"])
    scene.drag(from: 100, by: 397)
    #expect(scene.take() == ["should", "will", "willDisappear", "didDisappear", "did"])
    #expect(scene.window.rootViewController?.presentedViewController == nil)
  }

  @Test(
    "A finger as fast as 1000 points in a second has a sheet leave",
    arguments: [(975, false), (1000, true)])
  func fast(speed: Double, leaves: Bool) throws {
    let scene = try present(26)
    let touch = scene.finger.touch(at: CGPoint(x: 200, y: 100))
    for step in 1...10 {
      scene.finger.wait(0.02)
      scene.finger.move(touch, to: CGPoint(x: 200, y: 100 + speed * 0.02 * Double(step)))
    }
    scene.finger.lift(touch)
    clock.advance(by: 1)
    #expect((scene.modal.presentingViewController == nil) == leaves)
  }

  @Test("A modal sheet stays, and so does one whose delegate wants it")
  func modal() throws {
    let scene = try present(26) { $0.isModalInPresentation = true }
    scene.drag(from: 100, by: 500)
    #expect(scene.take() == ["attempted"])
    scene.modal.isModalInPresentation = false
    scene.delegate.agrees = false
    scene.drag(from: 100, by: 500)
    #expect(scene.take() == ["should", "attempted"])
    #expect(scene.modal.view.frame.minY == 59)
  }

  @Test("A finger takes a sheet to the nearest detent, and the delegate hears of another one")
  func detents() throws {
    let scene = try present(18) {
      $0.sheetPresentationController?.detents = [.medium(), .large()]
    }
    // 425 and the 34 of the home indicator.
    #expect(scene.modal.view.frame == CGRect(x: 0, y: 393, width: 393, height: 459))
    scene.drag(from: 500, by: -100)
    #expect(scene.modal.view.frame.minY == 393 && scene.take().isEmpty)
    scene.drag(from: 500, by: -200)
    #expect(scene.modal.view.frame.minY == 59)
    #expect(scene.sheet.selectedDetentIdentifier == .large && scene.take() == ["detent"])
    // There is no way above the largest one.
    let touch = scene.finger.touch(at: CGPoint(x: 200, y: 500))
    scene.finger.move(touch, to: CGPoint(x: 200, y: 300))
    #expect(scene.modal.view.frame.minY == 59)
    scene.finger.cancel(touch)
    // The program's change is not told.
    scene.sheet.animateChanges { scene.sheet.selectedDetentIdentifier = .medium }
    clock.advance(by: 1)
    #expect(scene.modal.view.frame.minY == 393 && scene.take().isEmpty)
  }

  @Test(
    "Content at its top lets the finger have the sheet, else it scrolls", arguments: [true, false])
  func scrolling(expands: Bool) throws {
    let scene = try present(18) {
      $0.sheetPresentationController?.detents = [.medium(), .large()]
      $0.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = expands
    }
    let content = UIScrollView(frame: scene.modal.view.bounds)
    content.contentInsetAdjustmentBehavior = .never
    content.contentSize = CGSize(width: 393, height: 5000)
    scene.modal.view.addSubview(content)
    clock.tick()
    scene.drag(from: 600, by: -200)
    #expect((scene.modal.view.frame.minY == 59) == expands)
    #expect((content.contentOffset.y == 0) == expands)
    scene.drag(from: 500, by: -80)
    let offset = content.contentOffset.y
    #expect(offset >= 80)
    let top = scene.modal.view.frame.minY
    scene.drag(from: 420, by: 50)
    #expect(
      abs(content.contentOffset.y - (offset - 50)) < 1e-6 && scene.modal.view.frame.minY == top)
  }

  @Test("In compact height a sheet fills its container, unless it is to stand at the bottom edge")
  func flat() throws {
    let environment = try #require(DeviceEnvironment.named("iPhone 16")).running(iOS: 18)
    let window = UIWindow(environment: environment, orientation: .landscape, frameClock: clock)
    windows.held.append(window)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let modal = UIViewController()
    modal.preferredContentSize = CGSize(width: 400, height: 0)
    let sheet = try #require(modal.sheetPresentationController)
    sheet.detents = [.medium(), .custom(identifier: .init("low")) { _ in 120 }]
    window.rootViewController?.present(modal, animated: false)
    clock.tick()
    #expect(modal.view.frame == window.bounds)
    // As wide as the safe area; the medium detent is not to be used in compact height.
    sheet.prefersEdgeAttachedInCompactHeight = true
    clock.tick()
    #expect(modal.view.frame == CGRect(x: 59, y: 252, width: 734, height: 141))
    sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    clock.tick()
    #expect(modal.view.frame == CGRect(x: 226, y: 252, width: 400, height: 141))
  }
}
