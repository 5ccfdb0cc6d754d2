import Foundation
import Testing

@testable import PortableUIKit

/// Constraints that go while somebody still knows the engine's form of them.
@MainActor @Suite("Released constraints") struct ConstraintReleaseTests {
  @Test func `the engine's form of a constraint that was released represents nothing`() throws {
    let view = UIView()
    var constraint: NSLayoutConstraint? = view.widthAnchor.constraint(equalToConstant: 10)
    let made = try #require(constraint?.form)
    #expect(made.representedObject === constraint)
    constraint = nil
    #expect(made.representedObject == nil)
    // Others can be represented by it, and are not kept alive.
    let other = NSObject()
    made.representedObject = other
    #expect(made.representedObject === other)
  }
}
