import Foundation

/// Keeps an item at a distance from a point or from another item: by a rod, or by a spring where there is
/// a frequency.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The other end (raw values as in UIKit).
  public enum AttachmentType: Int, Sendable {
    case items = 0
    case anchor = 1
  }

  open private(set) var items: [any UIDynamicItem]
  public let attachedBehaviorType: AttachmentType
  /// The point that an item is attached to.
  open var anchorPoint: CGPoint { didSet { if anchorPoint != oldValue { noteChange() } } }
  /// The distance in points between the ends; at first as they are.
  open var length: CGFloat { didSet { if length != oldValue { noteChange() } } }
  /// The damping ratio of the spring.
  open var damping: CGFloat = 0 { didSet { noteChange() } }
  /// Oscillations per second of the spring; 0 for a rod.
  open var frequency: CGFloat = 0 { didSet { noteChange() } }
  /// Kept; items do not turn here.
  open var frictionTorque: CGFloat = 0
  private let offsets: (first: UIOffset, second: UIOffset)

  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    items = [item]
    attachedBehaviorType = .anchor
    anchorPoint = point
    offsets = (offset, .zero)
    let place = item.center
    length = hypot(place.x + offset.horizontal - point.x, place.y + offset.vertical - point.y)
    super.init()
  }

  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    items = [item1, item2]
    attachedBehaviorType = .items
    anchorPoint = .zero
    offsets = (offset1, offset2)
    let (one, two) = (item1.center, item2.center)
    length = hypot(
      one.x + offset1.horizontal - two.x - offset2.horizontal,
      one.y + offset1.vertical - two.y - offset2.vertical)
    super.init()
  }

  /// The first end seen from the other: direction, distance, and speed along the direction; nil where both
  /// ends are in one place.
  private func state(
    _ world: DynamicWorld
  ) -> (direction: CGVector, distance: CGFloat, speed: CGFloat)? {
    let first = world.body(of: items[0])
    let second = items.count > 1 ? world.body(of: items[1]) : nil
    let end =
      second.map {
        CGPoint(
          x: $0.position.x + offsets.second.horizontal, y: $0.position.y + offsets.second.vertical)
      } ?? anchorPoint
    let x = first.position.x + offsets.first.horizontal - end.x
    let y = first.position.y + offsets.first.vertical - end.y
    let distance = hypot(x, y)
    guard distance > 1e-9 else { return nil }
    let direction = CGVector(dx: x / distance, dy: y / distance)
    let (u, w) = (first.velocity, second?.velocity ?? CGVector(dx: 0, dy: 0))
    return (
      direction, distance, (u.dx - w.dx) * direction.dx + (u.dy - w.dy) * direction.dy
    )
  }

  /// The parts of a change that the ends take, by their masses.
  private func shares(_ world: DynamicWorld) -> (first: CGFloat, second: CGFloat) {
    let first = world.body(of: items[0]).inverseMass
    let second = items.count > 1 ? world.body(of: items[1]).inverseMass : 0
    let sum = first + second
    return sum > 0 ? (first / sum, second / sum) : (0, 0)
  }

  /// Changes the speed of the first end from the other along a direction.
  private func changeSpeed(_ change: CGFloat, _ direction: CGVector, _ world: DynamicWorld) {
    let shares = shares(world)
    let first = world.body(of: items[0])
    first.velocity.dx += change * direction.dx * shares.first
    first.velocity.dy += change * direction.dy * shares.first
    guard items.count > 1 else { return }
    let second = world.body(of: items[1])
    second.velocity.dx -= change * direction.dx * shares.second
    second.velocity.dy -= change * direction.dy * shares.second
  }

  override var dynamicItems: [any UIDynamicItem] { items }

  override func applyForces(to world: DynamicWorld, step: TimeInterval) {
    guard frequency > 0, let state = state(world) else { return }
    let spring = DynamicSpring(frequency: frequency, dampingRatio: max(0, damping))
    let speed = spring.velocity(from: state.speed, at: state.distance - length, after: step)
    changeSpeed(speed - state.speed, state.direction, world)
  }

  /// A rod takes the difference from its length and the speed along it away.
  override func applyRules(to world: DynamicWorld, step: TimeInterval) {
    guard frequency <= 0, let state = state(world) else { return }
    let (way, shares) = (length - state.distance, shares(world))
    let first = world.body(of: items[0])
    first.position.x += way * state.direction.dx * shares.first
    first.position.y += way * state.direction.dy * shares.first
    if items.count > 1 {
      let second = world.body(of: items[1])
      second.position.x -= way * state.direction.dx * shares.second
      second.position.y -= way * state.direction.dy * shares.second
    }
    changeSpeed(-state.speed, state.direction, world)
  }
}
