/// The way a user touches a link or a picture in a text (raw values as in UIKit).
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction = 0
  case presentActions = 1
  case preview = 2
}
