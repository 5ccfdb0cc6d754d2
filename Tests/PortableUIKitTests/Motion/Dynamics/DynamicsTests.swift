import Foundation
import PortableUIKit
import Testing

/// Items that forces and rules move; the expected places follow from the laws of motion.
@MainActor @Suite struct DynamicsTests {
  private let clock = ManualFrameClock()
  private let window: UIWindow
  private let room = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let box = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
  private let animator: UIDynamicAnimator

  init() {
    window = makeWindow("iPhone 8", clock: clock)
    window.addSubview(room)
    room.addSubview(box)
    animator = UIDynamicAnimator(referenceView: room)
    clock.tick()
  }

  /// Lets a number of steps of 1/60 second pass, counted by the animator's own time.
  private func run(_ steps: Int) {
    let end = animator.elapsedTime + (Double(steps) - 0.5) / 60
    var rounds = 0
    while animator.elapsedTime < end, rounds < 4 * steps + 20 {
      // Half a frame, so that no two steps come together.
      clock.advance(by: 1.0 / 120)
      rounds += 1
    }
  }

  @Test("An item falls by half of 1000 points per second squared times the time squared")
  func gravity() {
    animator.addBehavior(UIGravityBehavior(items: [box]))
    #expect(animator.isRunning)
    run(30)
    // 50 + 1000 / 2 · 0.5².
    #expect(abs(box.center.y - 175) < 1e-6 && box.center.x == 150)
    #expect(abs(animator.elapsedTime - 0.5) < 1e-9)
  }

  @Test("Gravity has a direction and a magnitude")
  func gravityDirection() {
    let gravity = UIGravityBehavior(items: [box])
    #expect(gravity.magnitude == 1 && abs(gravity.angle - .pi / 2) < 1e-12)
    gravity.setAngle(0, magnitude: 0.1)
    animator.addBehavior(gravity)
    run(60)
    #expect(abs(box.center.x - 200) < 1e-6 && abs(box.center.y - 50) < 1e-6)
  }

