import Foundation

/// Something that is shown large in the middle of the screen while it is pressed by people who need it.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: AnyObject {
  var showsLargeContentViewer: Bool { get }
  var largeContentTitle: String? { get }
  var largeContentImage: UIImage? { get }
  var scalesLargeContentImage: Bool { get }
  var largeContentImageInsets: UIEdgeInsets { get }
}

/// The words and the image that a view is to show large; kept, as no viewer is shown here.
struct LargeContent {
  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var insets = UIEdgeInsets.zero
}

extension UIView: UILargeContentViewerItem {
  private static let largeContentKey = AssociationKey()

  var largeContent: LargeContent {
    get { associatedValues[UIView.largeContentKey.pointer] as? LargeContent ?? LargeContent() }
    set { associatedValues[UIView.largeContentKey.pointer] = newValue }
  }
}
