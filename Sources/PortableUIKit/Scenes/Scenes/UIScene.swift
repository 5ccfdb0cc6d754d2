import Foundation

/// One instance of an app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Whether a scene is in front (raw values as in UIKit).
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  open internal(set) var activationState: ActivationState = .foregroundActive
  open var title: String! = ""
  /// The delegate of the scene's life; the scene keeps it.
  open var delegate: (any UISceneDelegate)?
  /// The system's record of the scene; nil for a scene made by hand.
  open internal(set) weak var session: UISceneSession!
  /// The window that shows the scene's storyboard.
  var ownWindow: UIWindow?

  open override var next: UIResponder? { UIApplication.shared }
}
