import Synchronization

/// The reader of documents of the process.
public enum DocumentReaders {
  private static let installed = Mutex<(any DocumentReading)?>(nil)

  /// The reader of documents; nil where no module that has one (CairoRenderer) has been set up.
  public static var current: (any DocumentReading)? {
    get { installed.withLock { $0 } }
    set { installed.withLock { $0 = newValue } }
  }
}
