import Foundation

/// Something in a bar: a title, an image or both.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0

  public override init() {
    super.init()
  }
}
