import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct PopoverTests {
  private let clock = ManualFrameClock()
  private let windows = HeldWindows()

  /// An iPad (768 by 1024, status bar 20) with a button at `source` in its root view.
  private func show(
    _ source: CGRect, on device: String = "iPad"
  ) -> (window: UIWindow, presenter: UIViewController, button: UIView) {
    let window = makeWindow(device, clock: clock)
    let presenter = UIViewController()
    window.rootViewController = presenter
    let button = UIView(frame: source)
    presenter.view.addSubview(button)
    clock.tick()
    windows.held.append(window)
    return (window, presenter, button)
  }

  private func popover(
    _ size: CGSize, from button: UIView, by presenter: UIViewController,
    configure: (UIPopoverPresentationController) -> Void = { _ in }
  ) -> UIViewController {
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = size
    if let popover = content.popoverPresentationController {
      popover.sourceView = button
      configure(popover)
    }
    presenter.present(content, animated: false)
    clock.tick()
    return content
  }

  @Test("A touch beside a popover takes it away, and one on a view that it lets through goes there")
  func touchesBeside() throws {
    let (window, presenter, button) = show(CGRect(x: 334, y: 100, width: 100, height: 44))
    let size = CGSize(width: 200, height: 200)
    let content = popover(size, from: button, by: presenter) { $0.passthroughViews = [button] }
    let finger = try TouchSimulator(window)
    #expect(window.hitTest(CGPoint(x: 384, y: 120), with: nil) === button)
    finger.tap(at: CGPoint(x: 384, y: 120))
    try finger.tap(content.view)
    clock.advance(by: 1)
    #expect(presenter.presentedViewController === content)
    content.isModalInPresentation = true
    finger.tap(at: CGPoint(x: 20, y: 900))
    clock.advance(by: 1)
    #expect(presenter.presentedViewController === content)
    content.isModalInPresentation = false
    finger.tap(at: CGPoint(x: 20, y: 900))
    clock.advance(by: 1)
    #expect(presenter.presentedViewController == nil)
  }

  @Test("PO-1 without a wish the content is 320 by 1100, as far as there is room")
  func defaultSize() {
    #expect(
      UIViewController().contentSizeForViewInPopover == CGSize(width: 320, height: 1100))
    let (_, presenter, button) = show(CGRect(x: 334, y: 100, width: 100, height: 44))
    let content = popover(.zero, from: button, by: presenter)
    // Below the button's edge at 144 and an arrow of 13, 10 points from the bottom edge.
    #expect(content.view.frame == CGRect(x: 224, y: 157, width: 320, height: 857))
    content.dismiss(animated: false)
    content.contentSizeForViewInPopover = CGSize(width: 250, height: 100)
    content.popoverPresentationController?.sourceView = button
    presenter.present(content, animated: false)
    #expect(content.view.frame == CGRect(x: 259, y: 157, width: 250, height: 100))
  }

  @Test("PO-2, PO-3, PO-5 the popover controller's own size counts, its width within 320...600")
  func popoverController() {
    let (window, presenter, button) = show(CGRect(x: 334, y: 100, width: 100, height: 44))
    let content = UIViewController()
    content.contentSizeForViewInPopover = CGSize(width: 400, height: 300)
    let popover = UIPopoverController(contentViewController: content)
    #expect(popover.popoverContentSize == CGSize(width: 400, height: 300))
    popover.popoverContentSize = CGSize(width: 500, height: 200)
    #expect(popover.popoverContentSize == CGSize(width: 500, height: 200))
    popover.present(
      from: button.bounds, in: button, permittedArrowDirections: .any, animated: false)
    clock.tick()
    #expect(popover.isPopoverVisible && popover.popoverArrowDirection == .up)
    #expect(content.view.frame == CGRect(x: 134, y: 157, width: 500, height: 200))
    popover.setContentSize(CGSize(width: 100, height: 120), animated: false)
    clock.tick()
    #expect(content.view.frame == CGRect(x: 224, y: 157, width: 320, height: 120))
    popover.setContentSize(CGSize(width: 1000, height: 120), animated: false)
    clock.tick()
    #expect(content.view.frame.width == 600)
    popover.dismiss(animated: false)
    #expect(!popover.isPopoverVisible && presenter.presentedViewController == nil)
    #expect(window.subviews.count == 1)
    let raised = recordingExceptions {
      popover.present(
        from: .zero, in: UIView(), permittedArrowDirections: .any, animated: false)
    }
    #expect(
      raised.first?.reason.hasSuffix(
        "Popovers cannot be presented from a view which does not have a window.") == true)
  }

  @Test("PO-4 the preferred content size counts, also when it changes while the popover is shown")
  func preferredSize() {
    let (_, presenter, button) = show(CGRect(x: 334, y: 100, width: 100, height: 44))
    let content = popover(CGSize(width: 240, height: 180), from: button, by: presenter)
    #expect(content.view.frame == CGRect(x: 264, y: 157, width: 240, height: 180))
    content.preferredContentSize = CGSize(width: 300, height: 180)
    clock.tick()
    #expect(content.view.frame == CGRect(x: 234, y: 157, width: 300, height: 180))
  }

  @Test("PO-6 the content of a popover is compact in width")
  func compactWidth() {
    let (_, presenter, button) = show(CGRect(x: 334, y: 100, width: 100, height: 44))
    let content = popover(CGSize(width: 240, height: 180), from: button, by: presenter)
    #expect(content.traitCollection.horizontalSizeClass == .compact)
    #expect(presenter.traitCollection.horizontalSizeClass == .regular)
  }

  @Test("The arrow: below, above, right and left of the source, where the content has room")
  func arrow() {
    // (source, size, direction, frame)
    let cases: [(CGRect, CGSize, UIPopoverArrowDirection, CGRect)] = [
      // At the bottom there is no room below: above, ending 13 over the source.
      (
        CGRect(x: 334, y: 900, width: 100, height: 44), CGSize(width: 240, height: 180), .down,
        CGRect(x: 264, y: 900 - 13 - 180, width: 240, height: 180)
      ),
      // A source as high as the screen leaves the sides.
      (
        CGRect(x: 0, y: 30, width: 100, height: 980), CGSize(width: 240, height: 180), .left,
        CGRect(x: 113, y: 430, width: 240, height: 180)
      ),
      (
        CGRect(x: 668, y: 30, width: 100, height: 980), CGSize(width: 240, height: 180), .right,
        CGRect(x: 668 - 13 - 240, y: 430, width: 240, height: 180)
      ),
      // Near an edge it moves in to 10 points from it.
      (
        CGRect(x: 0, y: 100, width: 40, height: 40), CGSize(width: 240, height: 180), .up,
        CGRect(x: 10, y: 153, width: 240, height: 180)
      ),
    ]
    for (source, size, direction, frame) in cases {
      let (_, presenter, button) = show(source)
      let content = popover(size, from: button, by: presenter)
      #expect(content.popoverPresentationController?.arrowDirection == direction)
      #expect(content.view.frame == frame)
    }
  }

  @Test("The arrow stays at the source where the popover moves in")
  func arrowOffset() {
    let (_, presenter, button) = show(CGRect(x: 0, y: 100, width: 40, height: 40))
    let content = popover(CGSize(width: 240, height: 180), from: button, by: presenter)
    // The source's middle is at 20, the popover's at 130.
    #expect(content.popoverPresentationController?.arrowOffset == -110)
  }

  @Test("Permitted directions are kept, and the content is reduced where they leave less room")
  func permittedDirections() {
    let (_, presenter, button) = show(CGRect(x: 334, y: 100, width: 100, height: 44))
    let content = popover(CGSize(width: 240, height: 180), from: button, by: presenter) {
      $0.permittedArrowDirections = .down
    }
    // Above the button: from 30 (status bar and margin) to 100 less the arrow.
    #expect(content.view.frame == CGRect(x: 264, y: 30, width: 240, height: 57))
    #expect(content.popoverPresentationController?.arrowDirection == .down)
  }

  @Test("A part of the source view can be pointed at")
  func sourceRect() {
    let (_, presenter, button) = show(CGRect(x: 0, y: 0, width: 768, height: 400))
    let content = popover(CGSize(width: 100, height: 100), from: button, by: presenter) {
      $0.sourceRect = CGRect(x: 300, y: 100, width: 20, height: 20)
    }
    #expect(content.view.frame == CGRect(x: 260, y: 133, width: 100, height: 100))
  }

  @Test("In compact width a popover is a card, unless its delegate keeps it")
  func adaptivity() {
    final class Keeping: UIPopoverPresentationControllerDelegate {
      var prepared = 0

      func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle { .none }

      func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
      ) { prepared += 1 }
    }
    let source = CGRect(x: 100, y: 100, width: 100, height: 44)
    let (window, presenter, button) = show(source, on: "iPhone 6")
    let content = popover(CGSize(width: 240, height: 180), from: button, by: presenter)
    // A card as a form sheet's, 10 below the status bar (UM-1609).
    #expect(content.view.frame == CGRect(x: 0, y: 30, width: 375, height: 637))
    #expect(content.view.frame.maxY == window.bounds.maxY)
    content.dismiss(animated: false)
    let keeping = Keeping()
    let kept = popover(CGSize(width: 240, height: 180), from: button, by: presenter) {
      $0.delegate = keeping
    }
    #expect(kept.view.frame == CGRect(x: 30, y: 157, width: 240, height: 180))
    #expect(keeping.prepared == 1)
  }

  /// A navigation controller on an iPad with a button whose image is 24 points wide.
  private func showBar() -> (UINavigationController, UIBarButtonItem) {
    let window = makeWindow("iPad", clock: clock)
    let root = UIViewController()
    let item = UIBarButtonItem(
      image: UIImage(name: "share", size: CGSize(width: 24, height: 24)), style: .plain)
    root.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    clock.tick()
    windows.held.append(window)
    return (navigation, item)
  }

  @Test("A popover points at a button in a navigation bar")
  func barButton() {
    let (navigation, item) = showBar()
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 240, height: 180)
    content.popoverPresentationController?.barButtonItem = item
    #expect(content.popoverPresentationController?.barButtonItem === item)
    navigation.present(content, animated: false)
    clock.tick()
    // The button ends 20 points from the bar's edge: x 724 to 748, y 20 to 70. The popover begins 13
    // below it and stands 10 from the edge of the screen.
    #expect(item.frame(in: navigation.view) == CGRect(x: 724, y: 20, width: 24, height: 50))
    #expect(content.view.frame == CGRect(x: 518, y: 83, width: 240, height: 180))
    #expect(content.popoverPresentationController?.arrowDirection == .up)
    #expect(content.popoverPresentationController?.arrowOffset == 98)
    content.dismiss(animated: false)
    clock.tick()
    // In right-to-left interfaces the trailing end is the left one.
    navigation.navigationBar.semanticContentAttribute = .forceRightToLeft
    #expect(item.frame(in: navigation.view)?.minX == 20)
  }

  @Test("A popover points at a button in a toolbar, and an older one does as well")
  func toolbarButton() {
    let (navigation, _) = showBar()
    let item = UIBarButtonItem(
      image: UIImage(name: "sort", size: CGSize(width: 20, height: 20)), style: .plain)
    navigation.topViewController?.toolbarItems = [.flexibleSpace(), item]
    navigation.isToolbarHidden = false
    clock.tick()
    #expect(item.frame(in: navigation.view) == CGRect(x: 728, y: 974, width: 20, height: 44))
    let content = UIViewController()
    content.contentSizeForViewInPopover = CGSize(width: 320, height: 200)
    let popover = UIPopoverController(contentViewController: content)
    popover.present(from: item, permittedArrowDirections: .any, animated: false)
    clock.tick()
    // Above the button of a bar 50 high: 13 points over 974.
    #expect(content.view.frame == CGRect(x: 438, y: 761, width: 320, height: 200))
    #expect(popover.popoverArrowDirection == .down)
    popover.dismiss(animated: false)
    clock.tick()
    let unseen = UIBarButtonItem(title: "Nowhere", style: .plain)
    let raised = recordingExceptions {
      popover.present(from: unseen, permittedArrowDirections: .any, animated: false)
    }
    #expect(raised.first?.name == "NSInvalidArgumentException" && !popover.isPopoverVisible)
  }

  @Test("A view is a source item as well")
  func sourceItem() {
    let (_, presenter, button) = show(CGRect(x: 334, y: 100, width: 100, height: 44))
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 240, height: 180)
    content.popoverPresentationController?.sourceItem = button
    presenter.present(content, animated: false)
    clock.tick()
    #expect(content.view.frame == CGRect(x: 264, y: 157, width: 240, height: 180))
  }

  @Test("A popover without a source is refused in UIKit's words")
  func noSource() {
    let (_, presenter, _) = show(CGRect(x: 0, y: 0, width: 10, height: 10))
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    let raised = recordingExceptions { presenter.present(content, animated: false) }
    #expect(
      raised.first?.reason.hasSuffix(
        "should have a non-nil sourceView or barButtonItem set before the presentation occurs.")
        == true)
    #expect(presenter.presentedViewController == nil && !content.isViewLoaded)
  }

  @Test("A popover follows its source when the device turns")
  func rotation() {
    let (window, presenter, button) = show(CGRect(x: 334, y: 100, width: 100, height: 44))
    button.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    let content = popover(CGSize(width: 240, height: 180), from: button, by: presenter)
    window.rotate(to: .landscape)
    #expect(button.frame.midX == 512)
    #expect(content.view.frame == CGRect(x: 392, y: 157, width: 240, height: 180))
  }
}
