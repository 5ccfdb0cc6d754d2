import Foundation
import PortableUIKit
import Testing

// Code as applications have it, written for UIKit and used here as it is. That it compiles is most of
// the test; what it lays out is checked below.

// MARK: A label with insets and a card built by anchors

private class PaddedLabel: UILabel {
  var insets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8) {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

private final class CardView: UIView {
  private let titleLabel = UILabel()
  private let bodyLabel = UILabel()
  private let badge = PaddedLabel()
  private let imageView = UIImageView()
  private lazy var textStack: UIStackView = {
    let stack = UIStackView(arrangedSubviews: [titleLabel, bodyLabel])
    stack.axis = .vertical
    stack.spacing = UIStackView.spacingUseSystem
    stack.alignment = .leading
    stack.distribution = .fill
    return stack
  }()
  private var compactConstraints: [NSLayoutConstraint] = []
  private var regularConstraints: [NSLayoutConstraint] = []
  var onTap: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }

  private func commonInit() {
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    layer.borderWidth = 1 / UIScreen.main.scale
    clipsToBounds = true
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 16, leading: 16, bottom: 16, trailing: 16)
    titleLabel.font = UIFont.preferredFont(forTextStyle: .headline)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.setContentCompressionResistancePriority(.required, for: .vertical)
    bodyLabel.numberOfLines = 0
    bodyLabel.textColor = .secondaryLabel
    bodyLabel.font = .systemFont(ofSize: 15, weight: .regular)
    badge.textAlignment = .center
    badge.setContentHuggingPriority(UILayoutPriority(751), for: .horizontal)
    imageView.contentMode = .scaleAspectFit
    imageView.tintColor = tintColor
    for subview in [imageView, textStack, badge] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      addSubview(subview)
    }

    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      imageView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      imageView.topAnchor.constraint(equalTo: margins.topAnchor),
      imageView.widthAnchor.constraint(equalToConstant: 40),
      imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor, multiplier: 1),
      imageView.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
      textStack.topAnchor.constraint(equalTo: margins.topAnchor),
      textStack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      badge.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      badge.firstBaselineAnchor.constraint(equalTo: titleLabel.firstBaselineAnchor),
    ])
    compactConstraints = [
      textStack.leadingAnchor.constraint(
        equalToSystemSpacingAfter: imageView.trailingAnchor, multiplier: 1),
      badge.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: textStack.trailingAnchor, multiplier: 1),
    ]
    regularConstraints = [
      textStack.leadingAnchor.constraint(equalTo: imageView.trailingAnchor, constant: 24),
      textStack.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
    ]
    updateConstraintsForTraits()
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (view: CardView, _) in
      view.updateConstraintsForTraits()
    }
  }

  private func updateConstraintsForTraits() {
    if traitCollection.horizontalSizeClass == .regular {
      NSLayoutConstraint.deactivate(compactConstraints)
      NSLayoutConstraint.activate(regularConstraints)
    } else {
      NSLayoutConstraint.deactivate(regularConstraints)
      NSLayoutConstraint.activate(compactConstraints)
    }
  }

  func configure(title: String, body: String?, badgeText: String?) {
    titleLabel.text = title
    bodyLabel.text = body
    bodyLabel.isHidden = body == nil
    badge.text = badgeText
    badge.isHidden = badgeText == nil
    accessibilityIdentifier = "card-\(title)"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(12, bounds.height / 2)
  }

  override class var requiresConstraintBasedLayout: Bool { true }
}

// MARK: A view that lays out by frames

