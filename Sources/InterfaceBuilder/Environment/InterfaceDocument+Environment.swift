import Foundation
import PortableUIKit

extension InterfaceDocument {
  /// What surrounds `scene` on the document's own canvas, by rule: device, version, bars and size.
  ///
  /// The recorded frames have no part in it except the root's own size.
  ///
  /// - Complexity: O(controllers + segues).
  public func environment(of scene: InterfaceScene) -> InterfaceEnvironment {
    let entry = device.flatMap { CanvasTable.entry($0.id) }
    let inference = BarInference(controllers: controllers)
    var bars = SurroundingBars()
    if let controller = scene.controller {
      bars = inference.bars(around: controller)
    } else {
      inference.apply(scene.simulatedMetrics, to: &bars)
    }
    let rule = SafeAreaRule(
      toolsVersion: toolsVersion, device: device, isLaunchScreen: isLaunchScreen)
    let (insets, reasons) = rule.insets(
      size: scene.size, bars: bars, metrics: scene.simulatedMetrics,
      edges: scene.controller?.extendedEdges ?? .init(), isControllerRoot: scene.controller != nil)
    let isView = !["tableViewCell", "collectionViewCell", "collectionReusableView", "stackView"]
      .contains(scene.root.name)
    return InterfaceEnvironment(
      deviceID: device?.id, isLandscape: device?.isLandscape ?? false, size: scene.size,
      scale: entry?.scale ?? 2, isPad: entry?.isPad ?? false, safeArea: isView ? insets : .zero,
      sizeClasses: sizeClasses, assumptions: isView ? reasons : ["a cell or stack view by itself"])
  }
}

extension InterfaceDocument {
  /// The margins of every view of `scene` and how they combine with their surroundings.
  package func margins(
    of scene: InterfaceScene, in hierarchy: InterfaceHierarchy
  ) -> [ViewMargins] {
    let rule = MarginRule(document: self, scene: scene)
    return hierarchy.views.indices.map { rule.margins(of: $0, in: hierarchy) }
  }
}
