import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct SheetTests {
  private let clock = ManualFrameClock()
  private let windows = HeldWindows()

  private func present(
    _ style: UIModalPresentationStyle, on device: String,
    _ metrics: PresentationMetrics = .documented, orientation: DeviceOrientation = .portrait,
    configure: (UIViewController) -> Void = { _ in }
  ) -> (window: UIWindow, modal: UIViewController) {
    let window = UIWindow(
      environment: DeviceEnvironment.named(device) ?? .standard, orientation: orientation,
      frameClock: clock)
    window.screen.presentationMetrics = metrics
    let presenter = UIViewController()
    window.rootViewController = presenter
    window.makeKeyAndVisible()
    let modal = UIViewController()
    modal.modalPresentationStyle = style
    configure(modal)
    presenter.present(modal, animated: false)
    clock.tick()
    windows.held.append(window)
    return (window, modal)
  }

  @Test("PR-3 a form sheet is 540 by 620 on a tablet and fills a phone")
  func formSheet() {
    let (_, pad) = present(.formSheet, on: "iPad")
    #expect(pad.view.frame == CGRect(x: 114, y: 202, width: 540, height: 620))
    #expect(pad.traitCollection.horizontalSizeClass == .compact)
    let (window, phone) = present(.formSheet, on: "iPhone 6")
    #expect(phone.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(window.rootViewController?.view.superview === window)
  }

  @Test("PR-3 a form sheet takes the size its controller prefers, also when that changes")
  func preferredSize() {
    let (_, modal) = present(.formSheet, on: "iPad") {
      $0.preferredContentSize = CGSize(width: 300, height: 400)
    }
    #expect(modal.view.frame == CGRect(x: 234, y: 312, width: 300, height: 400))
    modal.preferredContentSize = CGSize(width: 400, height: 400)
    clock.tick()
    #expect(modal.view.frame == CGRect(x: 184, y: 312, width: 400, height: 400))
  }

  @Test("PR-3 a page sheet is as wide as the screen held upright, below the status bar")
  func pageSheet() {
    let (_, upright) = present(.pageSheet, on: "iPad")
    #expect(upright.view.frame == CGRect(x: 0, y: 20, width: 768, height: 1004))
    let (_, onItsSide) = present(.pageSheet, on: "iPad", orientation: .landscape)
    #expect(onItsSide.view.frame == CGRect(x: 128, y: 20, width: 768, height: 748))
  }

  @Test("iOS 13 to 18: on tablets a page sheet is as wide as readable text with margins")
  func readablePageSheet() {
    // 672 points of text at the usual size and 20 at each side; 20 below a status bar of 20 and above the bottom.
    let (_, upright) = present(.pageSheet, on: "iPad", .cards)
    #expect(upright.view.frame == CGRect(x: 28, y: 40, width: 712, height: 964))
    let (_, onItsSide) = present(.pageSheet, on: "iPad", .cards, orientation: .landscape)
    #expect(onItsSide.view.frame == CGRect(x: 156, y: 40, width: 712, height: 708))
    let (_, preferred) = present(.pageSheet, on: "iPad", .cards) {
      $0.preferredContentSize = CGSize(width: 2000, height: 10)
    }
    #expect(preferred.view.frame.width == 728)
  }

  @Test("PR-3 the delegate decides what a sheet adapts to")
  func delegate() {
    final class Delegate: UIAdaptivePresentationControllerDelegate {
      let style: UIModalPresentationStyle
      var told: UIModalPresentationStyle?

      init(_ style: UIModalPresentationStyle) { self.style = style }

      func adaptivePresentationStyle(
        for controller: UIPresentationController
      ) -> UIModalPresentationStyle { style }

      func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
      ) { told = style }
    }
    let staying = Delegate(.none)
    let (_, sheet) = present(.formSheet, on: "iPhone 6") {
      $0.presentationController?.delegate = staying
    }
    #expect(sheet.view.frame == CGRect(x: 0, y: 30, width: 375, height: 637))
    #expect(staying.told == UIModalPresentationStyle.none)
    let full = Delegate(.fullScreen)
    let (window, screen) = present(.formSheet, on: "iPhone 6") {
      $0.presentationController?.delegate = full
    }
    #expect(full.told == .fullScreen && screen.view.frame == window.bounds)
    #expect(window.rootViewController?.view.superview == nil)
  }

  @Test("PR-3 another controller can stand in where the presentation adapts")
  func substitute() {
    final class Delegate: UIAdaptivePresentationControllerDelegate {
      func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
      ) -> UIViewController? {
        UINavigationController(rootViewController: controller.presentedViewController)
      }
    }
    let delegate = Delegate()
    let (window, modal) = present(.formSheet, on: "iPhone 6") {
      $0.presentationController?.delegate = delegate
    }
    #expect(modal.navigationController != nil)
    #expect(window.rootViewController?.presentedViewController === modal.navigationController)
  }

  @Test("A user leaves where the delegate agrees and the controller is not modal")
  func leaving() {
    final class Delegate: UIAdaptivePresentationControllerDelegate {
      var agrees = true
      var steps: [String] = []

      func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
      ) -> Bool { agrees }
      func presentationControllerWillDismiss(_ controller: UIPresentationController) {
        steps.append("will")
      }
      func presentationControllerDidDismiss(_ controller: UIPresentationController) {
        steps.append("did")
      }
      func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
        steps.append("attempted")
      }
    }
    let delegate = Delegate()
    let (window, modal) = present(.pageSheet, on: "iPhone 6")
    let manager = modal.presentationController
    manager?.delegate = delegate
    modal.isModalInPresentation = true
    manager?.dismissByUser()
    modal.isModalInPresentation = false
    delegate.agrees = false
    manager?.dismissByUser()
    delegate.agrees = true
    manager?.dismissByUser()
    clock.advance(by: 1)
    #expect(delegate.steps == ["attempted", "attempted", "will", "did"])
    #expect(window.rootViewController?.presentedViewController == nil)
  }

  // The frames below were measured on iOS 26 (reference, presentation geometry).

  @Test("iOS 26: a page sheet stands below the status bar, 30 points down without one")
  func measuredPageSheet() {
    let (_, phone) = present(.pageSheet, on: "iPhone 16", .iOS26)
    #expect(phone.view.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
    #expect(phone.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    let (_, form) = present(.formSheet, on: "iPhone 16", .iOS26)
    #expect(form.view.frame == phone.view.frame)
    let (_, small) = present(.pageSheet, on: "iPhone SE 3", .iOS26)
    #expect(small.view.frame == CGRect(x: 0, y: 30, width: 375, height: 637))
    let (_, flat) = present(.pageSheet, on: "iPhone SE 3", .iOS26, orientation: .landscape)
    #expect(flat.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
  }

  @Test("iOS 26: a form sheet on a tablet is 580 by 650")
  func measuredFormSheet() {
    var pad = DeviceEnvironment.named("iPad A16") ?? .standard
    pad.portrait.safeAreaInsets = UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0)
    let window = UIWindow(environment: pad, frameClock: clock)
    window.screen.presentationMetrics = .iOS26
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let modal = UIViewController()
    modal.modalPresentationStyle = .formSheet
    window.rootViewController?.present(modal, animated: false)
    clock.tick()
    #expect(modal.view.frame == CGRect(x: 120, y: 260, width: 580, height: 650))
    // Detents keep the bottom edge at 910: medium is 364 of 650.
    modal.sheetPresentationController?.detents = [.medium()]
    clock.tick()
    #expect(modal.view.frame == CGRect(x: 120, y: 546, width: 580, height: 364))
    modal.sheetPresentationController?.detents = [.custom { _ in 200 }]
    clock.tick()
    #expect(modal.view.frame == CGRect(x: 120, y: 710, width: 580, height: 200))
    modal.sheetPresentationController?.detents = [.custom { _ in 2000 }]
    clock.tick()
    #expect(modal.view.frame.height == 650)
  }

  @Test("iOS 26: the top of a page sheet on a tablet is at 42")
  func measuredPageSheetOnPad() {
    let (window, modal) = present(.pageSheet, on: "iPad A16", .iOS26)
    #expect(modal.view.frame.minY == 42 && modal.view.frame.maxY == window.bounds.maxY)
  }

  @Test("iOS 26: the medium detent is 425 of 759 points, and such a sheet floats")
  func measuredDetents() {
    let (_, modal) = present(.pageSheet, on: "iPhone 16", .iOS26) {
      $0.sheetPresentationController?.detents = [.medium(), .large()]
    }
    // (425 + 34)·(393 − 16)/393 = 440.313 high, 8 from the edges: y = 852 − 8 − 440.313.
    let frame = modal.view.frame
    #expect(frame.minX == 8 && frame.width == 377)
    #expect(abs(frame.minY - 403.687) < 0.001 && abs(frame.height - 440.313) < 0.001)
    modal.sheetPresentationController?.selectedDetentIdentifier = .large
    clock.tick()
    #expect(modal.view.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
    var seen: CGFloat = 0
    modal.sheetPresentationController?.detents = [
      .custom { largest in
        seen = largest.maximumDetentValue
        return 9999
      }
    ]
    clock.tick()
    // 852 − 59 − 34; above it the sheet is a large one.
    #expect(seen == 759 && modal.view.frame.minY == 59)
  }
}
