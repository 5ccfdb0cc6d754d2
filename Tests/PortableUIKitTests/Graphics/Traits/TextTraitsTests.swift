import Foundation
import PortableUIKit
import Testing

/// Sizes and weights of text that change while views are shown.
@MainActor @Suite struct TextTraitsTests {
  private let window = UIWindow(environment: .standard, frameClock: ManualFrameClock())

  private func shown<View: UIView>(_ view: View) -> View {
    let view = constrained(view, in: window)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      view.topAnchor.constraint(equalTo: window.topAnchor),
    ])
    window.layoutIfNeeded()
    return view
  }

  private func prefer(_ category: UIContentSizeCategory) {
    window.traitOverrides.preferredContentSizeCategory = category
    window.layoutIfNeeded()
  }

  @Test("a label of a text style follows the preferred size at run time")
  func label() {
    let label = UILabel()
    label.text = "Settings"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    _ = shown(label)
    let usual = label.frame.size
    prefer(.accessibilityExtraExtraExtraLarge)
    #expect(label.font.pointSize == 53)
    // 53 * 1.193359375 = 63.248, up to the next third or half.
    #expect(label.frame.height >= 63.248 && label.frame.height < 64)
    #expect(label.frame.width > usual.width * 3)
    prefer(.large)
    #expect(label.font.pointSize == 17)
    #expect(label.frame.size == usual)
  }

  @Test("fixed fonts, and styles whose view does not adjust, keep their size")
  func fixed() {
    let fixed = UILabel()
    fixed.text = "Settings"
    fixed.adjustsFontForContentSizeCategory = true
    let still = UILabel()
    still.text = "Settings"
    still.font = .preferredFont(forTextStyle: .body)
    _ = (shown(fixed), shown(still))
    prefer(.accessibilityLarge)
    #expect(fixed.font.pointSize == 17 && still.font.pointSize == 17)
    // UM-1618: not at once, but with the next change.
    still.adjustsFontForContentSizeCategory = true
    #expect(still.font.pointSize == 17)
    prefer(.accessibilityExtraExtraExtraLarge)
    #expect(still.font.pointSize == 53 && fixed.font.pointSize == 17)
    still.adjustsFontForContentSizeCategory = false
    #expect(still.font.pointSize == 53)
  }

  @Test("fields, text views and buttons follow as labels do")
  func others() {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.text = "Text"
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    let area = UITextView()
    area.isScrollEnabled = false
    area.text = "Text"
    area.font = .preferredFont(forTextStyle: .body)
    area.adjustsFontForContentSizeCategory = true
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    let configured = UIButton(frame: .zero)
    configured.configuration = .filled()
    configured.configuration?.title = "Title"
    let views: [UIView] = [field, area, button, configured]
    for view in views { _ = shown(view) }
    let usual = views.map(\.frame.size)
    prefer(.accessibilityExtraExtraExtraLarge)
    #expect(field.font?.pointSize == 53 && area.font?.pointSize == 53)
    #expect(button.titleLabel?.font.pointSize == 53)
    for (view, size) in zip(views, usual) {
      #expect(view.frame.width > size.width * 1.2 && view.frame.height > size.height * 1.5)
    }
    prefer(.large)
    #expect(views.map(\.frame.size) == usual)
  }

  @Test("a button is as large as its title once the title's font is another")
  func titleFont() {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    _ = shown(button)
    let usual = button.frame.width
    button.titleLabel?.font = .systemFont(ofSize: 40)
    window.layoutIfNeeded()
    #expect(button.frame.width > usual)
  }

  @Test("scaled fonts and lengths are those measured on iOS 26")
  func metrics() {
    let largest = UITraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let smallest = UITraitCollection(preferredContentSizeCategory: .extraSmall)
    let usual = UITraitCollection(preferredContentSizeCategory: .large)
    let metrics = UIFontMetrics.default
    // Body lines are 22 points high at the category large, 62 and 19 at the ends: 28.18, up to a third.
    #expect(metrics.scaledValue(for: 10, compatibleWith: usual) == 10)
    #expect(metrics.scaledValue(for: 10, compatibleWith: largest) == 85.0 / 3)
    #expect(metrics.scaledValue(for: 44, compatibleWith: smallest) == 38)
    let font = UIFont.systemFont(ofSize: 20, weight: .medium)
    // 20 * 62 / 22 = 56.36.
    #expect(metrics.scaledFont(for: font, compatibleWith: largest).pointSize == 56)
    #expect(
      metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: largest).pointSize == 30)
    #expect(metrics.scaledFont(for: font, compatibleWith: usual).pointSize == 20)
    #expect(metrics.scaledFont(for: font, compatibleWith: largest).weight == .medium)
    #expect(
      UIFontMetrics(forTextStyle: .title3).scaledValue(
        for: 25, compatibleWith: UITraitCollection(preferredContentSizeCategory: .extraLarge))
        == 28)
  }

  @Test("a scaled font follows at run time from its design size, up to its limit")
  func scaledAtRunTime() {
    let label = UILabel()
    label.text = "Settings"
    label.font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 20), maximumPointSize: 50)
    label.adjustsFontForContentSizeCategory = true
    _ = shown(label)
    prefer(.extraSmall)
    // 20 * 19 / 22 = 17.27.
    #expect(label.font.pointSize == 17)
    prefer(.accessibilityExtraExtraExtraLarge)
    #expect(label.font.pointSize == 50)
    prefer(.large)
    #expect(label.font.pointSize == 20)
  }

  @Test("a font that scales is not scaled again")
  func scaledTwice() {
    let once = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20))
    let raised = recordingExceptions {
      #expect(UIFontMetrics.default.scaledFont(for: once) === once)
    }
    #expect(raised.map(\.name) == ["NSInvalidArgumentException"])
  }

  @Test("bold text makes the system's faces heavier, and others not")
  func boldText() {
    let plain = UILabel()
    plain.text = "Settings"
    let head = UILabel()
    head.text = "Settings"
    head.font = .preferredFont(forTextStyle: .headline)
    let other = UILabel()
    other.text = "Settings"
    other.font = UIFont(name: "HelveticaNeue", size: 17)
    let labels: [UILabel] = [shown(plain), shown(head), shown(other)]
    let widths = labels.map(\.frame.width)
    window.traitOverrides.legibilityWeight = .bold
    window.layoutIfNeeded()
    #expect(labels.map { $0.font.weight } == [UIFont.Weight.semibold, .heavy, .regular])
    #expect(plain.frame.width > widths[0] && head.frame.width > widths[1])
    #expect(other.frame.width == widths[2])
    let made = UIFont.preferredFont(forTextStyle: .body, compatibleWith: window.traitCollection)
    #expect(made.weight == .semibold)
    plain.font = made
    #expect(plain.font.weight == .semibold)
    window.traitOverrides.remove(UITraitLegibilityWeight.self)
    window.layoutIfNeeded()
    #expect(labels.map { $0.font.weight } == [UIFont.Weight.regular, .semibold, .regular])
    #expect(plain.frame.width == widths[0])
  }

  @Test("increased contrast gives the system's colours other components, light and dark")
  func contrast() {
    for style in [UIUserInterfaceStyle.light, .dark] {
      let usual = UITraitCollection(userInterfaceStyle: style)
      let high = usual.modifyingTraits { $0.accessibilityContrast = .high }
      for color in [UIColor.systemRed, .systemBlue, .systemGray, .systemGray6, .systemTeal] {
        #expect(color.components(for: usual) != color.components(for: high))
      }
    }
    let high = UITraitCollection(accessibilityContrast: .high)
    #expect(UIColor.systemBlue.components(for: high).green == 64.0 / 255)
  }

  @Test("preferred fonts have the size of the traits they are asked for under")
  func current() {
    let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraLarge)
    var size: CGFloat = 0
    traits.performAsCurrent { size = UIFont.preferredFont(forTextStyle: .body).pointSize }
    #expect(size == 21)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
  }

  @Test("cells and rows follow the preferred size")
  func rows() {
    let source = OneRow()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    let usual = table.rectForRow(at: IndexPath(row: 0, section: 0)).height
    prefer(.accessibilityExtraExtraExtraLarge)
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell?.textLabel?.font.pointSize == 53)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height > usual)
    prefer(.large)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == usual)
  }
}

private final class OneRow: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row"
    return cell
  }
}
