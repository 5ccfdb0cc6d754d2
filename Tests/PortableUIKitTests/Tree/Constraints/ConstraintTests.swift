import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct ConstraintTests {
  @Test("AL-28 a constant beyond the limit is cut, and told of once where somebody listens")
  func limit() {
    var told: [(constraint: NSLayoutConstraint, text: String)] = []
    UIView.constraintLimitHandler = { told.append(($0, $1)) }
    defer { UIView.constraintLimitHandler = nil }
    let window = makeWindow()
    let view = constrained(UIView(), in: window)
    let leading = view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 1e12)
    let top = view.topAnchor.constraint(equalTo: window.topAnchor, constant: 1e12)
    NSLayoutConstraint.activate([leading, top])
    window.performTurn()
    #expect(told.count == 1 && told.first?.constraint === leading && leading.constant == 1e12)
    #expect(
      told.first?.text.hasPrefix(
        "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.")
        == true)
    #expect(view.frame.minX == 1e7)
  }

  @Test("AL-5 a new constraint is required, inactive and unnamed")
  func defaults() {
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 5)
    #expect(constraint.priority == .required && !constraint.isActive)
    #expect(constraint.identifier == nil && constraint.multiplier == 1)
  }

  @Test("AL-29 activation goes to the nearest common ancestor")
  func commonAncestor() {
    let root = UIView()
    let left = UIView()
    let right = UIView()
    let deep = UIView()
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(deep)
    let crossing = deep.topAnchor.constraint(equalTo: right.topAnchor)
    let inside = deep.topAnchor.constraint(equalTo: left.topAnchor)
    let unary = deep.widthAnchor.constraint(equalToConstant: 1)
    NSLayoutConstraint.activate([crossing, inside, unary])
    #expect(root.constraints == [crossing])
    #expect(left.constraints == [inside])
    #expect(deep.constraints == [unary])
    inside.isActive = false
    #expect(left.constraints.isEmpty && !inside.isActive)
    // A guide counts as its owner.
    let guide = UILayoutGuide()
    right.addLayoutGuide(guide)
    let toGuide = guide.widthAnchor.constraint(equalTo: right.widthAnchor)
    toGuide.isActive = true
    #expect(right.constraints == [toGuide])
    right.removeLayoutGuide(guide)
    #expect(!toGuide.isActive)
  }

  @Test("AL-29 without a common ancestor activation is refused")
  func noCommonAncestor() {
    let one = UIView()
    let other = UIView()
    let constraint = one.topAnchor.constraint(equalTo: other.topAnchor)
    let raised = recordingExceptions { constraint.isActive = true }
    #expect(raised.first?.name == "NSGenericException")
    #expect(raised.first?.reason.contains("because they have no common ancestor") == true)
    #expect(!constraint.isActive)
  }

  private func refusal(
    _ first: Any, _ attribute: NSLayoutConstraint.Attribute, _ second: Any?,
    _ secondAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1
  ) -> String {
    do {
      try NSLayoutConstraint.validate(
        item: first, attribute: attribute, relatedBy: .equal, toItem: second,
        attribute: secondAttribute, multiplier: multiplier, constant: 0)
      return ""
    } catch {
      return error.reason
    }
  }

  @Test("AL-20 to AL-26 illegal combinations are named as UIKit names them")
  func legality() {
    let view = UIView()
    let other = UIView()
    #expect(refusal(view, .left, nil, .notAnAttribute).contains("must be specified in pairs"))
    #expect(refusal(view, .left, other, .left, multiplier: 0).contains("multiplier of 0"))
    #expect(refusal(view, .left, other, .width).contains("Invalid pairing"))
    #expect(refusal(view, .left, other, .top) == "")
    #expect(refusal(view, .leading, other, .left).contains("leading/trailing"))
    #expect(refusal("text", .left, other, .left).contains("view or layout guide"))
    #expect(refusal(view, .notAnAttribute, other, .left).contains("Unknown layout attribute"))
    #expect(refusal(view, .centerX, other, .leading) == "")
    #expect(refusal(view, .width, other, .height) == "")
    #expect(refusal(view, .width, nil, .notAnAttribute) == "")
  }

  @Test("A constraint without a second item reads back multiplier 1")
  func multiplierWithoutItem() {
    let constraint = NSLayoutConstraint(
      item: UIView(), attribute: .width, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 0, constant: 10)
    #expect(constraint.multiplier == 1 && constraint.secondAttribute == .notAnAttribute)
  }

  @Test("AL-41, AL-42 illegal priorities are refused, required comes and goes while active")
  func priorities() {
    let view = UIView()
    let constraint = view.widthAnchor.constraint(equalToConstant: 5)
    let raised = recordingExceptions {
      constraint.priority = UILayoutPriority(0)
      constraint.priority = UILayoutPriority(1001)
    }
    #expect(raised.count == 2 && constraint.priority == .required)
    constraint.priority = UILayoutPriority(999.5)
    constraint.isActive = true
    constraint.priority = .defaultLow
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: 7).isActive = true
    view.layoutIfNeeded()
    constraint.priority = .required
    #expect(constraint.priority == .required)
    constraint.priority = .defaultLow
    #expect(constraint.priority == .defaultLow)
  }

  @Test("Anchors are the same object every time")
  func anchorIdentity() {
    let view = UIView()
    let guide = UILayoutGuide()
    #expect(view.widthAnchor === view.widthAnchor)
    #expect(guide.topAnchor === guide.topAnchor)
    #expect(view.leadingAnchor != view.leftAnchor)
    #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
  }

  @Test("AL-31 a constraint added to a view below its items is refused")
  func wrongHolder() {
    let root = UIView()
    let child = UIView()
    root.addSubview(child)
    let constraint = child.topAnchor.constraint(equalTo: root.topAnchor)
    let raised = recordingExceptions { child.addConstraint(constraint) }
    #expect(raised.first?.reason.hasPrefix("Unable to install constraint on view.") == true)
    #expect(!constraint.isActive)
    root.addConstraint(constraint)
    root.addConstraint(constraint)
    #expect(root.constraints == [constraint] && constraint.isActive)
  }
}
