import Foundation

/// Draws an item to a point, about which it swings a little before it rests there.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  open var snapPoint: CGPoint { didSet { if snapPoint != oldValue { noteChange() } } }
  /// From 0 for the most swinging to 1 for the least.
  open var damping: CGFloat = 0.5

  /// Swings per second (not measured).
  private static let frequency: CGFloat = 3
  /// How near and how slow an item is at its point, in points and points per second.
  private static let nearness: CGFloat = 0.05
  private static let slowness: CGFloat = 2

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  /// The damping ratio of the spring: 0.4 to 1 (not measured).
  private var spring: DynamicSpring {
    DynamicSpring(frequency: Self.frequency, dampingRatio: 0.4 + 0.6 * min(max(0, damping), 1))
  }

  override var dynamicItems: [any UIDynamicItem] { [item] }
  override func applyForces(to world: DynamicWorld, step: TimeInterval) {
    let body = world.body(of: item)
    body.velocity.dx = spring.velocity(
      from: body.velocity.dx, at: body.position.x - snapPoint.x, after: step)
    body.velocity.dy = spring.velocity(
      from: body.velocity.dy, at: body.position.y - snapPoint.y, after: step)
  }
  override func applyRules(to world: DynamicWorld, step: TimeInterval) {
    let body = world.body(of: item)
    let distance = hypot(body.position.x - snapPoint.x, body.position.y - snapPoint.y)
    guard distance < Self.nearness, body.speed < Self.slowness else { return }
    body.position = snapPoint
    body.velocity = CGVector(dx: 0, dy: 0)
  }
}
