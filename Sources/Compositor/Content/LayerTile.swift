public import Foundation

/// A piece of contents.
public struct LayerTile {
  /// Where it lies, in the layer's coordinates.
  public let rect: CGRect
  /// The drawing of the tile.
  public let store: BackingStore

  public init(rect: CGRect, store: BackingStore) {
    self.rect = rect
    self.store = store
  }
}
