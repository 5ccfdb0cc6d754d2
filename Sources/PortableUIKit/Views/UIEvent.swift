import Foundation

/// An event on its way through the responder chain.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  public override init() {
    super.init()
  }
}