  @Test("A push of 1 gives a square of 100 points 100 points per second squared, half of it twice")
  func push() {
    let half = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 50))
    room.addSubview(half)
    let push = UIPushBehavior(items: [box, half], mode: .continuous)
    push.setAngle(0, magnitude: 1)
    animator.addBehavior(push)
    run(60)
    #expect(abs(box.center.x - 200) < 1e-6 && abs(half.center.x - 150) < 1e-6)
    push.active = false
    run(60)
    // At 100 and 200 points per second.
    #expect(abs(box.center.x - 300) < 1e-6 && abs(half.center.x - 350) < 1e-6)
  }

  @Test("A single push gives a speed once")
  func impulse() {
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 1)
    animator.addBehavior(push)
    run(30)
    #expect(abs(box.center.y - 100) < 1e-6 && !push.active)
  }

  private final class Contacts: UICollisionBehaviorDelegate {
    var log: [String] = []
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { log.append("began \(identifier.map { "\($0)" } ?? "reference")") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem, at p: CGPoint
    ) { log.append("began items") }
  }

  private final class Pauses: UIDynamicAnimatorDelegate {
    var log: [String] = []
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { log.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { log.append("pause") }
  }

  @Test("An item comes to rest on the bottom of the reference view, and the animator pauses")
  func rest() {
    let (contacts, pauses) = (Contacts(), Pauses())
    animator.delegate = pauses
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = contacts
    animator.addBehavior(UIGravityBehavior(items: [box]))
    animator.addBehavior(collision)
    clock.advance(by: 5)
    #expect(box.center.x == 150 && abs(box.center.y - 350) < 1e-9)
    #expect(contacts.log.first == "began reference")
    #expect(!animator.isRunning && pauses.log == ["resume", "pause"])
    box.center = CGPoint(x: 150, y: 100)
    animator.updateItem(usingCurrentState: box)
    #expect(animator.isRunning)
    clock.advance(by: 5)
    #expect(abs(box.center.y - 350) < 1e-9)
    animator.removeAllBehaviors()
    #expect(!animator.isRunning && animator.behaviors.isEmpty)
  }

  @Test("Elastic items of one mass exchange their speeds; what is anchored throws others back")
  func elasticity() {
    let other = UIView(frame: CGRect(x: 250, y: 0, width: 100, height: 100))
    room.addSubview(other)
    let properties = UIDynamicItemBehavior(items: [box, other])
    properties.elasticity = 1
    animator.addBehavior(properties)
    let collision = UICollisionBehavior(items: [box, other])
    let contacts = Contacts()
    collision.collisionDelegate = contacts
    animator.addBehavior(collision)
    properties.addLinearVelocity(CGPoint(x: 120, y: 0), for: box)
    run(60)
    #expect(properties.linearVelocity(for: box) == .zero)
    #expect(abs(properties.linearVelocity(for: other).x - 120) < 1e-9)
    #expect(contacts.log == ["began items"])
    // The two touch where 50 points lay between them, and 70 points of way are left to the other.
    #expect(abs(other.center.x - box.center.x - 170) < 3)
    let wall = UIDynamicItemBehavior(items: [box])
    wall.isAnchored = true
    wall.elasticity = 1
    animator.addBehavior(wall)
    properties.addLinearVelocity(CGPoint(x: -240, y: 0), for: other)
    run(120)
    #expect(abs(properties.linearVelocity(for: other).x - 120) < 1e-9)
  }

  @Test("A level boundary holds an item up; the item falls when it goes")
  func boundary() {
    let collision = UICollisionBehavior(items: [box])
    collision.addBoundary(
      withIdentifier: "shelf" as NSString, from: CGPoint(x: 0, y: 200), to: CGPoint(x: 300, y: 200))
    let contacts = Contacts()
    collision.collisionDelegate = contacts
    animator.addBehavior(UIGravityBehavior(items: [box]))
    animator.addBehavior(collision)
    run(120)
    #expect(abs(box.center.y - 150) < 1e-9 && contacts.log.first == "began shelf")
    collision.removeBoundary(withIdentifier: "shelf" as NSString)
    run(6)
    // 1000 / 2 · 0.1², from rest.
    #expect(abs(box.center.y - 155) < 1e-6)
  }

  @Test("Resistance divides the speed by 1 and its part of each step")
  func resistance() {
    let properties = UIDynamicItemBehavior(items: [box])
    properties.resistance = 3
    animator.addBehavior(properties)
    properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
    run(20)
    #expect(abs(properties.linearVelocity(for: box).x - 100 / pow(1.05, 20)) < 1e-6)
  }

  @Test("An item on a rod stays at its distance from the point, and hangs below it in the end")
  func rod() {
    let attachment = UIAttachmentBehavior(
      item: box, attachedToAnchor: CGPoint(x: 250, y: 50))
    #expect(attachment.length == 100)
    let properties = UIDynamicItemBehavior(items: [box])
    properties.resistance = 4
    animator.addBehavior(UIGravityBehavior(items: [box]))
    animator.addBehavior(properties)
    animator.addBehavior(attachment)
    for _ in 0..<10 {
      run(6)
      let (x, y) = (box.center.x - 250, box.center.y - 50)
      #expect(abs(hypot(x, y) - 100) < 1e-6)
    }
    run(900)
    #expect(abs(box.center.x - 250) < 0.5 && abs(box.center.y - 150) < 0.5)
  }

  @Test("A spring brings an item to its length; critically damped, without going past")
  func spring() {
    let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 150, y: 350))
    attachment.length = 100
    attachment.frequency = 2
    attachment.damping = 1
    animator.addBehavior(attachment)
    var lowest: CGFloat = 0
    for _ in 0..<30 {
      run(6)
      lowest = max(lowest, box.center.y)
    }
    #expect(lowest <= 250.001 && abs(box.center.y - 250) < 0.1)
  }

  @Test("An item snaps to its point and rests exactly there")
  func snap() {
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 60, y: 300))
    animator.addBehavior(snap)
    clock.advance(by: 3)
    #expect(box.center == CGPoint(x: 60, y: 300) && !animator.isRunning)
    snap.snapPoint = CGPoint(x: 200, y: 100)
    clock.advance(by: 3)
    #expect(box.center == CGPoint(x: 200, y: 100))
  }

  @Test("Parts of a behaviour act with it, and actions are called after each step")
  func children() {
    final class Falling: UIDynamicBehavior {
      init(_ item: any UIDynamicItem) {
        super.init()
        addChildBehavior(UIGravityBehavior(items: [item]))
      }
    }
    let falling = Falling(box)
    var steps = 0
    falling.action = { steps += 1 }
    animator.addBehavior(falling)
    run(6)
    #expect(steps == 6 && abs(box.center.y - 55) < 1e-6)
    #expect(falling.childBehaviors[0].dynamicAnimator === animator)
    #expect(animator.items(in: CGRect(x: 0, y: 0, width: 300, height: 60)).count == 1)
    animator.removeBehavior(falling)
    #expect(!animator.isRunning && falling.dynamicAnimator == nil)
  }
}
