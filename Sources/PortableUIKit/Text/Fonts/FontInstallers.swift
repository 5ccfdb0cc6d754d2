import Synchronization

/// The installer of fonts of the process.
public enum FontInstallers {
  private static let chosen = Mutex<(any FontInstalling)?>(nil)

  /// nil where no module that has one (CairoRenderer) has been set up.
  public static var current: (any FontInstalling)? {
    get { chosen.withLock { $0 } }
    set { chosen.withLock { $0 = newValue } }
  }
}
