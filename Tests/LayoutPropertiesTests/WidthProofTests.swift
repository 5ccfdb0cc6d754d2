import Foundation
import LayoutProperties
import PortableUIKit
import PropertyTesting
import Testing

/// A card with texts, a button and a badge that do not fit everywhere.
private final class CardController: UIViewController {
  let titleLabel = UILabel()
  let text = UILabel()
  let button = UIButton(type: .system)
  let badge = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = "Monthly statement of the account"
    text.text = "Read all that happened in the last month, and what it means for the year to come."
    text.numberOfLines = 0
    button.setTitle("Download", for: .normal)
    for child in [titleLabel, text, button, badge] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    titleLabel.setContentCompressionResistancePriority(.init(700), for: .horizontal)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      titleLabel.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8),
      button.leadingAnchor.constraint(
        greaterThanOrEqualTo: titleLabel.trailingAnchor, constant: 8),
      button.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      button.topAnchor.constraint(equalTo: titleLabel.topAnchor),
      button.widthAnchor.constraint(greaterThanOrEqualTo: view.widthAnchor, multiplier: 0.25),
      button.heightAnchor.constraint(equalToConstant: 44),
      text.topAnchor.constraint(equalTo: button.bottomAnchor, constant: 8),
      text.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      text.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.4),
      badge.widthAnchor.constraint(equalToConstant: 60),
      badge.heightAnchor.constraint(equalToConstant: 60),
      badge.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 380),
      badge.topAnchor.constraint(equalTo: text.topAnchor),
    ])
  }
}

/// A view that its superview's code places.
private final class PlacedView: UIView {
  let inner = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    inner.text = "Placed"
    inner.accessibilityIdentifier = "placed"
    addSubview(inner)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let x = (bounds.width * bounds.width / 2000).rounded()
    inner.frame = CGRect(x: x, y: 40, width: 60, height: 21)
  }
}

@MainActor @Suite struct WidthProofTests {
  private static let widths = 320.0...1366.0
  private static let pairs: [(WidthProperty, ScreenProperty)] = [
    (.noTruncation, .noTruncation), (.apart, .apart), (.onScreen, .onScreen),
    (.insideSafeArea, .insideSafeArea), (.minimumTouchTarget(), .minimumTouchTarget()),
    (.noOverlap(of: ["text", "badge"]), .noOverlap(of: ["text", "badge"])),
  ]

  @Test func `all whole widths laid out afresh agree with the intervals`() throws {
    let screen = ScreenLayout { CardController() }
    let report = try screen.prove(Self.pairs.map(\.0), widths: Self.widths)
    #expect(report.sweep.sampled.isEmpty, "\(report)")
    var conditions = ScreenConditions.phone
    for width in stride(from: 320.0, through: 1366, by: 1) {
      conditions.window.width = width
      let snapshot = screen.snapshot(under: conditions)
      for (property, single) in Self.pairs {
        let violated = try single.violations(of: snapshot) { _ in snapshot }
        let own = report.findings.filter { $0.property == property.name }
        let isNear = own.contains {
          $0.range.lowerBound - 1 <= width && width <= $0.range.upperBound + 1
        }
        let isInside = own.contains {
          $0.range.lowerBound + 1 < width && width < $0.range.upperBound - 1
        }
        if !violated.isEmpty, !isNear {
          Issue.record("\(property.name) is missed at \(width): \(violated)")
        }
        if violated.isEmpty, isInside {
          Issue.record("\(property.name) is a false alarm at \(width): \(own)")
        }
      }
    }
    #expect(report.findings.contains { $0.property == "no truncated text" })
    #expect(report.findings.contains { $0.elements == ["text", "badge"] })
    // Far fewer layouts than widths.
    #expect(report.sweep.layouts < 1_047 / 5, "\(report.sweep.layouts)")
  }

  @Test func `pieces cover the widths without gap or overlap`() throws {
    let sweep = try ScreenLayout { CardController() }.sweep(widths: Self.widths)
    var end = 320.0
    for piece in sweep.pieces {
      #expect(piece.range.lowerBound == end)
      end = piece.range.upperBound
    }
    #expect(end == 1366)
  }

  @Test func `code that places views is sampled and said to be`() throws {
    let report = try ScreenLayout.view { PlacedView() }.prove([.onScreen], widths: 320...600)
    #expect(report.sweep.sampled == ["placed"])
    #expect(report.description.contains("sampled"))
  }

  @Test func `bad input is refused`() {
    let screen = ScreenLayout { CardController() }
    #expect(throws: ScreenSweepError.noRange(400...400)) {
      try screen.prove([.noTruncation], widths: 400...400)
    }
    #expect(throws: ScreenCheckError.self) { try screen.prove([], widths: 320...400) }
    #expect(throws: ScreenCheckError.self) {
      try screen.prove([.noOverlap(of: ["text", "nobody"])], widths: 320...400)
    }
  }
}
