public import Drawing
public import Foundation

/// Composes the picture of a tree of layers out of their values and drawings.
///
/// A layer is painted in the order of LK-1: shadow, background, contents, sublayers and border; its mask and
/// its opacity let a part of them through. A compositor knows layers and nothing of views.
///
/// It keeps its findings. ``update()`` looks at the layers that changed since the last picture and answers
/// which part of the picture they concern; ``paint(into:in:transform:)`` paints no more than that. A part is
/// painted, byte for byte, as it would be in a picture of the whole.
@MainActor public final class Compositor {
  /// The layer whose picture is made.
  public let root: any LayerNode
  public let tree: LayerTree
  /// Pixels per point of the picture.
  public let scale: CGFloat
  /// Whether pictures of contents, shadows and subtrees are kept for the next time. The result is the
  /// same without.
  public var keepsPictures = true
  /// Whether contents are performed as operations and not laid down as pixels: for documents.
  public var replaysContents = false
  /// Whether layers are composed by their maps of the plane alone, without perspective and depth, as
  /// `render(in:)` does.
  public var ignoresDepth = false
  /// The work done so far.
  public var work = DrawingWork()

  let record: LayerRecord
  var damage = Damage()
  private var formerBase = CGAffineTransform.identity
  /// The layers with animations in the last picture.
  var animated: [any LayerNode] = []

  public init(root: any LayerNode, tree: LayerTree = .model, scale: CGFloat) {
    self.root = root
    self.tree = tree
    self.scale = scale
    record = LayerRecord(of: root)
  }

  /// Points of the root's own coordinates to pixels of the picture: the upper left corner of its bounds is
  /// the picture's, whatever its place and map.
  private var base: CGAffineTransform {
    let bounds = root.values(in: tree).bounds
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: -bounds.minX * scale, ty: -bounds.minY * scale)
  }

  /// How far the picture reaches, in whole pixels of it; after ``update()``.
  public var extent: CGRect {
    let rect = record.extent.applying(formerBase)
    return rect.isNull ? .zero : rect.insetBy(dx: -1, dy: -1).integral
  }

  /// The pixels of the root's bounds and of the parts that reach beyond them, up to their own size on each
  /// side.
  private var frame: CGRect {
    let size = BackingStore.pixels(of: record.values.bounds.size, scale: scale)
    let (width, height) = (CGFloat(size.width), CGFloat(size.height))
    return CGRect(x: -width, y: -height, width: 3 * width, height: 3 * height)
  }

  /// Looks at the changes since the last call; at everything the first time.
  ///
  /// - Returns: the pixels of the picture that are other ones now.
  /// - Complexity: O(layers that changed, and those above them).
  public func update() -> Damage {
    damage = Damage()
    animated = []
    // The root's bounds place all of the picture.
    let origin = base
    if record.time == 0 || origin != formerBase { damage.addAll() }
    formerBase = origin
    update(record, root, below: nil, toDevice: origin, isDamaging: !damage.isAll)
    LayerChanges.now += 1
    // A node that moves by itself is other in the next picture.
    for node in animated { node.noteChange() }
    if tree == .presentation { work.presentationFrames += 1 }
    return damage
  }

  /// Paints all that lies in `rect`, in pixels of the picture.
  ///
  /// - Parameter transform: pixels of the picture to the sink's space.
  public func paint(
    into sink: any DrawingSink, in rect: CGRect, transform: CGAffineTransform = .identity
  ) {
    let canvas = Canvas(
      sink: sink, toDevice: formerBase.concatenating(transform), clip: rect.applying(transform),
      density: scale * transform.meanScale, whole: frame.applying(transform))
    paint(record, canvas)
  }
}
