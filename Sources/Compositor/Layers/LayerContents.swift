public import Drawing

/// The contents that a layer shows between its background and its sublayers.
public enum LayerContents {
  case none
  /// A picture that was handed to the layer.
  case image(CGImage)
  /// A drawing that is kept.
  case drawn(BackingStore)
  /// Operations in the layer's coordinates, which are performed wherever the layer is shown: lines stay
  /// sharp at any size, and nothing is cut at the bounds.
  case vectors(DisplayList)
  /// Tiles that are drawn where they come into view.
  case tiled(any TileSource)
}
