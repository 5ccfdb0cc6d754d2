import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct LayoutPassTests {
  /// A view pinned 10 points inside a 100 by 60 superview: (10, 10, 80, 40).
  @Test func constraintsPlaceAView() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 80, height: 40))
  }
}
