import Foundation
import PortableUIKit
import Testing

/// The corners and the grabber of sheets, and the views below them.
@MainActor @Suite struct SheetLookTests {
  private let clock = ManualFrameClock()

  /// A sheet of 300 points of an iPhone, and its window.
  private func present() -> (UIWindow, UIViewController, UISheetPresentationController?) {
    let window = UIWindow(
      environment: DeviceEnvironment.named("iPhone 14") ?? .standard, frameClock: clock)
    window.screen.presentationMetrics = .iOS26
    window.screen.presentationMetrics.sheetInset = 0
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let modal = UIViewController()
    modal.modalPresentationStyle = .pageSheet
    let sheet = modal.sheetPresentationController
    sheet?.detents = [.custom(identifier: .init("low")) { _ in 300 }, .large()]
    window.rootViewController?.present(modal, animated: false)
    clock.tick()
    return (window, modal, sheet)
  }

  @Test("Corners are as round as asked for: the upper ones of a sheet at the bottom edge")
  func corners() {
    let (window, modal, sheet) = present()
    // As measured at the bottom edge.
    #expect(modal.view.layer.cornerRadius == 37.7)
    sheet?.preferredCornerRadius = 24
    #expect(modal.view.layer.cornerRadius == 24 && modal.view.clipsToBounds)
    #expect(modal.view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    sheet?.preferredCornerRadius = nil
    #expect(modal.view.layer.cornerRadius == 37.7)
    modal.dismiss(animated: false)
    clock.tick()
    #expect(modal.view.layer.cornerRadius == 0)
    window.isHidden = true
  }

  @Test("A grabber stands at the top edge and follows it")
  func grabber() {
    let (window, modal, sheet) = present()
    let container = sheet?.containerView
    #expect(container?.subviews.count == 2)
    sheet?.prefersGrabberVisible = true
    let grabber = container?.subviews.last
    #expect(grabber?.frame == CGRect(x: 177, y: modal.view.frame.minY + 5, width: 36, height: 5))
    let low = modal.view.frame.minY
    sheet?.selectedDetentIdentifier = .large
    clock.tick()
    #expect(modal.view.frame.minY < low)
    #expect(grabber?.frame.minY == modal.view.frame.minY + 5)
    sheet?.prefersGrabberVisible = false
    #expect(container?.subviews.count == 2)
    window.isHidden = true
  }

  @Test("The views below a sheet are dimmed by a fifth, at the detents that dim them")
  func shade() {
    let (window, _, sheet) = present()
    let shade = sheet?.containerView?.subviews.first
    var white: CGFloat = 1
    var alpha: CGFloat = 0
    shade?.backgroundColor?.getWhite(&white, alpha: &alpha)
    #expect(white == 0 && abs(alpha - 0.2) < 1e-6)
    #expect(shade?.frame == window.bounds && shade?.alpha == 1)
    sheet?.largestUndimmedDetentIdentifier = .init("low")
    #expect(shade?.alpha == 0)
    sheet?.selectedDetentIdentifier = .large
    clock.tick()
    #expect(shade?.alpha == 1)
    window.isHidden = true
  }

  @Test("Views below an undimmed sheet get the touches beside it, up to the largest such detent")
  func dimming() {
    let (window, modal, sheet) = present()
    let beside = CGPoint(x: 100, y: 100)
    let root = window.rootViewController?.view
    #expect(window.hitTest(beside, with: nil) === sheet?.containerView)
    sheet?.largestUndimmedDetentIdentifier = .init("low")
    #expect(window.hitTest(beside, with: nil) === root)
    let inside = CGPoint(x: 100, y: modal.view.frame.midY)
    #expect(window.hitTest(inside, with: nil) === modal.view)
    sheet?.selectedDetentIdentifier = .large
    clock.tick()
    #expect(window.hitTest(CGPoint(x: 100, y: 10), with: nil) === sheet?.containerView)
    window.isHidden = true
  }
}
