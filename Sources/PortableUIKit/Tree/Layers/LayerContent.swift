import Compositor
import Foundation

/// A layer's contents and how far they are up to date.
struct LayerContent {
  var image: CGImage?
  /// The drawing.
  var store: BackingStore?
  /// The part to be drawn again, of a layer of no view.
  var damage = LayerDamage.none
  /// Pixels per point that were asked for; nil for the screen's.
  var scale: CGFloat?
  var redrawsOnBoundsChange = false
  /// The part that is being drawn; nil while nothing is.
  var displayed: CGRect?
  /// Whether the drawing under way reached the base method, where no author's drawing is.
  var reachedBase = false
  /// Whether the last drawing was, in part, the look of a view of the system, or would have been
  /// with a painter.
  var showsLook = false
  /// The key that the look was drawn under; nil where no painter could draw it.
  var lookKey: SystemLookKey?
  /// Whether a drawing is under way.
  var isDrawing = false
  /// Whether the delegate left it to the layer to display.
  var isLeftToLayer = false

  /// The part that a view of the system shows above its subviews, as a layer in front of all
  /// others.
  var overlay: CALayer?

  var value: Any? { image ?? store }
}
