import Foundation
import InterfaceBuilder
import PortableUIKit
import Testing

/// What a program's document says of other size classes takes effect when the device turns.
@MainActor @Suite struct VariationLoadingTests {
  /// By hand, on a phone of 393 by 852 points whose height is compact on its side. Upright, with the
  /// safe area's top at 59: the stack at (20, 79), its two views below one another, 10 apart. On the
  /// side, with the top at 0 (and the left at 59): the stack at (100, 20), three views beside one
  /// another, 4 apart: 0, 54 (30 wide), 88.
  @Test func turningAndBack() throws {
    let problems = try AppFixture.run { _ in
      let window = UIWindow(environment: try #require(DeviceEnvironment.named("retina6_12")))
      let controller = UIStoryboard(name: "Lists", bundle: nil)
        .instantiateViewController(withIdentifier: "Turning")
      window.rootViewController = controller
      window.isHidden = false
      window.layoutIfNeeded()
      let views = try Self.views(of: controller)
      for _ in 0..<2 {
        Self.expectUpright(views)
        window.rotate(to: .landscape)
        window.layoutIfNeeded()
        Self.expectOnItsSide(views)
        window.rotate(to: .portrait)
        window.layoutIfNeeded()
      }
      Self.expectUpright(views)
    }
    #expect(problems.isEmpty)
  }

  /// What the program changed itself and the document does not vary stays.
  @Test func theProgramsOwnChangesStay() throws {
    try AppFixture.run { _ in
      let window = UIWindow(environment: try #require(DeviceEnvironment.named("retina6_12")))
      let controller = UIStoryboard(name: "Lists", bundle: nil)
        .instantiateViewController(withIdentifier: "Turning")
      window.rootViewController = controller
      window.isHidden = false
      let views = try Self.views(of: controller)
      views.label.text = "Changed"
      views.label.textColor = .systemRed
      views.stack.alignment = .trailing
      views.note.alpha = 0.5
      window.rotate(to: .landscape)
      window.layoutIfNeeded()
      #expect(views.label.text == "Changed" && views.label.textColor == .systemRed)
      #expect(views.stack.alignment == .trailing && views.note.alpha == 0.5)
    }
  }

  @Test func aSceneMadeOnItsSide() throws {
    try AppFixture.run { _ in
      let window = UIWindow(
        environment: try #require(DeviceEnvironment.named("retina6_12")), orientation: .landscape)
      let controller = UIStoryboard(name: "Lists", bundle: nil)
        .instantiateViewController(withIdentifier: "Turning")
      window.rootViewController = controller
      window.isHidden = false
      window.layoutIfNeeded()
      let views = try Self.views(of: controller)
      Self.expectOnItsSide(views)
      window.rotate(to: .portrait)
      window.layoutIfNeeded()
      Self.expectUpright(views)
    }
  }

  @Test func nothingIsKeptAlive() throws {
    try AppFixture.run { _ in
      weak var view: UIView?
      do {
        let controller = UIStoryboard(name: "Lists", bundle: nil)
          .instantiateViewController(withIdentifier: "Turning")
        controller.loadViewIfNeeded()
        view = controller.view
        #expect(view != nil)
      }
      #expect(view == nil)
    }
  }

  private struct Views {
    let stack: UIStackView
    let label: UILabel
    let note: UIView
  }

  private static func views(of controller: UIViewController) throws -> Views {
    let subviews: [UIView] = controller.view.subviews
    return Views(
      stack: try #require(subviews.first as? UIStackView),
      label: try #require(subviews.compactMap { $0 as? UILabel }.first),
      note: try #require(subviews.last))
  }

  private static func expectUpright(_ views: Views) {
    #expect(views.stack.frame == CGRect(x: 20, y: 79, width: 50, height: 110))
    #expect(
      views.stack.arrangedSubviews.map(\.accessibilityIdentifier) == ["turning-a", "turning-c"])
    #expect(views.stack.arrangedSubviews.map(\.frame.minY) == [0, 60])
    #expect(views.label.font?.pointSize == 17)
    #expect(views.label.frame.origin == CGPoint(x: 100, y: 300))
    #expect(!views.note.isHidden)
  }

  private static func expectOnItsSide(_ views: Views) {
    #expect(views.stack.frame == CGRect(x: 100, y: 20, width: 138, height: 50))
    #expect(
      views.stack.arrangedSubviews.map(\.accessibilityIdentifier)
        == ["turning-a", "turning-b", "turning-c"])
    #expect(views.stack.arrangedSubviews.map(\.frame.minX) == [0, 54, 88])
    #expect(views.label.font?.pointSize == 30)
    #expect(views.label.frame.origin == CGPoint(x: 200, y: 300))
    #expect(views.note.isHidden)
  }
}
