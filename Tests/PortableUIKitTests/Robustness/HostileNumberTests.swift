import Foundation
import PortableUIKit
import Testing

/// What data can do: every public entry that takes numbers, under numbers nobody thinks of. A program goes on,
/// with an exception where UIKit raises one, and what has nothing to do with the number lies where it lay.
@MainActor @Suite(.serialized) struct HostileNumberTests {
  nonisolated private static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, -0.0, 1e308, -1e308, .greatestFiniteMagnitude,
    .leastNonzeroMagnitude, -1,
  ]

  /// A window with a view of many kinds, all shown and laid out.
  @MainActor final class Fixture: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    let clock = ManualFrameClock()
    let window: UIWindow
    let controller = UIViewController()
    let view = UIView()
    let placed = UIView()
    let bystander = UIView()
    let label = UILabel()
    let button = UIButton(type: .system)
    let field = UITextField()
    let text = UITextView()
    let image = UIImageView()
    let scroll = UIScrollView()
    let content = UIView()
    let stack = UIStackView()
    let stacked = UILabel()
    let slider = UISlider()
    let progress = UIProgressView()
    let stepper = UIStepper()
    let pages = UIPageControl()
    let segments = UISegmentedControl()
    let table = UITableView(frame: CGRect(x: 0, y: 300, width: 200, height: 200))
    let flow = UICollectionViewFlowLayout()
    let collection: UICollectionView
    let constraint: NSLayoutConstraint

    override init() {
      window = UIWindow(environment: .standard, frameClock: clock)
      collection = UICollectionView(
        frame: CGRect(x: 0, y: 500, width: 200, height: 100), collectionViewLayout: flow)
      constraint = placed.widthAnchor.constraint(equalToConstant: 40)
      super.init()
      window.rootViewController = controller
      let root: UIView = controller.view
      for child in [view, placed, bystander, label, stack, scroll] { root.addSubview(child) }
      for child in [field, text, image, slider, progress, stepper, pages, segments] as [UIView] {
        root.addSubview(child)
        child.frame = CGRect(x: 0, y: 0, width: 50, height: 30)
      }
      root.addSubview(button)
      root.addSubview(table)
      root.addSubview(collection)
      for child in [placed, bystander, label, stack] {
        child.translatesAutoresizingMaskIntoConstraints = false
      }
      label.text = "Some words that wrap"
      label.numberOfLines = 0
      stacked.text = "Stacked"
      button.setTitle("Title", for: .normal)
      stack.addArrangedSubview(stacked)
      stack.addArrangedSubview(UIView())
      scroll.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
      scroll.addSubview(content)
      view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      segments.insertSegment(withTitle: "A", at: 0, animated: false)
      table.dataSource = self
      collection.dataSource = self
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      NSLayoutConstraint.activate([
        constraint, placed.heightAnchor.constraint(equalToConstant: 20),
        placed.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7),
        placed.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
        bystander.widthAnchor.constraint(equalToConstant: 11),
        bystander.heightAnchor.constraint(equalToConstant: 12),
        bystander.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 13),
        bystander.topAnchor.constraint(equalTo: root.topAnchor, constant: 14),
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        label.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
        label.widthAnchor.constraint(lessThanOrEqualToConstant: 80),
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 200),
      ])
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 30 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }

    /// Everything that waits is done, and animations go on for a while.
    func settle() {
      window.layoutIfNeeded()
      window.performTurn()
      clock.advance(by: 0.1)
      clock.advance(by: 1)
      window.performTurn()
    }
  }

  private typealias Entry = (name: String, act: @MainActor (Fixture, CGFloat) -> Void)

  private static func rects(_ n: CGFloat) -> [CGRect] {
    [
      CGRect(x: n, y: 0, width: 10, height: 10), CGRect(x: 0, y: n, width: 10, height: 10),
      CGRect(x: 0, y: 0, width: n, height: 10), CGRect(x: 0, y: 0, width: 10, height: n),
      CGRect(x: n, y: n, width: n, height: n),
    ]
  }

  private static func insets(_ n: CGFloat) -> [UIEdgeInsets] {
    [
      UIEdgeInsets(top: n, left: 0, bottom: 0, right: 0),
      UIEdgeInsets(top: 0, left: n, bottom: 0, right: n),
      UIEdgeInsets(top: n, left: n, bottom: n, right: n),
    ]
  }

  private static func points(_ n: CGFloat) -> [CGPoint] {
    [CGPoint(x: n, y: 0), CGPoint(x: 0, y: n), CGPoint(x: n, y: n)]
  }

  private static func sizes(_ n: CGFloat) -> [CGSize] {
    [CGSize(width: n, height: 5), CGSize(width: 5, height: n), CGSize(width: n, height: n)]
  }

  private static let geometry: [Entry] = [
    ("init(frame:)", { f, n in for r in rects(n) { f.window.addSubview(UIView(frame: r)) } }),
    (
      "frame",
      { f, n in
        for r in rects(n) {
          f.view.frame = r
          f.window.layoutIfNeeded()
        }
      }
    ),
    (
      "bounds",
      { f, n in
        for r in rects(n) {
          f.view.bounds = r
          f.window.layoutIfNeeded()
        }
      }
    ),
    ("center", { f, n in for p in points(n) { f.view.center = p } }),
    ("frame of a placed view", { f, n in for r in rects(n) { f.placed.frame = r } }),
    (
      "frame of the window",
      { f, n in
        for r in rects(n) {
          f.window.frame = r
          f.window.layoutIfNeeded()
        }
        f.window.frame = CGRect(x: 0, y: 0, width: 375, height: 812)
      }
    ),
    (
      "transform",
      { f, n in
        f.view.transform = CGAffineTransform(a: n, b: n, c: n, d: n, tx: n, ty: n)
        _ = f.view.frame
        f.view.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
        f.view.transform = CGAffineTransform(rotationAngle: n).scaledBy(x: n, y: n)
          .translatedBy(x: n, y: n).inverted()
        _ = f.view.frame
      }
    ),
    (
      "transform3D",
      { f, n in
        f.view.transform3D = CATransform3DMakeRotation(n, n, n, n)
        f.view.transform3D = CATransform3DConcat(
          CATransform3DMakeScale(n, n, n), CATransform3DMakeTranslation(n, n, n))
      }
    ),
    ("anchorPoint", { f, n in for p in points(n) { f.view.anchorPoint = p } }),
    (
      "convert",
      { f, n in
        for p in points(n) { _ = f.view.convert(p, to: f.content) }
        for r in rects(n) { _ = f.view.convert(r, from: f.window) }
      }
    ),
    (
      "hitTest",
      { f, n in
        for p in points(n) {
          _ = f.window.hitTest(p, with: nil)
          _ = f.view.point(inside: p, with: nil)
        }
      }
    ),
    (
      "sizeThatFits",
      { f, n in
        let views =
          [f.label, f.button, f.field, f.text, f.stack, f.pages, f.segments, f.view] as [UIView]
        for view in views { for s in sizes(n) { _ = view.sizeThatFits(s) } }
      }
    ),
    (
      "systemLayoutSizeFitting",
      { f, n in
        for view in [f.label, f.stack, f.controller.view!] {
          for s in sizes(n) {
            _ = view.systemLayoutSizeFitting(s)
            _ = view.systemLayoutSizeFitting(
              s, withHorizontalFittingPriority: .required,
              verticalFittingPriority: .fittingSizeLevel)
          }
        }
      }
    ),
    (
      "alignmentRect",
      { f, n in
        for r in rects(n) { _ = f.view.frame(forAlignmentRect: f.view.alignmentRect(forFrame: r)) }
        for i in insets(n) { f.placed.designAlignmentRectInsets = i }
      }
    ),
    (
      "designContentSize",
      { f, n in
        for s in sizes(n) {
          f.label.designContentSize = s
          f.window.layoutIfNeeded()
        }
      }
    ),
    (
      "layoutMargins",
      { f, n in
        for i in insets(n) {
          f.controller.view.layoutMargins = i
          f.placed.leadingAnchor.constraint(
            greaterThanOrEqualTo: f.controller.view.layoutMarginsGuide.leadingAnchor
          ).isActive = true
          f.window.layoutIfNeeded()
        }
      }
    ),
    (
      "directionalLayoutMargins",
      { f, n in
        f.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: n, leading: n, bottom: n, trailing: n)
      }
    ),
    (
      "additionalSafeAreaInsets",
      { f, n in
        for i in insets(n) { f.controller.additionalSafeAreaInsets = i }
      }
    ),
    (
      "priorities of content",
      { f, n in
        f.label.setContentHuggingPriority(UILayoutPriority(Float(n)), for: .horizontal)
        f.label.setContentCompressionResistancePriority(UILayoutPriority(Float(n)), for: .vertical)
      }
    ),
    (
      "CGRect",
      { f, n in
        for r in rects(n) {
          _ = r.inset(by: insets(n)[2])
          _ = r.applying(CGAffineTransform(scaleX: n, y: n))
        }
      }
    ),
  ]

  private static let appearance: [Entry] = [
    ("alpha", { f, n in f.view.alpha = n }),
    ("contentScaleFactor", { f, n in f.view.contentScaleFactor = n }),
    (
      "layer",
      { f, n in
        f.view.layer.cornerRadius = n
        f.view.layer.borderWidth = n
        f.view.layer.opacity = Float(n)
        f.view.layer.shadowRadius = n
        f.view.layer.shadowOpacity = Float(n)
        f.view.layer.shadowOffset = sizes(n)[2]
        f.view.layer.zPosition = n
      }
    ),
    (
      "layer geometry",
      { f, n in
        for p in points(n) { f.view.layer.position = p }
        for r in rects(n) {
          f.view.layer.bounds = r
          f.view.layer.frame = r
        }
        f.view.layer.transform = CATransform3DMakeScale(n, n, n)
        f.view.layer.setAffineTransform(CGAffineTransform(scaleX: n, y: n))
      }
    ),
    (
      "colours",
      { _, n in
        for color in [
          UIColor(red: n, green: n, blue: n, alpha: n), UIColor(white: n, alpha: n),
          UIColor(hue: n, saturation: n, brightness: n, alpha: n),
          UIColor.systemRed.withAlphaComponent(n),
        ] { _ = (color.components, color.hash, color.cgColor) }
      }
    ),
    (
      "fonts",
      { f, n in
        let fonts = [
          UIFont.systemFont(ofSize: n), .boldSystemFont(ofSize: n), .italicSystemFont(ofSize: n),
          .monospacedSystemFont(ofSize: n, weight: UIFont.Weight(rawValue: n)),
          UIFont.systemFont(ofSize: 17).withSize(n),
          UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: n), maximumPointSize: n),
          UIFont(name: "HelveticaNeue", size: n),
        ].compactMap(\.self)
        _ = UIFontMetrics.default.scaledValue(for: n)
        for font in fonts {
          f.label.font = font
          f.button.titleLabel?.font = font
          f.field.font = font
          f.text.font = font
          f.text.isScrollEnabled = false
          f.window.layoutIfNeeded()
        }
      }
    ),
    (
      "images",
      { f, n in
        for s in sizes(n) {
          f.image.image = UIImage(name: "x", size: s).withAlignmentRectInsets(insets(n)[2])
          f.image.translatesAutoresizingMaskIntoConstraints = false
          f.button.setImage(f.image.image, for: .normal)
          f.window.layoutIfNeeded()
        }
      }
    ),
    (
      "animations",
      { f, n in
        UIView.animate(withDuration: Double(n)) { f.view.frame.origin.x += 10 }
        UIView.animate(withDuration: 1, delay: Double(n), options: []) { f.view.alpha = 0.5 }
        UIView.animate(
          withDuration: 1, delay: 0, usingSpringWithDamping: n, initialSpringVelocity: n,
          options: []
        ) { f.view.center.y += 3 }
        UIView.animate(withDuration: 1) { f.view.frame.size.width = n }
        let animator = UIViewPropertyAnimator(duration: Double(n), dampingRatio: n) {
          f.view.alpha = 1
        }
        animator.startAnimation(afterDelay: Double(n))
        animator.fractionComplete = n
      }
    ),
  ]

  private static let constraints: [Entry] = [
    ("constant", { f, n in f.constraint.constant = n }),
    (
      "constant of a new constraint",
      { f, n in
        f.placed.heightAnchor.constraint(lessThanOrEqualToConstant: n).isActive = true
        f.placed.trailingAnchor.constraint(
          lessThanOrEqualTo: f.controller.view.trailingAnchor, constant: n
        ).isActive = true
      }
    ),
    (
      "multiplier",
      { f, n in
        f.placed.heightAnchor.constraint(
          equalTo: f.controller.view.heightAnchor, multiplier: n, constant: n
        ).isActive = true
        NSLayoutConstraint(
          item: f.placed, attribute: .width, relatedBy: .lessThanOrEqual, toItem: f.controller.view,
          attribute: .width, multiplier: n, constant: 0
        ).isActive = true
      }
    ),
    (
      "priority",
      { f, n in
        f.constraint.priority = UILayoutPriority(Float(n))
        let other = f.placed.widthAnchor.constraint(equalToConstant: 3)
        other.priority = UILayoutPriority(rawValue: Float(n))
        other.isActive = true
      }
    ),
    (
      "system spacing",
      { f, n in
        f.placed.leadingAnchor.constraint(
          greaterThanOrEqualToSystemSpacingAfter: f.controller.view.leadingAnchor, multiplier: n
        ).isActive = true
      }
    ),
    (
      "visual format",
      { f, n in
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(
            withVisualFormat: "H:[placed(<=m@p)]", options: [], metrics: ["m": n, "p": n],
            views: ["placed": f.placed]))
      }
    ),
  ]

  private static let containers: [Entry] = [
    (
      "stack",
      { f, n in
        f.stack.spacing = n
        f.window.layoutIfNeeded()
        f.stack.setCustomSpacing(n, after: f.stacked)
        f.stack.isLayoutMarginsRelativeArrangement = true
        f.stack.layoutMargins = insets(n)[2]
      }
    ),
    (
      "scroll view",
      { f, n in
        for s in sizes(n) {
          f.scroll.contentSize = s
          f.window.layoutIfNeeded()
        }
        for i in insets(n) { f.scroll.contentInset = i }
        for p in points(n) {
          f.scroll.contentOffset = p
          f.scroll.setContentOffset(p, animated: true)
        }
        for r in rects(n) { f.scroll.scrollRectToVisible(r, animated: false) }
      }
    ),
    (
      "table",
      { f, n in
        f.table.rowHeight = n
        f.table.reloadData()
        f.window.layoutIfNeeded()
        f.table.estimatedRowHeight = n
        f.table.sectionHeaderHeight = n
        f.table.sectionFooterHeight = n
        f.table.separatorInset = insets(n)[2]
        f.table.contentOffset = points(n)[1]
        f.table.reloadData()
        for p in points(n) { _ = f.table.indexPathForRow(at: p) }
        for r in rects(n) { _ = f.table.indexPathsForRows(in: r) }
      }
    ),
    (
      "collection",
      { f, n in
        for s in sizes(n) {
          f.flow.itemSize = s
          f.collection.reloadData()
          f.window.layoutIfNeeded()
        }
        f.flow.itemSize = CGSize(width: 20, height: 20)
        f.flow.minimumLineSpacing = n
        f.flow.minimumInteritemSpacing = n
        f.flow.sectionInset = insets(n)[2]
        f.window.layoutIfNeeded()
        for s in sizes(n) {
          f.flow.estimatedItemSize = s
          f.flow.headerReferenceSize = s
          f.flow.footerReferenceSize = s
          f.window.layoutIfNeeded()
        }
        f.collection.contentOffset = points(n)[2]
        for p in points(n) { _ = f.collection.indexPathForItem(at: p) }
        for r in rects(n) { _ = f.flow.layoutAttributesForElements(in: r) }
      }
    ),
    (
      "controllers",
      { f, n in
        for s in sizes(n) { f.controller.preferredContentSize = s }
        let sheet = UIViewController()
        sheet.preferredContentSize = sizes(n)[2]
        sheet.modalPresentationStyle = .formSheet
        f.controller.present(sheet, animated: false)
      }
    ),
  ]

  private static let controls: [Entry] = [
    (
      "label",
      { f, n in
        f.label.preferredMaxLayoutWidth = n
        f.label.minimumScaleFactor = n
        f.label.shadowOffset = sizes(n)[2]
        f.window.layoutIfNeeded()
        for r in rects(n) { _ = f.label.textRect(forBounds: r, limitedToNumberOfLines: 2) }
      }
    ),
    (
      "button",
      { f, n in
        for i in insets(n) {
          f.button.contentEdgeInsets = i
          f.button.titleEdgeInsets = i
        }
        f.button.configuration = .filled()
        f.button.configuration?.imagePadding = n
        f.button.configuration?.contentInsets = NSDirectionalEdgeInsets(
          top: n, leading: n, bottom: n, trailing: n)
        f.button.translatesAutoresizingMaskIntoConstraints = false
      }
    ),
    (
      "text view",
      { f, n in
        f.text.isScrollEnabled = false
        f.text.translatesAutoresizingMaskIntoConstraints = false
        f.text.textContainerInset = insets(n)[2]
        f.window.layoutIfNeeded()
        f.text.lineFragmentPadding = n
        f.field.minimumFontSize = n
        for r in rects(n) { _ = f.field.textRect(forBounds: r) }
      }
    ),
    (
      "values",
      { f, n in
        f.slider.minimumValue = Float(n)
        f.slider.value = Float(n)
        f.slider.maximumValue = Float(n)
        f.slider.setValue(Float(n), animated: true)
        f.progress.progress = Float(n)
        f.progress.setProgress(Float(n), animated: true)
        f.stepper.minimumValue = Double(n)
        f.stepper.maximumValue = Double(n)
        f.stepper.stepValue = Double(n)
        f.stepper.value = Double(n)
      }
    ),
    (
      "slider rectangles",
      { f, n in
        for r in rects(n) {
          _ = f.slider.trackRect(forBounds: r)
          _ = f.slider.thumbRect(forBounds: r, trackRect: r, value: Float(n))
        }
      }
    ),
    (
      "touches",
      { f, n in
        guard let simulator = try? TouchSimulator(f.window) else { return }
        for p in points(n) { simulator.tap(at: p) }
        let pan = UIPanGestureRecognizer()
        f.view.addGestureRecognizer(pan)
        for p in points(n) { pan.setTranslation(p, in: f.view) }
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = Double(n)
        press.allowableMovement = n
        f.view.addGestureRecognizer(press)
        simulator.tap(at: CGPoint(x: 15, y: 30))
      }
    ),
  ]

  private static let integers: [(name: String, act: @MainActor (Fixture, Int) -> Void)] = [
    ("insertSubview", { f, n in f.view.insertSubview(UIView(), at: n) }),
    ("exchangeSubview", { f, n in f.view.exchangeSubview(at: n, withSubviewAt: 0) }),
    ("insertArrangedSubview", { f, n in f.stack.insertArrangedSubview(UIView(), at: n) }),
    (
      "numberOfLines",
      { f, n in
        f.label.numberOfLines = n
        f.window.layoutIfNeeded()
      }
    ),
    (
      "pages",
      { f, n in
        f.pages.numberOfPages = n
        f.pages.currentPage = n
        _ = f.pages.size(forNumberOfPages: n)
      }
    ),
    (
      "segments",
      { f, n in
        f.segments.insertSegment(withTitle: "B", at: n, animated: false)
        f.segments.selectedSegmentIndex = n
        f.segments.setTitle("C", forSegmentAt: n)
        _ = f.segments.titleForSegment(at: n)
        f.segments.removeSegment(at: n, animated: false)
      }
    ),
    (
      "paths",
      { f, n in
        let path = IndexPath(row: n, section: n)
        _ = f.table.rectForRow(at: path)
        _ = f.table.rect(forSection: n)
        _ = f.table.cellForRow(at: path)
        _ = f.collection.cellForItem(at: IndexPath(item: n, section: n))
      }
    ),
  ]

  private func check(_ name: String, _ act: (Fixture) -> Void) {
    let fixture = Fixture()
    let before = fixture.bystander.frame
    _ = recordingExceptions {
      act(fixture)
      fixture.settle()
    }
    #expect(fixture.bystander.frame == before, "\(name)")
  }

  @Test("numbers of geometry", arguments: numbers) func geometry(number: CGFloat) {
    for entry in Self.geometry { check("\(entry.name) \(number)") { entry.act($0, number) } }
  }

  @Test("numbers of appearance", arguments: numbers) func appearance(number: CGFloat) {
    for entry in Self.appearance { check("\(entry.name) \(number)") { entry.act($0, number) } }
  }

  @Test("numbers of constraints", arguments: numbers) func constraints(number: CGFloat) {
    for entry in Self.constraints { check("\(entry.name) \(number)") { entry.act($0, number) } }
  }

  @Test("numbers of containers", arguments: numbers) func containers(number: CGFloat) {
    for entry in Self.containers { check("\(entry.name) \(number)") { entry.act($0, number) } }
  }

  @Test("numbers of controls", arguments: numbers) func controls(number: CGFloat) {
    for entry in Self.controls { check("\(entry.name) \(number)") { entry.act($0, number) } }
  }

  @Test("whole numbers", arguments: [Int.min, -1, 1_000_000_000_000, Int.max])
  func integers(number: Int) {
    for entry in Self.integers { check("\(entry.name) \(number)") { entry.act($0, number) } }
  }
}
