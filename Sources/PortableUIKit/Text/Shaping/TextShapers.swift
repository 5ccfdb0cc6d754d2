import Synchronization

/// The shaper of text that is drawn outside of any screen, for example by `NSString.draw(at:)`.
public enum TextShapers {
  private static let installed = Mutex<(any TextShaper)?>(nil)

  /// The shaper that a module with fonts (CairoRenderer) has set; otherwise an
  /// ``EstimatedTextShaper``, which measures roughly and draws nothing.
  public static var current: any TextShaper {
    get { installed.withLock { $0 } ?? EstimatedTextShaper() }
    set { installed.withLock { $0 = newValue } }
  }
}
