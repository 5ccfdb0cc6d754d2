import Foundation
import LayoutProperties
import PortableUIKit
import PropertyTesting
import Testing

/// A title and a button side by side, with a defect on demand.
private final class TitleController: UIViewController {
  enum Defect {
    case none, leftInsteadOfLeading, conflict, smallButton, fixedTitle, ignoresSafeArea
    case overlap, shrinksWhenWide, ambiguous
  }

  private let defect: Defect
  let titleLabel = UILabel()
  let okButton = UIButton(type: .system)

  init(_ defect: Defect) {
    self.defect = defect
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = "Settings"
    titleLabel.numberOfLines = 0
    okButton.setTitle("OK", for: .normal)
    for child in [titleLabel, okButton] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    let safe: UILayoutGuide = view.safeAreaLayoutGuide
    let top = defect == .ignoresSafeArea ? view.topAnchor : safe.topAnchor
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: top),
      okButton.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      okButton.widthAnchor.constraint(equalToConstant: 60),
      okButton.heightAnchor.constraint(equalToConstant: defect == .smallButton ? 30 : 44),
    ])
    if defect != .ambiguous {
      okButton.topAnchor.constraint(equalTo: safe.topAnchor).isActive = true
    }
    placeTitle(safe)
  }

  private func placeTitle(_ safe: UILayoutGuide) {
    let start =
      defect == .leftInsteadOfLeading
      ? titleLabel.leftAnchor.constraint(equalTo: safe.leftAnchor)
      : titleLabel.leadingAnchor.constraint(equalTo: safe.leadingAnchor)
    start.isActive = true
    let end = titleLabel.trailingAnchor.constraint(
      equalTo: defect == .overlap ? okButton.trailingAnchor : okButton.leadingAnchor)
    switch defect {
    case .fixedTitle:
      titleLabel.numberOfLines = 1
      titleLabel.widthAnchor.constraint(equalToConstant: 40).isActive = true
    case .shrinksWhenWide:
      titleLabel.widthAnchor.constraint(
        equalTo: view.widthAnchor, multiplier: -0.25, constant: 400
      ).isActive = true
    case .conflict:
      end.isActive = true
      titleLabel.widthAnchor.constraint(equalToConstant: 10).isActive = true
    case .leftInsteadOfLeading:
      titleLabel.widthAnchor.constraint(equalToConstant: 100).isActive = true
    case .none, .smallButton, .ignoresSafeArea, .overlap, .ambiguous:
      end.isActive = true
    }
  }
}

/// Texts that follow the preferred size, one by its view and one by being made for it.
private final class StyledController: UIViewController {
  let body = UILabel()
  let caption = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    body.text = "Settings"
    body.font = .preferredFont(forTextStyle: .body)
    body.adjustsFontForContentSizeCategory = true
    caption.text = "of this device"
    caption.font = .preferredFont(forTextStyle: .caption1)
    let stack = UIStackView(arrangedSubviews: [body, caption])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let safe: UILayoutGuide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: safe.topAnchor),
      stack.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualTo: safe.widthAnchor),
    ])
  }
}

@MainActor @Suite(.serialized) struct ScreenLayoutTests {
  private func failures(
    _ defect: TitleController.Defect, _ matrix: ScreenMatrix = .phones
  ) throws -> ScreenReport {
    try ScreenLayout { TitleController(defect) }
      .check(
        [
          .noConflict, .noAmbiguity, .insideSafeArea, .noTruncation, .minimumTouchTarget(),
          .noOverlap(of: ["titleLabel", "okButton"]), .mirrors(), .monotoneInWidth(),
        ], over: matrix)
  }

  @Test func `a good screen holds on every known device`() throws {
    let report = try failures(.none, .everything)
    #expect(report.failures.isEmpty, "\(report)")
    #expect(report.conditionCount > 300)
  }

  @Test(arguments: [
    (TitleController.Defect.leftInsteadOfLeading, "mirrored from right to left"),
    (.conflict, "no conflict of required constraints"),
    (.smallButton, "touch targets of at least 44 points"),
    (.fixedTitle, "no truncated text"),
    (.ignoresSafeArea, "no view outside its parent's safe area"),
    (.ambiguous, "no ambiguous layout"),
    (.overlap, "no overlap of titleLabel, okButton"),
    (.shrinksWhenWide, "no view shrinks in a wider window"),
  ])
  private func `each defect of a screen is found by its property`(
    _ defect: TitleController.Defect, _ property: String
  ) throws {
    let report = try failures(defect)
    #expect(report.failures.map(\.property).contains(property), "\(report)")
    let failure = try #require(report.failures.first { $0.property == property })
    // The simplest conditions: upright, left to right, text of the standard size.
    #expect(failure.conditions.departures == 0)
    #expect(failure.conditions.device == "iPhone SE")
  }

