import Foundation
import PortableUIKit

/// The coder that a document hands to `init(coder:)` of a custom class.
///
/// It decodes nothing by key: the initialiser of the system's class gives the object the document's
/// settings. Asking for a key finds none, just as with a property that the document does not hold.
final class InterfaceCoder: NSCoder, InterfaceDecoding {
  let tableViewStyle: UITableView.Style
  let cellStyle: UITableViewCell.CellStyle
  let reuseIdentifier: String?
  let splitViewStyle: UISplitViewController.Style
  let pageTransitionStyle: UIPageViewController.TransitionStyle
  let pageNavigationOrientation: UIPageViewController.NavigationOrientation
  private let decodeView: (@MainActor (UIView) -> Void)?
  private let decodeController: (@MainActor (UIViewController) -> Void)?
  private let decodeLayout: (@MainActor (UICollectionViewLayout) -> Void)?

  @MainActor init(_ description: InterfaceView, decode: @escaping @MainActor (UIView) -> Void) {
    tableViewStyle = ViewFactory.tableStyle(description.element)
    cellStyle = ViewFactory.cellStyle(description.element)
    reuseIdentifier = description.element?.string("reuseIdentifier")
    splitViewStyle = .unspecified
    pageTransitionStyle = .pageCurl
    pageNavigationOrientation = .horizontal
    decodeView = decode
    decodeController = nil
    decodeLayout = nil
    super.init()
  }

  init(
    _ description: InterfaceController, decode: @escaping @MainActor (UIViewController) -> Void
  ) {
    let attributes = description.element?.attributes
    // Documents allow the style with columns; the number of columns follows from the controllers that
    // fill them.
    if attributes?["allowDoubleColumnStyle"] == "YES" {
      splitViewStyle =
        description.related("supplementaryViewController").isEmpty ? .doubleColumn : .tripleColumn
    } else {
      splitViewStyle = .unspecified
    }
    pageTransitionStyle = attributes?["transitionStyle"] == "scroll" ? .scroll : .pageCurl
    pageNavigationOrientation =
      attributes?["navigationOrientation"] == "vertical" ? .vertical : .horizontal
    tableViewStyle = .plain
    cellStyle = .default
    reuseIdentifier = nil
    decodeView = nil
    decodeController = decode
    decodeLayout = nil
    super.init()
  }

  /// The coder of a collection's layout.
  init(decode: @escaping @MainActor (UICollectionViewLayout) -> Void) {
    tableViewStyle = .plain
    cellStyle = .default
    reuseIdentifier = nil
    splitViewStyle = .unspecified
    pageTransitionStyle = .pageCurl
    pageNavigationOrientation = .horizontal
    decodeView = nil
    decodeController = nil
    decodeLayout = decode
    super.init()
  }

  @MainActor func decode(_ view: UIView) { decodeView?(view) }
  @MainActor func decode(_ controller: UIViewController) { decodeController?(controller) }
  @MainActor func decode(_ layout: UICollectionViewLayout) { decodeLayout?(layout) }

  // MARK: Keys, of which there are none

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeCInt(forKey key: String) -> Int32 { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}
