public import Drawing

/// What a layer shows between its background and its sublayers.
public enum LayerContents {
  case none
  /// A picture that was handed to the layer.
  case image(CGImage)
  /// What was drawn and is kept.
  case drawn(BackingStore)
  /// What is drawn where it comes into view.
  case tiled(any TileSource)
}
