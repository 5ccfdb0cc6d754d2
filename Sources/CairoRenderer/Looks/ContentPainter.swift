import PortableUIKit

/// Draws the look of views of one class, into the context of their layers.
///
/// The compositor draws the surroundings of a look (background, subviews, border, opacity). A painter
/// lives for one drawing and keeps nothing: it asks the view for all it shows.
@MainActor protocol ContentPainter {
  /// The class of views; those of a derived class look alike, unless that class has a painter too.
  associatedtype Content: UIView
  var look: LookCanvas { get }
  init(look: LookCanvas)
  /// Draws the part below the subviews.
  func paint(_ view: Content)
  /// Draws the part above the subviews; answers whether there is one.
  func paintOverlay(_ view: Content) -> Bool
}

extension ContentPainter {
  func paintOverlay(_ view: Content) -> Bool { false }
}
