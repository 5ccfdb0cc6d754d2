import Foundation

/// Keeps an activity up to date.
public protocol NSUserActivityDelegate: AnyObject {
  /// Brings the activity up to date before it is used.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}
