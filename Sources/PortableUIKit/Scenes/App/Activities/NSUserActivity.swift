// Names are those of Foundation, which callers use.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The name of the activity of looking at a page of the Web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// A task of a user in an app, described so that it can be taken up again elsewhere or later.
///
/// No other device or search hears of an activity here. ``UIApplication/continueActivity(_:)`` hands one to the app,
/// and a scene's delegate gives one for the scene's state.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// The app's name for the kind of activity.
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  /// Whether ``NSUserActivityDelegate/userActivityWillSave(_:)`` is to be called before the activity is used.
  open var needsSave = false
  /// The page on the Web that shows the same.
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var expirationDate: Date?
  open var keywords: Set<String> = []
  open var supportsContinuationStreams = false
  open weak var delegate: (any NSUserActivityDelegate)?
  open var targetContentIdentifier: String?
  open var persistentIdentifier: String?
  /// For whom the activity may be used; nobody uses it by itself here.
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  private var isInvalid = false
  private static let current = CurrentActivity()

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds facts, in the place of those of the same names.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes this the activity that the user is doing now.
  open func becomeCurrent() { if !isInvalid { NSUserActivity.current.activity = self } }
  open func resignCurrent() { NSUserActivity.current.resign(self) }
  /// Ends the activity for good.
  open func invalidate() {
    isInvalid = true
    resignCurrent()
  }

  /// The activity that the user is doing now.
  public static var currentActivity: NSUserActivity? { current.activity }

  /// Forgets the activities of these names; none are kept.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [String],
    completionHandler handler: @escaping () -> Void
  ) { handler() }
  open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
    handler()
  }
}

/// The activity that the user is doing now, for every thread.
private final class CurrentActivity: @unchecked Sendable {
  private let lock = NSLock()
  private weak var stored: NSUserActivity?

  var activity: NSUserActivity? {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }

  func resign(_ activity: NSUserActivity) {
    lock.withLock { if stored === activity { stored = nil } }
  }
}
