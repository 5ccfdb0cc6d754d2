public import Compositor
import Foundation

/// A layer that draws its contents tile by tile, as they come into view: for contents larger than memory.
///
/// `draw(in:)`, or the view's `draw(_:)`, is called for each tile that is missing, with the context cut at the
/// tile and its matrix scaled for the level of detail. Tiles are kept while there is room for about twice as
/// many as a picture shows (TL-1).
open class CATiledLayer: CALayer {
  /// How long a new tile takes to appear, in seconds; here it is there at once.
  open class func fadeDuration() -> TimeInterval { 0.25 }

  /// The number of levels of detail, each with half the pixels per point of the one before.
  open var levelsOfDetail = 1 { didSet { discardTiles() } }
  /// How many of the levels are finer than the layer's own.
  open var levelsOfDetailBias = 0 { didSet { discardTiles() } }
  /// The size of a tile in pixels, rounded to whole ones from 1 to 4,096.
  open var tileSize = CGSize(width: 256, height: 256) { didSet { discardTiles() } }

  private let kept = TileStore()

  override var tileSource: (any TileSource)? { self }

  package var keptTileCount: Int { kept.count }
  /// The bytes of pixels that they take.
  package var keptTileBytes: Int { kept.byteCount }

  override func discardDrawing(in rect: CGRect) -> Bool {
    kept.discard(in: rect)
    return true
  }

  private func discardTiles() {
    kept.discardAll()
    noteChange()
  }
}

extension CATiledLayer: TileSource {
  public func tiles(in rect: CGRect, scale: CGFloat?) -> [LayerTile] {
    let grid = TileGrid(
      bounds: bounds, tileSize: tileSize, scale: displayScale,
      level: level(for: scale ?? displayScale))
    return kept.tiles(of: grid, in: rect) { drawTile($0, scale: grid.scale) }
  }

  /// The power of two by which tiles are finer than the layer's own scale: of the available levels the least
  /// with as many pixels as the picture has.
  private func level(for scale: CGFloat) -> Int {
    let zoom = scale / max(displayScale, 1e-6)
    guard zoom.isFinite, zoom > 0 else { return 0 }
    // Rounding of a product makes no finer level.
    let wanted = Int((log2(zoom) - 1e-9).rounded(.up))
    let finest = min(max(0, levelsOfDetailBias), 16)
    let coarsest = finest - min(max(1, levelsOfDetail), 32) + 1
    return min(max(wanted, coarsest), finest)
  }
}
