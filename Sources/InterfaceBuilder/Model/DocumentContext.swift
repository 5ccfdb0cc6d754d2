import Foundation

/// What a scene needs to know of its document.
package struct DocumentContext: Sendable {
  package var rules = CanvasRules(toolsVersion: 0)
  package var useSafeAreas = false
  package var isLaunchScreen = false
  package var device: InterfaceDocument.CanvasDevice?
  package var sizeClasses = SizeClassPair()
  package var images: [String: CGSize] = [:]
  package var designables: [String: CGSize] = [:]
  package var namedColors: [String: [String: String]] = [:]
  package var controllers: [InterfaceController] = []
}
