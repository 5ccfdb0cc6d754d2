import Foundation

extension UIScene {
  /// Facts about the app that has an address opened.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    open internal(set) var sourceApplication: String?
    open internal(set) var annotation: Any?
    /// Whether a file is to be opened where it is rather than copied.
    open internal(set) var openInPlace = false
  }
}
