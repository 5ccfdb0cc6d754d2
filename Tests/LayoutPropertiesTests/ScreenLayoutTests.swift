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
