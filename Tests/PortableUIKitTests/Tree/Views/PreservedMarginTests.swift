import Foundation
import PortableUIKit
import Testing

/// Margins preserved by views that constraints place, while what is around them takes another size.
///
/// The root has margins of 10, 16, 6 and 40 points at top, leading, bottom and trailing edge; every
/// expected frame is its bounds less those (AL-69).
@MainActor @Suite struct PreservedMarginTests {
  private let window = makeWindow()
  private let root = UIView()

  init() {
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.insetsLayoutMarginsFromSafeArea = false
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 10, leading: 16, bottom: 6, trailing: 40)
  }

  nonisolated private static let changes = [
    Change(
      "a smaller device", from: CGSize(width: 1024, height: 768),
      to: CGSize(width: 320, height: 480)),
    Change(
      "a larger device", from: CGSize(width: 320, height: 480), to: CGSize(width: 1024, height: 768)
    ),
    Change(
      "a rotation", from: CGSize(width: 320, height: 568), to: CGSize(width: 568, height: 320)),
    Change(
      "the rotation back", from: CGSize(width: 568, height: 320),
      to: CGSize(width: 320, height: 568)),
  ]

  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let before: CGSize
    let after: CGSize

    init(_ name: String, from before: CGSize, to after: CGSize) {
      testDescription = name
      self.before = before
      self.after = after
    }
  }

  private func preserving(in superview: UIView) -> UIView {
    let view = constrained(UIView(), in: superview)
    view.preservesSuperviewLayoutMargins = true
    view.insetsLayoutMarginsFromSafeArea = false
    view.layoutMargins = .zero
    return view
  }

  private func pin(_ view: UIView, to superview: UIView) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
      view.topAnchor.constraint(equalTo: superview.topAnchor),
      view.bottomAnchor.constraint(equalTo: superview.bottomAnchor),
    ])
  }

  private func pin(_ view: UIView, toMarginsOf superview: UIView) {
    let guide = superview.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  /// Lays out in one size and then in the other; answers the conflicts that were told.
  private func conflicts(in change: Change) -> [String] {
    let handler = UIView.unsatisfiableConstraintsHandler
    defer { UIView.unsatisfiableConstraintsHandler = handler }
    var told: [String] = []
    UIView.unsatisfiableConstraintsHandler = { told.append($0.logText) }
    window.frame = CGRect(origin: .zero, size: change.before)
    root.frame = window.bounds
    window.addSubview(root)
    window.performTurn()
    window.frame = CGRect(origin: .zero, size: change.after)
    window.performTurn()
    return told
  }

  /// The bounds of the root less its margins, as they are in either direction.
  private func content(_ change: Change, isRightToLeft: Bool = false) -> CGRect {
    CGRect(
      x: isRightToLeft ? 40 : 16, y: 10, width: change.after.width - 56,
      height: change.after.height - 16)
  }

  @Test("AL-69 margins of a view that constraints place go with its size", arguments: changes)
  func oneLevel(change: Change) {
    let child = preserving(in: root)
    pin(child, to: root)
    let content = constrained(UIView(), in: child)
    pin(content, toMarginsOf: child)
    #expect(conflicts(in: change).isEmpty)
    #expect(child.frame == CGRect(origin: .zero, size: change.after))
    #expect(content.frame == self.content(change))
  }

  @Test("AL-69 margins are preserved through two views that constraints place", arguments: changes)
  func twoLevels(change: Change) {
    let outer = preserving(in: root)
    pin(outer, to: root)
    let inner = preserving(in: outer)
    pin(inner, to: outer)
    let content = constrained(UIView(), in: inner)
    pin(content, toMarginsOf: inner)
    #expect(conflicts(in: change).isEmpty)
    #expect(content.frame == self.content(change))
  }

  @Test("AL-69 preserved margins lie on the other sides from right to left", arguments: changes)
  func rightToLeft(change: Change) {
    root.semanticContentAttribute = .forceRightToLeft
    let child = preserving(in: root)
    pin(child, to: root)
    let content = constrained(UIView(), in: child)
    pin(content, toMarginsOf: child)
    #expect(conflicts(in: change).isEmpty)
    #expect(content.frame == self.content(change, isRightToLeft: true))
  }

  @Test(
    "AL-69 a view in a view that its mask resizes has margins that go with its size",
    arguments: changes)
  func belowMask(change: Change) {
    let box = UIView()
    box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    box.preservesSuperviewLayoutMargins = true
    box.insetsLayoutMarginsFromSafeArea = false
    box.layoutMargins = .zero
    root.addSubview(box)
    root.frame = CGRect(x: 0, y: 0, width: 500, height: 500)
    box.frame = root.bounds
    let child = preserving(in: box)
    pin(child, to: box)
    let content = constrained(UIView(), in: child)
    pin(content, toMarginsOf: child)
    #expect(conflicts(in: change).isEmpty)
    #expect(content.frame == self.content(change))
  }

  @Test("AL-69 a view that stays where it is preserves what the nearer edge leaves of the margin")
  func staying() {
    let child = preserving(in: root)
    let content = constrained(UIView(), in: child)
    pin(content, toMarginsOf: child)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      child.topAnchor.constraint(equalTo: root.topAnchor),
      child.widthAnchor.constraint(equalToConstant: 300),
      child.heightAnchor.constraint(equalToConstant: 100),
    ])
    let change = Change(
      "", from: CGSize(width: 1024, height: 768), to: CGSize(width: 320, height: 480))
    #expect(conflicts(in: change).isEmpty)
    // 40 points of margin, 20 of which lie beside the child.
    #expect(child.layoutMargins == UIEdgeInsets(top: 10, left: 16, bottom: 0, right: 20))
    #expect(content.frame == CGRect(x: 16, y: 10, width: 264, height: 90))
  }

  @Test("AL-69 a document's views go with the size they were recorded in before their first layout")
  func recorded() {
    root.frame = CGRect(x: 0, y: 0, width: 1024, height: 768)
    let child = preserving(in: root)
    child.frame = root.bounds
    pin(child, to: root)
    let content = constrained(UIView(), in: child)
    pin(content, toMarginsOf: child)
    let size = CGSize(width: 320, height: 480)
    let change = Change("", from: size, to: size)
    #expect(conflicts(in: change).isEmpty)
    #expect(content.frame == self.content(change))
  }
}
