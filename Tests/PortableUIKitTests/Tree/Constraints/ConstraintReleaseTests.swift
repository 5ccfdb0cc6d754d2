import AutoLayout
import Foundation
import Testing

@testable import PortableUIKit

/// A constraint is one object: the one that an author holds is the one that the engine has in force.
@MainActor @Suite("One object for a constraint") struct ConstraintReleaseTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    window.isHidden = false
  }

  @Test func `the engine has the objects of authors in force, and those of a stack view`() throws {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    view.addSubview(stack)
    let distance = stack.leadingAnchor.anchorWithOffset(to: view.leadingAnchor)
    let authors = [
      view.widthAnchor.constraint(equalToConstant: 10),
      distance.constraint(equalToConstant: 3),
      view.topAnchor.constraint(equalTo: window.topAnchor, constant: 4),
    ]
    NSLayoutConstraint.activate(authors)
    window.performTurn()
    let engine = try #require(window.layoutState.host?.engine)
    let inForce = Set(engine.constraints.map { ObjectIdentifier($0) })
    #expect(stack.constraints.count >= 5)
    #expect(inForce == Set((authors + stack.constraints).map { ObjectIdentifier($0) }))
  }

  @Test func `a constraint that is let go of leaves the engine`() throws {
    weak var known: NSLayoutConstraint?
    do {
      let constraint = view.widthAnchor.constraint(equalToConstant: 10)
      constraint.isActive = true
      known = constraint
      window.performTurn()
      #expect(view.frame.width == 10 && constraint.engine != nil)
      constraint.isActive = false
      #expect(constraint.engine == nil)
    }
    window.performTurn()
    #expect(known == nil)
  }

  /// A form is copied as a value: the copy of one that is in force says the same, and is not in force.
  @Test func `a copy of a form in force is another constraint`() throws {
    let first = view.widthAnchor.constraint(equalToConstant: 10)
    first.isActive = true
    window.performTurn()
    let second = NSLayoutConstraint(first.layoutForm)
    #expect(second.constant == 10 && second.firstItem === view)
    #expect(first.isInstalled && !second.isInstalled && second.engine == nil)
    second.constant = 20
    window.performTurn()
    #expect(first.constant == 10 && view.frame.width == 10)
  }
}
