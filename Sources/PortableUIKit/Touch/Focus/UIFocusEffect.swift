import Foundation

/// How an item shows that it has the focus; kept, as nothing is drawn for it.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
  public override init() {
    super.init()
  }
}
