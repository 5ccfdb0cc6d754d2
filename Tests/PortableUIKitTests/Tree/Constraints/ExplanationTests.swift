import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct ExplanationTests {
  @Test("AL-117 a view is ambiguous while another place satisfies its constraints, in a window")
  func ambiguity() {
    let window = makeWindow()
    let view = constrained(UIView(), in: window)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
      view.topAnchor.constraint(equalTo: window.topAnchor),
    ])
    #expect(view.hasAmbiguousLayout)
    #expect(view.ambiguityReport?.contains("x position") == true)
    view.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
    #expect(!view.hasAmbiguousLayout && view.ambiguityReport == nil)
    view.removeFromSuperview()
    #expect(!view.hasAmbiguousLayout)
  }

  @Test("AL-118 exercising moves an ambiguous view and leaves others alone")
  func exercise() {
    let window = makeWindow()
    let view = constrained(SizedView(10, 10), in: window)
    window.layoutIfNeeded()
    let before = view.frame
    view.exerciseAmbiguityInLayout()
    window.layoutIfNeeded()
    #expect(view.frame != before)
  }

  @Test("AL-119 the constraints that influence a view on an axis")
  func affecting() {
    let window = makeWindow()
    let view = constrained(UIView(), in: window)
    let leading = view.leadingAnchor.constraint(equalTo: window.leadingAnchor)
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    let top = view.topAnchor.constraint(equalTo: window.topAnchor)
    NSLayoutConstraint.activate([leading, width, top])
    window.layoutIfNeeded()
    #expect(Set(view.constraintsAffectingLayout(for: .horizontal)) == [leading, width])
    #expect(view.constraintsAffectingLayout(for: .vertical).contains(top))
  }

  /// A label of 42 x 20 behind a view that its mask places.
  @Test("AL-119 content sizes and masks influence a view as well")
  func affectingRules() throws {
    let window = makeWindow()
    let framed = UIView(frame: CGRect(x: 20, y: 0, width: 50, height: 50))
    window.addSubview(framed)
    let view = constrained(SizedView(42, 20), in: window)
    let leading = view.leftAnchor.constraint(equalTo: framed.rightAnchor)
    let top = view.topAnchor.constraint(equalTo: framed.topAnchor)
    NSLayoutConstraint.activate([leading, top])
    window.layoutIfNeeded()
    let listed = view.constraintsAffectingLayout(for: .horizontal)
    let texts = listed.map { $0.description.replacing(/0x[0-9a-f]+/, with: "0x9") }
    #expect(
      Set(texts) == [
        "<NSAutoresizingMaskLayoutConstraint:0x9 h=--& v=--& UIView:0x9.minX == 20"
          + "   (active, names: '|':UIWindow:0x9 )>",
        "<NSAutoresizingMaskLayoutConstraint:0x9 h=--& v=--& UIView:0x9.width == 50   (active)>",
        "<NSContentSizeLayoutConstraint:0x9 SizedView:0x9.width == 42 Hug:250"
          + " CompressionResistance:750   (active)>",
        "<NSLayoutConstraint:0x9 H:[UIView:0x9]-(0)-[SizedView:0x9](LTR)   (active)>",
      ])
    #expect(listed.contains(leading) && !listed.contains(top))
    // They are the ones that the view itself lists, with their numbers, and cannot be changed.
    let size = try #require(view.constraints.first { listed.contains($0) && $0 !== leading })
    #expect(size.constant == 42 && size.firstItem === view && size.firstAttribute == .width)
    let mask = try #require(listed.first { $0.firstItem === framed && $0.firstAttribute == .left })
    #expect(mask.constant == 20 && mask.isActive)
    mask.constant = 90
    NSLayoutConstraint.deactivate(listed.filter { $0 !== leading })
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 70, y: 0, width: 42, height: 20))
    #expect(view.constraintsAffectingLayout(for: .horizontal) == listed)
    // What its mask places is influenced by its mask alone.
    #expect(framed.constraintsAffectingLayout(for: .horizontal).count == 2)
  }

  @Test("AL-119 the window's size, a stack's constraints and guides")
  func affectingStack() throws {
    let window = makeWindow()
    let stack = constrained(UIStackView(arrangedSubviews: [UIView(), UIView()]), in: window)
    stack.distribution = .fillEqually
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: window.leftAnchor),
      stack.rightAnchor.constraint(equalTo: window.rightAnchor),
      stack.topAnchor.constraint(equalTo: window.topAnchor),
    ])
    window.layoutIfNeeded()
    let second = stack.arrangedSubviews[1]
    let listed = second.constraintsAffectingLayout(for: .horizontal)
    let names = listed.compactMap(\.identifier)
    #expect(
      names.sorted() == [
        "UISV-canvas-connection", "UISV-canvas-connection", "UISV-fill-equally", "UISV-spacing",
      ])
    #expect(listed.contains { $0.description.contains("h=--- v=--- UIWindow:") })
    #expect(listed.filter { $0.identifier != nil }.allSatisfy { stack.constraints.contains($0) })
    // Switching off what belongs to the stack does nothing (AL-33).
    NSLayoutConstraint.deactivate(stack.constraints)
    stack.removeConstraints(stack.constraints)
    window.layoutIfNeeded()
    #expect(second.frame.width == window.bounds.width / 2)

    let guide = UILayoutGuide()
    window.addLayoutGuide(guide)
    let width = guide.widthAnchor.constraint(equalToConstant: 30)
    let left = guide.leftAnchor.constraint(equalTo: second.leftAnchor)
    NSLayoutConstraint.activate([width, left])
    window.layoutIfNeeded()
    let affecting = guide.constraintsAffectingLayout(for: .horizontal)
    #expect(affecting.contains(width) && affecting.contains(left) && affecting.count > 4)
    #expect(guide.hasAmbiguousLayout)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: window.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 30),
    ])
    #expect(!guide.hasAmbiguousLayout)
    #expect(UILayoutGuide().constraintsAffectingLayout(for: .horizontal).isEmpty)
  }

  /// Lengths of published logs: 'Drag pieces to the grid s...' of a label, 'E-posta adresini mi
  /// unutt...' of a button (https://github.com/johnpatrickmorgan/wtfautolayout/issues/10), and the
  /// identifier of UIKit's keyboard, 'UIKeyboardLayoutStar Preview', as UIKeyboardLayoutStar Prev...
  @Test("AL-34 names are cut after 25 characters")
  func longNames() {
    let label = UILabel()
    label.text = "Drag pieces to the grid squares"
    #expect(
      label.heightAnchor.constraint(equalToConstant: 30).description
        .contains("'Drag pieces to the grid s...'.height == 30"))
    let button = UIButton(type: .system)
    button.setTitle("E-posta adresini mi unuttunuz?", for: .normal)
    #expect(
      button.heightAnchor.constraint(equalToConstant: 30).description
        .contains("'E-posta adresini mi unutt...'.height == 30"))
    let keyboard = UIView()
    keyboard.accessibilityIdentifier = "UIKeyboardLayoutStar Preview"
    let text = keyboard.heightAnchor.constraint(equalToConstant: 30).description
    #expect(text.contains(" UIKeyboardLayoutStar Prev....height == 30   (inactive, names: "))
    #expect(text.contains("names: UIKeyboardLayoutStar Prev...:0x"))
    // 25 characters are not cut: UIKit prints 'UIViewSafeAreaLayoutGuide' whole.
    keyboard.accessibilityIdentifier = "1234567890123456789012345"
    #expect(
      keyboard.heightAnchor.constraint(equalToConstant: 30).description
        .contains(" 1234567890123456789012345.height == 30"))
    label.text = ""
    #expect(
      !label.heightAnchor.constraint(equalToConstant: 30).description.contains("'"))
  }

  @Test("AL-34 descriptions in Apple's form")
  func descriptions() {
    let root = UIView()
    let view = constrained(UIView(), in: root)
    root.accessibilityIdentifier = "root"
    view.accessibilityIdentifier = "view"
    let spacing = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20)
    spacing.identifier = "gap"
    spacing.isActive = true
    #expect(spacing.description.contains("'gap' H:|-(20)-[view]   (active, names: "))
    let ratio = view.widthAnchor.constraint(
      equalTo: view.heightAnchor, multiplier: 2, constant: 8)
    #expect(ratio.description.contains(" view.width == 2*view.height + 8   (inactive"))
    #expect(ratio.description.hasPrefix("<NSLayoutConstraint:0x"))
    let system = view.topAnchor.constraint(
      equalToSystemSpacingBelow: root.topAnchor, multiplier: 1)
    #expect(system.description.contains("NSLayoutAnchorConstraintSpace(8)"))
  }

  @Test("AL-132 a conflict's log names the constraints and the one that is broken")
  func log() {
    var reports: [UnsatisfiableConstraints] = []
    UIView.unsatisfiableConstraintsHandler = { reports.append($0) }
    defer { UIView.unsatisfiableConstraintsHandler = nil }
    let window = makeWindow()
    let view = constrained(UIView(), in: window)
    view.accessibilityIdentifier = "view"
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    view.widthAnchor.constraint(equalToConstant: 200).isActive = true
    window.layoutIfNeeded()
    let text = reports.first?.logText ?? ""
    #expect(text.contains("Unable to simultaneously satisfy constraints."))
    #expect(text.contains("view.width == 100") && text.contains("view.width == 200"))
    #expect(reports.first?.members.count == 2)
  }
}
