import Foundation

/// Moves items by forces and rules, one step per frame of the screen, until nothing moves.
///
/// Items move and collide; they do not turn.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view in whose coordinates items lie; its bounds may be a boundary of collisions.
  open private(set) weak var referenceView: UIView?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  open private(set) var isRunning = false
  /// Seconds of motion so far.
  open private(set) var elapsedTime: TimeInterval = 0

  private let world = DynamicWorld()
  private var link: CADisplayLink?
  /// Steps in a row in which nothing moved.
  private var quietSteps = 0
  /// How many quiet steps end the motion, and how little movement is none, in points and points per second.
  private static let quietLimit = 6
  private static let leastWay: CGFloat = 1e-3
  private static let leastSpeed: CGFloat = 0.5

  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
    world.referenceView = view
  }

  public override init() { super.init() }

  isolated deinit { link?.invalidate() }

  // MARK: Behaviours

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.dynamicAnimator?.removeBehavior(behavior)
    behavior.willMove(to: self)
    behaviors.append(behavior)
    behavior.setAnimator(self)
    resume()
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.willMove(to: nil)
    behaviors.removeAll { $0 === behavior }
    behavior.setAnimator(nil)
    resume()
  }

  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  /// The behaviours and all their parts, those added first in front.
  private var allBehaviors: [UIDynamicBehavior] {
    var found: [UIDynamicBehavior] = []
    var waiting = Array(behaviors.reversed())
    while let behavior = waiting.popLast() {
      found.append(behavior)
      waiting += behavior.childBehaviors.reversed()
    }
    return found
  }

  /// The items whose rectangles overlap a rectangle of the reference view.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    world.order.filter { $0.rect.intersects(rect) }.map(\.item)
  }

  /// Takes over the place of an item that something else has moved; it starts from rest.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    world.knownBody(of: item)?.readItem()
    resume()
  }

  // MARK: Motion

  func body(of item: any UIDynamicItem) -> DynamicBody { world.body(of: item) }

  /// Goes on, if there is anything to move.
  func resume() {
    let all = allBehaviors
    let items = all.flatMap(\.dynamicItems)
    world.keep(items)
    for item in items { _ = world.body(of: item) }
    quietSteps = 0
    guard !items.isEmpty else { return pause() }
    guard !isRunning else { return }
    delegate?.dynamicAnimatorWillResume(self)
    isRunning = true
    let screen = referenceView?.currentScreen ?? .main
    let link = CADisplayLink(screen) { [weak self] link in self?.step(link.duration) }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func step(_ duration: TimeInterval) {
    let all = allBehaviors
    let way = world.advance(by: duration, all)
    elapsedTime += duration
    for behavior in all { behavior.action?() }
    let fastest = world.order.map(\.speed).max() ?? 0
    let isQuiet = way < Self.leastWay && fastest < Self.leastSpeed
    quietSteps = isQuiet ? quietSteps + 1 : 0
    if quietSteps >= Self.quietLimit { pause() }
  }

  private func pause() {
    guard isRunning else { return }
    isRunning = false
    link?.invalidate()
    link = nil
    delegate?.dynamicAnimatorDidPause(self)
  }
}
