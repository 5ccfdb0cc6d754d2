import Foundation
import PortableUIKit
import Testing

// Screens as applications have them, written for UIKit and used here as they are: a form with a
// keyboard, a container of one's own, a settings list, and a small layout library with its operators.

// MARK: A layout library in the style of SnapKit

private final class Maker {
  private let item: UIView
  private(set) var constraints: [NSLayoutConstraint] = []

  init(item: UIView) { self.item = item }

  @MainActor var edges: Relating { relating([.top, .leading, .bottom, .trailing]) }
  @MainActor var top: Relating { relating([.top]) }
  @MainActor var leading: Relating { relating([.leading]) }
  @MainActor var trailing: Relating { relating([.trailing]) }
  @MainActor var bottom: Relating { relating([.bottom]) }
  @MainActor var center: Relating { relating([.centerX, .centerY]) }
  @MainActor var size: Relating { relating([.width, .height]) }
  @MainActor var height: Relating { relating([.height]) }

  @MainActor private func relating(_ attributes: [NSLayoutConstraint.Attribute]) -> Relating {
    Relating(item: item, attributes: attributes) { [unowned self] in constraints.append($0) }
  }

  /// A subclass with a label of its own, as libraries have for their logs.
  final class LabelledConstraint: NSLayoutConstraint {
    var label: String?
  }

  @MainActor struct Relating {
    let item: UIView
    let attributes: [NSLayoutConstraint.Attribute]
    let add: (NSLayoutConstraint) -> Void

    @discardableResult
    func equalTo(_ other: AnyObject?, inset: CGFloat = 0, priority: Float = 1000) -> Relating {
      relate(.equal, other, inset, priority)
    }

    @discardableResult
    func lessThanOrEqualTo(_ other: AnyObject?, inset: CGFloat = 0) -> Relating {
      relate(.lessThanOrEqual, other, inset, 1000)
    }

    @discardableResult
    func equalToConstant(_ constant: CGFloat) -> Relating { relate(.equal, nil, constant, 1000) }

    private func relate(
      _ relation: NSLayoutConstraint.Relation, _ other: AnyObject?, _ inset: CGFloat,
      _ priority: Float
    ) -> Relating {
      for attribute in attributes {
        let isTrailing = [.bottom, .trailing, .right].contains(attribute)
        let constraint = LabelledConstraint(
          item: item, attribute: attribute, relatedBy: relation, toItem: other,
          attribute: other == nil ? .notAnAttribute : attribute, multiplier: 1,
          constant: isTrailing && other != nil ? -inset : inset)
        constraint.label = "\(type(of: item)).\(attribute)"
        constraint.priority = UILayoutPriority(rawValue: priority)
        add(constraint)
      }
      return self
    }
  }
}

nonisolated(unsafe) private var madeKey: UInt8 = 0

extension UIView {
  /// Makes constraints in place of those made before, which the view keeps as an associated object.
  fileprivate func remakeConstraints(_ make: (Maker) -> Void) {
    translatesAutoresizingMaskIntoConstraints = false
    let old = objc_getAssociatedObject(self, &madeKey) as? [NSLayoutConstraint] ?? []
    NSLayoutConstraint.deactivate(old)
    let maker = Maker(item: self)
    make(maker)
    objc_setAssociatedObject(
      self, &madeKey, maker.constraints, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    NSLayoutConstraint.activate(maker.constraints)
  }
}

// MARK: A form

private final class FormViewController: UIViewController, UITextFieldDelegate, UITextViewDelegate {
  let scrollView = UIScrollView()
  let nameField = UITextField()
  let notesView = UITextView()
  let countLabel = UILabel()
  let saveButton = UIButton(type: .system)
  private lazy var stackView = UIStackView(arrangedSubviews: [nameField, notesView, countLabel])
  var onSave: ((String, String) -> Void)?

  override func loadView() {
    view = UIView()
    view.backgroundColor = .systemBackground
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Form"
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", style: .done)
    nameField.placeholder = "Name"
    nameField.borderStyle = .roundedRect
    nameField.delegate = self
    notesView.isScrollEnabled = false
    notesView.delegate = self
    notesView.layer.borderColor = UIColor.separator.cgColor
    notesView.layer.borderWidth = 1 / traitCollection.displayScale
    notesView.layer.cornerRadius = 6
    countLabel.font = .preferredFont(forTextStyle: .footnote)
    countLabel.textAlignment = .right
    saveButton.setTitle("Save", for: .normal)
    saveButton.isEnabled = false
    saveButton.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)
    stackView.axis = .vertical
    stackView.spacing = 12
    stackView.setCustomSpacing(4, after: notesView)
    view.addSubview(scrollView)
    scrollView.addSubview(stackView)
    view.addSubview(saveButton)
    scrollView.remakeConstraints { make in
      make.top.equalTo(view.safeAreaLayoutGuide)
      make.leading.equalTo(view)
      make.trailing.equalTo(view)
    }
    stackView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(
        equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 20),
      stackView.bottomAnchor.constraint(
        equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -20),
      stackView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      notesView.heightAnchor.constraint(greaterThanOrEqualToConstant: 80),
      saveButton.topAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: 8),
      saveButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      view.keyboardLayoutGuide.topAnchor.constraint(
        equalTo: saveButton.bottomAnchor, constant: 8),
    ])
    saveButton.translatesAutoresizingMaskIntoConstraints = false
    updateCount()
  }

  private func updateCount() {
    countLabel.text = "\(notesView.text.count) / 100"
    saveButton.isEnabled = nameField.text?.isEmpty == false
  }

  private func save() { onSave?(nameField.text ?? "", notesView.text) }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard let text = textField.text, let swiftRange = Range(range, in: text) else { return false }
    return text.replacingCharacters(in: swiftRange, with: string).count <= 8
  }

  func textFieldDidChangeSelection(_ textField: UITextField) { updateCount() }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    notesView.becomeFirstResponder()
    return false
  }

  func textViewDidChange(_ textView: UITextView) { updateCount() }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { textView.text.count + text.count - range.length <= 100 }
}

