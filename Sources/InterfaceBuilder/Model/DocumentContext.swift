import Foundation

/// The facts of a document that its scenes need.
package struct DocumentContext: Sendable {
  package var rules = CanvasRules(toolsVersion: 0)
  package var useSafeAreas = false
  package var isLaunchScreen = false
  package var device: InterfaceDocument.CanvasDevice?
  package var sizeClasses = SizeClassPair()
  package var images: [String: CGSize] = [:]
  package var designables: [String: CGSize] = [:]
  package var namedColors: [String: [String: String]] = [:]
  /// The bars that the segues of the document put around controllers, and the contents of these
  /// bars.
  var bars = BarInference(controllers: [])
  var barContents = BarContentsRule(controllers: [])
}
