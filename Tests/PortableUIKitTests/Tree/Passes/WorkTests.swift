import Foundation
import PortableUIKit
import Synchronization
import Testing

/// The work of a pass follows what changed, however large the tree is.
@MainActor @Suite struct WorkTests {
  private struct Scene {
    let window: UIWindow
    let leaf: UIView
    let constant: NSLayoutConstraint
    let content: SizedView
  }

  /// Rows of ten constrained views each in one list, and the last leaf's constraint.
  private func scene(views count: Int) -> Scene {
    let window = makeWindow()
    let list = constrained(UIView(), in: window)
    NSLayoutConstraint.activate([
      list.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      list.topAnchor.constraint(equalTo: window.topAnchor),
      list.bottomAnchor.constraint(equalTo: window.bottomAnchor),
    ])
    var leaf = list
    var constant = NSLayoutConstraint()
    var content = SizedView(1, 1)
    for row in 0..<(count / 10) {
      let container = constrained(UIView(), in: list)
      var active = [
        container.leadingAnchor.constraint(equalTo: list.leadingAnchor),
        container.trailingAnchor.constraint(equalTo: list.trailingAnchor),
        container.topAnchor.constraint(equalTo: list.topAnchor, constant: CGFloat(row) * 20),
        container.heightAnchor.constraint(equalToConstant: 20),
      ]
      for column in 0..<9 {
        content = constrained(SizedView(30, 20), in: container)
        leaf = content
        constant = leaf.leadingAnchor.constraint(
          equalTo: container.leadingAnchor, constant: CGFloat(column) * 40)
        active += [constant, leaf.topAnchor.constraint(equalTo: container.topAnchor)]
      }
      NSLayoutConstraint.activate(active)
    }
    window.performTurn()
    return Scene(window: window, leaf: leaf, constant: constant, content: content)
  }

  /// What one turn does after `change`.
  private func work(_ window: UIWindow, after change: () -> Void) -> PassWork {
    window.layoutState.work = PassWork()
    change()
    window.performTurn()
    return window.layoutState.work
  }

  @Test("One leaf's change costs the same among 100 and among 10,000 views")
  func leafChange() {
    let small = scene(views: 100)
    let large = scene(views: 10_000)
    func works(_ change: (Scene) -> Void) -> [PassWork] {
      [small, large].map { scene in work(scene.window) { change(scene) } }
    }
    let moved = works { $0.constant.constant += 1 }
    #expect(moved[0] == moved[1])
    // The leaf's superview lays out and places the one leaf.
    #expect(moved[1].layouts == 1 && moved[1].placements == 1)
    #expect(moved[1].constraintUpdates == 0 && moved[1].visits < 20)
    let resized = works { $0.content.size = CGSize(width: 33, height: 20) }
    #expect(resized[0] == resized[1])
    #expect(resized[1].layouts == 2 && resized[1].placements == 1 && resized[1].visits < 40)
    let marked = works { $0.leaf.setNeedsLayout() }
    #expect(marked[0] == marked[1] && marked[1].layouts == 1 && marked[1].visits < 20)
    let drawn = works { $0.leaf.setNeedsDisplay() }
    #expect(drawn[0] == drawn[1] && drawn[1].drawings == 1 && drawn[1].visits < 20)
    let traits = works { $0.leaf.traitOverrides.userInterfaceStyle = .dark }
    #expect(traits[0] == traits[1] && traits[1].traitUpdates == 1)
    let updated = works { $0.leaf.setNeedsUpdateConstraints() }
    #expect(updated[0] == updated[1] && updated[1].constraintUpdates == 1)
    #expect(work(large.window) {} == work(small.window) {})
  }

  @Test(
    "Insets that no constraint reads bring no update of constraints, however many views have them")
  func insetsNobodyReads() {
    let scene = scene(views: 1000)
    let controller = UIViewController()
    scene.window.rootViewController = controller
    let list = scene.leaf.superview?.superview
    list.map(controller.view.addSubview)
    scene.window.performTurn()
    let before = scene.leaf.layoutMargins
    let work = work(scene.window) { controller.additionalSafeAreaInsets.left = 400 }
    #expect(scene.leaf.layoutMargins != before)
    #expect(work == PassWork())
  }

