import Compositor
import Foundation

/// The tiles that a layer has drawn, those used longest ago given up.
@MainActor final class TileStore {
  private struct Entry {
    var tile: LayerTile
    var lastUse: Int
  }

  private var entries: [TileGrid.Place: Entry] = [:]
  private var clock = 0
  /// The most tiles of one request.
  private var mostAsked = 0
  /// As many tiles are kept at least, in case a picture is made of small parts.
  private static let least = 16

  var count: Int { entries.count }
  var byteCount: Int { entries.values.reduce(0) { $0 + $1.tile.store.byteCount } }

  func discardAll() { entries = [:] }

  func discard(in rect: CGRect) {
    entries = entries.filter { !$0.value.tile.rect.intersects(rect) }
  }

  /// The tiles of a grid that reach into a rectangle.
  ///
  /// - Complexity: O(tiles of the rectangle), and O(tiles that are kept) where some are given up.
  func tiles(
    of grid: TileGrid, in rect: CGRect, draw: (CGRect) -> BackingStore
  ) -> [LayerTile] {
    clock += 1
    let places = grid.places(in: rect)
    mostAsked = max(mostAsked, places.count)
    var tiles: [LayerTile] = []
    for place in places {
      let rect = grid.rect(of: place)
      guard !rect.isEmpty else { continue }
      // A tile at the edge of the bounds is another one where they end elsewhere.
      let known = entries[place].map(\.tile).flatMap { $0.rect == rect ? $0 : nil }
      let tile = known ?? LayerTile(rect: rect, store: draw(rect))
      entries[place] = Entry(tile: tile, lastUse: clock)
      tiles.append(tile)
    }
    makeRoom()
    return tiles
  }

  /// Gives up the tiles that were used longest ago.
  private func makeRoom() {
    let room = max(Self.least, 2 * mostAsked)
    guard entries.count > room else { return }
    let order = entries.sorted {
      let (a, b) = ($0, $1)
      return (a.value.lastUse, a.key.level, a.key.row, a.key.column)
        < (b.value.lastUse, b.key.level, b.key.row, b.key.column)
    }
    for entry in order.prefix(entries.count - room) { entries[entry.key] = nil }
  }
}
