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
