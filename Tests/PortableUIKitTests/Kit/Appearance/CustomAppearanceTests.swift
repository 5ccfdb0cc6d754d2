import Foundation
import PortableUIKit
import Testing

/// Appearances of classes of this file alone, as they hold for all views there are.
@MainActor @Suite struct CustomAppearanceTests {
  private class Badge: UILabel {
    var level = 1
    var note: String?
  }
  private final class SmallBadge: Badge {}
  private final class Panel: UIView {}
  private final class Frame: UIView {}
  private final class Host: UIViewController {}
  private final class Key: UIButton {}

  private let window = makeWindow()

  /// Has an appearance hold while `body` runs.
  private func customizing(_ customize: (Bool) -> Void, while body: () -> Void) {
    customize(true)
    body()
    customize(false)
  }

  @Test("TR-28 a view takes its class's values when it enters a window, without losing its own")
  func entering() {
    customizing { isOn in
      Badge.appearance().textColor = isOn ? .red : nil
      Badge.appearance().level = isOn ? 7 : nil
      Badge.appearance().note = isOn ? "all" : nil
    } while: {
      #expect(Badge.appearance().level == 7 && Badge.appearance().note == "all")
      let badge = Badge()
      let own = Badge()
      own.textColor = .blue
      #expect(badge.level == 1 && badge.textColor == .label)
      window.addSubview(badge)
      #expect(badge.level == 7 && badge.textColor == .red && badge.note == "all")
      window.addSubview(own)
      #expect(own.level == 7 && own.textColor == .blue)
      // What is set later stays, also when the view comes again.
      badge.level = 3
      badge.removeFromSuperview()
      window.addSubview(badge)
      #expect(badge.level == 3 && badge.textColor == .red)
      // A view in a window is left as it is until it enters one again.
      Badge.appearance().note = "others"
      #expect(badge.note == "all")
      badge.removeFromSuperview()
      window.addSubview(badge)
      #expect(badge.note == "others")
    }
    #expect(Badge.appearance().level == nil && Badge.appearance().note == nil)
    let later = Badge()
    window.addSubview(later)
    #expect(later.level == 1 && later.textColor == .label)
  }

  @Test("TR-28 a class passes its appearance on to those derived from it, whose own counts")
  func inheritance() {
    customizing { isOn in
      SmallBadge.appearance().level = isOn ? 2 : nil
      Badge.appearance().level = isOn ? 7 : nil
      Badge.appearance().note = isOn ? "base" : nil
    } while: {
      let small = SmallBadge()
      window.addSubview(small)
      #expect(small.level == 2 && small.note == "base")
    }
  }

  @Test("TR-28 containers confine an appearance; of several the outermost counts")
  func containers() {
    customizing { isOn in
      Badge.appearance().level = isOn ? 1000 : nil
      Badge.appearance(whenContainedInInstancesOf: [Panel.self]).level = isOn ? 1 + 1 : nil
      Badge.appearance(whenContainedInInstancesOf: [Frame.self]).level = isOn ? 3 : nil
      Badge.appearance(whenContainedInInstancesOf: [Panel.self, Host.self]).note =
        isOn ? "hosted panel" : nil
    } while: {
      @MainActor func level(_ containers: [UIView]) -> Badge {
        let badge = Badge()
        var inner: UIView = badge
        for container in containers {
          container.addSubview(inner)
          inner = container
        }
        window.addSubview(inner)
        return badge
      }
      #expect(level([]).level == 1000)
      #expect(level([Panel()]).level == 2)
      #expect(level([UIView(), Panel()]).level == 2)
      // From the inside out: a frame around a panel, a panel around a frame.
      #expect(level([Panel(), Frame()]).level == 3)
      #expect(level([Frame(), Panel()]).level == 2)
      #expect(level([Panel()]).note == nil)
      let host = Host()
      #expect(level([Panel(), host.view]).note == "hosted panel")
      let frame = Frame()
      let other = Host()
      // The panel is outside the host: the wrong order.
      #expect(level([other.view, Panel(), frame]).note == nil)
    }
  }

  @Test("TR-28 an appearance for traits holds where the view's traits contain them, as they change")
  func traits() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    customizing { isOn in
      Badge.appearance().level = isOn ? 5 : nil
      Badge.appearance(for: dark).level = isOn ? 9 : nil
      Badge.appearance(for: dark, whenContainedInInstancesOf: [Panel.self]).note =
        isOn ? "dark panel" : nil
    } while: {
      let panel = Panel()
      let badge = Badge()
      panel.addSubview(badge)
      window.addSubview(panel)
      window.performTurn()
      #expect(badge.level == 5 && badge.note == nil)
      panel.traitOverrides.userInterfaceStyle = .dark
      window.performTurn()
      #expect(badge.level == 9 && badge.note == "dark panel")
      panel.traitOverrides.remove(UITraitUserInterfaceStyle.self)
      window.performTurn()
      #expect(badge.level == 5 && badge.note == nil)
      badge.level = 6
      panel.traitOverrides.userInterfaceStyle = .dark
      window.performTurn()
      #expect(badge.level == 6 && badge.note == "dark panel")
    }
  }

  @Test("TR-28 what is set for states of buttons")
  func buttons() {
    customizing { isOn in
      Key.appearance().setTitleColor(isOn ? .red : nil, for: .normal)
      Key.appearance().setTitleColor(isOn ? .green : nil, for: .highlighted)
    } while: {
      let key = Key()
      let own = Key()
      own.setTitleColor(.blue, for: .normal)
      for view in [key, own] { window.addSubview(view) }
      #expect(key.titleColor(for: .normal) == .red && key.titleColor(for: .highlighted) == .green)
      #expect(own.titleColor(for: .normal) == .blue)
    }
  }

  @Test("TR-28 tables keep the ground that their author gave them, and take another one otherwise")
  func tables() {
    final class List: UITableView {}
    customizing { isOn in
      List.appearance().backgroundColor = isOn ? .red : nil
    } while: {
      let list = List()
      let own = List()
      own.backgroundColor = .blue
      for view in [list, own] { window.addSubview(view) }
      #expect(list.backgroundColor == .red && own.backgroundColor == .blue)
    }
  }
}
