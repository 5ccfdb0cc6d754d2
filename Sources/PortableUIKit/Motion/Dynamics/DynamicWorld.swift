import Foundation

/// The bodies of an animator, which moves them step by step.
///
/// Within a step the acceleration is constant, so that free fall is exact: x += v t + a t² / 2.
@MainActor final class DynamicWorld {
  private var bodies: [ObjectIdentifier: DynamicBody] = [:]
  /// In the order in which the items were first seen.
  private(set) var order: [DynamicBody] = []
  weak var referenceView: UIView?

  func body(of item: any UIDynamicItem) -> DynamicBody {
    let key = ObjectIdentifier(item)
    if let body = bodies[key] { return body }
    let body = DynamicBody(item)
    bodies[key] = body
    order.append(body)
    return body
  }

  func knownBody(of item: any UIDynamicItem) -> DynamicBody? { bodies[ObjectIdentifier(item)] }

  /// Forgets items that no behaviour is about any more.
  func keep(_ items: [any UIDynamicItem]) {
    let kept = Set(items.map { ObjectIdentifier($0) })
    bodies = bodies.filter { kept.contains($0.key) }
    order.removeAll { !kept.contains(ObjectIdentifier($0.item)) }
  }

  /// Moves everything on by a step in seconds; answers the longest way in points that an item went.
  func advance(by step: TimeInterval, _ behaviors: [UIDynamicBehavior]) -> CGFloat {
    for body in order {
      body.properties = DynamicProperties()
      body.acceleration = CGVector(dx: 0, dy: 0)
    }
    for behavior in behaviors { behavior.setProperties(of: self) }
    for behavior in behaviors { behavior.applyForces(to: self, step: step) }
    let starts = order.map(\.position)
    for body in order { move(body, by: CGFloat(step)) }
    for behavior in behaviors { behavior.applyRules(to: self, step: step) }
    var longest: CGFloat = 0
    for (body, start) in zip(order, starts) {
      longest = max(longest, hypot(body.position.x - start.x, body.position.y - start.y))
      if body.item.center != body.position { body.item.center = body.position }
    }
    return longest
  }

  private func move(_ body: DynamicBody, by step: CGFloat) {
    guard !body.properties.isAnchored else {
      body.velocity = CGVector(dx: 0, dy: 0)
      return
    }
    let (v, a) = (body.velocity, body.acceleration)
    body.position.x += v.dx * step + a.dx * step * step / 2
    body.position.y += v.dy * step + a.dy * step * step / 2
    let kept = 1 / (1 + step * max(0, body.properties.resistance))
    body.velocity = CGVector(dx: (v.dx + a.dx * step) * kept, dy: (v.dy + a.dy * step) * kept)
  }
}
