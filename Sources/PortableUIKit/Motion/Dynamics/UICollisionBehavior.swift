import Foundation

/// Keeps items out of one another and inside boundaries.
///
/// Items collide with their upright rectangles. The speed across the surface is thrown back in the measure
/// of the greater elasticity, the speed along it is braked by friction.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// The things that items collide with (raw values as in UIKit).
  public struct Mode: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let items = Mode(rawValue: 1 << 0)
    public static let boundaries = Mode(rawValue: 1 << 1)
    public static let everything = Mode(rawValue: .max)
  }

  private var colliding = DynamicItems()
  open var items: [any UIDynamicItem] { colliding.list }
  open var collisionMode = Mode.everything { didSet { noteChange() } }
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  /// Whether the bounds of the reference view are a boundary.
  open var translatesReferenceBoundsIntoBoundary = false {
    didSet {
      referenceInsets = translatesReferenceBoundsIntoBoundary ? referenceInsets ?? .zero : nil
      noteChange()
    }
  }
  private var referenceInsets: UIEdgeInsets?
  private var segments: [(identifier: String, from: CGPoint, to: CGPoint)] = []
  /// The contacts of the step before.
  private var contacts: Set<Contact> = []

  private enum Contact: Hashable {
    case items(ObjectIdentifier, ObjectIdentifier)
    case boundary(ObjectIdentifier, String?)
  }

  public init(items: [any UIDynamicItem] = []) {
    super.init()
    for item in items { colliding.add(item) }
  }

  open func addItem(_ item: any UIDynamicItem) {
    colliding.add(item)
    noteChange()
  }
  open func removeItem(_ item: any UIDynamicItem) {
    colliding.remove(item)
    noteChange()
  }

  // MARK: Boundaries

  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    referenceInsets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  /// Adds a boundary between two points. It has to be level or upright: a rectangle that does not turn
  /// stands on its corner on a slanted one, which is left out.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    segments.append(("\(identifier)", p1, p2))
    noteChange()
  }
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    segments.removeAll { $0.identifier == "\(identifier)" }
    noteChange()
  }
  open func removeAllBoundaries() {
    segments = []
    noteChange()
  }
  open var boundaryIdentifiers: [any NSCopying]? {
    segments.isEmpty ? nil : segments.map { $0.identifier as NSString }
  }

  // MARK: Colliding

  override var dynamicItems: [any UIDynamicItem] { colliding.list }

  override func applyRules(to world: DynamicWorld, step: TimeInterval) {
    var found: Set<Contact> = []
    let bodies = colliding.list.map { world.body(of: $0) }
    if collisionMode.contains(.items) {
      for (index, first) in bodies.enumerated() {
        for second in bodies[(index + 1)...] where collide(first, second) {
          found.insert(.items(ObjectIdentifier(first.item), ObjectIdentifier(second.item)))
        }
      }
    }
    if collisionMode.contains(.boundaries) {
      for body in bodies {
        for boundary in collideWithBoundaries(body, world, step) {
          found.insert(.boundary(ObjectIdentifier(body.item), boundary))
        }
      }
    }
    tell(of: found, bodies)
  }

  /// Parts two items that overlap, along the axis with the smaller overlap; answers whether they did.
  private func collide(_ first: DynamicBody, _ second: DynamicBody) -> Bool {
    let (a, b) = (first.rect, second.rect)
    let x = min(a.maxX, b.maxX) - max(a.minX, b.minX)
    let y = min(a.maxY, b.maxY) - max(a.minY, b.minY)
    guard x > 0, y > 0 else { return false }
    let masses = first.inverseMass + second.inverseMass
    guard masses > 0 else { return true }
    let isAcross = x < y
    let sign: CGFloat = isAcross ? (a.midX < b.midX ? -1 : 1) : (a.midY < b.midY ? -1 : 1)
    let depth = isAcross ? x : y
    let normal = isAcross ? CGVector(dx: sign, dy: 0) : CGVector(dx: 0, dy: sign)
    for (body, share) in [
      (first, first.inverseMass / masses), (second, -second.inverseMass / masses),
    ] {
      body.position.x += normal.dx * depth * share
      body.position.y += normal.dy * depth * share
    }
    let speed =
      (first.velocity.dx - second.velocity.dx) * normal.dx
      + (first.velocity.dy - second.velocity.dy) * normal.dy
    guard speed < 0 else { return true }
    let elasticity = max(first.properties.elasticity, second.properties.elasticity)
    let impulse = -(1 + elasticity) * speed / masses
    first.velocity.dx += impulse * normal.dx * first.inverseMass
    first.velocity.dy += impulse * normal.dy * first.inverseMass
    second.velocity.dx -= impulse * normal.dx * second.inverseMass
    second.velocity.dy -= impulse * normal.dy * second.inverseMass
    return true
  }

  /// Puts an item back inside the boundaries; answers those that it touches.
  private func collideWithBoundaries(
    _ body: DynamicBody, _ world: DynamicWorld, _ step: TimeInterval
  ) -> [String?] {
    guard !body.properties.isAnchored else { return [] }
    var touched: [String?] = []
    if let insets = referenceInsets, let bounds = world.referenceView?.bounds {
      let room = bounds.inset(by: insets)
      let rect = body.rect
      var hits = false
      if rect.minX < room.minX {
        bounce(body, by: room.minX - rect.minX, isAcross: true)
        hits = true
      } else if rect.maxX > room.maxX {
        bounce(body, by: room.maxX - rect.maxX, isAcross: true)
        hits = true
      }
      if rect.minY < room.minY {
        bounce(body, by: room.minY - rect.minY, isAcross: false)
        hits = true
      } else if rect.maxY > room.maxY {
        bounce(body, by: room.maxY - rect.maxY, isAcross: false)
        hits = true
      }
      if hits { touched.append(nil) }
    }
    for segment in segments where hit(segment.from, segment.to, body) {
      touched.append(segment.identifier)
    }
    return touched
  }

  /// Puts an item back on the side of a level or upright boundary where its middle is.
  private func hit(_ start: CGPoint, _ end: CGPoint, _ body: DynamicBody) -> Bool {
    let rect = body.rect
    if start.y == end.y {
      guard rect.minY < start.y, rect.maxY > start.y,
        rect.maxX > min(start.x, end.x), rect.minX < max(start.x, end.x)
      else { return false }
      let isAbove = body.position.y <= start.y
      bounce(body, by: isAbove ? start.y - rect.maxY : start.y - rect.minY, isAcross: false)
      return true
    }
    guard start.x == end.x, rect.minX < start.x, rect.maxX > start.x,
      rect.maxY > min(start.y, end.y), rect.minY < max(start.y, end.y)
    else { return false }
    let isLeft = body.position.x <= start.x
    bounce(body, by: isLeft ? start.x - rect.maxX : start.x - rect.minX, isAcross: true)
    return true
  }

  /// Moves an item out of a boundary along an axis, and throws its speed back.
  private func bounce(_ body: DynamicBody, by way: CGFloat, isAcross: Bool) {
    var across = isAcross ? body.velocity.dx : body.velocity.dy
    var along = isAcross ? body.velocity.dy : body.velocity.dx
    if isAcross { body.position.x += way } else { body.position.y += way }
    if across * way < 0 {
      let loss = min(abs(along), body.properties.friction * abs(across))
      along -= along < 0 ? -loss : loss
      across = -across * body.properties.elasticity
    }
    body.velocity =
      isAcross ? CGVector(dx: across, dy: along) : CGVector(dx: along, dy: across)
  }

  // MARK: Telling

  private func tell(of found: Set<Contact>, _ bodies: [DynamicBody]) {
    let (began, ended) = (found.subtracting(contacts), contacts.subtracting(found))
    contacts = found
    guard let collisionDelegate else { return }
    func body(_ key: ObjectIdentifier) -> DynamicBody? {
      bodies.first { ObjectIdentifier($0.item) == key }
    }
    for contact in began {
      switch contact {
      case .items(let first, let second):
        guard let one = body(first), let two = body(second) else { continue }
        collisionDelegate.collisionBehavior(
          self, beganContactFor: one.item, with: two.item,
          at: CGPoint(
            x: (one.position.x + two.position.x) / 2, y: (one.position.y + two.position.y) / 2))
      case .boundary(let key, let name):
        guard let one = body(key) else { continue }
        collisionDelegate.collisionBehavior(
          self, beganContactFor: one.item, withBoundaryIdentifier: name.map { $0 as NSString },
          at: one.position)
      }
    }
    for contact in ended {
      switch contact {
      case .items(let first, let second):
        guard let one = body(first), let two = body(second) else { continue }
        collisionDelegate.collisionBehavior(self, endedContactFor: one.item, with: two.item)
      case .boundary(let key, let name):
        guard let one = body(key) else { continue }
        collisionDelegate.collisionBehavior(
          self, endedContactFor: one.item, withBoundaryIdentifier: name.map { $0 as NSString })
      }
    }
  }
}
