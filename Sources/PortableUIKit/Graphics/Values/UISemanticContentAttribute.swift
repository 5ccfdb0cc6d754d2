/// The meaning of a view's content for the reading direction of its layout (AL-81).
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  /// Playback controls: always left to right.
  case playback = 1
  /// Controls that mean a direction in space: always left to right.
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}
