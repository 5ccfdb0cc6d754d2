import AutoLayout
import Foundation
import PortableUIKit

/// The window in which the views that stand for a session's items are measured, so that natural sizes and baselines are
/// UIKit's on the session's device. It is never laid out or drawn.
@MainActor final class MeasuringStage {
  private let measurer: any TextMeasuring
  private var device: DeviceEnvironment?
  private var window: UIWindow

  init(measurer: any TextMeasuring) {
    self.measurer = measurer
    window = Self.window(on: nil, measurer)
  }

  /// The natural size of an item without a given one, in points, and its baselines.
  func measure(_ item: SessionItem, in surroundings: Surroundings) -> ContentMeasure {
    if surroundings.device != device {
      device = surroundings.device
      window = Self.window(on: device, measurer)
    }
    let view = item.view
    item.show(in: surroundings)
    if view.window !== window { window.addSubview(view) }
    var measure = view.measureContent(brokenAt: item.brokenWidth.map { max($0, 0) })
    if let fixed = item.content.size, item.holdsGivenSize { measure.size = fixed }
    return measure
  }

  /// Without a device a point is a pixel.
  private static func window(
    on device: DeviceEnvironment?, _ measurer: any TextMeasuring
  ) -> UIWindow {
    var environment = device ?? .standard
    if device == nil { environment.scale = 1 }
    return UIWindow(environment: environment, textMeasurer: measurer)
  }
}
