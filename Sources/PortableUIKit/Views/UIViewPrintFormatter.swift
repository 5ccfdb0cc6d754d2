import Foundation

/// What a view is printed with.
///
/// Nothing prints here. Whoever lays pages out hands it to a view's `draw(_:for:)`.
@preconcurrency @MainActor
open class UIViewPrintFormatter: NSObject {
  /// The view that is printed.
  public let view: UIView

  public init(view: UIView) {
    self.view = view
    super.init()
  }
}