  /// A matrix of one condition, changed.
  private func conditions(
    _ change: (inout ScreenConditions) -> Void = { _ in }
  ) throws -> ScreenConditions {
    let matrix = ScreenMatrix(
      named: ["iPhone 14"], orientations: [.portrait], directions: [.leftToRight],
      textScales: [.large])
    var conditions = try #require(matrix.conditions.first)
    change(&conditions)
    return conditions
  }

  /// What a screen of texts of a style looks like.
  private func frames(_ conditions: ScreenConditions) -> [ScreenElement] {
    ScreenLayout { StyledController() }.snapshot(under: conditions).elements
  }

  @Test func `four sizes of text give four layouts`() throws {
    let layouts = try TextScale.allCases.map { scale in
      frames(try conditions { $0.textScale = scale })
    }
    #expect(Set(layouts).count == 4)
    // Body text is 14, 17, 23 and 53 points large.
    let heights = layouts.compactMap { $0.first { $0.name == "body" }?.frame.height }
    for (height, size) in zip(heights, [14.0, 17, 23, 53]) {
      #expect(height >= size * 1.193 && height < size * 1.193 + 1)
    }
  }

  @Test func `every axis of the matrix changes the layout`() throws {
    let usual = frames(try conditions())
    let turned = ScreenMatrix(named: ["iPhone 14"], orientations: [.landscape])
    let other = ScreenMatrix(named: ["iPhone SE"], orientations: [.portrait])
    let axes: [(String, ScreenConditions)] = [
      ("device", try #require(other.conditions.first)),
      ("orientation", try #require(turned.conditions.first)),
      ("window", try conditions { $0.window.width += 10 }),
      ("safe area", try conditions { $0.safeArea.top += 10 }),
      ("direction", try conditions { $0.direction = .rightToLeft }),
      ("text", try conditions { $0.textScale = .extraSmall }),
    ]
    for (name, changed) in axes { #expect(frames(changed) != usual, "\(name)") }
  }

  @Test func `unknown devices are told, with the nearest that there are`() throws {
    let error = #expect(throws: ScreenCheckError.self) {
      try ScreenLayout { TitleController(.none) }
        .check([.noConflict], over: ScreenMatrix(named: ["iPhone SE", "iPhone 15 Por"]))
    }
    #expect(error?.kind == .unknownDevices(["iPhone 15 Por"]))
    #expect(error?.known.first == "iPhone 15 Pro")
    #expect(throws: ScreenCheckError.self) {
      try ScreenLayout { TitleController(.none) }
        .check([.noOverlap(of: ["titelLabel", "okButton"])])
    }
  }

  @Test func `text that is too high is truncated, in labels, buttons and text views`() throws {
    func truncated(_ view: UIView, _ width: CGFloat, _ height: CGFloat) throws -> Bool {
      view.accessibilityIdentifier = "subject"
      let screen = ScreenLayout.view {
        let root = UIView()
        view.frame = CGRect(x: 0, y: 0, width: width, height: height)
        root.addSubview(view)
        return root
      }
      let snapshot = screen.snapshot(under: try conditions())
      return try #require(snapshot.element(named: "subject")).isTruncated
    }
    let label = UILabel()
    label.text = "Settings"
    #expect(try !truncated(label, 100, 21))
    #expect(try truncated(label, 100, 12))
    #expect(try truncated(label, 30, 21))
    let button = UIButton(type: .system)
    button.setTitle("OK", for: .normal)
    #expect(try !truncated(button, 26, 20))
    #expect(try truncated(button, 60, 10))
    #expect(try truncated(button, 10, 30))
    let configured = UIButton(frame: .zero)
    configured.configuration = .filled()
    configured.configuration?.title = "Continue"
    #expect(try !truncated(configured, 200, 40))
    #expect(try truncated(configured, 200, 12))
    let area = UITextView()
    area.text = "One line\nand another"
    area.isScrollEnabled = false
    #expect(try !truncated(area, 300, 60))
    #expect(try truncated(area, 300, 20))
    area.isScrollEnabled = true
    #expect(try !truncated(area, 300, 20))
  }

  @Test func `views are named by the property that holds them`() {
    let snapshot = ScreenLayout { TitleController(.none) }
      .snapshot(under: ScreenMatrix.phones.conditions[0])
    #expect(snapshot.elements.map(\.name).starts(with: ["root", "titleLabel"]))
    #expect(snapshot.element(named: "okButton")?.isTouchTarget == true)
    #expect(snapshot.element(named: "okButton")?.frame.width == 60)
  }

  @Test func `the picture of the simplest failing case is written`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("layout-properties-\(ProcessInfo.processInfo.processIdentifier)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let report = try ScreenLayout { TitleController(.smallButton) }
      .check([.minimumTouchTarget()], picturesIn: folder)
    let path = try #require(report.failures.first?.picture)
    #expect(path.hasSuffix("touch-targets-of-at-least-44-points.png"))
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(bytes.starts(with: [0x89, 0x50, 0x4e, 0x47]))
    #expect(report.description.contains("okButton is only 60 x 30"))
    #expect(report.description.contains("Picture: \(path)"))
  }
}
