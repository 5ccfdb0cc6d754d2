/// A layer as the compositor sees it.
///
/// A node tells its values under either tree; it tells their changes through ``changes``, so that a
/// kept picture is brought up to date without a look at unchanged nodes.
@MainActor public protocol LayerNode: AnyObject {
  func values(in tree: LayerTree) -> LayerValues
  /// The shown contents; a missing drawing of the layer's own is drawn first.
  func contents(in tree: LayerTree) -> LayerContents
  /// The layers below this one, back to front as they were added.
  var nodes: [any LayerNode] { get }
  /// The layer whose opacity this one's picture is multiplied by.
  var maskNode: (any LayerNode)? { get }
  /// When the layer and the layers below it changed last.
  var changes: LayerChanges { get set }
  /// The layer above, or the one that this is the mask of.
  var nodeAbove: (any LayerNode)? { get }
  /// Whether the presentation tree differs from the model at this layer, for a time.
  var isAnimated: Bool { get }
}
