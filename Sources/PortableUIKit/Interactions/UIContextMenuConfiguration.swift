import Foundation

/// The menu of something that was pressed for long.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
  public typealias PreviewProvider = () -> UIViewController?

  /// The object that the menu belongs to, named by the app.
  public let identifier: any NSCopying
  let previewProvider: PreviewProvider?
  let actionProvider: ActionProvider?

  /// - Parameters:
  ///   - previewProvider: Makes a controller that shows more of the thing. It is not shown here.
  ///   - actionProvider: Makes the menu; it gets the system's suggested actions, of which there are none.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}
