import Foundation

/// A scene as the system keeps it, whether it is connected or not.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let windowApplication = Role(
      rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  open private(set) var role: Role
  open private(set) var persistentIdentifier: String
  open internal(set) var configuration: UISceneConfiguration
  /// The scene while it is connected.
  open internal(set) var scene: UIScene?
  open var userInfo: [String: Any]?
  /// The activity that brings the scene back to where it was: the answer of its delegate when it went to the background.
  open var stateRestorationActivity: NSUserActivity?

  init(role: Role, number: Int, configuration: UISceneConfiguration) {
    self.role = role
    // The same in every run: nothing here may depend on chance.
    persistentIdentifier = String(format: "00000000-0000-0000-0000-%012d", number)
    self.configuration = configuration
    super.init()
  }
}

/// The parts of a scene: its delegate and the storyboard it shows.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  open private(set) var name: String?
  public let role: UISceneSession.Role
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate, made by its `init()`.
  open var delegateClass: AnyClass?
  /// The storyboard whose initial controller the scene shows in a window of its own.
  open var storyboard: UIStoryboard?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

extension UIScene {
  /// Why a scene is connected.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    open internal(set) var sourceApplication: String?
    open internal(set) var handoffUserActivityType: String?
    /// The quick way into the app that was chosen.
    open internal(set) var shortcutItem: UIApplicationShortcutItem?
    /// What the user did elsewhere and wants to go on with.
    open internal(set) var userActivities: Set<NSUserActivity> = []
  }
}

/// An address that a scene is to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  open private(set) var url: URL
  /// The facts about the app that has the address opened.
  open private(set) var options: UIScene.OpenURLOptions

  init(_ url: URL) {
    self.url = url
    options = UIScene.OpenURLOptions()
    super.init()
  }
}