// MARK: A container with a drawer

private final class DrawerController: UIViewController {
  private(set) var main: UIViewController
  let drawer: UIViewController
  private(set) var isOpen = false
  private var drawerEdge: NSLayoutConstraint!
  private let shade = UIView()
  var classes: [UIUserInterfaceSizeClass] = []

  init(main: UIViewController, drawer: UIViewController) {
    self.main = main
    self.drawer = drawer
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    install(main, below: nil)
    shade.backgroundColor = UIColor.black.withAlphaComponent(0.4)
    shade.alpha = 0
    shade.frame = view.bounds
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(shade)
    addChild(drawer)
    drawer.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(drawer.view)
    drawerEdge = drawer.view.trailingAnchor.constraint(equalTo: view.leadingAnchor)
    NSLayoutConstraint.activate([
      drawerEdge,
      drawer.view.topAnchor.constraint(equalTo: view.topAnchor),
      drawer.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      drawer.view.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.75),
    ])
    drawer.didMove(toParent: self)
    setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .compact), forChild: drawer)
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, _) in
      self.classes.append(self.traitCollection.horizontalSizeClass)
    }
  }

  private func install(_ child: UIViewController, below sibling: UIView?) {
    addChild(child)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let sibling {
      view.insertSubview(child.view, belowSubview: sibling)
    } else {
      view.addSubview(child.view)
    }
    child.didMove(toParent: self)
  }

  func setOpen(_ open: Bool, animated: Bool) {
    isOpen = open
    drawerEdge.constant = open ? drawer.view.bounds.width : 0
    let change = {
      self.shade.alpha = open ? 1 : 0
      self.view.layoutIfNeeded()
    }
    guard animated else { return change() }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.curveEaseOut, .beginFromCurrentState],
      animations: change)
  }

  func show(_ child: UIViewController) {
    let old = main
    main = child
    old.willMove(toParent: nil)
    install(child, below: shade)
    old.view.removeFromSuperview()
    old.removeFromParent()
    setOpen(false, animated: true)
  }

  override var childForStatusBarHidden: UIViewController? { main }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { _ in
      self.drawerEdge.constant = self.isOpen ? size.width * 0.75 : 0
    } completion: { _ in
    }
  }
}

// MARK: A settings list

private final class ToggleCell: UITableViewCell {
  static let identifier = String(describing: ToggleCell.self)
  let toggle = UISwitch()
  let titleLabel = UILabel()
  let detailLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    titleLabel.numberOfLines = 0
    titleLabel.font = UIFont.preferredFont(forTextStyle: .body)
    detailLabel.numberOfLines = 0
    detailLabel.font = UIFont.preferredFont(forTextStyle: .footnote)
    toggle.setContentHuggingPriority(.required, for: .horizontal)
    toggle.setContentCompressionResistancePriority(.required, for: .horizontal)
    let texts = UIStackView(arrangedSubviews: [titleLabel, detailLabel])
    texts.axis = .vertical
    let row = UIStackView(arrangedSubviews: [texts, toggle])
    row.alignment = .center
    row.spacing = 8
    row.isLayoutMarginsRelativeArrangement = true
    row.directionalLayoutMargins = .init(top: 11, leading: 16, bottom: 11, trailing: 16)
    contentView.addSubview(row)
    row.remakeConstraints { $0.edges.equalTo(contentView, priority: 999) }
  }

  required init?(coder: NSCoder) { fatalError() }
}

private final class SettingsViewController: UITableViewController {
  struct Setting {
    let title: String
    let detail: String?
    var isOn: Bool
  }

  var settings: [Setting] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.estimatedRowHeight = 44
    tableView.rowHeight = UITableView.automaticDimension
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    settings.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: ToggleCell.identifier) as? ToggleCell
      ?? ToggleCell(style: .default, reuseIdentifier: ToggleCell.identifier)
    let setting = settings[indexPath.row]
    cell.titleLabel.text = setting.title
    cell.detailLabel.text = setting.detail
    cell.detailLabel.isHidden = setting.detail == nil
    cell.toggle.isOn = setting.isOn
    return cell
  }
}

