import Testing
import UIKit

/// What suites and apps found missing, each by what it does.
@MainActor @Suite struct SmallPartsTests {
  @Test func editingAndStyles() {
    let controller = UIViewController()
    #expect(controller.editButtonItem.systemItem == .edit)
    controller.setEditing(true, animated: false)
    #expect(controller.isEditing)
    #expect(controller.editButtonItem.systemItem == .done)
    controller.overrideUserInterfaceStyle = .dark
    #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    let view = UIView()
    view.overrideUserInterfaceStyle = .dark
    view.overrideUserInterfaceStyle = .unspecified
    #expect(view.traitOverrides.isEmpty)
    #expect(NSEC_PER_SEC == 1_000_000_000)
    #expect(Selector("go").description == "go")
  }

  @Test func aViewIsPutDirectlyAboveAnother() {
    let host = UIView()
    let (below, above) = (UIView(), UIView())
    host.addSubview(below)
    let plain = CALayer()
    host.layer.addSublayer(plain)
    host.insertSubview(above, aboveSubview: below)
    #expect(host.layer.sublayers == [below.layer, above.layer, plain])
  }

  /// A layer of 20 × 10 about (50, 40), turned by a right angle: its corner lies at (55, 30).
  @Test func pointsAreConvertedBetweenLayers() {
    let root = CALayer()
    root.frame = CGRect(x: 100, y: 200, width: 300, height: 300)
    let turned = CALayer()
    turned.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
    turned.position = CGPoint(x: 50, y: 40)
    turned.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let other = CALayer()
    other.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    root.addSublayer(turned)
    root.addSublayer(other)
    let corner = turned.convert(CGPoint.zero, to: root)
    #expect(abs(corner.x - 55) < 1e-9 && abs(corner.y - 30) < 1e-9)
    let beside = turned.convert(CGPoint.zero, to: other)
    #expect(abs(beside.x - 50) < 1e-9 && abs(beside.y - 25) < 1e-9)
    let back = turned.convert(beside, from: other)
    #expect(abs(back.x) < 1e-9 && abs(back.y) < 1e-9)
    #expect(other.convert(other.bounds, to: nil) == CGRect(x: 105, y: 205, width: 10, height: 10))
  }

  @Test func refreshingKeepsRoom() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let control = UIRefreshControl()
    view.refreshControl = control
    #expect(control.frame == CGRect(x: 0, y: -60, width: 320, height: 60))
    control.beginRefreshing()
    #expect(view.contentInset.top == 60)
    control.endRefreshing()
    #expect(view.contentInset.top == 0)
  }

  @Test func searchesTellTheirUpdater() {
    final class Updater: NSObject, UISearchResultsUpdating {
      var texts: [String] = []
      func updateSearchResults(for searchController: UISearchController) {
        texts.append(searchController.searchBar.text ?? "")
      }
    }
    let updater = Updater()
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = updater
    search.isActive = true
    search.searchBar.text = "ab"
    search.isActive = false
    #expect(updater.texts == ["", "ab", ""])
  }

  @Test func fontDescriptorsChangeFonts() throws {
    let font = UIFont.systemFont(ofSize: 17)
    let bold = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let made = UIFont(descriptor: bold, size: 0)
    #expect(made.weight == .bold)
    #expect(made.isItalic)
    #expect(made.pointSize == 17)
    #expect(UIFont(descriptor: bold, size: 20).pointSize == 20)
    #expect(font.fontDescriptor.withSymbolicTraits([.traitCondensed, .traitExpanded]) == nil)
  }

  @Test func aButtonOpensItsMenu() throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
    window.addSubview(button)
    window.makeKeyAndVisible()
    var chosen: [String] = []
    button.menu = UIMenu(children: [
      UIAction(title: "Small") { chosen.append($0.title) },
      UIAction(title: "Large") { chosen.append($0.title) },
    ])
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == "Small")
    button.performPrimaryAction()
    window.layoutIfNeeded()
    let rows = window.accessibilityElementsInOrder.compactMap { $0 as? UIButton }
    #expect(rows.map(\.currentTitle) == ["Small", "Large"])
    #expect(rows.map(\.frame.height) == [42, 42])
    rows.last?.sendActions(for: .primaryActionTriggered)
    #expect(chosen == ["Large"])
    #expect(button.currentTitle == "Large")
    #expect(window.subviews.count == 1)
  }

  @Test func viewsBesideATextTakeRoom() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(field.textRect(forBounds: field.bounds).minX == 0)
    field.leftViewMode = .always
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 170, height: 40))
    field.layoutIfNeeded()
    #expect(field.leftView?.frame == CGRect(x: 0, y: 10, width: 30, height: 20))
  }

  @Test func layersArePlacedWithTheirView() {
    final class Backing: CALayer {
      override func layoutSublayers() {
        SmallPartsTests.placed.append("layer")
        super.layoutSublayers()
      }
    }
    final class Shaded: UIView {
      let shade = CAGradientLayer()
      override class var layerClass: AnyClass { Backing.self }
      override init(frame: CGRect) {
        super.init(frame: frame)
        layer.addSublayer(shade)
      }
      required init?(coder: NSCoder) { fatalError("not from a document") }
      override func layoutSublayers(of layer: CALayer) {
        SmallPartsTests.placed.append("view")
        super.layoutSublayers(of: layer)
        if layer === self.layer { shade.frame = bounds }
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        SmallPartsTests.placed.append("subviews")
      }
    }
    SmallPartsTests.placed = []
    let view = Shaded(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    view.layoutIfNeeded()
    #expect(SmallPartsTests.placed == ["layer", "view", "subviews"])
    #expect(view.shade.frame == view.bounds)
    view.frame.size.width = 50
    view.layoutIfNeeded()
    #expect(view.shade.frame.width == 50)
    view.layoutIfNeeded()
    #expect(SmallPartsTests.placed.count == 6)
  }
  private static var placed: [String] = []
}
