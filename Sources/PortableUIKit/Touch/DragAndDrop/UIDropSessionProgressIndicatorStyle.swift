/// Whether the system shows how far loading has come (raw values as in UIKit). Nothing is shown here.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  case none = 0
  case `default` = 1
}
