import Foundation

/// A display: a device held one way up, and the measurer for text shown on it.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The screen of views that are in no window.
  public static var main: UIScreen {
    get {
      if let mainScreen { return mainScreen }
      let screen = UIScreen(environment: .standard)
      self.main = screen
      return screen
    }
    set {
      mainScreen = newValue
      newValue.publishTraits()
    }
  }
  private static var mainScreen: UIScreen?

  public let environment: DeviceEnvironment
  public private(set) var orientation: DeviceOrientation
  /// One object as long as nothing changes, so that traits are quickly known to be the same.
  private var currentTraits: UITraitCollection
  /// Measures text for every view on this screen.
  public var textMeasurer: any TextMeasuring
  /// The measures of presented views.
  public var presentationMetrics = PresentationMetrics.documented
  /// Says when pending passes of the screen's windows are done.
  public var frameClock: any FrameClock

  public init(
    environment: DeviceEnvironment, orientation: DeviceOrientation = .portrait,
    textMeasurer: (any TextMeasuring)? = nil, frameClock: (any FrameClock)? = nil
  ) {
    self.environment = environment
    self.orientation = orientation
    currentTraits = environment.traitCollection(in: orientation)
    self.textMeasurer = textMeasurer ?? EstimatedTextMeasurer()
    self.frameClock = frameClock ?? RunLoopFrameClock()
    super.init()
  }

  func turn(to orientation: DeviceOrientation) {
    self.orientation = orientation
    currentTraits = environment.traitCollection(in: orientation)
    if self === UIScreen.mainScreen { publishTraits() }
  }

  /// Makes the traits known to code on every thread.
  private func publishTraits() {
    let traits = currentTraits
    UITraitCollection.ofMainScreen.withLock { $0 = traits }
  }

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
  open var traitCollection: UITraitCollection { currentTraits }
}