@MainActor @Suite struct ScreenTests {
  private let clock = ManualFrameClock()

  @Test("A form grows with its text and keeps its button above the keyboard")
  func form() {
    let window = makeWindow("iPhone 8", clock: clock)
    let form = FormViewController()
    window.rootViewController = UINavigationController(rootViewController: form)
    clock.advance(by: 1)
    #expect(form.nameField.frame.width == 343 && form.nameField.frame.height == 34)
    #expect(form.notesView.frame.height == 80)
    #expect(form.countLabel.text == "0 / 100" && !form.saveButton.isEnabled)
    #expect(form.saveButton.frame.maxY == 659)
    form.nameField.becomeFirstResponder()
    window.screen.keyboard = .docked(height: 260)
    #expect(form.saveButton.frame.maxY == 399)
    form.nameField.typeText("Ada Lovelace")
    #expect(form.nameField.text == "Ada Love" && form.saveButton.isEnabled)
    form.nameField.typeText("\n")
    #expect(form.notesView.isFirstResponder && !form.nameField.isEditing)
    form.notesView.typeText(String(repeating: "line\n", count: 30))
    clock.advance(by: 1)
    #expect(form.notesView.text.count == 100 && form.countLabel.text == "100 / 100")
    #expect(form.notesView.frame.height > 200)
    #expect(form.scrollView.contentSize.height == form.countLabel.superview!.frame.maxY + 20)
    form.view.endEditing(true)
    window.screen.keyboard = nil
    #expect(form.saveButton.frame.maxY == 659)
  }

  @Test("A drawer opens, turns with the device and gives way to another controller")
  func drawer() {
    let window = makeWindow("iPad", clock: clock)
    let (first, second) = (UIViewController(), UIViewController())
    let controller = DrawerController(main: first, drawer: UIViewController())
    window.rootViewController = controller
    clock.advance(by: 1)
    // The first screen is a phone's, whose traits were expected.
    controller.classes = []
    #expect(controller.drawer.view.frame == CGRect(x: -576, y: 0, width: 576, height: 1024))
    #expect(controller.drawer.traitCollection.horizontalSizeClass == .compact)
    #expect(first.traitCollection.horizontalSizeClass == .regular)
    controller.setOpen(true, animated: true)
    #expect(controller.drawer.view.frame.minX == 0)
    #expect(controller.drawer.view.layer.presentation()?.frame.minX == -576)
    clock.advance(by: 0.4)
    #expect(controller.drawer.view.layer.presentation()?.frame.minX == 0)
    window.rotate(to: .landscape)
    clock.advance(by: 1)
    #expect(controller.drawer.view.frame == CGRect(x: 0, y: 0, width: 768, height: 768))
    controller.show(second)
    clock.advance(by: 1)
    #expect(controller.drawer.view.frame.maxX == 0 && first.parent == nil)
    #expect(second.view.frame == controller.view.bounds && controller.children.contains(second))
    #expect(controller.classes.isEmpty)
    window.windowScene?.occupy(.third)
    clock.advance(by: 1)
    #expect(controller.classes == [.compact])
  }

  @Test("Rows of a settings list are as high as their texts need, in every text size")
  func settings() throws {
    let window = makeWindow("iPhone 8", clock: clock)
    let controller = SettingsViewController(style: .insetGrouped)
    controller.settings = [
      .init(title: "Wi-Fi", detail: nil, isOn: true),
      .init(title: "Bluetooth", detail: String(repeating: "many words ", count: 20), isOn: false),
    ]
    window.rootViewController = UINavigationController(rootViewController: controller)
    clock.advance(by: 1)
    let cells = controller.tableView.visibleCells.compactMap { $0 as? ToggleCell }
    let (plain, long) = (try #require(cells.first), try #require(cells.last))
    // The switch is 31 high, with 11 above and below.
    #expect(plain.frame.height == 53 && long.frame.height > 90)
    #expect(plain.toggle.frame.width == 51 && long.frame.minY == plain.frame.maxY)
    #expect(plain.traitCollection.listEnvironment == .insetGrouped)
    let before = long.frame.height
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    for label in [long.titleLabel, long.detailLabel] {
      label.font = .preferredFont(forTextStyle: .body, compatibleWith: window.traitCollection)
    }
    controller.tableView.performBatchUpdates(nil)
    clock.advance(by: 1)
    #expect(controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height > before)
  }

  @Test("Constraints that are made anew take the place of those before")
  func remake() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    container.addSubview(view)
    view.remakeConstraints { make in
      make.center.equalTo(container)
      make.size.equalToConstant(20)
    }
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 40, y: 40, width: 20, height: 20))
    view.remakeConstraints { $0.edges.equalTo(container, inset: 5) }
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 5, y: 5, width: 90, height: 90))
    #expect(container.constraints.count == 4)
    #expect((container.constraints[0] as? Maker.LabelledConstraint)?.label == "UIView.top")
  }
}
