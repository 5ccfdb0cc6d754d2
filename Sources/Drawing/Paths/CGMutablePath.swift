import Foundation

/// A path under construction; not to be changed by two threads at a time.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() {
    super.init(elements: PathElements())
  }
}
