public import Drawing

/// The services that modules above bring to views, and the sink of what there is to tell: all that stands for a device.
///
/// They are found in ``current``. `CairoGraphics.install()` and the launch of an app bring what is missing; a program sets
/// others at its start, and a test for the time of a closure.
///
/// ```swift
/// Platform.set(\.interfaceLoader, to: DocumentLoader())
/// Platform.withValue { $0.diagnostics.warning = { warnings.append($0) } } operation: { root.present(page, animated: false) }
/// ```
public struct Platform: DrawingPlatform {
  /// Makes the bitmaps of contexts; without one no context with pixels can be made.
  public var rasteriser: (any RasterBackend)?
  /// Shapes text; an ``EstimatedTextShaper`` measures roughly and draws nothing.
  public var shaper: any TextShaper = EstimatedTextShaper()
  /// Reads and writes files of images.
  public var imageCoder: (any ImageCoding)?
  /// Writes documents, such as PDF files.
  public var documentWriter: (any DocumentWriting)?
  /// Reads documents.
  public var documentReader: (any DocumentReading)?
  /// Reads text with markup.
  public var markupReader: (any MarkupReading)?
  /// Makes the fonts of files known.
  public var fontInstaller: (any FontInstalling)?
  /// Reads storyboards, nibs and asset catalogs; without one there are none.
  public var interfaceLoader: (any InterfaceLoading)?
  /// The numbers between which the colours of gradient layers are mixed (LK-15).
  ///
  /// How they are mixed on a screen is not known; pictures that UIKit made apart from one are mixed in
  /// ``GradientMixing/genericRGB``.
  public var gradientMixing = GradientMixing.sRGB
  /// Gets conflicts, warnings, exceptions and notices.
  public var diagnostics = Diagnostics()
  /// The means with which views of the system draw; nil until the first picture (DR-14).
  package var lookTools: (any LookTools)?
  /// Makes the means for drawings that are made outside of any picture of views.
  package var makeLookTools: (@MainActor () -> any LookTools)?

  package init() {}

  // MARK: The one in force

  /// The platform of the process, or within ``withValue(_:operation:)`` that of the task.
  public static var current: Platform {
    PlatformStore.current.platform.withLock { $0 } as? Platform ?? Platform()
  }

  /// Sets one service of ``current``.
  public static func set<Service>(_ service: WritableKeyPath<Platform, Service>, to value: Service)
  {
    change { $0[keyPath: service] = value }
  }

  /// Runs `operation` with a platform of its own, which differs from ``current`` by `change`.
  @discardableResult public static func withValue<Value, Failure>(
    _ change: (inout Platform) -> Void, operation: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    var platform = current
    change(&platform)
    let result = PlatformStore.$scoped.withValue(PlatformStore(platform)) {
      Result { () throws(Failure) in try operation() }
    }
    return try result.get()
  }

  /// The same for an operation that waits.
  @discardableResult public static func withValue<Value>(
    _ change: (inout Platform) -> Void, isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Value
  ) async rethrows -> Value {
    var platform = current
    change(&platform)
    return try await PlatformStore.$scoped.withValue(
      PlatformStore(platform), operation: operation, isolation: isolation)
  }

  /// Brings the services of `other` that are missing.
  package static func supplement(by other: Platform) {
    change {
      $0.rasteriser = $0.rasteriser ?? other.rasteriser
      if $0.shaper is EstimatedTextShaper { $0.shaper = other.shaper }
      $0.imageCoder = $0.imageCoder ?? other.imageCoder
      $0.documentWriter = $0.documentWriter ?? other.documentWriter
      $0.documentReader = $0.documentReader ?? other.documentReader
      $0.markupReader = $0.markupReader ?? other.markupReader
      $0.fontInstaller = $0.fontInstaller ?? other.fontInstaller
      $0.makeLookTools = $0.makeLookTools ?? other.makeLookTools
    }
  }

  /// Has the looks of the system's views drawn, if nobody has had them drawn yet: called before views are printed or
  /// drawn into a context of the program's.
  @MainActor static func prepareLooks() {
    let platform = current
    guard platform.lookTools == nil, let make = platform.makeLookTools else { return }
    set(\.lookTools, to: make())
  }

  /// - Parameter change: Runs in a lock, and asks for no platform.
  private static func change(_ change: (inout Platform) -> Void) {
    // What was there goes after the lock is open: its end may ask for the platform.
    _ = PlatformStore.current.platform.withLock { held in
      let former = held
      var platform = former as? Platform ?? Platform()
      change(&platform)
      held = platform
      return former
    }
  }
}
