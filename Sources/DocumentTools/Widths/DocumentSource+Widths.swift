import AutoLayout
import InterfaceBuilder
import LayoutProperties
import LayoutReports
import PortableUIKit
import PropertyTesting

extension DocumentSource {
  /// A scene at every width of its window, on the document's own device held upright, or a phone.
  ///
  /// - Parameter names: the words for the scene's views.
  /// - Throws: `CommandFailure` where the scene cannot be made; `ScreenSweepError`.
  /// - Complexity: three to five layouts for each piece.
  func sweep(
    _ scene: InterfaceScene, over widths: ClosedRange<Double>, _ names: SceneNames
  ) throws -> SceneSweep {
    let device = canvasDevice
    let words = Dictionary(
      uniqueKeysWithValues: Set(scene.elementIDs).map { (names.words($0), $0) })
    let sweep = try sweepScreen(
      widths: widths, cutAt: WidthSampler.thresholds + [device.portraitSize.height]
    ) { width in try sample(of: scene, in: device, at: width, names) }
    return SceneSweep(sweep: sweep, ids: words)
  }

  /// The device whose window's width changes: the document's own, held upright, or a phone.
  var canvasDevice: DeviceEnvironment {
    document.device.flatMap { DeviceEnvironment.named($0.id) } ?? .standard
  }

  /// A scene laid out afresh in a window of one width.
  func sample(
    of scene: InterfaceScene, in device: DeviceEnvironment, at width: Double, _ names: SceneNames
  ) throws(CommandFailure) -> ScreenSample {
    var window = device
    window.portraitSize.width = width
    if width > device.portraitSize.height { window.portrait = device.landscape }
    let layout = try layOut(scene, LayoutVariant(device: window, orientation: .portrait))
    let read = layout.reading(names)
    var snapshot = read.snapshot
    snapshot.conflicts = layout.warnings.map(\.message)
    return WidthSampler.sample(
      snapshot, read.reader, root: layout.instance.rootView, width: width,
      asksForAmbiguity: false)
  }
}

/// A scene at every width of its window.
struct SceneSweep {
  let sweep: ScreenSweep
  /// The identifiers of views by their words.
  let ids: [String: String]
}

extension InterfaceScene {
  /// The identifiers of the views on the canvas.
  var elementIDs: [String] { canvasHierarchy.views.map(\.id) }
}
