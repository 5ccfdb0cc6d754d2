import Foundation

/// Pushes items once or all the time.
///
/// A push of magnitude 1 gives an item of 100 by 100 points and of density 1 an acceleration of 100 points
/// per second squared (UIKit's documentation); a single one a speed of 100 points per second (not measured).
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// Whether a push goes on (raw values as in UIKit).
  public enum Mode: Int, Sendable {
    case continuous = 0
    case instantaneous = 1
  }

  private static let unit: CGFloat = 100

  private var pushed = DynamicItems()
  public let mode: Mode
  open var items: [any UIDynamicItem] { pushed.list }
  /// Whether the push acts; one that has acted once is over.
  open var active = true { didSet { if active != oldValue { noteChange() } } }
  open var pushDirection = CGVector(dx: 0, dy: 0) { didSet { noteChange() } }

  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init()
    for item in items { pushed.add(item) }
  }

  open func addItem(_ item: any UIDynamicItem) {
    pushed.add(item)
    noteChange()
  }
  open func removeItem(_ item: any UIDynamicItem) {
    pushed.remove(item)
    noteChange()
  }

  /// In radians from the right, clockwise.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  open var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  /// Where a push acts on an item, from its middle. Items do not turn, so that the place has no effect.
  private var offsets: [ObjectIdentifier: UIOffset] = [:]
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = offset
  }
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  override var dynamicItems: [any UIDynamicItem] { pushed.list }
  override func applyForces(to world: DynamicWorld, step: TimeInterval) {
    guard active else { return }
    for item in pushed.list {
      let body = world.body(of: item)
      let factor = Self.unit * body.inverseMass
      if mode == .continuous {
        body.acceleration.dx += pushDirection.dx * factor
        body.acceleration.dy += pushDirection.dy * factor
      } else {
        body.velocity.dx += pushDirection.dx * factor
        body.velocity.dy += pushDirection.dy * factor
      }
    }
    if mode == .instantaneous { active = false }
  }
}
