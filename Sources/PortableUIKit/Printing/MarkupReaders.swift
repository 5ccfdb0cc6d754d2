import Foundation
import Synchronization

/// The process's reader of marked-up text.
public enum MarkupReaders {
  private static let installed = Mutex<(any MarkupReading)?>(nil)

  /// Reads marked-up text; nil until one is set.
  public static var current: (any MarkupReading)? {
    get { installed.withLock { $0 } }
    set { installed.withLock { $0 = newValue } }
  }
}
