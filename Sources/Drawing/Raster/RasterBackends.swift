import Synchronization

/// The rasteriser of the process.
public enum RasterBackends {
  private static let installed = Mutex<(any RasterBackend)?>(nil)

  /// The maker of the bitmaps of contexts; nil where no module with a rasteriser has been set up.
  public static var current: (any RasterBackend)? {
    get { installed.withLock { $0 } }
    set { installed.withLock { $0 = newValue } }
  }
}
