import PortableUIKit
import Testing

/// A rotation visits the views whose size has changed, and no others (LC-7), where it changes no traits, as on an iPad.
@MainActor @Suite struct RotationWorkTests {
  private final class Probe: UIView {
    var layouts = 0

    override func layoutSubviews() {
      layouts += 1
      super.layoutSubviews()
    }
  }

  /// A bar as wide as the window with an icon at its beginning, which stays, and a badge at its end, which moves.
  @Test func `what stays or moves is not laid out`() {
    let window = makeWindow("iPad A16")
    let controller = UIViewController()
    window.rootViewController = controller
    let (bar, icon, badge) = (Probe(), Probe(), Probe())
    controller.view.addSubview(bar)
    for view in [icon, badge] { bar.addSubview(view) }
    for view in [bar, icon, badge] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      bar.topAnchor.constraint(equalTo: controller.view.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
      icon.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      icon.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
      badge.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
      badge.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
    ])
    for view in [icon, badge] {
      view.widthAnchor.constraint(equalToConstant: 20).isActive = true
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    }
    window.performTurn()
    let (before, end) = ([bar, icon, badge].map(\.layouts), badge.frame.maxX)
    window.rotate(to: .landscape)
    window.performTurn()
    #expect(badge.frame.maxX > end && badge.frame.maxX == bar.bounds.width)
    #expect([bar, icon, badge].map(\.layouts) == [before[0] + 1, before[1], before[2]])
  }
}
