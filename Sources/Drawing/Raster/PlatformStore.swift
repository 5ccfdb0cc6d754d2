import Foundation
package import Synchronization

/// The services that drawing takes from modules above.
public protocol DrawingPlatform: Sendable {
  /// The maker of the bitmaps of contexts; nil where no module with a rasteriser has been set up.
  var rasteriser: (any RasterBackend)? { get }
}

/// A class of a module above that has services for a program without a line of the program's.
package protocol PlatformProviding: AnyObject {
  /// Is asked for once, and itself asks for no platform.
  static var platform: any DrawingPlatform { get }
}

/// Holds the one value in which services of modules above are found: that of the process, or of a task that has its own.
package final class PlatformStore: Sendable {
  @TaskLocal package static var scoped: PlatformStore?
  /// Begins with the services that the program is linked with, which are found by the name of a class (decision 41).
  private static let ofProcess = PlatformStore(
    (NSClassFromString("CairoRenderer.AppServices") as? any PlatformProviding.Type)?.platform)
  package static var current: PlatformStore { scoped ?? ofProcess }
  package static var rasteriser: (any RasterBackend)? {
    current.platform.withLock { $0 }?.rasteriser
  }

  package let platform: Mutex<(any DrawingPlatform)?>

  package init(_ platform: (any DrawingPlatform)?) { self.platform = Mutex(platform) }
}
