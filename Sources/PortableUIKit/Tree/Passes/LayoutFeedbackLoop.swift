/// Views that were laid out again and again within one pass (LC-13).
@MainActor public struct LayoutFeedbackLoop {
  /// The views, the most often laid out first.
  public let views: [UIView]
  /// How often each was laid out.
  public let counts: [Int]
}
