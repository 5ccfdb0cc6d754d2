import Foundation

/// Knows which item of a window has the focus, and moves it as the program asks.
///
/// No keyboard moves the focus here.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  nonisolated public static let didUpdateNotification = Notification.Name(
    "UIFocusDidUpdateNotification")
  nonisolated public static let movementDidFailNotification = Notification.Name(
    "UIFocusMovementDidFailNotification")
  nonisolated public static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"

  private unowned let window: UIWindow
  open private(set) weak var focusedItem: (any UIFocusItem)?
  private weak var waiting: (any UIFocusEnvironment)?

  init(_ window: UIWindow) {
    self.window = window
    super.init()
  }

  /// The system of the window that a part of the interface is in.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    // Cast as objects: Swift 6.3's optimizer fails on casts of existentials.
    let object: AnyObject = environment
    if let view = object as? UIView { return view.window?.focusSystem }
    if let controller = object as? UIViewController {
      return controller.viewIfLoaded?.window?.focusSystem
    }
    return environment.parentFocusEnvironment.flatMap { focusSystem(for: $0) }
  }

  /// Whether one part is the other or inside of it.
  open class func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool { chain(otherEnvironment).contains { $0 === environment } }

  /// Has the focus go to the item that a part of the interface prefers, at the next ``updateFocusIfNeeded()``.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) { waiting = environment }

  /// Has the focus found anew if it is in a part of the interface, or nowhere.
  func noteNeed(of environment: any UIFocusEnvironment) {
    if let focusedItem, !UIFocusSystem.environment(environment, contains: focusedItem) { return }
    waiting = environment
  }

  open func updateFocusIfNeeded() {
    guard let environment = waiting else { return }
    waiting = nil
    move(to: item(in: environment, depth: 0))
  }

  /// The item that a part of the interface gives the focus to: itself, or the first of those it prefers.
  private func item(in environment: any UIFocusEnvironment, depth: Int) -> (any UIFocusItem)? {
    guard depth < 512 else { return nil }
    if let item = environment as? any UIFocusItem, item.canBecomeFocused { return item }
    for preferred in environment.preferredFocusEnvironments where preferred !== environment {
      if let item = item(in: preferred, depth: depth + 1) { return item }
    }
    guard let container = environment.focusItemContainer else { return nil }
    let object: AnyObject = container
    let all = (object as? UIView)?.bounds ?? CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    for inner in container.focusItems(in: all) {
      if let item = item(in: inner, depth: depth + 1) { return item }
    }
    return nil
  }

  private func move(to next: (any UIFocusItem)?) {
    let previous = focusedItem
    guard previous !== next else { return }
    let context = UIFocusUpdateContext(from: previous, to: next)
    var told: [any UIFocusEnvironment] = []
    for item in [previous, next].compactMap({ $0 }) {
      for environment in UIFocusSystem.chain(item)
      where !told.contains(where: { $0 === environment }) {
        told.append(environment)
      }
    }
    guard told.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else {
      return post(UIFocusSystem.movementDidFailNotification, context)
    }
    focusedItem = next
    let coordinator = UIFocusAnimationCoordinator()
    for environment in told { environment.didUpdateFocus(in: context, with: coordinator) }
    coordinator.run()
    post(UIFocusSystem.didUpdateNotification, context)
  }

  private func post(_ name: Notification.Name, _ context: UIFocusUpdateContext) {
    NotificationCenter.default.post(
      name: name, object: self,
      userInfo: [UIFocusSystem.focusUpdateContextUserInfoKey: context])
  }

  /// A part of the interface and those around it, from the inside out.
  private static func chain(_ environment: any UIFocusEnvironment) -> [any UIFocusEnvironment] {
    var result: [any UIFocusEnvironment] = []
    var current: (any UIFocusEnvironment)? = environment
    while let next = current, result.count < 4096 {
      result.append(next)
      current = next.parentFocusEnvironment
    }
    return result
  }
}
