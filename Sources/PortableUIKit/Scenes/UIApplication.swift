import Foundation

/// The end of the responder chain, and the way to the windows.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public static let shared = UIApplication()

  private struct WeakScene {
    weak var scene: UIScene?
  }

  private var known: [WeakScene] = []

  func add(_ scene: UIScene) {
    known.removeAll { $0.scene == nil }
    known.append(WeakScene(scene: scene))
  }

  open var connectedScenes: Set<UIScene> { Set(known.compactMap(\.scene)) }

  /// The windows of all scenes, in the order the scenes were made.
  open var windows: [UIWindow] {
    known.compactMap { $0.scene as? UIWindowScene }.flatMap(\.windows)
  }

  /// The window that was made key last.
  open internal(set) weak var keyWindow: UIWindow?

  // MARK: Events

  private var ignoring = 0

  /// Sends an event to the windows that its touches are on.
  open func sendEvent(_ event: UIEvent) {
    var windows: [UIWindow] = []
    for window in event.orderedTouches.compactMap(\.window)
    where !windows.contains(where: { $0 === window }) {
      windows.append(window)
    }
    for window in windows { window.sendEvent(event) }
  }

  /// Has touches that come down from now on go nowhere, until ``endIgnoringInteractionEvents()`` was
  /// called as often.
  open func beginIgnoringInteractionEvents() { ignoring += 1 }
  open func endIgnoringInteractionEvents() { ignoring = max(0, ignoring - 1) }
  open var isIgnoringInteractionEvents: Bool { ignoring > 0 }
}
