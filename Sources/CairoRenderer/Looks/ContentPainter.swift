import PortableUIKit

/// Draws what views of one class look like, into the context of their layers.
///
/// What surrounds a look (background, subviews, border, opacity) is the compositor's. A painter lives for
/// one drawing and keeps nothing: all it shows it asks the view for.
@MainActor protocol ContentPainter {
  /// The class of views; those of a class derived from it look alike, unless that has a painter too.
  associatedtype Content: UIView
  var look: LookCanvas { get }
  init(look: LookCanvas)
  /// Draws what lies below the subviews.
  func paint(_ view: Content)
  /// Draws what lies above the subviews; answers whether that is anything.
  func paintOverlay(_ view: Content) -> Bool
}

extension ContentPainter {
  func paintOverlay(_ view: Content) -> Bool { false }
}