private final class TagsView: UIView {
  var tags: [String] = [] {
    didSet {
      for label in labels { label.removeFromSuperview() }
      labels = tags.enumerated().map { index, text in
        let label = PaddedLabel(frame: .zero)
        label.text = text
        label.tag = index + 1
        addSubview(label)
        return label
      }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  private var labels: [PaddedLabel] = []
  private let spacing: CGFloat = 6

  override func layoutSubviews() {
    super.layoutSubviews()
    var origin = CGPoint(x: bounds.minX, y: bounds.minY)
    for label in labels {
      label.sizeToFit()
      if origin.x + label.bounds.width > bounds.maxX, origin.x > bounds.minX {
        origin = CGPoint(x: bounds.minX, y: origin.y + label.bounds.height + spacing)
      }
      label.frame.origin = origin
      origin.x = label.frame.maxX + spacing
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: labels.map(\.frame.maxY).max() ?? 0)
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: labels.map(\.frame.maxY).max() ?? 0)
  }
}

// MARK: A controller that scrolls

private class ProfileViewController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let contentView = UIView()
  let card = CardView()
  let tagsView = TagsView()
  let button = UIButton(type: .system)
  private(set) var bottomConstraint: NSLayoutConstraint!
  private let spacer = UILayoutGuide()
  private(set) var events: [String] = []

  init(name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.delegate = self
    scrollView.alwaysBounceVertical = true
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    contentView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(contentView)
    contentView.addLayoutGuide(spacer)
    for subview in [card, tagsView, button] as [UIView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(subview)
    }
    button.setTitle("Follow", for: .normal)
    button.setTitleColor(.white, for: .normal)
    setUpConstraints()
    card.configure(title: "Ada", body: "Wrote the first program.", badgeText: "12")
  }

  private func setUpConstraints() {
    let safeArea = view.safeAreaLayoutGuide
    bottomConstraint = scrollView.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor)
    bottomConstraint.identifier = "keyboard"
    var constraints: [NSLayoutConstraint] = [
      scrollView.topAnchor.constraint(equalTo: safeArea.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottomConstraint,
      contentView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      contentView.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      contentView.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      contentView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      contentView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ]
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-(m)-[card]-[tags(h)]", options: [.alignAllLeading, .alignAllTrailing],
      metrics: ["m": 20, "h": 60], views: ["card": card, "tags": tagsView])
    constraints += [
      card.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      contentView.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: 16),
      spacer.topAnchor.constraint(equalTo: tagsView.bottomAnchor),
      spacer.heightAnchor.constraint(equalToConstant: 30),
      button.topAnchor.constraint(equalTo: spacer.bottomAnchor),
      button.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      button.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      NSLayoutConstraint(
        item: button, attribute: .height, relatedBy: .greaterThanOrEqual, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 44),
    ]
    NSLayoutConstraint.activate(constraints)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    events.append("will")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    events.append("layout")
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    events.append("safe area")
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in self.view.layoutIfNeeded() })
  }

  func keyboardWillShow(height: CGFloat) {
    bottomConstraint.constant = -height
    UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { events.append("scroll") }
}

// MARK: A table of controllers' rows

private struct Person {
  let name: String
  let text: String
}

private final class PersonCell: UITableViewCell {
  static let reuseIdentifier = "PersonCell"
  let card = CardView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    card.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(card)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      card.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      contentView.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: 16),
      contentView.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: 8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    card.configure(title: "", body: nil, badgeText: nil)
  }
}

private final class PeopleViewController: UIViewController, UITableViewDataSource,
  UITableViewDelegate
{
  private let tableView = UITableView(frame: .zero, style: .plain)
  var people: [Person] = [] { didSet { tableView.reloadData() } }
  var table: UITableView { tableView }

  override func loadView() { view = tableView }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 88
    tableView.separatorStyle = .none
  }

  func numberOfSections(in tableView: UITableView) -> Int { 1 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    people.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: PersonCell.reuseIdentifier) as? PersonCell
      ?? PersonCell(style: .default, reuseIdentifier: PersonCell.reuseIdentifier)
    let person = people[indexPath.row]
    cell.card.configure(title: person.name, body: person.text, badgeText: nil)
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let detail = ProfileViewController(name: people[indexPath.row].name)
    navigationController?.pushViewController(detail, animated: true)
  }
}

// MARK: Extensions as layout libraries have them

