/// What stays in its place when text is made smaller (raw values as in UIKit).
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines = 0
  case alignCenters = 1
  case none = 2
}
