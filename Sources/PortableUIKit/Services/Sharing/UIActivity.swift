import Foundation

/// A service for the items that an app shares; subclasses define it.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// Where an activity is shown (raw values as in UIKit).
  public enum Category: Int, Sendable {
    case action = 0
    case share = 1
  }

  /// The name of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    public static let postToTencentWeibo = ActivityType(
      "com.apple.UIKit.activity.PostToTencentWeibo")
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
    public static let collaborationInviteWithLink = ActivityType(
      "com.apple.UIKit.activity.CollaborationInviteWithLink")
    public static let collaborationCopyLink = ActivityType(
      "com.apple.UIKit.activity.CollaborationCopyLink")
    public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
  }

  /// Told that the activity is at its end.
  var onEnd: ((Bool) -> Void)?

  public override init() { super.init() }

  open class var activityCategory: Category { .action }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  /// Whether the activity can do something with the items; false unless overridden.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Takes the items before the activity begins.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// The controller that is shown for the activity; nil for one that needs none.
  open var activityViewController: UIViewController? { nil }
  /// Performs an activity without a controller; calls ``activityDidFinish(_:)`` at the end.
  open func perform() { activityDidFinish(true) }
  open func activityDidFinish(_ completed: Bool) {
    let end = onEnd
    onEnd = nil
    end?(completed)
  }
}
