import Foundation
import PortableUIKit

/// Everything needed to make the views of one scene, from whatever source it was read.
package struct SceneBlueprint: Sendable {
  /// The scene's identifier, for reports.
  package var id: String
  package var hierarchy: InterfaceHierarchy
  package var environment: InterfaceEnvironment
  package var margins: [ViewMargins]
  /// The content size that stands in for a measured one, per view; `nil` lets the class measure.
  package var contentSizes: [CGSize?]
  /// The alignment insets that stand in for the class's, per view.
  package var alignmentInsets: [UIEdgeInsets?]
  /// The point size of the text of each view, where it is known without an element.
  package var fontSizes: [Double?]
  /// The indices of the views whose frames can be judged, where that is given and not a rule.
  package var comparable: [Int]?
  /// The sizes of images by name.
  package var images: [String: CGSize] = [:]
  /// The colours of the asset catalog by name.
  package var namedColors: [String: [String: String]] = [:]
  /// The asset catalogs beside the document.
  package var assets: AssetLibrary?
  /// The inset at the top of the root on the document's own canvas, in points.
  package var canvasTop: CGFloat = 0
  /// Whether the scene is laid out on a canvas and not on a device.
  package var isOnCanvas = true
  package var barContents = BarContents()
  /// The controller that owns the root, if any.
  package var controller: InterfaceController?
}