extension UIView {
  fileprivate func pinEdges(to other: UIView, insets: UIEdgeInsets = .zero) {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
      leftAnchor.constraint(equalTo: other.leftAnchor, constant: insets.left),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -insets.bottom),
      rightAnchor.constraint(equalTo: other.rightAnchor, constant: -insets.right),
    ])
  }

  fileprivate func constraints(_ attribute: NSLayoutConstraint.Attribute) -> [NSLayoutConstraint] {
    superview?.constraints.filter {
      $0.firstItem === self && $0.firstAttribute == attribute
        || $0.secondItem === self && $0.secondAttribute == attribute
    } ?? []
  }
}

extension NSLayoutConstraint {
  @discardableResult
  fileprivate func with(priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}

extension Array where Element: UIView {
  @MainActor fileprivate func distribute(in container: UIView, axis: NSLayoutConstraint.Axis) {
    for (first, second) in zip(self, dropFirst()) {
      let anchors = (first.trailingAnchor, second.leadingAnchor)
      anchors.1.constraint(equalTo: anchors.0, constant: 4).isActive = axis == .horizontal
    }
  }
}

@MainActor @Suite struct UnmodifiedCodeTests {
  private let window = UIWindow(
    environment: DeviceEnvironment.named("iPhone 8") ?? .standard, frameClock: ManualFrameClock())

  @Test("A screen of scroll view, card, tags and button lays out as written")
  func profile() {
    let controller = ProfileViewController(name: "Ada")
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.performTurn()
    #expect(controller.scrollView.frame == CGRect(x: 0, y: 20, width: 375, height: 647))
    #expect(controller.card.frame.minX == 16 && controller.card.frame.width == 343)
    #expect(controller.card.frame.minY == 20)
    // The standard space and the tags of 60 points, the spacer of 30, the button.
    #expect(controller.tagsView.frame.minY == controller.card.frame.maxY + 8)
    #expect(controller.button.frame.minY == controller.tagsView.frame.maxY + 30)
    #expect(controller.button.frame.height == 44)
    #expect(controller.button.frame.midX == 187.5)
    #expect(controller.scrollView.contentSize.height == controller.button.frame.maxY)
    #expect(controller.scrollView.contentSize.width == 375)
    controller.keyboardWillShow(height: 216)
    #expect(controller.scrollView.frame.height == 431)
    controller.scrollView.contentOffset.y = 10
    #expect(controller.events.last == "scroll")
    window.rotate(to: .landscape)
    #expect(controller.card.frame.width == 635)
    controller.tagsView.tags = ["swift", "layout", "linux"]
    window.performTurn()
    #expect(controller.tagsView.viewWithTag(3)?.superview === controller.tagsView)
    #expect(controller.tagsView.subviews.allSatisfy { $0.frame.maxX <= 667 - 32 })
  }

  @Test("A table in a navigation controller sizes its cards and pushes a detail")
  func people() {
    let controller = PeopleViewController()
    let navigation = UINavigationController(rootViewController: controller)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    controller.people = (0..<40).map { Person(name: "Person \($0)", text: "Some words.") }
    window.performTurn()
    let cells = controller.table.visibleCells
    #expect(cells.count > 4 && cells.allSatisfy { $0.frame.width == 375 })
    let card = (cells[0] as? PersonCell)?.card
    #expect(card?.frame.width == 343 && card?.frame.minY == 8)
    #expect(cells[0].frame.height == (card?.frame.height ?? 0) + 16)
    #expect(cells[0].frame.height >= 16 + 32 + 40)
    controller.tableView(controller.table, didSelectRowAt: IndexPath(row: 3, section: 0))
    window.performTurn()
    #expect(navigation.topViewController?.title == "Person 3")
  }

  @Test("Helpers of layout libraries work on anchors, items and attributes")
  func helpers() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    container.addSubview(view)
    view.pinEdges(to: container, insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 94, height: 96))
    #expect(view.constraints(.left).count == 1)
    let width = view.widthAnchor.constraint(equalToConstant: 10).with(priority: .defaultLow)
    width.isActive = true
    #expect(width.firstAnchor === view.widthAnchor && width.priority.rawValue == 250)
    let pair = [UIView(), UIView()]
    for view in pair { container.addSubview(view) }
    pair.distribute(in: container, axis: .horizontal)
    #expect(pair[1].constraints(.leading).first?.constant == 4)
  }
}
