import Foundation

/// The entries of an app's property list that concern its interface.
///
/// Keys are those of an Info.plist: `UIMainStoryboardFile`, and `UIApplicationSceneManifest` with the
/// configurations of scenes. A program of SwiftPM has no list of its own: a file `Info.plist` among the
/// resources of the app's module counts, or the file that the environment names as `UIKIT_INFO_PLIST`.
public struct AppManifest: Sendable {
  /// A configuration of a scene.
  public struct Scene: Hashable, Sendable {
    public var name: String?
    public var delegateClassName: String?
    public var storyboardName: String?

    public init(
      name: String? = nil, delegateClassName: String? = nil, storyboardName: String? = nil
    ) {
      self.name = name
      self.delegateClassName = delegateClassName
      self.storyboardName = storyboardName
    }
  }

  public var mainStoryboardName: String?
  public var scene: Scene?

  public init(mainStoryboardName: String? = nil, scene: Scene? = nil) {
    self.mainStoryboardName = mainStoryboardName
    self.scene = scene
  }

  /// The entries of a property list; `module` stands for `$(PRODUCT_MODULE_NAME)` in names of classes.
  public init(dictionary: [String: Any], module: String) {
    mainStoryboardName = dictionary["UIMainStoryboardFile"] as? String
    let manifest = dictionary["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let configurations =
      roles?[UISceneSession.Role.windowApplication.rawValue] as? [[String: Any]]
    guard let first = configurations?.first else { return }
    let className = (first["UISceneDelegateClassName"] as? String)?
      .replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module)
    scene = Scene(
      name: first["UISceneConfigurationName"] as? String, delegateClassName: className,
      storyboardName: first["UISceneStoryboardFile"] as? String)
  }

  static func ofProgram(_ delegateClass: AnyClass) -> AppManifest {
    let module =
      String(reflecting: delegateClass).split(separator: ".").first.map(String.init) ?? ""
    var places: [URL] = []
    if let path = ProcessInfo.processInfo.environment["UIKIT_INFO_PLIST"] {
      places.append(URL(fileURLWithPath: path))
    }
    let folder = Bundle.main.bundleURL
    let bundles = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in bundles.sorted() where name.hasSuffix("_\(module).resources") {
      let bundle = folder.appendingPathComponent(name)
      places.append(bundle.appendingPathComponent("Info.plist"))
      places.append(bundle.appendingPathComponent("Resources/Info.plist"))
    }
    for place in places {
      guard let data = try? RegularFile.bytes(at: place.path, limit: 1 << 20),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
        let dictionary = list as? [String: Any]
      else { continue }
      return AppManifest(dictionary: dictionary, module: module)
    }
    return AppManifest(dictionary: Bundle.main.infoDictionary ?? [:], module: module)
  }
}
