import Foundation
import PortableUIKit
import Testing

// The symbols of controllers, windows and controls that layout libraries use.

private final class LegacyController: UIViewController {
  let bar = UIView()
  private(set) var lengths: [CGFloat] = []

  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func loadView() { view = UIView() }

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    let top: UILayoutSupport = topLayoutGuide
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: top.bottomAnchor),
      bar.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor),
      bar.heightAnchor.constraint(greaterThanOrEqualTo: top.heightAnchor, multiplier: 1),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    lengths.append(topLayoutGuide.length)
  }

  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  override func updateViewConstraints() { super.updateViewConstraints() }
  override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
}

/// A client that overrides the traits of its views, as some suites do for tests.
private final class RegularView: UIView {
  override var traitCollection: UITraitCollection {
    UITraitCollection(traitsFrom: [
      super.traitCollection, UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(verticalSizeClass: .compact),
    ])
  }
}

@MainActor @Suite struct ControllerSymbolTests {
  @Test("Controllers, layout guides of old and children")
  func controllers() {
    let window = makeWindow("iPhone 8")
    let controller = LegacyController(nibName: nil, bundle: nil)
    window.rootViewController = controller
    window.performTurn()
    #expect(controller.lengths.last == 20)
    #expect(controller.bar.frame.minY == 20 && controller.bar.frame.maxY == 667)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    window.performTurn()
    #expect(controller.bar.frame.minY == 30)
    let child = UIViewController()
    controller.addChild(child)
    controller.view.addSubview(child.view)
    child.didMove(toParent: controller)
    controller.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .compact), forChild: child)
    #expect(controller.children == [child])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(controller.children.isEmpty)
    child.preferredContentSize = CGSize(width: 1, height: 2)
    #expect(child.preferredContentSize.height == 2)
    #expect(LegacyController(coder: NSCoder()) != nil && UIViewController().children.isEmpty)
  }

  @Test("Navigation, tabs and windows")
  func containers() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.isTranslucent = false
    #expect(!navigation.navigationBar.isTranslucent)
    let tabs = UITabBarController()
    tabs.setViewControllers([navigation], animated: false)
    #expect(tabs.viewControllers == [navigation])
    let window = UIWindow(frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size))
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    #expect(window.rootViewController === tabs && !window.isHidden)
    #expect(UIWindow(coder: NSCoder()) != nil)
  }

  @Test("Traits, devices and screens")
  func traits() {
    let compact: UIUserInterfaceSizeClass = .compact
    let traits = UITraitCollection(horizontalSizeClass: compact)
    #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .unspecified)
    let view = RegularView()
    #expect(view.traitCollection.horizontalSizeClass == .regular)
    #expect(view.traitCollection.verticalSizeClass == .compact)
    #expect(UITraitCollection.current.displayScale == UIScreen.main.scale)
    #expect(view.traitCollection.userInterfaceIdiom == UIDevice.current.userInterfaceIdiom)
    #expect([.phone, .pad].contains(UIDevice.current.userInterfaceIdiom))
    #expect(UI_USER_INTERFACE_IDIOM() == UIDevice.current.userInterfaceIdiom)
    #expect(UIScreen.main.bounds.width < UIScreen.main.bounds.height)
    #expect(UIContentSizeCategory.large < .extraLarge)
  }

  @Test("Labels, buttons, fields, images and cells")
  func controls() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "text"
    label.textColor = .orange
    label.font = .systemFont(ofSize: 12, weight: .medium)
    #expect(label.sizeThatFits(.zero).width > 0 && label.font.pointSize == 12)
    let button = UIButton()
    button.setTitle("Go", for: .normal)
    button.setImage(UIImage(named: "none"), for: .normal)
    #expect(button.currentTitle == "Go" && button.state == .normal)
    let field = UITextField()
    field.placeholder = "name"
    #expect(field.placeholder == "name")
    let image = UIImage(name: "dot", size: CGSize(width: 3, height: 4))
    let imageView = UIImageView(image: image)
    #expect(imageView.image === image && imageView.frame.size == image.size)
    let row = UITableViewCell()
    #expect(row.contentView.superview === row)
    let cell = UICollectionViewCell(frame: .zero)
    cell.contentView.addSubview(label)
    #expect(label.isDescendant(of: cell))
  }

  @Test("The scroll view that bars follow is named for one edge or for all")
  func contentScrollView() {
    let controller = UIViewController()
    let (scroll, other) = (UIScrollView(), UIScrollView())
    controller.setContentScrollView(scroll)
    controller.setContentScrollView(other, for: .bottom)
    #expect(controller.contentScrollView(for: .top) === scroll)
    #expect(controller.contentScrollView(for: .bottom) === other)
    controller.setContentScrollView(nil)
    #expect(controller.contentScrollView(for: .bottom) == nil)
  }
}
