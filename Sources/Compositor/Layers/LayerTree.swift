/// Which of a layer's values are meant.
public enum LayerTree: Sendable {
  /// Those that were set.
  case model
  /// Those that are shown while the way from old to new ones is animated.
  case presentation
}
