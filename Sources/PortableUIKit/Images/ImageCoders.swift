import Synchronization

/// The codecs of the process.
public enum ImageCoders {
  private static let installed = Mutex<(any ImageCoding)?>(nil)

  /// The reader and writer of image files; nil where no module with codecs (CairoRenderer) has been set
  /// up.
  public static var current: (any ImageCoding)? {
    get { installed.withLock { $0 } }
    set { installed.withLock { $0 = newValue } }
  }
}
