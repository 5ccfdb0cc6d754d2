import Foundation

/// Shows items of a view large while they are pressed; kept, as no viewer is shown here.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  nonisolated public static let enabledStatusDidChangeNotification = Notification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  /// Whether the user wants items shown large: where text is.
  open class var isEnabled: Bool {
    UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory
  }

  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// Recognises the press that would show an item.
  public let gestureRecognizerForExclusionRelationship: UIGestureRecognizer =
    UILongPressGestureRecognizer()

  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  public override convenience init() {
    self.init(delegate: nil)
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// Knows which item a press shows large; everything is optional.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: AnyObject {
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  func viewController(
    for interaction: UILargeContentViewerInteraction
  ) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) {}
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { nil }
  public func viewController(
    for interaction: UILargeContentViewerInteraction
  ) -> UIViewController { interaction.view?.window?.rootViewController ?? UIViewController() }
}
