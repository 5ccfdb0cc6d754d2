public import Foundation

/// Provides contents piece by piece, as the pieces come into view.
@MainActor public protocol TileSource: AnyObject {
  /// The tiles that a part of the layer shows, drawn first where they are missing.
  ///
  /// - Parameters:
  ///   - rect: in the layer's coordinates; within its bounds.
  ///   - scale: pixels of the picture per point of the layer; nil where no pixels are made.
  func tiles(in rect: CGRect, scale: CGFloat?) -> [LayerTile]
}