  @Test("AL-71 a margin that is first read after it changed is the present one")
  func marginsReadLate() throws {
    let window = makeWindow()
    let box = constrained(UIView(), in: window)
    let inner = constrained(UIView(), in: box)
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 100),
      inner.widthAnchor.constraint(equalToConstant: 10),
    ])
    window.performTurn()
    box.insetsLayoutMarginsFromSafeArea = false
    box.layoutMargins = UIEdgeInsets(top: 1, left: 33, bottom: 3, right: 4)
    window.performTurn()
    let leading = NSLayoutConstraint(
      item: inner, attribute: .left, relatedBy: .equal, toItem: box, attribute: .leftMargin,
      multiplier: 1, constant: 0)
    leading.isActive = true
    window.performTurn()
    #expect(inner.frame.minX == 33)
    box.layoutMargins.left = 44
    window.performTurn()
    #expect(inner.frame.minX == 44)
  }

  /// Counts the lines that are shaped: drawing asks for the shaper, too, and shapes with its own.
  private final class CountingShaper: TextShaper {
    private let lines = Mutex(0)

    var count: Int { lines.withLock { $0 } }

    func line(of request: ShapingRequest) -> ShapedLine {
      lines.withLock { $0 += 1 }
      return EstimatedTextShaper().line(of: request)
    }
  }

  private final class Measurer: TextMeasuring {
    let counting = CountingShaper()
    var shaper: any TextShaper { counting }
  }

  @Test("A solution measures the wrapping labels that moved, not all there are")
  func wrappingLabels() {
    func measurings(_ count: Int) -> Int {
      let measurer = Measurer()
      let window = UIWindow(
        environment: .standard, textMeasurer: measurer, frameClock: ManualFrameClock())
      window.makeKeyAndVisible()
      let labels = (0..<count).map { index in
        let label = constrained(UILabel(), in: window)
        label.numberOfLines = 0
        label.text = "label \(index) with words that need several lines of text to be read"
        label.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
        label.widthAnchor.constraint(equalToConstant: 120).isActive = true
        return label
      }
      window.performTurn()
      let before = measurer.counting.count
      labels[count / 2].text = "other words, which need several lines of text to be read as well"
      window.performTurn()
      return measurer.counting.count - before
    }
    #expect(measurings(4) == measurings(200))
  }

  @Test("A label of one line is measured once for its first layout")
  func plainLabels() {
    let measurer = Measurer()
    let window = UIWindow(
      environment: .standard, textMeasurer: measurer, frameClock: ManualFrameClock())
    window.makeKeyAndVisible()
    for index in 0..<5 {
      let label = constrained(UILabel(), in: window)
      label.text = "label \(index)"
      label.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
      label.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    }
    window.performTurn()
    #expect(measurer.counting.count == 5)
  }

  @Test("Marked siblings among very many are laid out from back to front")
  func order() {
    let log = CallLog()
    let window = makeWindow()
    let views = (0..<100).map { log.view("\($0)") }
    for view in views { window.addSubview(view) }
    window.performTurn()
    _ = log.take()
    for index in [70, 3, 99, 12] { views[index].setNeedsLayout() }
    window.performTurn()
    #expect(log.take() == ["3", "12", "70", "99"].map { "\($0).layoutSubviews" })
    window.sendSubviewToBack(views[70])
    window.exchangeSubview(at: 1, withSubviewAt: 99)
    window.performTurn()
    _ = log.take()
    for index in [0, 99, 70, 3] { views[index].setNeedsLayout() }
    window.performTurn()
    // 99 and 0 have changed places: 70, 99, 1, 2, 3, … 0.
    #expect(log.take() == ["70", "99", "3", "0"].map { "\($0).layoutSubviews" })
  }

  @Test("A removed view is not held for a pass to come")
  func removed() {
    let window = makeWindow()
    let parent = UIView()
    window.addSubview(parent)
    window.performTurn()
    weak var gone: UIView?
    do {
      let view = UIView()
      gone = view
      parent.addSubview(view)
      view.setNeedsLayout()
      view.setNeedsDisplay()
      view.setNeedsUpdateConstraints()
      view.removeFromSuperview()
    }
    #expect(gone == nil)
  }
}
