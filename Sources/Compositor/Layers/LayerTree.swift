/// Which of a layer's values are meant.
public enum LayerTree: Sendable {
  /// The values that were set.
  case model
  /// The values shown while the way from old to new ones is animated.
  case presentation
}
