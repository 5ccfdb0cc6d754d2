import Foundation
import Testing

@testable import PortableUIKit

/// Idioms of other people's code that UIKit takes, by the number of the point of section 16 of the
/// measurements.
@MainActor @Suite("UM-16: idioms that UIKit takes")
struct MeasuredIdiomTests {
  @Test("UM-1601: hugging and resistance of 0 are no wish", arguments: [true, false])
  func noWish(isHugging: Bool) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = constrained(SizedView(50, 20), in: root)
    let raised = recordingExceptions {
      if isHugging {
        view.setContentHuggingPriority(UILayoutPriority(0), for: .horizontal)
      } else {
        view.setContentCompressionResistancePriority(UILayoutPriority(0), for: .horizontal)
      }
    }
    #expect(raised.isEmpty)
    // The weakest wish of all comes before none.
    let wanted: CGFloat = isHugging ? 120 : 30
    let wish = view.widthAnchor.constraint(equalToConstant: wanted)
    wish.priority = UILayoutPriority(1)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor), wish,
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: wanted, height: 20))
    wish.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
  }

  @Test("UM-1601: a priority below 0 is still refused")
  func negative() {
    let view = UIView()
    let raised = recordingExceptions {
      view.setContentHuggingPriority(UILayoutPriority(-1), for: .horizontal)
    }
    #expect(raised.count == 1 && view.contentHuggingPriority(for: .horizontal) == .defaultLow)
  }

  private final class BoldLabel: UILabel {
    override var text: String? {
      get { super.text }
      set {
        attributedText = newValue.map { NSAttributedString(string: $0, attributes: [.kern: 1]) }
      }
    }
  }

  private final class BoldField: UITextField {
    override var text: String? {
      get { attributedText?.string }
      set {
        attributedText = newValue.map { NSAttributedString(string: $0, attributes: [.kern: 1]) }
      }
    }
    override var placeholder: String? {
      didSet { attributedPlaceholder = placeholder.map { NSAttributedString(string: $0) } }
    }
  }

  private final class BoldArea: UITextView {
    override var text: String! {
      get { attributedText?.string }
      set {
        attributedText = newValue.map { NSAttributedString(string: $0, attributes: [.kern: 1]) }
      }
    }
    override var selectedRange: NSRange { didSet { text = "selected" } }
  }

  @Test("UM-1615: a class that overrides the text may set the attributed text by it")
  func overriddenText() {
    let (label, field, area) = (BoldLabel(), BoldField(), BoldArea())
    label.text = "a"
    field.text = "b"
    field.placeholder = "d"
    area.text = "c"
    #expect(label.attributedText?.string == "a" && label.text == "a")
    #expect(field.attributedText?.string == "b" && field.text == "b")
    #expect(field.attributedPlaceholder?.string == "d")
    #expect(area.attributedText?.string == "c" && area.text == "c")
  }

  private final class Tabs: UITabBarController {
    var changes: [String] = []
    override var selectedIndex: Int { didSet { changes.append("index") } }
    override var selectedViewController: UIViewController? {
      didSet { changes.append("controller") }
    }
  }

  @Test("UM-1615: the selected controller of tabs is not set by the selected index")
  func tabs() {
    let tabs = Tabs()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    tabs.changes = []
    tabs.selectedViewController = tabs.viewControllers?[1]
    #expect(tabs.changes == ["controller"] && tabs.selectedIndex == 1)
  }

  private final class Watcher: UIView {
    let watched: UIView
    init(_ watched: UIView) {
      self.watched = watched
      super.init(frame: .zero)
      watched.addObserver(self, forKeyPath: "frame", context: nil)
      addObserver(self, forKeyPath: "bounds", context: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {}
    deinit {
      MainActor.assumeIsolated {
        watched.removeObserver(self, forKeyPath: "frame")
        removeObserver(self, forKeyPath: "bounds")
      }
    }
  }

  @Test("UM-1616: an observer leaves in its own deinit, by any path")
  func observerGoing() {
    let view = UIView()
    let raised = recordingExceptions {
      for _ in 0..<20 { _ = Watcher(view) }
      view.frame.size.width += 1
    }
    #expect(raised.isEmpty)
    // An observer that is there and was not added is still an error.
    let other = UIView()
    #expect(recordingExceptions { view.removeObserver(other, forKeyPath: "frame") }.count == 1)
  }

  @Test(
    "UM-1618: only a change of the category scales a font, and only one of a style or of metrics")
  func adaptiveFonts() {
    let window = makeWindow()
    window.traitOverrides.preferredContentSizeCategory = .extraLarge
    window.layoutIfNeeded()
    let label = UILabel()
    window.addSubview(label)
    window.layoutIfNeeded()
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    label.font = .preferredFont(forTextStyle: .body, compatibleWith: large)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.font.pointSize == 17)
    window.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
    window.layoutIfNeeded()
    #expect(label.font.pointSize == 21)
    label.font = .systemFont(ofSize: 10)
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    window.layoutIfNeeded()
    #expect(label.font.pointSize == 10)
  }

  private final class Told: UIViewController {
    var calls: [String] = []
    override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
  }

  @Test("UM-1619: a controller that never appeared is told to disappear when its app asks")
  func disappearing() {
    let controller = Told()
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    #expect(controller.calls == ["willDisappear", "didDisappear"])
  }

  private final class OwnLayer: CALayer {
    static var calls: [String] = []
    override func layoutSublayers() {
      super.layoutSublayers()
      OwnLayer.calls.append("layoutSublayers")
    }
    override func display() { OwnLayer.calls.append("display") }
  }

  private final class LayeredView: UIView {
    override class var layerClass: AnyClass { OwnLayer.self }
  }

  @Test("UM-1621: a layer of the view's own class takes part though nobody asked for it")
  func ownLayer() {
    OwnLayer.calls = []
    let window = makeWindow()
    let view = LayeredView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    view.setNeedsDisplay()
    window.performTurn()
    #expect(OwnLayer.calls.contains("layoutSublayers"))
    #expect(OwnLayer.calls.contains("display"))
  }

  final class Listener: NSObject {
    var calls: [String] = []
    func heard(notification: Notification) { calls.append("heard") }
    func moved(to place: NSNumber) { calls.append("moved") }
  }

  @Test(
    "UM-1622: a label of the first parameter stands after With",
    arguments: [
      "heardWithNotification:", "heard(notification:)", "Listener.heard(notification:)",
    ])
  func labelled(name: String) {
    let listener = Listener()
    let center = NotificationCenter()
    center.addObserver(listener, selector: Selector(name), name: .init("news"), object: nil)
    center.post(name: .init("news"), object: nil)
    #expect(listener.calls == ["heard"])
  }

  @Test("UM-1622: a selector that finds no method is told of wherever it would be sent")
  func unknown() {
    let listener = Listener()
    let center = NotificationCenter()
    center.addObserver(listener, selector: Selector("heard:"), name: .init("news"), object: nil)
    let timer = Timer(
      timeInterval: 100, target: listener, selector: Selector("tick:"), userInfo: nil,
      repeats: false)
    let raised = recordingExceptions {
      center.post(name: .init("news"), object: nil)
      timer.fire()
      listener.perform(Selector("nothing"))
      listener.perform(Selector("nothing:"), with: nil)
    }
    #expect(raised.count == 4)
    #expect(raised.allSatisfy { $0.reason.contains("unrecognized selector") })
    #expect(listener.calls.isEmpty)
  }
}
