import Testing
import UIKit

/// Observations by key path, written as they are with Objective-C.
@MainActor @Suite struct KeyValueObservingTests {
  private final class Wide: UIScrollView {
    override var bounds: CGRect { didSet {} }
  }

  @Test func geometryTellsAtOnce() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var told: [String] = []
    let observations = [
      view.observe(\.bounds, options: [.old, .new]) { view, change in
        told.append("bounds \(change.oldValue!.width) \(change.newValue!.width)")
        #expect(view.bounds == change.newValue)
      },
      view.observe(\.center) { _, change in
        told.append("center")
        #expect(change.newValue == nil && change.oldValue == nil && change.kind == .setting)
      },
      view.observe(\.isHidden, options: [.initial, .new]) { _, change in
        told.append("hidden \(change.newValue!)")
      },
    ]
    #expect(told == ["hidden false"])
    view.frame.size.width = 30
    view.frame.origin.x = 5
    view.frame.origin.x = 5
    view.isHidden = true
    #expect(told == ["hidden false", "bounds 10.0 30.0", "center", "center", "hidden true"])
    observations[0].invalidate()
    view.bounds.size.width = 1
    #expect(told.count == 5)
  }

  @Test func layoutAndAutoresizingTellToo() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    let grandchild = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    grandchild.autoresizingMask = .flexibleWidth
    root.addSubview(child)
    child.addSubview(grandchild)
    child.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5).isActive = true
    root.layoutIfNeeded()
    var widths: [CGFloat] = []
    let first = child.observe(\.bounds, options: .new) { _, change in
      widths.append(change.newValue!.width)
    }
    let second = grandchild.observe(\.frame, options: .new) { _, change in
      widths.append(change.newValue!.width)
    }
    root.frame.size.width = 200
    root.layoutIfNeeded()
    // The child is half as wide as the root, and the grandchild as wide as the child.
    #expect(widths == [100, 100])
    _ = (first, second)
  }

  @Test func scrollViewsTellOfTheirContent() {
    let view = Wide(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var told: [String] = []
    let observations = [
      view.observe(\.contentSize, options: .new) { _, change in
        told.append("size \(change.newValue!.height)")
      },
      view.observe(\.contentOffset, options: [.old, .new]) { _, change in
        told.append("offset \(change.oldValue!.y) \(change.newValue!.y)")
      },
      view.observe(\.bounds, options: [.new]) { _, change in
        told.append("bounds \(change.newValue!.minY)")
      },
    ]
    view.contentSize.height = 100
    view.contentOffset.y = 7
    #expect(told == ["size 100.0", "offset 0.0 7.0", "bounds 7.0"])
    _ = observations
  }

  @Test func anObservationEndsWithItsHolder() {
    let control = UIButton()
    var count = 0
    var observation: NSKeyValueObservation? = control.observe(\.isSelected) { _, _ in count += 1 }
    control.isSelected = true
    #expect(count == 1)
    _ = observation
    observation = nil
    control.isSelected = false
    #expect(count == 1)
  }

  @Test func otherPropertiesAreLookedAtAtTheEndOfATurn() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.makeKeyAndVisible()
    let view = UIView()
    window.addSubview(view)
    window.performTurn()
    var tags: [Int] = []
    var colors = 0
    let first = view.observe(\.tag, options: .new) { _, change in tags.append(change.newValue!) }
    let second = view.observe(\.backgroundColor) { _, _ in colors += 1 }
    view.tag = 4
    view.setNeedsLayout()
    window.performTurn()
    view.backgroundColor = .red
    window.performTurn()
    window.performTurn()
    #expect(tags == [4])
    #expect(colors == 1)
    _ = (first, second)
  }

  @Test func priorAsksForTwoCalls() {
    let label = UILabel()
    var told: [String] = []
    let observation = label.observe(\.text, options: [.old, .new, .prior]) { _, change in
      told.append("\(change.isPrior) \(change.newValue as? String ?? "-")")
    }
    label.text = "a"
    #expect(told == ["true -", "false a"])
    _ = observation
  }
}
