import Foundation

/// Controllers beside one another, chosen by a tab bar that covers the bottom (CT-3), or the top on tablets in regular
/// width since iPadOS 18.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  private var controllers: [UIViewController] = []
  private let bar = UITabBar(frame: .zero)
  private var selection = 0

  private var madeTabs: [UITab] = []

  open weak var delegate: (any UITabBarControllerDelegate)?
  /// Whether the bar is hidden whatever is shown.
  open var isTabBarHidden = false {
    didSet { if isTabBarHidden != oldValue { barDidChange() } }
  }
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
  open var tabBar: UITabBar { bar }

  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers; the selection stays where its controller stays.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    finishTransition()
    for tab in madeTabs { tab.tabBarController = nil }
    madeTabs = []
    let new = viewControllers ?? []
    let old = selectedViewController
    let leaving = controllers.filter { controller in !new.contains { $0 === controller } }
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    controllers = new
    selection = new.firstIndex { $0 === old } ?? 0
    tabItemsDidChange()
    if isViewLoaded, old !== selectedViewController {
      show(selectedViewController, insteadOf: old)
    }
    for controller in leaving { controller.removeFromParent() }
  }

  /// The tabs whose controllers are shown; setting them replaces the controllers, as setting those forgets the tabs.
  open var tabs: [UITab] {
    get { madeTabs }
    set { setTabs(newValue, animated: false) }
  }

  open func setTabs(_ tabs: [UITab], animated: Bool) {
    let shown = tabs.filter { !$0.isHidden }
    setViewControllers(shown.compactMap(\.viewController), animated: animated)
    madeTabs = tabs
    for tab in tabs { tab.tabBarController = self }
  }

  /// The tab whose controller is shown.
  open var selectedTab: UITab? {
    get { madeTabs.first { $0.isMade && $0.viewController === selectedViewController } }
    set { selectedViewController = newValue?.viewController }
  }

  open func tab(forIdentifier identifier: String) -> UITab? {
    madeTabs.first { $0.identifier == identifier }
  }

  /// The index of the selected controller; others are ignored.
  open var selectedIndex: Int {
    get { selection }
    set { select(newValue) }
  }
  private func select(_ index: Int) {
    guard controllers.indices.contains(index), index != selection else { return }
    let old = controllers.indices.contains(selection) ? controllers[selection] : nil
    selection = index
    bar.selectedItem = controllers[index].tabBarItem
    if isViewLoaded { show(controllers[index], insteadOf: old) }
  }

  open var selectedViewController: UIViewController? {
    get { controllers.indices.contains(selection) ? controllers[selection] : nil }
    set {
      if let index = controllers.firstIndex(where: { $0 === newValue }) { select(index) }
    }
  }

  /// Told of an item that the user taps, before its controller is chosen.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Chooses the controller whose item the user taps, where the delegate agrees; the chosen one goes back to its first
  /// controller.
  private func choose(_ index: Int) {
    guard controllers.indices.contains(index) else { return }
    let controller = controllers[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    if index == selection {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    }
    select(index)
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// The selected controller decides whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    selectedViewController = subsequentVC
  }
  override func childrenToUnwindTo(besides child: UIViewController?) -> [UIViewController] {
    child == nil ? [selectedViewController].compactMap { $0 } : []
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    bar.delegate = self
    bar.chooseItem = { [weak self] in self?.choose($0) }
    show(selectedViewController, insteadOf: nil)
  }

  private func show(_ new: UIViewController?, insteadOf old: UIViewController?) {
    ContainerTransition.run(
      in: self, from: old, to: new, animated: false, order: .comingFirstAtBeginning,
      place: { [self] in
        guard let newView = new?.view else { return }
        newView.frame = view.bounds
        newView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(newView, belowSubview: bar)
        barDidChange()
      })
    barDidChange()
  }

  /// Wishes the size that the selected controller wishes, with room for the bar (CT-9).
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    guard container === selectedViewController, container.preferredContentSize != .zero else {
      return
    }
    let wish = container.preferredContentSize
    preferredContentSize = CGSize(width: wish.width, height: wish.height + barHeight)
  }

  private var barHeight: CGFloat {
    let measures = (viewIfLoaded?.currentScreen ?? .main).measures
    if isBarOnTop { return measures.topTabBarHeight }
    return traitCollection.verticalSizeClass == .compact
      ? measures.compactTabBarHeight : measures.tabBarHeight
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    barDidChange()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    barDidChange()
  }

  /// Whether the bar stands at the top: on tablets in regular width, since iPadOS 18 (UM-1609).
  private var isBarOnTop: Bool {
    let traits = traitCollection
    return traits.userInterfaceIdiom == .pad && traits.horizontalSizeClass == .regular
      && (viewIfLoaded?.currentScreen ?? .main).measures.putsTabsOnTop
  }

  /// Places the bar above the home indicator, or at the top.
  func barDidChange() {
    guard isViewLoaded else { return }
    let pushed = selectedViewController as? UINavigationController
    bar.isHidden = isTabBarHidden || pushed?.hidesBottomBars == true
    guard !bar.isHidden else {
      selectedViewController?.containerSafeAreaInsets = .zero
      placeSelectedView(above: 0)
      return
    }
    bar.isOnTop = isBarOnTop
    let bounds = view.bounds
    let safeArea = view.safeAreaInsets
    let height = barHeight
    var covered = UIEdgeInsets.zero
    var above: CGFloat = 0
    if isBarOnTop {
      bar.frame = CGRect(x: 0, y: safeArea.top, width: bounds.width, height: height)
      // A navigation bar is behind the tabs, which stand in its middle.
      let sharesRoom =
        (selectedViewController as? UINavigationController)?.isNavigationBarHidden == false
      covered.top = sharesRoom ? 0 : height
    } else {
      bar.frame = CGRect(
        x: 0, y: bounds.height - safeArea.bottom - height, width: bounds.width,
        height: height + safeArea.bottom)
      covered.bottom = height
      // The content of a navigation controller says whether it ends there.
      let shown = pushed?.topViewController ?? selectedViewController
      if shown?.endsAtBar(.bottom, isTranslucent: bar.isTranslucent) == true {
        covered.bottom = 0
        above = height + safeArea.bottom
      }
    }
    placeSelectedView(above: above)
    selectedViewController?.containerSafeAreaInsets = covered
  }

  /// How far the view of the chosen controller ends above the bottom.
  private var heightBelow: CGFloat = 0

  private func placeSelectedView(above bottom: CGFloat) {
    guard let shown = selectedViewController?.viewIfLoaded, shown.superview === view,
      bottom != 0 || heightBelow != 0
    else { return }
    heightBelow = bottom
    var frame = view.bounds
    frame.size.height = max(0, frame.height - bottom)
    if shown.untransformedFrame != frame, shown.transform.isIdentity { shown.frame = frame }
  }
}

extension UITabBarController {
  /// Shows the items that the controllers have now.
  func tabItemsDidChange() {
    let items = controllers.map { $0.tabBarItem! }
    if !(bar.items ?? []).elementsEqual(items, by: ===) { bar.items = items }
    bar.selectedItem = selectedViewController?.tabBarItem
  }
}

extension UIViewController {
  /// The nearest tab bar controller above.
  public var tabBarController: UITabBarController? {
    (parent as? UITabBarController) ?? parent?.tabBarController
  }
}
