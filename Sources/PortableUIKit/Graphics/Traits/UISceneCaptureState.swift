/// Whether a scene is being recorded, mirrored or shown elsewhere (raw values as in UIKit).
public enum UISceneCaptureState: Int, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}
