/// How much was drawn and composited, for asserting that work follows the change and not the size of
/// the tree.
///
/// The display pass of a window counts the first five, a ``Compositor`` the others.
public struct DrawingWork: Equatable, Sendable {
  // MARK: Display

  /// Calls of an author's own `draw(_:)` or `draw(in:)`.
  public var draws = 0
  /// Pixels of the rectangles that were drawn.
  public var drawnArea = 0
  /// Operations that drawing recorded.
  public var recordedOperations = 0
  /// Kept drawings that were begun or drawn anew in part.
  public var snapshotsMade = 0
  /// Tiles of tiled layers that were drawn.
  public var tilesDrawn = 0

  // MARK: Composition

  /// Recorded operations that were performed again.
  public var replayedOperations = 0
  /// Bytes of pixels made for kept drawings.
  public var snapshotBytes = 0
  /// Layers that were looked at.
  public var layersVisited = 0
  /// Layers of which something was painted.
  public var layersComposited = 0
  /// Contents that were laid down: kept drawings and images.
  public var blits = 0
  /// Subtrees that were painted apart first.
  public var offscreenGroups = 0
  public var groupPixels = 0
  public var shadowsComputed = 0
  public var maskedGroups = 0
  /// Pixels that were painted again.
  public var damagePixels = 0
  /// Pictures of the presentation tree.
  public var presentationFrames = 0

  public init() {}

  public static func + (a: DrawingWork, b: DrawingWork) -> DrawingWork {
    var sum = DrawingWork()
    sum.draws = a.draws + b.draws
    sum.drawnArea = a.drawnArea + b.drawnArea
    sum.recordedOperations = a.recordedOperations + b.recordedOperations
    sum.snapshotsMade = a.snapshotsMade + b.snapshotsMade
    sum.tilesDrawn = a.tilesDrawn + b.tilesDrawn
    sum.replayedOperations = a.replayedOperations + b.replayedOperations
    sum.snapshotBytes = a.snapshotBytes + b.snapshotBytes
    sum.layersVisited = a.layersVisited + b.layersVisited
    sum.layersComposited = a.layersComposited + b.layersComposited
    sum.blits = a.blits + b.blits
    sum.offscreenGroups = a.offscreenGroups + b.offscreenGroups
    sum.groupPixels = a.groupPixels + b.groupPixels
    sum.shadowsComputed = a.shadowsComputed + b.shadowsComputed
    sum.maskedGroups = a.maskedGroups + b.maskedGroups
    sum.damagePixels = a.damagePixels + b.damagePixels
    sum.presentationFrames = a.presentationFrames + b.presentationFrames
    return sum
  }
}
