import Foundation

/// All that the looks of the system's views depend on besides the views.
package struct SystemLookKey: Hashable {
  /// Tells one setting up of the renderer from another.
  package var renderer: Int
  /// Pixels per point, on which thin lines and baselines are put.
  package var scale: CGFloat

  package init(renderer: Int, scale: CGFloat) {
    self.renderer = renderer
    self.scale = scale
  }
}
