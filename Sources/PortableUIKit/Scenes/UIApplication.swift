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
}
