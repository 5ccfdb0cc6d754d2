import Synchronization

/// The writer of documents of the process.
public enum DocumentWriters {
  private static let installed = Mutex<(any DocumentWriting)?>(nil)

  /// The writer of documents; nil where no module that has one (CairoRenderer) has been set up.
  public static var current: (any DocumentWriting)? {
    get { installed.withLock { $0 } }
    set { installed.withLock { $0 = newValue } }
  }
}
