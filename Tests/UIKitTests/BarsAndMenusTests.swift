import Testing
import UIKit

/// Bars, effects and menus, each by what it does.
@MainActor @Suite(.serialized) struct BarsAndMenusTests {
  @Test func barsTakeItemsByMethods() {
    let tabs = UITabBar()
    tabs.setItems([UITabBarItem(title: "A", image: nil, tag: 1)], animated: false)
    #expect(tabs.items?.map(\.tag) == [1])
    let tools = UIToolbar()
    tools.setItems([UIBarButtonItem(systemItem: .add)], animated: true)
    #expect(tools.items?.count == 1)
    let bar = UINavigationBar()
    bar.setItems([UINavigationItem(title: "a")], animated: false)
    bar.pushItem(UINavigationItem(title: "b"), animated: false)
    #expect(bar.topItem?.title == "b" && bar.backItem?.title == "a")
    #expect(bar.popItem(animated: false)?.title == "b")
    #expect(bar.topItem?.title == "a")
  }

  @Test func anEmptyImageTakesGroundAndEdgeAway() {
    let tools = UIToolbar()
    tools.setShadowImage(UIImage(), forToolbarPosition: .any)
    #expect(tools.shadowImage(forToolbarPosition: .any) != nil)
    tools.setBackgroundImage(UIImage(), forToolbarPosition: .bottom, barMetrics: .default)
    #expect(tools.backgroundImage(forToolbarPosition: .bottom, barMetrics: .default) != nil)
    #expect(tools.backgroundImage(forToolbarPosition: .top, barMetrics: .default) == nil)
  }

  @Test func valuesAreThoseOfUIKit() {
    #expect(UIBlurEffect.Style.systemChromeMaterialDark.rawValue == 20)
    #expect(UIVibrancyEffectStyle.separator.rawValue == 7)
    #expect(UIControl.State.application.rawValue == 0x00FF_0000)
    #expect(UIEvent.EventType.hover.rawValue == 11 && UITouch.Phase.regionExited.rawValue == 7)
    #expect(UIScrollTypeMask.all.rawValue == 3 && UIBarPosition.topAttached.rawValue == 3)
    let glass = UIGlassEffect(style: .clear)
    glass.tintColor = .red
    #expect(UIVisualEffectView(effect: glass).effect === glass)
  }

  @Test func aTextLayerIsAsLargeAsItsText() {
    let layer = CATextLayer()
    #expect(layer.preferredFrameSize() == .zero)
    layer.string = "two words"
    layer.fontSize = 20
    let one = layer.preferredFrameSize()
    #expect(one.width > 0 && one.height > 0)
    layer.isWrapped = true
    layer.bounds.size.width = one.width * 0.7
    let two = layer.preferredFrameSize()
    #expect(two.height > 1.5 * one.height && two.width <= (one.width * 0.7).rounded(.up))
    let plain = CALayer()
    plain.bounds.size = CGSize(width: 3, height: 4)
    #expect(plain.preferredFrameSize() == CGSize(width: 3, height: 4))
  }

  @Test func aBackgroundTransformsItsColorAndAddsMargins() {
    var configuration = UIBackgroundConfiguration.clear()
    configuration.backgroundColor = .red
    configuration.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .blue }
    configuration.edgesAddingLayoutMarginsToBackgroundInsets = [.leading]
    configuration.backgroundInsets.leading = 3
    #expect(configuration.resolvedBackgroundColor(for: .green) == .blue)
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    cell.insetsLayoutMarginsFromSafeArea = false
    cell.directionalLayoutMargins.leading = 12
    cell.backgroundConfiguration = configuration
    cell.layoutIfNeeded()
    let ground = cell.subviews.lazy.flatMap(\.subviews).first { $0.backgroundColor == .blue }
    #expect(ground?.frame.minX == 15)
  }

  @Test func anObjectTakesWhatItsConfigurationNames() {
    let view = UIView()
    let text = NSItemProvider(object: NSString(string: "a"))
    #expect(!view.canPaste([text]))
    view.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
    #expect(view.canPaste([text]) && !view.canPaste([]))
    #expect(!view.canPaste([text, NSItemProvider(object: UIColor.red)]))
    view.pasteConfiguration?.addTypeIdentifiers(forAccepting: UIColor.self)
    #expect(view.canPaste([text, NSItemProvider(object: UIColor.red)]))
  }

  private final class Menus: UIControl {
    var calls: [String] = []
    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      let configuration = UIContextMenuConfiguration(previewProvider: nil) { _ in
        UIMenu(
          preferredElementSize: .small,
          children: ["first", "second"].map { UIAction(title: $0) { _ in } })
      }
      configuration.preferredMenuElementOrder = .priority
      return configuration
    }
    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      calls.append("preview")
      return nil
    }
    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("shows") }
    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("ends") }
  }

  private func buttons(in window: UIWindow) -> [UIButton] {
    var waiting: [UIView] = [window]
    var found: [UIButton] = []
    while let view = waiting.popLast() {
      if let button = view as? UIButton { found.append(button) }
      waiting += view.subviews
    }
    return found.sorted {
      $0.convert(CGPoint.zero, to: nil).y < $1.convert(CGPoint.zero, to: nil).y
    }
  }

  @Test func aControlHasAMenuOfItsOwn() throws {
    let window = UIWindow(environment: .standard, frameClock: ManualFrameClock())
    window.makeKeyAndVisible()
    let bottom = window.bounds.maxY - 60
    let control = Menus(frame: CGRect(x: 20, y: bottom, width: 100, height: 50))
    window.addSubview(control)
    #expect(control.contextMenuInteraction == nil)
    control.isContextMenuInteractionEnabled = true
    let finger = try TouchSimulator(window)
    let touch = finger.touch(at: CGPoint(x: 50, y: bottom + 20))
    finger.wait(1)
    finger.lift(touch)
    window.performTurn()
    // The menu opens above the finger: the first entry, which has priority, is the one nearest to it.
    #expect(buttons(in: window).map { $0.title(for: .normal) } == ["second", "first"])
    control.contextMenuInteraction?.dismissMenu()
    #expect(control.calls == ["preview", "shows", "ends"])
    control.isContextMenuInteractionEnabled = false
    #expect(control.interactions.isEmpty)
  }

  @Test func aTurnedInterfaceIsToldByTheStatusBar() {
    let window = UIWindow(environment: .standard, frameClock: ManualFrameClock())
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    var told: [Int] = []
    let names = [
      UIApplication.willChangeStatusBarOrientationNotification,
      UIApplication.didChangeStatusBarOrientationNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let number =
          note.userInfo?[UIApplication.statusBarOrientationUserInfoKey] as? NSNumber
        let value = number?.intValue ?? -1
        MainActor.assumeIsolated { told.append(value) }
      }
    }
    window.windowScene?.rotate(to: .landscapeRight)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    // To the right first, then from upright.
    #expect(told == [3, 1])
  }
}
