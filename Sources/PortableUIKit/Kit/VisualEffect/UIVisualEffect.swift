import Foundation

/// An effect of a visual effect view.
open class UIVisualEffect: NSObject, @unchecked Sendable {
  public override init() {
    super.init()
  }
}
