/// Whether an interface looks like the one in use (raw values as in UIKit).
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}
