import Foundation

/// A quick way into an app, from its icon on a home screen.
///
/// There is no home screen here: ``UIApplication/performShortcut(_:completionHandler:)`` stands for the choice of an
/// item there.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject, @preconcurrency NSCopying {
  /// The app's name for what the item does.
  open fileprivate(set) var type: String
  open fileprivate(set) var localizedTitle: String
  open fileprivate(set) var localizedSubtitle: String?
  open fileprivate(set) var icon: UIApplicationShortcutIcon?
  open fileprivate(set) var userInfo: [String: any NSSecureCoding]?
  /// What the item leads to, so that a scene which shows it is taken.
  open fileprivate(set) var targetContentIdentifier: Any?

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }

  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  nonisolated open override func mutableCopy() -> Any {
    nonisolated(unsafe) var copy: Any = self
    MainActor.assumeIsolated {
      let item = UIMutableApplicationShortcutItem(
        type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle,
        icon: icon, userInfo: userInfo)
      item.targetContentIdentifier = targetContentIdentifier
      copy = item
    }
    return copy
  }
}

/// A quick way into an app whose parts can be changed.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  open override var targetContentIdentifier: Any? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
}
