import Foundation

/// Pulls items all the time: down with 1000 points per second squared, unless told otherwise.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  /// The acceleration of a magnitude of 1, in points per second squared (UIKit's documentation).
  static let unit: CGFloat = 1000

  private var pulled = DynamicItems()
  open var items: [any UIDynamicItem] { pulled.list }
  /// The acceleration in units of 1000 points per second squared.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { noteChange() } }

  public init(items: [any UIDynamicItem] = []) {
    super.init()
    for item in items { pulled.add(item) }
  }

  open func addItem(_ item: any UIDynamicItem) {
    pulled.add(item)
    noteChange()
  }
  open func removeItem(_ item: any UIDynamicItem) {
    pulled.remove(item)
    noteChange()
  }

  /// In radians from the right, clockwise.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  override var dynamicItems: [any UIDynamicItem] { pulled.list }
  override func applyForces(to world: DynamicWorld, step: TimeInterval) {
    for item in pulled.list {
      let body = world.body(of: item)
      body.acceleration.dx += gravityDirection.dx * Self.unit
      body.acceleration.dy += gravityDirection.dy * Self.unit
    }
  }
}
