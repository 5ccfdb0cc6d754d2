import Foundation

/// Says how items move and collide, and gives them speeds.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var described = DynamicItems()
  open var items: [any UIDynamicItem] { described.list }
  /// The part of the speed that is left after a collision, from 0 to 1.
  open var elasticity: CGFloat = 0 { didSet { noteChange() } }
  /// How much of the speed along a surface a collision takes; 0 for none.
  open var friction: CGFloat = 0 { didSet { noteChange() } }
  /// The mass of 10000 square points; 1 at first.
  open var density: CGFloat = 1 { didSet { noteChange() } }
  /// The loss of speed, as a part of it per second.
  open var resistance: CGFloat = 0 { didSet { noteChange() } }
  /// Kept; items do not turn here.
  open var angularResistance: CGFloat = 0
  /// Kept; items do not turn here.
  open var allowsRotation = true
  /// Whether nothing moves the items, which others bounce off.
  open var isAnchored = false { didSet { noteChange() } }
  /// Speeds that were added before there was an animator.
  private var waiting: [(item: any UIDynamicItem, velocity: CGPoint)] = []

  public init(items: [any UIDynamicItem] = []) {
    super.init()
    for item in items { described.add(item) }
  }

  open func addItem(_ item: any UIDynamicItem) {
    described.add(item)
    noteChange()
  }
  open func removeItem(_ item: any UIDynamicItem) {
    described.remove(item)
    noteChange()
  }

  /// Adds to the speed of an item, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    guard let animator = dynamicAnimator else { return waiting.append((item, velocity)) }
    add(velocity, to: animator.body(of: item))
    noteChange()
  }

  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    guard let velocity = dynamicAnimator?.body(of: item).velocity else { return .zero }
    return CGPoint(x: velocity.dx, y: velocity.dy)
  }

  /// Has no effect: items do not turn here.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }

  private func add(_ velocity: CGPoint, to body: DynamicBody) {
    body.velocity.dx += velocity.x
    body.velocity.dy += velocity.y
  }

  override var dynamicItems: [any UIDynamicItem] { described.list }
  override func setProperties(of world: DynamicWorld) {
    for item in described.list {
      world.body(of: item).properties = DynamicProperties(
        elasticity: min(max(0, elasticity), 1), friction: max(0, friction),
        density: max(0, density), resistance: max(0, resistance), isAnchored: isAnchored)
    }
    let added = waiting
    waiting = []
    for (item, velocity) in added { add(velocity, to: world.body(of: item)) }
  }
}
