import Foundation

/// Where a menu for editing is opened.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// Which of a view's menus it is.
  public let identifier: AnyHashable
  /// In points of the view of the interaction.
  public let sourcePoint: CGPoint
  /// Where the menu stands to the point; kept, as there is no arrow here.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}
