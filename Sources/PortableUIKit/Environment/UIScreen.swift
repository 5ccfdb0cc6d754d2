import Foundation

/// A display: a device held one way up, and the measurer for text shown on it.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The screen of views that are in no window.
  public static var main = UIScreen(environment: .standard)

  public let environment: DeviceEnvironment
  public private(set) var orientation: DeviceOrientation
  /// Measures text for every view on this screen.
  public var textMeasurer: any TextMeasuring
  /// Says when pending passes of the screen's windows are done.
  public var frameClock: any FrameClock

  public init(
    environment: DeviceEnvironment, orientation: DeviceOrientation = .portrait,
    textMeasurer: (any TextMeasuring)? = nil, frameClock: (any FrameClock)? = nil
  ) {
    self.environment = environment
    self.orientation = orientation
    self.textMeasurer = textMeasurer ?? EstimatedTextMeasurer()
    self.frameClock = frameClock ?? RunLoopFrameClock()
    super.init()
  }

  func turn(to orientation: DeviceOrientation) { self.orientation = orientation }

  /// The screen's rectangle in points in the current orientation.
  open var bounds: CGRect {
    CGRect(origin: .zero, size: environment.size(in: orientation))
  }
  open var nativeBounds: CGRect {
    let size = environment.portraitSize
    return CGRect(
      x: 0, y: 0, width: size.width * environment.scale, height: size.height * environment.scale)
  }
  /// Pixels per point.
  open var scale: CGFloat { environment.scale }
  open var nativeScale: CGFloat { environment.scale }
  open var traitCollection: UITraitCollection { environment.traitCollection(in: orientation) }
}
