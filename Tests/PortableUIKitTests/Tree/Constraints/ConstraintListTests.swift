import Foundation
import Testing

@testable import PortableUIKit

/// Lists that lie in a view's own state as long as they are short.
@MainActor @Suite("Short lists of views") struct ConstraintListTests {
  @Test(arguments: [0, 1, 5, 6, 7, 20])
  func `constraints come and go in order`(count: Int) {
    let view = UIView()
    let all = (0..<count).map { view.widthAnchor.constraint(equalToConstant: CGFloat($0)) }
    var list = ConstraintList()
    #expect(list.isEmpty)
    for constraint in all { list.append(constraint) }
    #expect(Array(list) == all && list.isEmpty == (count == 0))
    list.removeAll { Int($0.constant) % 2 == 1 }
    #expect(list.map(\.constant) == stride(from: 0, to: count, by: 2).map { CGFloat($0) })
    list.removeAll { _ in true }
    #expect(list.isEmpty && Array(list).isEmpty)
  }

  @Test func `an item hands out the same anchors, however many are asked for`() {
    let view = UIView()
    let ask: [(UIView) -> NSObject] = [
      { $0.leadingAnchor }, { $0.trailingAnchor }, { $0.leftAnchor }, { $0.rightAnchor },
      { $0.topAnchor }, { $0.bottomAnchor }, { $0.widthAnchor }, { $0.heightAnchor },
      { $0.centerXAnchor }, { $0.centerYAnchor }, { $0.firstBaselineAnchor },
      { $0.lastBaselineAnchor },
    ]
    let anchors = ask.map { $0(view) }
    for (anchor, ask) in zip(anchors, ask) { #expect(ask(view) === anchor) }
    #expect(Set(anchors.map { ObjectIdentifier($0) }).count == ask.count)
  }

  /// A view in the middle of many constraints gives those up that go.
  @Test func `a view that many constraints name is laid out by those that are left`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    var widths: [NSLayoutConstraint] = []
    for number in 0..<10 {
      let width = view.widthAnchor.constraint(
        lessThanOrEqualTo: root.widthAnchor, constant: CGFloat(-10 * number))
      width.isActive = true
      widths.append(width)
    }
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalTo: root.heightAnchor),
    ])
    let wish = view.widthAnchor.constraint(equalToConstant: 1000)
    wish.priority = .defaultLow
    wish.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 210)
    for width in widths.dropFirst(5) { width.isActive = false }
    root.layoutIfNeeded()
    #expect(view.frame.width == 260)
    view.removeFromSuperview()
    #expect(widths.allSatisfy { !$0.isActive } && view.layoutState.outerConstraints.isEmpty)
  }
}
