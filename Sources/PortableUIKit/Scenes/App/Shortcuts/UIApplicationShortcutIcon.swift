import Foundation

/// The picture beside a quick way into an app.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// A picture of the system (raw values as in UIKit).
  public enum IconType: Int, Sendable {
    case compose = 0
    case play, pause, add, location, search, share, prohibit, contact, home, markLocation
    case favorite, love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto
    case captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }

  let type: IconType?
  let templateImageName: String?
  let systemImageName: String?

  public init(type: IconType) {
    self.type = type
    templateImageName = nil
    systemImageName = nil
    super.init()
  }

  /// A picture of the app's own, of which only the outline counts.
  public init(templateImageName: String) {
    type = nil
    self.templateImageName = templateImageName
    systemImageName = nil
    super.init()
  }

  public init(systemImageName: String) {
    type = nil
    templateImageName = nil
    self.systemImageName = systemImageName
    super.init()
  }
}
